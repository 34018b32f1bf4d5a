import { compare } from "../text/text.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { dayOf } from "./record.ts";

/** A step and its record. */
export type Planned = { record: TrackerRecord; step: NextStep };

/** Every step that has a day, over all records, the soonest first; `now` is in ms. */
export function agenda(records: TrackerRecord[], now: number): Planned[] {
  return inOrder(planned(records, now));
}

/** What is due today or was due before. */
export function due(records: TrackerRecord[], now: number): Planned[] {
  const today = dayOf(new Date(now));
  return inOrder(planned(records, now).filter(({ step }) => step.on <= today));
}

function planned(records: TrackerRecord[], now: number): Planned[] {
  return records.flatMap((record) => nextSteps(record, now).map((step) => ({ record, step })));
}

/** The steps that have a day, the soonest first. */
export function inOrder<Step extends Pick<Planned, "step">>(steps: Step[]): Step[] {
  return steps
    .filter(({ step }) => step.on)
    .sort(({ step: a }, { step: b }) => compare(a.on, b.on) || compare(a.at ?? "", b.at ?? ""));
}
