import { dayOf } from "../time.ts";
import type { TrackerRecord } from "./record.schema.ts";

/** A thing that a card of another tool offers to save. */
export type Saveable = Pick<TrackerRecord, "kind" | "title" | "url"> &
  Partial<Pick<TrackerRecord, "organization" | "place" | "deadline" | "event" | "source" | "notes">>;

/** Whether a thing is saved. `saved` has the keys of all records: savedKeys() in saved-keys.ts. */
export function isSaved({ url, event }: Pick<Saveable, "url" | "event">, saved: Set<string>): boolean {
  if (!event) return saved.has(url);
  const day = dayOf(new Date(event.start));
  return saved.has(`${url} ${event.start}`) || saved.has(`${url} ${day}`);
}
