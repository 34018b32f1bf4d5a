import type { TrackerRecord } from "./record.schema.ts";
import { dayOf, daysLater, edited, moved } from "./record.ts";

/**
 * What is to be done about a record, and on which day; a step of the visitor's own may have none.
 */
export type NextStep = {
  kind: "own" | "event" | "interview" | "deadline" | "offer" | "thank-you" | "follow-up" | "close";
  what: string;
  on: string;
  /** The moment of an event. */
  at?: string;
};

/** The written cadence, in days. */
export const cadence = { followUp: 7, mostFollowUps: 2, thankYou: 1, noAnswer: 21 };

const known = new WeakMap<TrackerRecord, { today: string; steps: NextStep[] }>();

/**
 * Every step of a record, the soonest first. A closed record has none. Where the visitor has
 * planned a step, no follow-up and no closing is proposed beside it. Worked out once for each
 * record and day: a changed record is another object.
 */
export function nextSteps(record: TrackerRecord, today: string): readonly NextStep[] {
  const found = known.get(record);
  if (found?.today === today) return found.steps;
  const steps = stepsOf(record, today);
  known.set(record, { today, steps });
  return steps;
}

function stepsOf(record: TrackerRecord, today: string): NextStep[] {
  if (record.stage === "closed" || record.deletedAt) return [];
  const { next, event, deadline, offerUntil, stage } = record;
  const steps: NextStep[] = [];
  if (next.what || next.on) steps.push({ kind: "own", what: next.what || "Next step", on: next.on });
  if (event) steps.push(eventStep(event));
  if (deadline && stage === "saved") steps.push({ kind: "deadline", what: "Apply by the deadline", on: deadline });
  if (offerUntil && stage === "offer") steps.push({ kind: "offer", what: "Answer the offer", on: offerUntil });
  steps.push(...interviewSteps(record, today));
  if (steps.length === 0) steps.push(...silenceSteps(record, today));
  return steps.sort((a, b) => ((a.on || "9999") < (b.on || "9999") ? -1 : 1));
}

export function eventStep({ start, isExpected }: NonNullable<TrackerRecord["event"]>): NextStep {
  const what = isExpected ? "Contest starts (expected)" : "Contest starts";
  return { kind: "event", what, on: dayOf(new Date(start)), at: start };
}

/** The soonest step of a record. */
export function nextStep(record: TrackerRecord, today: string): NextStep | undefined {
  return nextSteps(record, today)[0];
}

/** An interview to come, and a thank-you one day after the last one unless it was sent. */
function interviewSteps({ interviews, sent, stage }: TrackerRecord, today: string): NextStep[] {
  const days = interviews.map((moment) => dayOf(new Date(moment))).sort();
  const coming = days.filter((day) => day >= today).slice(0, 1);
  const last = days.filter((day) => day < today).at(-1);
  const isThanked = sent.some(({ what, on }) => what === "thank-you" && last !== undefined && on >= last);
  const isRecent = last !== undefined && daysLater(last, cadence.noAnswer) > today;
  return [
    ...coming.map((on) => ({ kind: "interview" as const, what: "Interview", on })),
    ...(last && isRecent && !isThanked && stage !== "offer"
      ? [{ kind: "thank-you" as const, what: "Send a thank-you", on: daysLater(last, cadence.thankYou) }]
      : []),
  ];
}

/**
 * What silence asks for. After 7 days a follow-up, at most two; after 21 days without anything,
 * closing.
 */
function silenceSteps(record: TrackerRecord, today: string): NextStep[] {
  const { stage, sent } = record;
  if (stage !== "applied" && stage !== "in-touch" && stage !== "interview") return [];
  const since = lastSign(record);
  const close = daysLater(since, cadence.noAnswer);
  if (close <= today) return [{ kind: "close", what: "No answer for 21 days. Close it?", on: close }];
  const followUps = sent.filter(({ what }) => what === "follow-up").length;
  if (stage === "interview" || followUps >= cadence.mostFollowUps) return [];
  return [
    {
      kind: "follow-up",
      what: followUps === 0 ? "Follow up" : "Follow up a second time",
      on: daysLater(since, cadence.followUp),
    },
  ];
}

/** The last day on which something happened: a stage, a message that was sent, an interview. */
function lastSign({ stage, applied, history, sent, interviews, createdAt }: TrackerRecord): string {
  const changed = dayOf(new Date(history.at(-1)?.at || createdAt));
  const days = [...sent.map(({ on }) => on), ...interviews.map((moment) => dayOf(new Date(moment)))];
  days.push(stage === "applied" && applied ? applied : changed);
  return days.sort().at(-1) ?? changed;
}

/** The record after a step was done. A deadline is met by applying, the others leave a trace. */
export function stepDone(record: TrackerRecord, step: NextStep, now: Date): TrackerRecord {
  const { kind } = step;
  if (kind === "close") return moved(record, { stage: "closed", outcome: "no-answer" }, now);
  if (kind === "event") return moved(record, { stage: "closed" }, now);
  if (kind === "deadline") return moved(record, { stage: "applied" }, now);
  if (kind === "own") return edited(record, { next: { what: "", on: "" } }, now);
  if (kind === "offer") return edited(record, { offerUntil: "" }, now);
  if (kind === "interview") return record;
  const sent = [...record.sent, { what: kind, on: dayOf(now) }];
  return edited(record, { sent: sent.slice(-50) }, now);
}
