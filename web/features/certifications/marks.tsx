import { CalendarPlus, Check } from "lucide-react";
import type { DirectoryRow } from "#domain/directory/directory.ts";
import { isAmong } from "#domain/directory/pinned-entries.ts";
import { doneCertificationsKey, plannedCertificationsKey } from "#domain/storage-keys.ts";
import { Chip } from "#web/ui/chip.tsx";
import { toggleKept, useKept } from "#web/ui/directory/kept-entries.ts";
import { SaveToTracker } from "#web/ui/save-button.tsx";

/**
 * Buttons that mark a certification as planned or done, and a button that saves it to the tracker.
 */
export function Marks({ row: { id, name, url, provider } }: { row: DirectoryRow }) {
  const entry = { directory: "certifications", id, name, url } as const;
  const isPlanned = isAmong(useKept(plannedCertificationsKey), entry);
  const isDone = isAmong(useKept(doneCertificationsKey), entry);
  const mark = (key: string, other: string, hasOther: boolean) => {
    toggleKept(key, entry);
    if (hasOther) toggleKept(other, entry);
  };
  return (
    <>
      <Chip
        pressed={isPlanned}
        aria-label={`Planned: ${name}`}
        title="List it on this page and on Home"
        onClick={() => mark(plannedCertificationsKey, doneCertificationsKey, isDone)}
      >
        <CalendarPlus aria-hidden="true" className="size-4" />
        Planned
      </Chip>
      <Chip
        pressed={isDone}
        aria-label={`Done: ${name}`}
        title="List it on this page"
        onClick={() => mark(doneCertificationsKey, plannedCertificationsKey, isPlanned)}
      >
        <Check aria-hidden="true" className="size-4" />
        Done
      </Chip>
      <SaveToTracker
        thing={{
          kind: "certification",
          title: name,
          url,
          organization: typeof provider === "string" ? provider : "",
          source: "Free Certifications",
        }}
      />
    </>
  );
}
