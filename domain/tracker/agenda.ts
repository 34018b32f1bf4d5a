import { compare } from "../text/text.ts";
import { dayOf } from "../time.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";

/** A step and its record. */
export type Planned = { record: TrackerRecord; step: NextStep };

/** Every step with a day, of all records, the soonest first. `now` is in ms. */
export function agenda(records: TrackerRecord[], now: number): Planned[] {
  return soonestFirst(planned(records, now));
}

/** The steps that are due today or overdue, the most pressing first. */
export function due(records: TrackerRecord[], now: number): Planned[] {
  const today = dayOf(new Date(now));
  return mostPressingFirst(soonestFirst(planned(records, now).filter(({ step }) => step.on <= today)), today);
}

/**
 * The steps in the same order, except that those which cannot wait come first, by their hour, then
 * due thank-yous, then all else that is due, then what is only left to close, then the coming days.
 */
export function mostPressingFirst<Step extends Pick<Planned, "step">>(steps: Step[], today: string): Step[] {
  return steps.toSorted(({ step: a }, { step: b }) => rank(a, today) - rank(b, today));
}

function rank(step: NextStep, today: string): number {
  if (step.on > today) return 5;
  if (isPressing(step, today)) return step.at ? 0 : 1;
  if (step.kind === "thank-you") return 2;
  return step.kind === "close" || step.isOver ? 4 : 3;
}

/** Whether a step cannot wait: it has an hour or a deadline today. */
export function isPressing(step: NextStep, today: string): boolean {
  return step.on === today && isDated(step);
}

/** Whether a step has an hour or is a deadline, and is not over. */
export function isDated({ kind, at, isOver }: NextStep): boolean {
  return !isOver && (at !== undefined || kind === "deadline" || kind === "offer");
}

function planned(records: TrackerRecord[], now: number): Planned[] {
  return records.flatMap((record) => nextSteps(record, now).map((step) => ({ record, step })));
}

/** The steps with a day, the soonest first. */
export function soonestFirst<Step extends Pick<Planned, "step">>(steps: Step[]): Step[] {
  return steps
    .filter(({ step }) => step.on)
    .sort(({ step: a }, { step: b }) => compare(a.on, b.on) || compare(a.at ?? "", b.at ?? ""));
}
