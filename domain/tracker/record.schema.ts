import { z } from "zod";
import { kinds, outcomes, stages, trackerLimits } from "./stages.ts";

const { line: longestLine, url: longestUrl, entries, history, notes, posting } = trackerLimits;

const ids = <Id extends string>(list: readonly { id: Id }[]) => z.enum(list.map(({ id }) => id) as [Id, ...Id[]]);
const line = z.string().max(longestLine);
const moment = z.iso.datetime();
const day = z.union([z.iso.date(), z.literal("")]);

/**
 * A record of the tracker: what backup files hold. A moment is an ISO date and time in UTC, a day
 * is "2026-11-22" in the visitor's zone, "" is what nobody has said.
 */
export const recordSchema = z.strictObject({
  version: z.literal(1),
  id: z.string().min(1).max(100),
  kind: ids(kinds),
  title: line,
  organization: line,
  url: z.string().max(longestUrl),
  place: line,
  pay: line,
  /** Where it was found: a host, or the word of one of our tools. */
  source: line,
  stage: ids(stages),
  outcome: ids(outcomes),
  /** Each stage that it came into, the oldest first. The one that an import found has no moment. */
  history: z
    .array(z.strictObject({ stage: ids(stages), outcome: ids(outcomes), at: z.union([moment, z.literal("")]) }))
    .max(history),
  applied: day,
  deadline: day,
  offerUntil: day,
  interviews: z.array(moment).max(entries),
  contacts: z.array(z.strictObject({ name: line, role: line, email: line })).max(entries),
  notes: z.string().max(notes),
  /** The text of the posting, kept because advertisements disappear. */
  posting: z.string().max(posting),
  /** Which version of the resume was sent. */
  resume: line,
  next: z.strictObject({ what: line, on: day }),
  /** When a contest takes place. An expected one follows a rhythm and is not announced yet. */
  event: z.strictObject({ start: moment, end: moment, isExpected: z.boolean() }).optional(),
  /** Follow-ups and thank-yous that were sent. */
  sent: z.array(z.strictObject({ what: z.enum(["follow-up", "thank-you"]), on: z.iso.date() })).max(entries),
  tags: z.array(line).max(entries),
  createdAt: moment,
  updatedAt: moment,
  /** A deleted record is empty but for this, so that no older copy brings it back. */
  deletedAt: moment.optional(),
});

export type TrackerRecord = z.infer<typeof recordSchema>;

/** The records of a backup or of another tab's export; undefined where one has another shape. */
export function readRecords(value: unknown): TrackerRecord[] | undefined {
  const read = z.array(recordSchema).max(trackerLimits.records).safeParse(value);
  return read.success ? read.data : undefined;
}
