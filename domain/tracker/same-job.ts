import type { TrackerRecord } from "./record.schema.ts";
import { addressKey } from "./saved-keys.ts";

type Job = Pick<TrackerRecord, "url" | "title" | "organization">;

/** The record with a job's address, or with its title and company. */
export function sameJob(records: TrackerRecord[], { url, title, organization }: Job): TrackerRecord | undefined {
  const plain = (text: string) => text.trim().toLowerCase();
  return records.find(
    (one) =>
      (url && addressKey(one.url) === addressKey(url)) ||
      (plain(title) &&
        plain(organization) &&
        plain(one.title) === plain(title) &&
        plain(one.organization) === plain(organization)),
  );
}
