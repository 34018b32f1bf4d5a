import type { TrackerRecord } from "./record.schema.ts";
import { type Outcome, type Stage, stageIndex } from "./stages.ts";

export type Entry = TrackerRecord["history"][number];

/** Whether a record is or was in a stage, or in one behind it. */
export function hasReached(record: TrackerRecord, wanted: Stage): boolean {
  return isAtLeast(record, wanted) || record.history.some((entry) => isAtLeast(entry, wanted));
}

/** The stage that an outcome proves: a rejection is an answer, so there was contact. */
const reachedBy: Record<Outcome, Stage> = {
  accepted: "offer",
  rejected: "in-touch",
  "no-answer": "applied",
  withdrawn: "saved",
  "": "saved",
};

/** Whether a stage is the wanted one or one behind it. */
export function isAtLeast({ stage, outcome }: Pick<Entry, "stage" | "outcome">, wanted: Stage): boolean {
  return stageIndex(stage === "closed" ? reachedBy[outcome] : stage) >= stageIndex(wanted);
}
