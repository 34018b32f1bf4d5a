import { blank, type Details, withinLimits } from "./details.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { type Outcome, type Stage, trackerLimits } from "./stages.ts";

/** The stage to move to; an outcome only where that is "closed". */
export type Move = { stage: Stage; outcome?: Outcome };

/** A record that comes into its stage now; texts are cut to their limits. */
export function newRecord(id: string, details: Partial<Details>, move: Move, now: Date): TrackerRecord {
  const record = importedRecord(id, details, move, now);
  const { stage, outcome, applied, createdAt: at } = record;
  return {
    ...record,
    history: [{ stage, outcome, at }],
    applied: stage === "applied" && !applied ? dayOf(now) : applied,
  };
}

/** A record that was in its stage before it came here: since when is not known. */
export function importedRecord(
  id: string,
  details: Partial<Details>,
  { stage, outcome = "" }: Move,
  now: Date,
): TrackerRecord {
  const at = now.toISOString();
  const history = [{ stage, outcome, at: "" }];
  return { version: 1, id, ...blank, ...withinLimits(details), stage, outcome, history, createdAt: at, updatedAt: at };
}

/**
 * The record with other details. Every change has a later time than the one before it, even where
 * the clock was put back.
 */
export function edited(record: TrackerRecord, details: Partial<Details>, now: Date): TrackerRecord {
  return { ...record, ...withinLimits(details), updatedAt: later(record, now) };
}

/**
 * The record in another stage. "Applied" sets the day of applying where none is known; the history
 * keeps its newest entries. Back where it stood less than a minute ago, the move was a slip: its
 * entry is taken away, and the day of applying that it set.
 */
export function moved(record: TrackerRecord, { stage, outcome = "" }: Move, now: Date): TrackerRecord {
  if (record.stage === stage && record.outcome === outcome) return record;
  const [before, last] = record.history.slice(-2);
  const isBack = before?.stage === stage && before.outcome === outcome;
  if (isBack && last && now.getTime() - Date.parse(last.at) < slipMs) {
    const history = record.history.slice(0, -1);
    const setApplied = last.stage === "applied" && !history.some((entry) => entry.stage === "applied");
    const applied = setApplied && record.applied === dayOf(new Date(last.at)) ? "" : record.applied;
    return { ...record, stage, outcome, applied, history, updatedAt: later(record, now) };
  }
  const entry = { stage, outcome, at: now.toISOString() };
  return {
    ...record,
    stage,
    outcome,
    applied: stage === "applied" && !record.applied ? dayOf(now) : record.applied,
    history: [...record.history, entry].slice(-trackerLimits.history),
    updatedAt: later(record, now),
  };
}

const slipMs = 60_000;

/** What stays of a deleted record: that it was deleted. */
export function deleted(record: TrackerRecord, now: Date): TrackerRecord {
  const at = later(record, now);
  const { id, createdAt } = record;
  const gone = { version: 1, id, ...blank, stage: "saved", outcome: "", history: [] } as const;
  return { ...gone, history: [], createdAt, updatedAt: at, deletedAt: at };
}

/** An earlier state of a record, as its newest. */
export function restored(earlier: TrackerRecord, current: TrackerRecord | undefined, now: Date): TrackerRecord {
  return { ...earlier, updatedAt: later(current ?? earlier, now) };
}

const tombstoneDays = 90;

/** Whether a deletion is so old that no copy of the record is expected any more. */
export function isForgettable({ deletedAt }: TrackerRecord, now: Date): boolean {
  return deletedAt !== undefined && now.getTime() - Date.parse(deletedAt) > tombstoneDays * 86_400_000;
}

function later({ updatedAt }: TrackerRecord, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();
}

/** The day of a moment in the reader's zone: "2026-11-22". */
export function dayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The day so many days later; days are counted in the calendar, not in hours. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * The part of an address that tells what it leads to: without the fragment, campaign parameters
 * and a slash at the end. Text that is no web address stays as it is.
 */
export function addressKey(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url.trim();
  for (const name of [...parsed.searchParams.keys()])
    if (/^(utm_\w+|ref|refid|trk|trackingid|gh_src|source|fbclid|gclid)$/i.test(name)) parsed.searchParams.delete(name);
  parsed.hash = "";
  return `${parsed.host.replace(/^www\./, "")}${parsed.pathname.replace(/\/+$/, "")}${parsed.search}`;
}

/**
 * What a record is known by: its address, and its start where it has one, since the contests of a
 * platform may share an address. Contests that were saved before starts were kept have the day of
 * their next step instead.
 */
export function savedKeys({ url, kind, event, next }: TrackerRecord): string[] {
  if (!url) return [];
  const when = event?.start ?? (kind === "contest" ? next.on : "");
  return when ? [url, `${url} ${when}`] : [url];
}
