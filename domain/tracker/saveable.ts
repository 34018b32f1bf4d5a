import type { TrackerRecord } from "./record.schema.ts";

/** A thing that a card of another tool offers to save. */
export type Saveable = Pick<TrackerRecord, "kind" | "title" | "url"> &
  Partial<Pick<TrackerRecord, "organization" | "place" | "deadline" | "next" | "source">>;
