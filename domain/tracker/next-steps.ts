import { compare } from "../text/text.ts";
import { dayOf, hourMs } from "../time.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { daysLater, edited, moved } from "./record.ts";
import { type Kind, trackerLimits } from "./stages.ts";
import { silence } from "./stored-glance.ts";

/** Something to do about a record, and its day. A step that the visitor planned may have no day. */
export type NextStep = {
  kind: "own" | "event" | "interview" | "deadline" | "offer" | "thank-you" | "follow-up" | "close";
  what: string;
  on: string;
  /** The time of an event or an interview. */
  at?: string;
  /** Whether the deadline or the event has passed, so that only closing the record is left. */
  isOver?: true;
  /** Whether the event has not begun. */
  isAhead?: true;
};

/** The cadence of docs/spec.md: days after which a step is due, and the number of follow-ups. */
export const cadence = { followUp: 7, maxFollowUps: 2, thankYou: 1, noAnswer: 21 };

const known = new WeakMap<TrackerRecord, { now: number; steps: NextStep[] }>();

/**
 * Every step of a record, the soonest first. A closed record has none. If the visitor has planned a
 * step, neither a follow-up nor closing is proposed. The result is cached by record and `now` (in
 * ms). A changed record is a new object.
 */
export function nextSteps(record: TrackerRecord, now: number): readonly NextStep[] {
  const found = known.get(record);
  if (found?.now === now) return found.steps;
  const steps = stepsAt(record, now);
  known.set(record, { now, steps });
  return steps;
}

/** The steps of a record at any time, in ms. */
export function stepsAt(record: TrackerRecord, now: number): NextStep[] {
  if (record.stage === "closed" || record.deletedAt) return [];
  const today = dayOf(new Date(now));
  const { next, event, deadline, offerUntil, stage } = record;
  const steps: NextStep[] = [];
  if (next.what || next.on) steps.push({ kind: "own", what: next.what || "Next step", on: next.on });
  if (event) steps.push({ ...eventStep(event), ...sinceStart(event, now) });
  if (deadline && stage === "saved") steps.push(deadlineStep(deadline, today));
  if (offerUntil && stage === "offer") steps.push({ kind: "offer", what: "Answer the offer", on: offerUntil });
  steps.push(...interviewSteps(record, now, today));
  if (steps.length === 0) steps.push(...silenceSteps(record, today));
  return steps.sort((a, b) => compare(a.on || "9999", b.on || "9999"));
}

/** The step for the start of a saved contest. `on` is its day in the machine's time zone. */
export function eventStep({ start, isExpected }: NonNullable<TrackerRecord["event"]>): NextStep {
  const what = isExpected ? "Contest starts (expected)" : "Contest starts";
  return { kind: "event", what, on: dayOf(new Date(start)), at: start };
}

function sinceStart({ start, end, isExpected }: NonNullable<TrackerRecord["event"]>, now: number): Partial<NextStep> {
  if (now >= Date.parse(end)) return { what: isExpected ? "Contest was expected" : "Contest is over", isOver: true };
  return now < Date.parse(start)
    ? { isAhead: true }
    : { what: isExpected ? "Contest is on (expected)" : "Contest is on" };
}

function deadlineStep(on: string, today: string): NextStep {
  if (on < today) return { kind: "deadline", what: "The deadline has passed", on, isOver: true };
  return { kind: "deadline", what: "Apply by the deadline", on };
}

/** The soonest step of a record. */
export function nextStep(record: TrackerRecord, now: number): NextStep | undefined {
  return nextSteps(record, now)[0];
}

/**
 * Every time, in ms, at which the steps of an unchanged record change: the days after its deadline
 * and during silence, and the times of interviews and events.
 */
export function changeTimes(record: TrackerRecord): number[] {
  const { deadline, interviews } = record;
  const days = [lastSign(record), ...interviews.map((moment) => dayOf(new Date(moment)))];
  return [
    ...changeTimesInDay(record),
    ...days.map((day) => startOf(daysLater(day, cadence.noAnswer))),
    ...(deadline ? [startOf(daysLater(deadline, 1))] : []),
  ];
}

/** The times within a day that change steps. An interview is over one hour after its start. */
function changeTimesInDay({ interviews, event }: TrackerRecord): number[] {
  const ends = interviews.map((moment) => Date.parse(moment) + hourMs);
  return event ? [...ends, Date.parse(event.start), Date.parse(event.end)] : ends;
}

