import { alphabetically, compare, withoutAccents } from "../text/text.ts";
import { nextStep } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { type Stage, stageIndex, stages } from "./stages.ts";

export const sorts = [
  { id: "changed", label: "Last changed" },
  { id: "next", label: "Next step" },
  { id: "title", label: "Title" },
  { id: "organization", label: "Company" },
  { id: "stage", label: "Stage" },
  { id: "applied", label: "Applied" },
] as const;
export type Sort = (typeof sorts)[number]["id"];

/** A stage, every stage, or every stage but "closed". */
export type StageFilter = Stage | "all" | "open";

export type Order = { sort: Sort; isReversed: boolean };

const prepared = new WeakMap<TrackerRecord, string>();

/** The searched text of a record, in lower case. It is made once per record. */
function searchText(record: TrackerRecord): string {
  const known = prepared.get(record);
  if (known !== undefined) return known;
  const { title, organization, place, source, notes, posting, resume, tags, contacts, next, url } = record;
  const people = contacts.flatMap(({ name, role, email }) => [name, role, email]);
  const text = [title, organization, place, source, url, resume, next.what, ...tags, ...people, notes, posting]
    .join("\n")
    .toLowerCase();
  prepared.set(record, text);
  return text;
}

/** The records in the stage that contain every word of the query, in the same order. */
export function matching(records: TrackerRecord[], query: string, stage: StageFilter): TrackerRecord[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return records.filter(
    (record) =>
      isInStage(record, stage) && (words.length === 0 || words.every((word) => searchText(record).includes(word))),
  );
}

function isInStage({ stage }: TrackerRecord, wanted: StageFilter): boolean {
  return wanted === "all" || (wanted === "open" ? stage !== "closed" : stage === wanted);
}

const last = "\uffff";

/** The value to sort by, in ascending order. Missing values come last. */
const sortKeys: Record<Exclude<Sort, "changed" | "applied">, (record: TrackerRecord, now: number) => string> = {
  next: (record, now) => nextStep(record, now)?.on || last,
  title: ({ title }) => plainOf(title),
  organization: ({ organization }) => (organization ? plainOf(organization) : last),
  stage: ({ stage }) => String(stageIndex(stage)),
};

/** The records in an order. Among equals, the last changed record comes first. */
export function sortedRecords(records: TrackerRecord[], { sort, isReversed }: Order, now: number): TrackerRecord[] {
  const sorted = sortedBy(records, sort, now);
  return isReversed ? sorted.reverse() : sorted;
}

function sortedBy(records: TrackerRecord[], sort: Sort, now: number): TrackerRecord[] {
  const lastChangedFirst = records.toSorted((a, b) => compare(b.updatedAt, a.updatedAt));
  if (sort === "changed") return lastChangedFirst;
  if (sort === "applied") return lastChangedFirst.sort((a, b) => compare(b.applied, a.applied));
  const key = sortKeys[sort];
  return lastChangedFirst
    .map((record) => ({ record, by: key(record, now) }))
    .sort((a, b) => compare(a.by, b.by))
    .map(({ record }) => record);
}

const plainNames = new Map<string, string>();

function plainOf(text: string): string {
  const known = plainNames.get(text);
  if (known !== undefined) return known;
  const plain = withoutAccents(text);
  plainNames.set(text, plain);
  return plain;
}

/** The number of records in each stage, in total, and open. */
export function stageCounts(records: TrackerRecord[]): Record<StageFilter, number> {
  const counts = { all: records.length, open: 0, ...Object.fromEntries(stages.map(({ id }) => [id, 0])) } as Record<
    StageFilter,
    number
  >;
  for (const { stage } of records) {
    counts[stage]++;
    if (stage !== "closed") counts.open++;
  }
  return counts;
}

/** Every value of a field in the records, alphabetically: an input's suggestions. */
export function usedValues(records: TrackerRecord[], field: "organization" | "resume" | "source"): string[] {
  return [...new Set(records.map((record) => record[field]).filter(Boolean))].sort(alphabetically).slice(0, 200);
}
