import { resumeVersionsKey, trackerKey } from "#domain/storage-keys.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { fileRefusals, readExportFile } from "#domain/your-data/data-file.ts";
import { forget, readStored, store } from "#web/lib/storage.ts";
import { showToast } from "#web/lib/toast.ts";
import { loadCode, loadVersions } from "./everything.ts";

/** Takes a data file over as a whole, or says why nothing of it was taken. */
export async function importFile(file: string): Promise<void> {
  const { things, refusal } = await readExportFile(file);
  if (refusal) return refuse(fileRefusals[refusal]);
  const { [trackerKey]: tracker, [resumeVersionsKey]: kept, ...texts } = things;
  const before = Object.keys(texts).map((key) => [key, readStored(key)] as const);
  try {
    const records = tracker === undefined ? [] : await readTracker(tracker);
    const versions = kept === undefined ? [] : (await loadVersions()).versionsFrom(kept);
    if (!records || !versions) return refuse(fileRefusals.damaged);
    if (!Object.entries(texts).every(([key, text]) => store(key, text))) throw new Error("The storage is full");
    if (versions.length > 0) await (await loadVersions()).mergeVersions(versions);
    if (records.length > 0) await (await loadCode()).mergeRecords(records);
  } catch {
    for (const [key, text] of before) {
      if (text === null) forget(key);
      else store(key, text);
    }
    return refuse("This browser does not let us keep all of it.");
  }
  showToast({ title: "Imported", description: `Things brought back: ${Object.keys(things).length}.` });
}

function refuse(description: string) {
  showToast({ title: "Not imported", description, destructive: true });
}

async function readTracker(text: string): Promise<TrackerRecord[] | undefined> {
  const { readRecords } = await import("#domain/tracker/record.schema.ts");
  try {
    return readRecords(JSON.parse(text));
  } catch {
    return undefined;
  }
}
