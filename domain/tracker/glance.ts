import { dayOf } from "../time.ts";
import { isDated, mostPressingFirst, type Planned, soonestFirst } from "./agenda.ts";
import { fullTitle } from "./details.ts";
import { cadence, changeTimes, startOf, stepsAt } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { daysLater } from "./record.ts";
import { savedKeys } from "./saved-keys.ts";
import { type Snapshot, zoneNow } from "./stored-glance.ts";

/**
 * What other pages show of the tracker without opening its database: the keys of saved records, how
 * many are open, and in `turns` the snapshots of today and the coming days. Days are counted in
 * `zone`.
 */
type Glance = { saved: string[]; open: number; zone: string; turns: Snapshot[] };

const maxSnapshots = 60;

/** The glance of the records at a time in ms, with up to 60 coming ones. */
export function glanceAt(records: TrackerRecord[], now: number): Glance {
  const live = records.filter(({ deletedAt }) => !deletedAt);
  const periods = soonestFirst(live.flatMap((record) => periodsOf(record, now)));
  const moments = periods.flatMap(({ from, until, step }) => [
    from,
    until,
    startOf(step.on),
    ...(isDated(step) ? [startOf(daysLater(step.on, 1))] : []),
  ]);
  const [, ...coming] = [...new Set([now, ...moments])]
    .filter((moment) => moment >= now && moment < Number.POSITIVE_INFINITY)
    .sort((a, b) => a - b);
  const snapshots = [
    { ...newSnapshot(periods, now), from: 0 },
    ...coming.slice(0, maxSnapshots).map((at) => newSnapshot(periods, at)),
  ];
  const [rest] = coming.slice(maxSnapshots);
  const open = live.filter(({ stage }) => stage !== "closed").length;
  return {
    saved: live.flatMap(savedKeys),
    open,
    zone: zoneNow(),
    turns: rest ? [...snapshots, { from: rest }] : snapshots,
  };
}

/** A step and the time span for which it applies, in ms. */
type Period = Planned & { from: number; until: number };

function periodsOf(record: TrackerRecord, now: number): Period[] {
  if (record.stage === "closed") return [];
  const times = changeTimes(record).filter((time) => time > now);
  const starts = [now, ...times.sort((a, b) => a - b)];
  return starts.flatMap((from, index) => {
    const until = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return stepsAt(record, from).map((step) => ({ record, step, from, until }));
  });
}

function newSnapshot(periods: Period[], moment: number): Snapshot {
  const holding = periods.filter(({ from, until }) => from <= moment && moment < until);
  const today = dayOf(new Date(moment));
  const due = holding.filter(({ step }) => step.on <= today).length;
  const [first] = mostPressingFirst(holding, today);
  if (!first) return { from: moment, due };
  const { kind, what, on, at } = first.step;
  const since = kind === "close" ? daysLater(on, -cadence.noAnswer) : undefined;
  return { from: moment, due, first: { id: first.record.id, title: fullTitle(first.record), what, on, at, since } };
}
