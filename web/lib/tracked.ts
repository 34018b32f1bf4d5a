import { newest } from "#domain/tracker/merge.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";

/** The tracker's records as this tab knows them. `live` has no deleted ones. */
export type Tracked = {
  state: "loading" | "ready" | "failed";
  all: Map<string, TrackerRecord>;
  live: TrackerRecord[];
};

let tracked: Tracked = { state: "loading", all: new Map(), live: [] };

const listeners = new Set<() => void>();

/** The records as this tab knows them now. */
export const trackedNow = () => tracked;

/** Calls back when the records have changed. Returns a function that unsubscribes. */
export function onTracked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the records that this tab knows, and notifies the listeners. */
export function publish(state: Tracked["state"], all: Map<string, TrackerRecord>) {
  tracked = { state, all, live: [...all.values()].filter(({ deletedAt }) => !deletedAt) };
  for (const listener of listeners) listener();
}

/**
 * Restores the states from before a failed change. Records that have changed again stay as they
 * are.
 */
export function rollBack(shown: Map<string, TrackerRecord>, start: Tracked["all"]) {
  const all = new Map(tracked.all);
  for (const [id, record] of shown) {
    const before = start.get(id);
    if (all.get(id) !== record) continue;
    if (before) all.set(id, before);
    else all.delete(id);
  }
  publish("ready", all);
}

/** Shows these records where they are newer than the records of this tab. */
export function showNewer(records: TrackerRecord[]) {
  const isNewer = (record: TrackerRecord) => {
    const known = tracked.all.get(record.id);
    return known !== record && (!known || newest(known, record) === record);
  };
  const newer = records.filter(isNewer);
  if (newer.length > 0)
    publish("ready", new Map([...tracked.all, ...newer.map((record) => [record.id, record] as const)]));
}
