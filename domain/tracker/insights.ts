import { median } from "../median.ts";
import type { TrackerRecord } from "./record.schema.ts";

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
 * What the records say in counts and medians, without a guess. Sent is what was applied for. A
 * reply is a word from a person: in touch, an interview, an offer, a rejection or an acceptance.
 */
export function insightsOf(records: TrackerRecord[]): Insights {
  const sent = records.filter(isSent);
  return {
    sent: sent.length,
    replies: sent.filter(reply).length,
    interviews: sent.filter((record) => reached(record, "interview")).length,
    offers: sent.filter((record) => reached(record, "offer") || record.outcome === "accepted").length,
    daysToReply: typical(sent, reply),
    daysToInterview: typical(sent, (record) => reached(record, "interview")),
    bySource: shares(sent, "source"),
    byResume: shares(sent, "resume"),
  };
}

function isSent({ applied, history }: TrackerRecord): boolean {
  return applied !== "" || history.some(({ stage }) => stage === "applied");
}

type Entry = TrackerRecord["history"][number];

function reached({ history }: TrackerRecord, wanted: string): Entry | undefined {
  return history.find(({ stage }) => stage === wanted);
}

function reply({ history }: TrackerRecord): Entry | undefined {
  const answered = ["in-touch", "interview", "offer"];
  return history.find(
    ({ stage, outcome }) => answered.includes(stage) || outcome === "rejected" || outcome === "accepted",
  );
}

/**
 * Days from applying, for those records whose both ends are known and in order. A stage that came
 * with an import has no moment.
 */
function typical(sent: TrackerRecord[], end: (record: TrackerRecord) => Entry | undefined): Typical {
  const days = sent.flatMap((record) => {
    const from = record.applied || reached(record, "applied")?.at;
    const to = end(record)?.at;
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
      replies: group.filter(reply).length,
    }))
    .sort((a, b) => b.sent - a.sent);
}
