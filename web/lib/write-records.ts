import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { database } from "./database.ts";

export type Change = (record: TrackerRecord | undefined, id: string) => TrackerRecord | undefined;

/**
 * Changes each record from the state that the database has at that moment: two tabs never lose
 * each other's writes. All are written, or none.
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
