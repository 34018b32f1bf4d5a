import { median } from "../median.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { type Outcome, type Stage, stages } from "./stages.ts";

/** A median of whole days, and over how many records; undefined where there is none. */
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

/** How many were sent this way, and how many of them were answered. */
export type Share = { name: string; sent: number; replies: number };

/** Groups with fewer say too little. */
export const smallestGroup = 5;

/**
 * What the records say in counts and medians, without a guess. A record counts for each stage that
 * it stands in or stood in, and for those before it: one at Interview was sent and answered.
 */
export function insightsOf(records: TrackerRecord[]): Insights {
  const sent = records.filter(isSent);
  return {
    sent: sent.length,
    replies: sent.filter(isAnswered).length,
    interviews: sent.filter((record) => hasReached(record, "interview")).length,
    offers: sent.filter((record) => hasReached(record, "offer")).length,
    daysToReply: typical(sent, (entry) => isAtLeast(entry, "in-touch")),
    daysToInterview: typical(sent, ({ stage }) => stage === "interview"),
    bySource: shares(sent, "source"),
    byResume: shares(sent, "resume"),
  };
}

function isSent(record: TrackerRecord): boolean {
  return record.applied !== "" || hasReached(record, "applied");
}

function isAnswered(record: TrackerRecord): boolean {
  return hasReached(record, "in-touch");
}

type Entry = TrackerRecord["history"][number];

function hasReached(record: TrackerRecord, wanted: Stage): boolean {
  return [record, ...record.history].some((entry) => isAtLeast(entry, wanted));
}

/** The stage that an outcome proves: who was rejected was answered, so was in touch. */
const reachedBy: Record<Outcome, Stage> = {
  accepted: "offer",
  rejected: "in-touch",
  "no-answer": "applied",
  withdrawn: "saved",
  "": "saved",
};

function isAtLeast({ stage, outcome }: Pick<Entry, "stage" | "outcome">, wanted: Stage): boolean {
  return placeOf(stage === "closed" ? reachedBy[outcome] : stage) >= placeOf(wanted);
}

function placeOf(wanted: Stage): number {
  return stages.findIndex(({ id }) => id === wanted);
}

/**
 * Days from applying, for those records whose both ends are known and in order. A stage that came
 * with an import has no moment.
 */
function typical(sent: TrackerRecord[], isEnd: (entry: Entry) => boolean): Typical {
  const days = sent.flatMap(({ applied, history }) => {
    const from = applied || history.find(({ stage }) => stage === "applied")?.at;
    const to = history.find(isEnd)?.at;
    const apart = from && to ? Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000) : -1;
    return apart >= 0 ? [apart] : [];
  });
  return days.length > 0 ? { days: median(days), n: days.length } : undefined;
}

function shares(sent: TrackerRecord[], field: "source" | "resume"): Share[] {
  const groups = Map.groupBy(
    sent.filter((record) => record[field]),
    (record) => record[field],
  );
  return [...groups]
    .filter(([, group]) => group.length >= smallestGroup)
    .map(([name, group]) => ({
      name,
      sent: group.length,
      replies: group.filter(isAnswered).length,
    }))
    .sort((a, b) => b.sent - a.sent);
}
