import { newest } from "#domain/tracker/merge.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { deleted, isForgettable } from "#domain/tracker/record.ts";
import { database } from "./database.ts";
import { publish, rollBack, showNewer, trackedNow } from "./tracked.ts";
import { keepGlance } from "./tracker-glance.ts";
import { type News, onNews, tellOtherTabs } from "./tracker-news.ts";
import { type Change, writeRecords } from "./write-records.ts";

/** Exported here too, so that one dynamic import of this file loads the whole tracker. */
export { onTracked, trackedNow } from "./tracked.ts";

let loading: Promise<void> | undefined;

/** Reads all records once. After that, changes from other tabs appear too. */
export function loadTracker(): Promise<void> {
  loading ??= readAll().catch((error) => {
    loading = undefined;
    publish("failed", trackedNow().all);
    throw error;
  });
  return loading;
}

async function readAll() {
  onNews((news) => {
    follow(news).catch(() => publish("failed", trackedNow().all));
  });
  const records = await (await database()).getAll("tracker");
  const now = new Date();
  publish(
    "ready",
    new Map(records.filter((record) => !isForgettable(record, now)).map((record) => [record.id, record])),
  );
  keepGlance();
}

/** Rewrites the summary of the tracker for other pages. */
export async function renewGlance(): Promise<void> {
  await loadTracker();
  keepGlance();
}

/** Reads the records that another tab has changed. */
async function follow(news: News) {
  if ("all" in news) return readAll();
  const db = await database();
  const records = await Promise.all(news.changed.map((id) => db.get("tracker", id)));
  showNewer(records.filter((record) => record !== undefined));
}

/**
 * Changes records optimistically: this tab shows the change at once, then writes to the database.
 * If the write fails, the change is undone. Returns the states before the change, for an undo.
 */
export async function changeRecords(ids: string[], change: Change): Promise<Map<string, TrackerRecord | undefined>> {
  await loadTracker();
  const start = trackedNow().all;
  const shown = new Map<string, TrackerRecord>();
  for (const id of new Set(ids)) {
    const next = change(start.get(id), id);
    if (next && next !== start.get(id)) shown.set(id, next);
  }
  if (shown.size > 0) publish("ready", new Map([...start, ...shown]));

  const isAsShown = (id: string, current: TrackerRecord | undefined) => current?.updatedAt === start.get(id)?.updatedAt;
  const written = await writeRecords(ids, (current, id) =>
    isAsShown(id, current) ? shown.get(id) : change(current, id),
  ).catch((error) => {
    rollBack(shown, start);
    throw error;
  });
  if (written.length === 0) return new Map();
  showNewer(written.map(({ after }) => after));
  keepGlance();
  tellOtherTabs({ changed: written.map(({ after }) => after.id) });
  return new Map(written.map(({ before, after }) => [after.id, before]));
}

/** Adds records. If a record already exists, the newer state wins. */
export function mergeRecords(records: TrackerRecord[]) {
  const incoming = new Map(records.map((record) => [record.id, record]));
  return changeRecords([...incoming.keys()], (current, id) => {
    const record = incoming.get(id);
    return record && current ? newest(current, record) : record;
  });
}

/** Marks records as deleted. */
export function removeRecords(ids: string[]) {
  return changeRecords(ids, (record) => record && (record.deletedAt ? record : deleted(record, new Date())));
}

/** Reads the database again, in this tab and the others, after an import has written to it. */
export async function rereadTracker(): Promise<void> {
  loading = undefined;
  await loadTracker();
  tellOtherTabs({ all: true });
}
