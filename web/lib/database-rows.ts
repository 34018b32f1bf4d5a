import type { ResumeVersion } from "#domain/resume-versions/versions.ts";
import { resumeVersionsKey, trackerGlanceKey, trackerKey } from "#domain/storage-keys.ts";
import { isDeletedSince, newest } from "#domain/tracker/merge.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { restored } from "#domain/tracker/record.ts";
import { database } from "./database.ts";
import { versionsChanged } from "./resume-versions.ts";
import { forget } from "./storage.ts";
import { rereadTracker } from "./tracker.ts";

type Rows = { records: TrackerRecord[]; versions: ResumeVersion[] };

type Step<Row> = { before: Row | undefined; after: Row };

/** The rows that a merge has written, in order. Each row comes with its state before the merge. */
export type Steps = { records: Step<TrackerRecord>[]; versions: Step<ResumeVersion>[] };

/** An object store of the database within a transaction. */
type Store<Row> = {
  get: (id: string) => Promise<Row | undefined>;
  put: (row: Row) => Promise<unknown>;
  delete: (id: string) => Promise<void>;
  clear: () => Promise<void>;
};

/** The records of an imported copy that were deleted in this browser after the copy was made. */
export async function deletedSince(records: TrackerRecord[]): Promise<TrackerRecord[]> {
  const here = new Map((await (await database()).getAll("tracker")).map((record) => [record.id, record]));
  return records.filter((record) => isDeletedSince(record, here.get(record.id)));
}

/**
 * Adds rows to both stores in one transaction. If a row already exists in this browser, the newer
 * state wins. `wantsDeleted` restores records that were deleted in this browser since the copy was
 * made. Rejects if the browser cannot store all rows.
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
 * Undoes a merge in one transaction. Rows that have changed since the merge stay as they are.
 * Returns whether all rows were restored.
 */
export function unmergeRows({ records, versions }: Steps): Promise<boolean> {
  return inBothStores(async (tracker, kept) => {
    const all = [await unmerge(tracker, records), await unmerge(kept, versions)];
    return all.every((isAll) => isAll);
  });
}

/** Deletes all rows of these stores, deleted records included, in one transaction. */
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
  await rereadTracker().catch(() => {}); // the tracker shows the failure
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
