import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { dueIn, glanceAt } from "#domain/tracker/glance.ts";
import { newest } from "#domain/tracker/merge.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { addressKey, dayOf, deleted, isForgettable, newRecord, restored } from "#domain/tracker/record.ts";
import type { Saveable } from "#domain/tracker/saveable.ts";
import { database } from "./database.ts";
import { whenIdle } from "./idle.ts";
import { forget, store } from "./storage.ts";

/** The records as this tab knows them. Deleted ones are in `all` alone. */
export type Tracked = {
  state: "loading" | "ready" | "failed";
  all: Map<string, TrackerRecord>;
  live: TrackerRecord[];
};

let tracked: Tracked = { state: "loading", all: new Map(), live: [] };
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** What other tabs are told: which records have changed, or that all have. */
type News = { changed: string[] } | { all: true };

/** Opened with the first use of the tracker, so that other pages do not listen. */
let channel: BroadcastChannel | undefined;

export const trackedNow = () => tracked;

export function onTracked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(state: Tracked["state"], all: Map<string, TrackerRecord>) {
  tracked = { state, all, live: [...all.values()].filter(({ deletedAt }) => !deletedAt) };
  for (const listener of listeners) listener();
}

/** Reads all records once, and follows the other tabs from then on. */
export function loadTracker(): Promise<void> {
  loading ??= readAll().catch((error) => {
    loading = undefined;
    show("failed", tracked.all);
    throw error;
  });
  return loading;
}

async function readAll() {
  if (!channel) {
    channel = new BroadcastChannel("zto-tracker");
    channel.addEventListener("message", ({ data }: MessageEvent<News>) => {
      follow(data).catch(() => show("failed", tracked.all));
    });
  }
  const records = await (await database()).getAll("tracker");
  const now = new Date();
  show("ready", new Map(records.filter((record) => !isForgettable(record, now)).map((record) => [record.id, record])));
  keepGlance();
}

/** Takes over what another tab has written. */
async function follow(news: News) {
  if ("all" in news) return readAll();
  const db = await database();
  const records = await Promise.all(news.changed.map((id) => db.get("tracker", id)));
  showNewer(records.filter((record) => record !== undefined));
}

type Change = (record: TrackerRecord | undefined, id: string) => TrackerRecord | undefined;

/**
 * Changes records: this tab shows it at once, and the database follows. What could not be written
 * is not shown any more. Returns the states before, for an undo.
 */
export async function changeRecords(ids: string[], change: Change): Promise<Map<string, TrackerRecord | undefined>> {
  await loadTracker();
  const start = tracked.all;
  const shown = new Map<string, TrackerRecord>();
  for (const id of new Set(ids)) {
    const next = change(start.get(id), id);
    if (next && next !== start.get(id)) shown.set(id, next);
  }
  if (shown.size > 0) show("ready", new Map([...start, ...shown]));

  const isAsShown = (id: string, current: TrackerRecord | undefined) => current?.updatedAt === start.get(id)?.updatedAt;
  const written = await write(ids, (current, id) =>
    isAsShown(id, current) ? shown.get(id) : change(current, id),
  ).catch((error) => {
    takeBack(shown, start);
    throw error;
  });
  if (written.length === 0) return new Map();
  showNewer(written.map(({ after }) => after));
  keepGlance();
  channel?.postMessage({ changed: written.map(({ after }) => after.id) } satisfies News);
  return new Map(written.map(({ before, after }) => [after.id, before]));
}

/**
 * Changes each record from the state that the database has at that moment: two tabs never lose
 * each other's writes. All are written, or none.
 */
async function write(ids: string[], change: Change) {
  const written: { before: TrackerRecord | undefined; after: TrackerRecord }[] = [];
  const transaction = (await database()).transaction("tracker", "readwrite", { durability: "relaxed" });
  try {
    for (const id of new Set(ids)) {
      const before = await transaction.store.get(id);
      const after = change(before, id);
      if (!after || after === before) continue;
      written.push({ before, after });
      transaction.store.put(after).catch(() => {}); // transaction.done says it
    }
  } catch (error) {
    transaction.done.catch(() => {});
    transaction.abort();
    throw error;
  }
  await transaction.done;
  return written;
}

/** Shows the states at the start again, where nothing has changed them since. */
function takeBack(shown: Map<string, TrackerRecord>, start: Tracked["all"]) {
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
function showNewer(records: TrackerRecord[]) {
  const isNewer = (record: TrackerRecord) => {
    const known = tracked.all.get(record.id);
    return known !== record && (!known || newest(known, record) === record);
  };
  const newer = records.filter(isNewer);
  if (newer.length > 0)
    show("ready", new Map([...tracked.all, ...newer.map((record) => [record.id, record] as const)]));
}

/** Adds records, or the newer states of known ones: what an import brings. */
export function mergeRecords(records: TrackerRecord[]) {
  const incoming = new Map(records.map((record) => [record.id, record]));
  return changeRecords([...incoming.keys()], (current, id) => {
    const record = incoming.get(id);
    return record && current ? newest(current, record) : record;
  });
}

export function removeRecords(ids: string[]) {
  return changeRecords(ids, (record) => record && (record.deletedAt ? record : deleted(record, new Date())));
}

/** Brings back what changeRecords() returned; what was new then is deleted. */
export function putBack(before: Map<string, TrackerRecord | undefined>) {
  return changeRecords([...before.keys()], (current, id) => {
    const earlier = before.get(id);
    if (earlier) return restored(earlier, current, new Date());
    return current && deleted(current, new Date());
  });
}

/** Saves a thing of another tool, unless its address is there already. */
export async function saveThing(thing: Saveable) {
  await loadTracker();
  const key = addressKey(thing.url);
  if (tracked.live.some(({ url }) => addressKey(url) === key)) {
    keepGlance();
    return undefined;
  }
  return mergeRecords([newRecord(crypto.randomUUID(), thing, { stage: "saved" }, new Date())]);
}

/** Deletes every record, and the marks of deletions. */
export async function clearTracker(): Promise<void> {
  await (await database()).clear("tracker");
  loading = undefined;
  show("ready", new Map());
  forget(trackerGlanceKey);
  navigator.clearAppBadge?.().catch(() => {});
  channel?.postMessage({ all: true } satisfies News);
}

let isGlanceDue = false;

/** Keeps what other pages show of the tracker, after the change is painted. */
function keepGlance() {
  if (isGlanceDue) return;
  isGlanceDue = true;
  whenIdle(writeGlance, 500);
  addEventListener("pagehide", writeGlance, { once: true }); // somebody leaves before that
}

/**
 * Where localStorage is full or blocked, other pages show nothing of the tracker. The icon of the
 * installed site says how much is due.
 */
function writeGlance() {
  isGlanceDue = false;
  const today = dayOf(new Date());
  const glance = glanceAt(tracked.live, today);
  if (tracked.live.length === 0) forget(trackerGlanceKey);
  else store(trackerGlanceKey, JSON.stringify(glance));
  navigator.setAppBadge?.(dueIn(glance.steps, today)).catch(() => {}); // not installed, or not allowed
}

const persistence = () => globalThis.navigator?.storage;

/** Asks the browser once to keep the data when space runs short. */
export async function askToPersist(): Promise<void> {
  const storage = persistence();
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}

/** Whether the browser has promised to keep the data; undefined where it does not say. */
export async function isPersisted(): Promise<boolean | undefined> {
  return persistence()?.persisted?.();
}
