import { compare } from "../text/text.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";

/** A step and its record. */
export type Planned = { record: TrackerRecord; step: NextStep };

/** Every step that has a day, over all records, the soonest first. */
export function agenda(records: TrackerRecord[], today: string): Planned[] {
  return planned(records, today, ({ on }) => on !== "");
}

/** What is due today or was due before. */
export function due(records: TrackerRecord[], today: string): Planned[] {
  return planned(records, today, ({ on }) => on !== "" && on <= today);
}

function planned(records: TrackerRecord[], today: string, isWanted: (step: NextStep) => boolean): Planned[] {
  const found: Planned[] = [];
  for (const record of records)
    for (const step of nextSteps(record, today)) if (isWanted(step)) found.push({ record, step });
  return found.sort((a, b) => compare(a.step.on, b.step.on) || compare(a.step.at ?? "", b.step.at ?? ""));
}
