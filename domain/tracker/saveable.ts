import type { TrackerRecord } from "./record.schema.ts";

/** A thing that a card of another tool offers to save. */
export type Saveable = Pick<TrackerRecord, "kind" | "title" | "url"> &
  Partial<Pick<TrackerRecord, "organization" | "place" | "deadline" | "event" | "source">>;

/** Whether a thing is saved. `saved` are the keys of all that is; see savedKeys in record.ts. */
export function isSaved({ url, event }: Pick<Saveable, "url" | "event">, saved: Set<string>): boolean {
  if (!event) return saved.has(url);
  const day = new Date(event.start).toLocaleDateString("en-CA");
  return saved.has(`${url} ${event.start}`) || saved.has(`${url} ${day}`);
}
