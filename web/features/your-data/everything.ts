import { useEffect, useSyncExternalStore } from "react";
import { trackerKey } from "#domain/storage-keys.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { fileRefusals, readExportFile, type Stored, type StoredThing, storedThings } from "#domain/your-data.ts";
import { forget, readStored, store, useAllStored } from "#web/lib/storage.ts";
import { showToast } from "#web/lib/toast.ts";
import { clearTracker, loadTracker, mergeRecords, onTracked, trackedNow } from "#web/lib/tracker.ts";

const keys = storedThings.filter(({ isInDatabase }) => !isInDatabase).map(({ key }) => key);

/** Everything that is stored, by key; what is in the database comes a moment later. */
export function useEverything(): Stored {
  const stored = useAllStored(keys);
  // Follows the database.
  useEffect(() => {
    loadTracker().catch(() => {}); // where it cannot be read, it is not listed
  }, []);
  const { all } = useSyncExternalStore(onTracked, trackedNow, trackedNow);
  return all.size === 0 ? stored : { ...stored, [trackerKey]: textOf(all) };
}

const texts = new WeakMap<object, string>();

function textOf(all: Map<string, TrackerRecord>): string {
  const text = texts.get(all) ?? JSON.stringify([...all.values()]);
  texts.set(all, text);
  return text;
}

export const notDeleted = {
  title: "Not deleted",
  description: "This browser does not let us change its database. Reload the page, then try again.",
  destructive: true,
};

/** Deletes a thing, wherever it is. */
export async function forgetThing({ key, isInDatabase }: StoredThing): Promise<void> {
  if (!isInDatabase) forget(key);
  else if (trackedNow().all.size > 0) await clearTracker();
}

/** Takes a data file over as a whole, or says why nothing of it was taken. */
export async function importFile(file: string): Promise<void> {
  const { things, refusal } = await readExportFile(file);
  if (refusal) return refuse(fileRefusals[refusal]);
  const { [trackerKey]: tracker, ...texts } = things;
  try {
    const records = tracker === undefined ? [] : await readTracker(tracker);
    if (!records) return refuse(fileRefusals.damaged);
    const before = Object.keys(texts).map((key) => [key, readStored(key)] as const);
    if (!Object.entries(texts).every(([key, text]) => store(key, text))) {
      for (const [key, text] of before) text === null ? forget(key) : store(key, text);
      return refuse("This browser does not let us keep all of it.");
    }
    if (records.length > 0)
      await mergeRecords(records).catch((error) => {
        for (const [key, text] of before) text === null ? forget(key) : store(key, text);
        throw error;
      });
  } catch {
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
