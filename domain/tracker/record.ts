import { dayMs, dayOf } from "../time.ts";
import { blank, type Details, withinLimits } from "./details.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { type Outcome, type Stage, trackerLimits } from "./stages.ts";

/** The stage to move to. Only "closed" has an outcome. */
export type Move = { stage: Stage; outcome?: Outcome };

/** A new record that enters its stage now. Texts are cut to their limits. */
export function newRecord(id: string, details: Partial<Details>, move: Move, now: Date): TrackerRecord {
  const record = importedRecord(id, details, move, now);
  const { stage, outcome, applied, createdAt: at } = record;
  return {
    ...record,
    history: [{ stage, outcome, at }],
    applied: stage === "applied" && !applied ? dayOf(now) : applied,
  };
}

/** A record that was already in its stage. Since when is unknown. */
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
 * The record with other details. Every change has a later time than the one before, even if the
 * clock was set back.
 */
export function edited(record: TrackerRecord, details: Partial<Details>, now: Date): TrackerRecord {
  return { ...record, ...withinLimits(details), updatedAt: later(record, now) };
}

/** The stage to save: with an added interview, at least "interview". */
export function withInterview(to: Move, before: string[], interviews: string[] = []): Move {
  const isEarlier = to.stage === "saved" || to.stage === "applied" || to.stage === "in-touch";
  return isEarlier && interviews.length > before.length ? { stage: "interview" } : to;
}

/** The stage to save: with a new day of applying, at least "applied". */
export function withApplied(to: Move, applied = ""): Move {
  return to.stage === "saved" && applied !== "" ? { stage: "applied" } : to;
}

/**
 * The record in another stage. "Applied" sets the day of applying if it is unknown. The history
 * keeps its newest entries. A move back to the stage of less than a minute ago corrects a slip: the
 * slip's entry is removed, and the day of applying that it set.
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

/** The tombstone of a deleted record: empty except for the time of the deletion. */
export function deleted(record: TrackerRecord, now: Date): TrackerRecord {
  const at = later(record, now);
  const { id, createdAt } = record;
  const gone = { version: 1, id, ...blank, stage: "saved", outcome: "", history: [] } as const;
  return { ...gone, history: [], createdAt, updatedAt: at, deletedAt: at };
}

/** An earlier state of a record, made its newest. */
export function restored(earlier: TrackerRecord, current: TrackerRecord | undefined, now: Date): TrackerRecord {
  return { ...earlier, updatedAt: later(current ?? earlier, now) };
}

const tombstoneDays = 90;

/** Whether a deletion is so old that no copy of the record should still exist. */
export function isForgettable({ deletedAt }: TrackerRecord, now: Date): boolean {
  return deletedAt !== undefined && now.getTime() - Date.parse(deletedAt) > tombstoneDays * dayMs;
}

function later({ updatedAt }: TrackerRecord, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();
}

/** The day this many calendar days later. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
