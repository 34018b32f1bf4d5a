import { type NextStep, nextSteps } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";

/** A step and its record. */
export type Planned = { record: TrackerRecord; step: NextStep };

/** Every step that has a day, over all records, the soonest first. */
export function agenda(records: TrackerRecord[], today: string): Planned[] {
  return records
    .flatMap((record) => nextSteps(record, today).map((step) => ({ record, step })))
    .filter(({ step }) => step.on)
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));
}

function placeOf({ step: { on, at = "" } }: Planned): string {
  return `${on} ${at}`;
}

/** What is due today or was due before. */
export function due(records: TrackerRecord[], today: string): Planned[] {
  return agenda(records, today).filter(({ step }) => step.on <= today);
}
