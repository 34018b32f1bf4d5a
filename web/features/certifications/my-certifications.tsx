import { doneCertificationsKey, plannedCertificationsKey } from "#domain/storage-keys.ts";
import { toggleKept, useKept } from "#web/ui/directory/kept-entries.ts";
import { EntryLinks } from "#web/ui/directory/kept-strip.tsx";

/** The visitor's planned and finished certifications. */
export function MyCertifications() {
  const lists = [
    { title: "Planned", key: plannedCertificationsKey, entries: useKept(plannedCertificationsKey) },
    { title: "Done", key: doneCertificationsKey, entries: useKept(doneCertificationsKey) },
  ].filter(({ entries }) => entries.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className="mt-5 rounded-card bg-tint px-5 pt-4 pb-1">
      {lists.map(({ title, key, entries }) => (
        <EntryLinks
          key={key}
          title={`${title} (${entries.length})`}
          entries={entries}
          onRemove={(entry) => toggleKept(key, entry)}
        />
      ))}
    </div>
  );
}