/**
 * The last time up to now, in ms, at which a step of any record could change: midnight or a time of
 * the record itself.
 */
export function lastChangeTime(records: TrackerRecord[], now: number): number {
  const midnight = startOf(dayOf(new Date(now)));
  const times = records.flatMap(changeTimesInDay).filter((time) => time <= now);
  return times.reduce((last, time) => Math.max(last, time), midnight);
}

/** The start of a day, in ms. */
export function startOf(day: string): number {
  return new Date(`${day}T00:00`).getTime();
}

/** The coming interviews, and a thank-you one day after the last one unless it was sent. */
function interviewSteps({ interviews, sent, stage }: TrackerRecord, now: number, today: string): NextStep[] {
  const isOver = (moment: string) => Date.parse(moment) + hourMs <= now;
  const sorted = interviews.toSorted();
  const coming = sorted.filter((moment) => !isOver(moment)).slice(0, 1);
  const [last] = sorted
    .filter(isOver)
    .slice(-1)
    .map((moment) => dayOf(new Date(moment)));
  const isThanked = sent.some(({ what, on }) => what === "thank-you" && last !== undefined && on >= last);
  const isRecent = last !== undefined && daysLater(last, cadence.noAnswer) > today;
  return [
    ...coming.map((at) => ({ kind: "interview" as const, what: "Interview", on: dayOf(new Date(at)), at })),
    ...(last && isRecent && !isThanked && stage !== "offer"
      ? [{ kind: "thank-you" as const, what: "Send a thank-you", on: daysLater(last, cadence.thankYou) }]
      : []),
  ];
}

/** The kinds for which somebody answers. Nobody answers who starts a course. */
const answered: Kind[] = ["job", "hackathon", "issue"];

/** The follow-ups of a record that were sent, the oldest first. */
export const followUps = ({ sent }: TrackerRecord) => sent.filter(({ what }) => what === "follow-up");

/** Whether one more follow-up is in place: before an interview, and at most two. */
export function mayFollowUp(record: TrackerRecord): boolean {
  const { stage } = record;
  return (stage === "applied" || stage === "in-touch") && followUps(record).length < cadence.maxFollowUps;
}

/**
 * The steps after silence: a follow-up after 7 days, at most two, and closing after 21 days without
 * a sign.
 */
function silenceSteps(record: TrackerRecord, today: string): NextStep[] {
  const { stage } = record;
  if (!answered.includes(record.kind)) return [];
  if (stage !== "applied" && stage !== "in-touch" && stage !== "interview") return [];
  const since = lastSign(record);
  const close = daysLater(since, cadence.noAnswer);
  if (close <= today) return [{ kind: "close", what: silence(since, today), on: close }];
  if (!mayFollowUp(record)) return [];
  return [
    {
      kind: "follow-up",
      what: followUps(record).length === 0 ? "Follow up" : "Follow up a second time",
      on: daysLater(since, cadence.followUp),
    },
  ];
}

/** The last day on which something happened: a new stage, a sent message, an interview. */
function lastSign({ stage, applied, history, sent, interviews, createdAt }: TrackerRecord): string {
  const changed = dayOf(new Date(history.at(-1)?.at || createdAt));
  const days = [...sent.map(({ on }) => on), ...interviews.map((moment) => dayOf(new Date(moment)))];
  days.push(stage === "applied" && applied ? applied : changed);
  return days.sort().at(-1) ?? changed;
}

/**
 * The record after a step was done. A deadline moves it to "applied", and a past event or closing
 * moves it to "closed". The visitor's own step and an offer's deadline are cleared. A message is
 * added to `sent`. An interview changes nothing.
 */
export function stepDone(record: TrackerRecord, step: NextStep, now: Date): TrackerRecord {
  const { kind, isOver } = step;
  if (isOver) return moved(record, { stage: "closed" }, now);
  if (kind === "close") return moved(record, { stage: "closed", outcome: "no-answer" }, now);
  if (kind === "event") return moved(record, { stage: "closed" }, now);
  if (kind === "deadline") return moved(record, { stage: "applied" }, now);
  if (kind === "own") return edited(record, { next: { what: "", on: "" } }, now);
  if (kind === "offer") return edited(record, { offerUntil: "" }, now);
  if (kind === "interview") return record;
  const sent = [...record.sent, { what: kind, on: dayOf(now) }];
  return edited(record, { sent: sent.slice(-trackerLimits.entries) }, now);
}
