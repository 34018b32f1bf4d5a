import { inOrder, type Planned } from "./agenda.ts";
import { startOf, stepsAt, turnsOf } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { dayOf, savedKeys } from "./record.ts";

/**
 * What comes next from a moment on, in ms, until the next turn: how many steps are due, and the
 * soonest. The last turn may know only that there is something.
 */
export type Turn = { from: number; due?: number; first?: GlanceStep };
type GlanceStep = { id: string; title: string; what: string; on: string; at?: string };

/**
 * What other pages show of the tracker without opening its database: what is saved by its keys,
 * and the next steps of today and of the days to come.
 */
export type Glance = { saved: string[]; turns: Turn[] };

const mostTurns = 60;

export function glanceAt(records: TrackerRecord[], now: number): Glance {
  const live = records.filter(({ deletedAt }) => !deletedAt);
  const periods = inOrder(live.flatMap((record) => periodsOf(record, now)));
  const moments = periods.flatMap(({ from, until, step }) => [from, until, startOf(step.on)]);
  const [, ...coming] = [...new Set([now, ...moments])]
    .filter((moment) => moment >= now && moment < Number.POSITIVE_INFINITY)
    .sort((a, b) => a - b);
  const turns = [{ ...turnAt(periods, now), from: 0 }, ...coming.slice(0, mostTurns).map((at) => turnAt(periods, at))];
  const [rest] = coming.slice(mostTurns);
  return { saved: live.flatMap(savedKeys), turns: rest ? [...turns, { from: rest }] : turns };
}

/** A step and the time for which it holds, in ms. */
type Period = Planned & { from: number; until: number };

function periodsOf(record: TrackerRecord, now: number): Period[] {
  if (record.stage === "closed") return [];
  const turns = turnsOf(record).filter((turn) => turn > now);
  const starts = [now, ...turns.sort((a, b) => a - b)];
  return starts.flatMap((from, index) => {
    const until = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return stepsAt(record, from).map((step) => ({ record, step, from, until }));
  });
}

function turnAt(periods: Period[], moment: number): Turn {
  const holding = periods.filter(({ from, until }) => from <= moment && moment < until);
  const today = dayOf(new Date(moment));
  const due = holding.filter(({ step }) => step.on <= today).length;
  const [first] = holding;
  if (!first) return { from: moment, due };
  const { id, title, organization } = first.record;
  const { what, on, at } = first.step;
  return { from: moment, due, first: { id, title: organization ? `${title}, ${organization}` : title, what, on, at } };
}

/** The turn that holds at a moment, in ms. */
export function turnIn(turns: Turn[], now: number): Turn | undefined {
  return turns.findLast(({ from }) => from <= now);
}

/** The turns that are kept; none where that is unreadable. */
export function keptTurns(stored: string | null): Turn[] {
  try {
    return JSON.parse(stored ?? "null").turns.filter(isTurn);
  } catch {
    return [];
  }
}

function isTurn({ from, due = 0, first }: Record<string, unknown>): boolean {
  return Number.isFinite(from) && Number.isInteger(due) && (first === undefined || isStep(Object(first)));
}

function isStep({ id, title, what, on, at = "" }: Record<string, unknown>): boolean {
  const isDay = typeof on === "string" && !Number.isNaN(Date.parse(on));
  return isDay && [id, title, what, at].every((part) => typeof part === "string");
}
