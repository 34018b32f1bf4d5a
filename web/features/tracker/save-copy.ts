import { trackerKey } from "#domain/storage-keys.ts";
import { exportFile } from "#domain/your-data/data-file.ts";
import { download } from "#web/lib/download.ts";
import { answerCopyReminder } from "#web/lib/saved-copy.ts";
import { trackedNow } from "#web/lib/tracked.ts";

/**
 * Saves all records to a file. The file includes deleted records, so that an import on another
 * device deletes them there too.
 */
export async function saveCopy(): Promise<void> {
  const text = JSON.stringify([...trackedNow().all.values()]);
  download("applications.json", await exportFile({ [trackerKey]: text }, Date.now()), "application/json");
  answerCopyReminder();
}
