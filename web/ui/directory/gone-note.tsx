import type { Gone } from "#domain/directory/directory.ts";
import { dateFormats } from "#domain/text/date-format.ts";

const monthFormat = dateFormats({ month: "long", year: "numeric" });

/** Says what happened to an entry that is no longer listed. */
export function GoneNote({ name, since, reason }: Gone) {
  const when = since && (since.includes("-") ? monthFormat("UTC").format(new Date(since)) : since);
  return (
    <p className="mt-4 rounded-card border border-edge px-4 py-3">
      <strong>
        {name} {when ? `has been gone since ${when}` : "is gone"}.
      </strong>{" "}
      {reason}
    </p>
  );
}
