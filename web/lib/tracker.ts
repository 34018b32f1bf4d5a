import { newest } from "#domain/tracker/merge.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { deleted, isForgettable, restored } from "#domain/tracker/record.ts";
import { database } from "./database.ts";
import { show, showNewer, takeBack, trackedNow } from "./tracked.ts";
import { keepGlance } from "./tracker-glance.ts";
import { type News, onNews, tellOtherTabs } from "./tracker-news.ts";
import { type Change, writeRecords } from "./write-records.ts";

/** Who fetches the tracker later gets all of it in one file. */
export { onTracked, trackedNow } from "./tracked.ts";

let loading: Promise<void> | undefined;

/** Reads all records once, and follows the other tabs from then on. */
export function loadTracker(): Promise<void> {
  loading ??= readAll().catch((error) => {
    loading = undefined;
    show("failed", trackedNow().all);
    throw error;
  });
  return loading;
}

async function readAll() {
  onNews((news) => {
    follow(news).catch(() => show("failed", trackedNow().all));
  });
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

/**
 * Changes records: this tab shows it at once, and the database follows. What could not be written
 * is not shown any more. Returns the states before, for an undo.
 */
export async function changeRecords(ids: string[], change: Change): Promise<Map<string, TrackerRecord | undefined>> {
  await loadTracker();
  const start = trackedNow().all;
  const shown = new Map<string, TrackerRecord>();
  for (const id of new Set(ids)) {
    const next = change(start.get(id), id);
    if (next && next !== start.get(id)) shown.set(id, next);
  }
  if (shown.size > 0) show("ready", new Map([...start, ...shown]));

  const isAsShown = (id: string, current: TrackerRecord | undefined) => current?.updatedAt === start.get(id)?.updatedAt;
  const written = await writeRecords(ids, (current, id) =>
    isAsShown(id, current) ? shown.get(id) : change(current, id),
  ).catch((error) => {
    takeBack(shown, start);
    throw error;
  });
  if (written.length === 0) return new Map();
  showNewer(written.map(({ after }) => after));
  keepGlance();
  tellOtherTabs({ changed: written.map(({ after }) => after.id) });
  return new Map(written.map(({ before, after }) => [after.id, before]));
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

/** Shows what is in the database now, here and in the other tabs: an import has written there. */
export async function rereadTracker(): Promise<void> {
  loading = undefined;
  await loadTracker();
  tellOtherTabs({ all: true });
}
