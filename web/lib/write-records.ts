import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { database } from "./database.ts";

/** Returns the new state of a record, or undefined to leave it. */
export type Change = (record: TrackerRecord | undefined, id: string) => TrackerRecord | undefined;

/**
 * Changes records in one transaction. Each change starts from the state in the database, so that
 * two tabs never lose each other's changes.
 */
export async function writeRecords(ids: string[], change: Change) {
  const written: { before: TrackerRecord | undefined; after: TrackerRecord }[] = [];
  const transaction = (await database()).transaction("tracker", "readwrite", { durability: "relaxed" });
  try {
    for (const id of new Set(ids)) {
      const before = await transaction.store.get(id);
      const after = change(before, id);
      if (!after || after === before) continue;
      written.push({ before, after });
      transaction.store.put(after).catch(() => {}); // transaction.done rejects as well
    }
  } catch (error) {
    transaction.done.catch(() => {});
    transaction.abort();
    throw error;
  }
  await transaction.done;
  return written;
}
