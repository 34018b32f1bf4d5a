import { median } from "../median.ts";
import { compare } from "../text/text.ts";
import { dayMs, dayOf, hourMs } from "../time.ts";
import { type Entry, hasReached, isAtLeast } from "./reached.ts";
import type { TrackerRecord } from "./record.schema.ts";

/** A median of whole days, and the number of records behind it. Undefined without records. */
export type Typical = { days: number; n: number } | undefined;

export type Insights = {
  sent: number;
  replies: number;
  interviews: number;
  offers: number;
  daysToReply: Typical;
  daysToInterview: Typical;
  bySource: Share[];
  byResume: Share[];
};

/** The number of applications sent this way, and of those answered. */
export type Share = { name: string; sent: number; replies: number };

/** Smaller groups say too little. */
export const minGroupSize = 5;

/**
 * Counts and medians of the records, without guesses. A record counts for each stage it is or was
 * in, and for the stages before: one at Interview was sent and answered. An interview that is over
 * counts on its own day, whatever the stage.
 */
export function insightsOf(all: TrackerRecord[], now: number): Insights {
  const sent = all.map((record) => withPastInterviews(record, now)).filter(isSent);
  return {
    sent: sent.length,
    replies: sent.filter(isAnswered).length,
    interviews: sent.filter((record) => hasReached(record, "interview")).length,
    offers: sent.filter((record) => hasReached(record, "offer")).length,
    daysToReply: typical(sent, firstReply),
    daysToInterview: typical(sent, (record) => firstInterview(record, now)),
    bySource: shares(sent, "source"),
    byResume: shares(sent, "resume"),
  };
}

/** The record with each interview that is over as an entry of its history, the oldest first. */
function withPastInterviews(record: TrackerRecord, now: number): TrackerRecord {
  const entries = pastInterviews(record, now).map((at): Entry => ({ stage: "interview", outcome: "", at }));
  return { ...record, history: [...record.history, ...entries].sort((a, b) => compare(a.at, b.at)) };
}

function pastInterviews({ interviews }: TrackerRecord, now: number): string[] {
  return interviews.filter((moment) => Date.parse(moment) + hourMs <= now).sort();
}

function firstReply(record: TrackerRecord): string | undefined {
  return sinceWhen(
    record,
    record.history.find((entry) => isAtLeast(entry, "in-touch")),
  );
}

/** When the record came to an entry's stage. Unknown if it was added in that stage. */
function sinceWhen({ createdAt }: TrackerRecord, entry: Entry | undefined): string | undefined {
  return entry?.at === createdAt ? undefined : entry?.at;
}

/**
 * When the first interview was. If the record has interviews, their own dates decide, and one still
 * ahead does not count. Otherwise, when the record came to Interview.
 */
function firstInterview(record: TrackerRecord, now: number): string | undefined {
  const { interviews, history } = record;
  return interviews.length > 0
    ? pastInterviews(record, now)[0]
    : sinceWhen(
        record,
        history.find(({ stage, at }) => stage === "interview" && at !== ""),
      );
}

function isSent(record: TrackerRecord): boolean {
  return record.applied !== "" || hasReached(record, "applied");
}

function isAnswered(record: TrackerRecord): boolean {
  return hasReached(record, "in-touch");
}

/**
 * The typical number of days from applying to an end. Only records whose start and end are known
 * and in order count. A stage from an import has no time, and neither has the stage in which a
 * record was added.
 */
function typical(sent: TrackerRecord[], endOf: (record: TrackerRecord) => string | undefined): Typical {
  const days = sent.flatMap((record) => {
    const from = record.applied || record.history.find(({ stage }) => stage === "applied")?.at;
    const to = endOf(record);
    const apart = from && to ? (Date.parse(dayIn(to)) - Date.parse(dayIn(from))) / dayMs : -1;
    return apart >= 0 ? [apart] : [];
  });
  return days.length > 0 ? { days: median(days), n: days.length } : undefined;
}

const dayIn = (dayOrMoment: string) => (dayOrMoment.includes("T") ? dayOf(new Date(dayOrMoment)) : dayOrMoment);

function shares(sent: TrackerRecord[], field: "source" | "resume"): Share[] {
  const groups = Map.groupBy(
    sent.filter((record) => record[field]),
    (record) => record[field],
  );
  return [...groups]
    .filter(([, group]) => group.length >= minGroupSize)
    .map(([name, group]) => ({
      name,
      sent: group.length,
      replies: group.filter(isAnswered).length,
    }))
    .sort((a, b) => b.sent - a.sent);
}
