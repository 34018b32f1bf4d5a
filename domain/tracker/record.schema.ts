import { z } from "zod";
import { kinds, outcomes, stages, trackerLimits } from "./stages.ts";

const { line: maxLine, url: maxUrl, entries, history, notes, posting } = trackerLimits;

const ids = <Id extends string>(list: readonly { id: Id }[]) => z.enum(list.map(({ id }) => id) as [Id, ...Id[]]);
const line = z.string().max(maxLine);
const moment = z.iso.datetime();
const day = z.union([z.iso.date(), z.literal("")]);

/**
 * A record of the tracker, also in backup files. Times are ISO 8601 in UTC. Days are "2026-11-22"
 * in the visitor's time zone. "" means unknown.
 */
export const recordSchema = z.strictObject({
  version: z.literal(1),
  id: z.string().min(1).max(100),
  kind: ids(kinds),
  title: line,
  organization: line,
  url: z.string().max(maxUrl),
  place: line,
  pay: line,
  /** Where it was found: a host, or the name of one of our tools. */
  source: line,
  stage: ids(stages),
  outcome: ids(outcomes),
  /** Each stage that it entered, the oldest first. A stage from an import has no time. */
  history: z
    .array(z.strictObject({ stage: ids(stages), outcome: ids(outcomes), at: z.union([moment, z.literal("")]) }))
    .max(history),
  applied: day,
  deadline: day,
  offerUntil: day,
  interviews: z.array(moment).max(entries),
  contacts: z.array(z.strictObject({ name: line, role: line, email: line })).max(entries),
  notes: z.string().max(notes),
  /** The text of the posting. It is kept because advertisements disappear. */
  posting: z.string().max(posting),
  /** The version of the resume that was sent. */
  resume: line,
  next: z.strictObject({ what: line, on: day }),
  /** The times of a contest. An expected one follows a schedule and is not announced yet. */
  event: z.strictObject({ start: moment, end: moment, isExpected: z.boolean() }).optional(),
  /** The follow-ups and thank-yous that were sent. */
  sent: z.array(z.strictObject({ what: z.enum(["follow-up", "thank-you"]), on: z.iso.date() })).max(entries),
  tags: z.array(line).max(entries),
  createdAt: moment,
  updatedAt: moment,
  /**
   * Set in a deleted record, which is empty otherwise. It keeps older copies from bringing the
   * record back.
   */
  deletedAt: moment.optional(),
});

export type TrackerRecord = z.infer<typeof recordSchema>;

/** The records of a backup or an export; undefined if one has another shape. */
export function readRecords(value: unknown): TrackerRecord[] | undefined {
  const read = z.array(recordSchema).max(trackerLimits.records).safeParse(value);
  return read.success ? read.data : undefined;
}
