import type { TrackerRecord } from "./record.schema.ts";

/**
 * Of two states of one record, the one changed last. If the times are equal, it is the one whose
 * JSON sorts last. So the order of merging does not matter.
 */
export function newest(a: TrackerRecord, b: TrackerRecord): TrackerRecord {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt ? a : b;
  return stableText(a) >= stableText(b) ? a : b;
}

/** Whether a record was deleted after this state of it. Merging would keep it deleted. */
export function isDeletedSince(copy: TrackerRecord, current: TrackerRecord | undefined): boolean {
  return !copy.deletedAt && current?.deletedAt !== undefined && newest(current, copy) === current;
}

/** All records of both lists, each in its newest state, in the order of their ids. */
export function merged(a: TrackerRecord[], b: TrackerRecord[]): TrackerRecord[] {
  const byId = new Map<string, TrackerRecord>();
  for (const record of [...a, ...b]) {
    const known = byId.get(record.id);
    byId.set(record.id, known ? newest(known, record) : record);
  }
  return [...byId.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** JSON with the keys of every object in alphabetical order. */
export function stableText(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}
