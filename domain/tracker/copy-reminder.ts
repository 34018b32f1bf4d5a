import type { TrackerRecord } from "./record.schema.ts";
import { daysLater } from "./record.ts";

/** From this number on, losing the records would hurt. */
const manyRecords = 20;
/** In days: how long the reminder rests after a copy was saved or put off. */
export const copyDays = 30;

/**
 * Whether to remind the visitor to save a copy: there are many records, and no copy was saved or
 * put off for 30 days. Before the first copy, the days count from the oldest record.
 */
export function isCopyDue(records: TrackerRecord[], answered: string | null, today: string): boolean {
  if (records.length < manyRecords) return false;
  const after = daysLater(today, 1 - copyDays);
  if (/^\d{4}-\d\d-\d\d$/.test(answered ?? "")) return String(answered) < after;
  return records.some(({ createdAt }) => createdAt < after);
}
