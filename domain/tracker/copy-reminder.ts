import type { TrackerRecord } from "./record.schema.ts";
import { daysLater } from "./record.ts";

/** As many applications would be a loss. */
export const manyRecords = 20;
/** How long nobody is asked after a copy was saved or put off, in days. */
export const copyDays = 30;

/**
 * Whether the visitor should be reminded to save a copy: there are many records, and for 30 days
 * no copy was saved or put off. Before the first copy, the days count from the oldest record.
 */
export function isCopyDue(records: TrackerRecord[], answered: string | null, today: string): boolean {
  if (records.length < manyRecords) return false;
  const after = daysLater(today, 1 - copyDays);
  if (/^\d{4}-\d\d-\d\d$/.test(answered ?? "")) return String(answered) < after;
  return records.some(({ createdAt }) => createdAt < after);
}
