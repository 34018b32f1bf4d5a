import type { ResumeVersion } from "#domain/resume-versions/versions.ts";
import { resumeVersionsKey, trackerGlanceKey, trackerKey } from "#domain/storage-keys.ts";
import { isDeletedSince, newest } from "#domain/tracker/merge.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { restored } from "#domain/tracker/record.ts";
import { database } from "./database.ts";
import { versionsChanged } from "./resume-versions.ts";
import { forget } from "./storage.ts";
import { rereadTracker } from "./tracker.ts";

export type Rows = { records: TrackerRecord[]; versions: ResumeVersion[] };

type Step<Row> = { before: Row | undefined; after: Row };

/** What a merge has written, in its order. */
export type Steps = { records: Step<TrackerRecord>[]; versions: Step<ResumeVersion>[] };

/** A store of the database, within a transaction. */
type Store<Row> = {
  get: (id: string) => Promise<Row | undefined>;
  put: (row: Row) => Promise<unknown>;
  delete: (id: string) => Promise<void>;
  clear: () => Promise<void>;
};

/** How many of these records were deleted here after the copy that holds them. */
export async function countDeletedSince(records: TrackerRecord[]): Promise<number> {
  const here = new Map((await (await database()).getAll("tracker")).map((record) => [record.id, record]));
  return records.filter((record) => isDeletedSince(record, here.get(record.id))).length;
}

/**
 * Adds rows to both stores, in one transaction: all or none. Of one that is here already, the state
 * that was changed last stays; what was deleted here since comes back where the visitor wants it.
 * Rejects where the browser does not keep them.
 */
export function mergeRows({ records, versions }: Rows, wantsDeleted: boolean): Promise<Steps> {
  const now = new Date();
  const chosen = (current: TrackerRecord, copy: TrackerRecord) =>
    wantsDeleted && isDeletedSince(copy, current) ? restored(copy, current, now) : newest(current, copy);
  const lastKept = (a: ResumeVersion, b: ResumeVersion) => (a.keptAt < b.keptAt ? b : a);
  return inBothStores(async (tracker, kept) => ({
    records: await merge(tracker, records, chosen),
    versions: await merge(kept, versions, lastKept),
  }));
}

/**
 * Puts back the very states before a merge, in one transaction: all or none. A row that was changed
 * since stays as it is. Returns whether there was none of these.
 */
export function unmergeRows({ records, versions }: Steps): Promise<boolean> {
  return inBothStores(async (tracker, kept) => {
    const all = [await unmerge(tracker, records), await unmerge(kept, versions)];
    return all.every((isAll) => isAll);
  });
}

/** Deletes every row of these stores, marks of deletions too, in one transaction: all or none. */
export async function clearRows(stores: string[]): Promise<void> {
  await inBothStores(async (tracker, versions) => {
    if (stores.includes(trackerKey)) await tracker.clear();
    if (stores.includes(resumeVersionsKey)) await versions.clear();
  });
  if (stores.includes(trackerKey)) forget(trackerGlanceKey);
}

async function inBothStores<Result>(
  work: (tracker: Store<TrackerRecord>, versions: Store<ResumeVersion>) => Promise<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(["tracker", "resume_versions"], "readwrite");
  const working = work(transaction.objectStore("tracker"), transaction.objectStore("resume_versions"));
  const [result] = await Promise.all([working, transaction.done]);
  versionsChanged();
  await rereadTracker().catch(() => {}); // the tracker says that it cannot be read
  return result;
}

async function merge<Row extends { id: string }>(store: Store<Row>, rows: Row[], newer: (a: Row, b: Row) => Row) {
  const steps: Step<Row>[] = [];
  for (const row of rows) {
    const before = await store.get(row.id);
    const after = before ? newer(before, row) : row;
    if (after === before) continue;
    await store.put(after);
    steps.push({ before, after });
  }
  return steps;
}

async function unmerge<Row extends { id: string }>(store: Store<Row>, steps: Step<Row>[]): Promise<boolean> {
  let isAll = true;
  for (const { before, after } of steps.toReversed()) {
    const current = await store.get(after.id);
    if (JSON.stringify(current) !== JSON.stringify(after)) isAll = false;
    else if (before) await store.put(before);
    else await store.delete(after.id);
  }
  return isAll;
}
