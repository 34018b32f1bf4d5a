import { dayOf } from "../time.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { addressKey } from "./saved-keys.ts";

/** The records of a sheet: new ones, those already tracked, and those it has twice. */
export type Sorted = { fresh: TrackerRecord[]; tracked: TrackerRecord[]; repeated: TrackerRecord[] };

/**
 * Sorts the records of a sheet. Two records are the same posting if their addresses are equal, or
 * their titles and companies. Title and company do not count if both have different addresses, or
 * different days of applying. Contests with different starts are different, as in savedKeys().
 * sameJob() is looser, since it only gives a hint.
 */
export function sortedOut(records: TrackerRecord[], known: TrackerRecord[]): Sorted {
  const sorted: Sorted = { fresh: [], tracked: [], repeated: [] };
  if (records.length === 0) return sorted;
  const isTracked = collector(known);
  const isRepeated = collector([]);
  for (const record of records) {
    if (isTracked.has(record)) sorted.tracked.push(record);
    else if (isRepeated.has(record)) sorted.repeated.push(record);
    else {
      sorted.fresh.push(record);
      isRepeated.add(record);
    }
  }
  return sorted;
}

/** An index that finds records by address, or by title and company. */
function collector(start: TrackerRecord[]) {
  const addresses = new Map<string, TrackerRecord[]>();
  const names = new Map<string, TrackerRecord[]>();
  const add = (record: TrackerRecord) => {
    const address = addressKey(record.url);
    addresses.set(address, [...(addresses.get(address) ?? []), record]);
    const name = nameOf(record);
    names.set(name, [...(names.get(name) ?? []), record]);
  };
  const has = (record: TrackerRecord) =>
    (record.url !== "" && addresses.get(addressKey(record.url))?.some((other) => !isOtherStart(record, other))) ||
    (names.get(nameOf(record)) ?? []).some((other) => !isApart(record, other));
  start.forEach(add);
  return { add, has };
}

function nameOf({ title, organization }: TrackerRecord): string {
  return [title, organization].map((text) => text.trim().toLowerCase()).join("\n");
}

function isApart(a: TrackerRecord, b: TrackerRecord): boolean {
  const differ = (left: string, right: string) => left !== "" && right !== "" && left !== right;
  return differ(addressKey(a.url), addressKey(b.url)) || differ(a.applied, b.applied) || isOtherStart(a, b);
}

/** Whether contests start at different times. Without a start, the day of the next step counts. */
function isOtherStart(a: TrackerRecord, b: TrackerRecord): boolean {
  if (a.event && b.event) return a.event.start !== b.event.start;
  const [days, others] = [contestDays(a), contestDays(b)];
  return days.length > 0 && others.length > 0 && !days.some((day) => others.includes(day));
}

const contestDays = ({ kind, event, next }: TrackerRecord) =>
  kind === "contest" ? [event ? dayOf(new Date(event.start)) : "", next.on].filter(Boolean) : [];
