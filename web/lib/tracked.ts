import { newest } from "#domain/tracker/merge.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";

/** The records as this tab knows them. Deleted ones are in `all` alone. */
export type Tracked = {
  state: "loading" | "ready" | "failed";
  all: Map<string, TrackerRecord>;
  live: TrackerRecord[];
};

let tracked: Tracked = { state: "loading", all: new Map(), live: [] };

const listeners = new Set<() => void>();

export const trackedNow = () => tracked;

export function onTracked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function show(state: Tracked["state"], all: Map<string, TrackerRecord>) {
  tracked = { state, all, live: [...all.values()].filter(({ deletedAt }) => !deletedAt) };
  for (const listener of listeners) listener();
}

/** Shows the states at the start again, where nothing has changed them since. */
export function takeBack(shown: Map<string, TrackerRecord>, start: Tracked["all"]) {
  const all = new Map(tracked.all);
  for (const [id, record] of shown) {
    const before = start.get(id);
    if (all.get(id) !== record) continue;
    if (before) all.set(id, before);
    else all.delete(id);
  }
  show("ready", all);
}

/** Takes over records that are newer than those which this tab shows. */
export function showNewer(records: TrackerRecord[]) {
  const isNewer = (record: TrackerRecord) => {
    const known = tracked.all.get(record.id);
    return known !== record && (!known || newest(known, record) === record);
  };
  const newer = records.filter(isNewer);
  if (newer.length > 0)
    show("ready", new Map([...tracked.all, ...newer.map((record) => [record.id, record] as const)]));
}
