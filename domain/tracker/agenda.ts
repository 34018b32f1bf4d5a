import { type NextStep, nextSteps } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { dayOf } from "./record.ts";

/** A step and its record. */
export type Planned = { record: TrackerRecord; step: NextStep };

/** Every step that has a day, over all records, the soonest first; `now` is in ms. */
export function agenda(records: TrackerRecord[], now: number): Planned[] {
  return inOrder(records.flatMap((record) => nextSteps(record, now).map((step) => ({ record, step }))));
}

/** The steps that have a day, the soonest first. */
export function inOrder<Step extends Pick<Planned, "step">>(steps: Step[]): Step[] {
  return steps
    .filter(({ step }) => step.on)
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));
}

function placeOf({ step: { on, at = "" } }: Pick<Planned, "step">): string {
  return `${on} ${at}`;
}

/** What is due today or was due before. */
export function due(records: TrackerRecord[], now: number): Planned[] {
  const today = dayOf(new Date(now));
  return agenda(records, now).filter(({ step }) => step.on <= today);
}
