import { alphabetically } from "../text/text.ts";
import { nextStep } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { type Stage, stages } from "./stages.ts";

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

export type Wanted = { query: string; stage: StageFilter; sort: Sort; isReversed: boolean };

const prepared = new WeakMap<TrackerRecord, string>();

/** Everything that a search looks at, in lower case; made once a record. */
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

/** The records that hold every word of the query and are in the stage, in the wanted order. */
export function listed(records: TrackerRecord[], { query, stage, sort, isReversed }: Wanted, today: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter(
    (record) =>
      isInStage(record, stage) && (words.length === 0 || words.every((word) => searchText(record).includes(word))),
  );
  const key = sortKeys[sort];
  const sorted = found
    .map((record) => ({ record, by: key(record, today) }))
    .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))
    .map(({ record }) => record);
  return isReversed ? sorted.reverse() : sorted;
}

function isInStage({ stage }: TrackerRecord, wanted: StageFilter): boolean {
  return wanted === "all" || (wanted === "open" ? stage !== "closed" : stage === wanted);
}

const places = new Map<string, number>(stages.map(({ id }, index) => [id, index]));
const latest = "9999";

/** What is compared: the smaller text is first. Newest first for times, what is not said last. */
const sortKeys: Record<Sort, (record: TrackerRecord, today: string) => string> = {
  changed: ({ updatedAt }) => downwards(updatedAt),
  applied: ({ applied }) => (applied ? downwards(applied) : latest),
  next: (record, today) => nextStep(record, today)?.on || latest,
  title: ({ title }) => plainOf(title),
  organization: ({ organization }) => (organization ? plainOf(organization) : "\uffff"),
  stage: ({ stage, updatedAt }) => `${places.get(stage)}${downwards(updatedAt)}`,
};

/** A date whose digits are turned, so that a later one is smaller. */
function downwards(date: string): string {
  return date.replace(/\d/g, (digit) => String(9 - Number(digit)));
}

const plainNames = new Map<string, string>();

function plainOf(text: string): string {
  const known = plainNames.get(text);
  if (known !== undefined) return known;
  const plain = text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  plainNames.set(text, plain);
  return plain;
}

/** How many records are in each stage, and in all. */
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

/** Every value that a field has been given, alphabetically: what an input suggests. */
export function usedValues(records: TrackerRecord[], field: "organization" | "resume" | "source"): string[] {
  return [...new Set(records.map((record) => record[field]).filter(Boolean))].sort(alphabetically).slice(0, 200);
}
