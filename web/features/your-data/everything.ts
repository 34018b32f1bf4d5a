import { useEffect, useState } from "react";
import { offlineKey, resumeVersionsKey, trackerKey } from "#domain/storage-keys.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { fileRefusals, readExportFile, type Stored, type StoredThing, storedThings } from "#domain/your-data.ts";
import { forgetOfflineCopy, offlineCopy, readOfflineCopy } from "#web/lib/offline-copy.ts";
import { forget, readStored, store, useAllStored } from "#web/lib/storage.ts";
import { showToast } from "#web/lib/toast.ts";

const keys = storedThings.filter(({ place }) => !place).map(({ key }) => key);

const loadCode = () => import("#web/lib/tracker.ts");
const loadVersions = () => import("./kept-versions.ts");

/** Everything that is stored, by key; what is in the database comes a moment later. */
export function useEverything(): Stored {
  const stored = useAllStored(keys);
  const [tracker, setTracker] = useState<string>();
  const [versions, setVersions] = useState<string>();
  const [offline, setOffline] = useState<string>();

  // Follows the caches, as far as this tab changes them.
  useEffect(() => {
    const read = () => readOfflineCopy().then(setOffline, () => {});
    read();
    offlineCopy.addEventListener("changed", read);
    return () => offlineCopy.removeEventListener("changed", read);
  }, []);

  // Follows the versions of the resume. Where they cannot be read, they are not listed.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const follow = async () => {
      const { readVersions, onVersions } = await loadVersions();
      const show = (list: unknown[]) => setVersions(list.length === 0 ? undefined : JSON.stringify(list));
      const read = () => readVersions().then(show, () => {});
      if (isGone) return;
      stop = onVersions(read);
      await read();
    };
    follow().catch(() => {});
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  // Follows the tracker. Where it cannot be read, it is not listed.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const follow = async () => {
      const { loadTracker, onTracked, trackedNow } = await loadCode();
      const read = () => {
        const { all } = trackedNow();
        setTracker(all.size === 0 ? undefined : JSON.stringify([...all.values()]));
      };
      if (isGone) return;
      stop = onTracked(read);
      read();
      await loadTracker();
    };
    follow().catch(() => {});
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return {
    ...stored,
    ...(tracker !== undefined && { [trackerKey]: tracker }),
    ...(versions !== undefined && { [resumeVersionsKey]: versions }),
    ...(offline !== undefined && { [offlineKey]: offline }),
  };
}

export const notDeleted = {
  title: "Not deleted",
  description: "This browser does not let us change its database. Reload the page, then try again.",
  destructive: true,
};

/** Deletes a thing, wherever it is. */
export async function forgetThing({ key, place }: StoredThing): Promise<void> {
  if (!place) return forget(key);
  if (place === "caches") return forgetOfflineCopy();
  if (key === resumeVersionsKey) return forgetVersions();
  const { clearTracker, trackedNow } = await loadCode();
  if (trackedNow().all.size > 0) await clearTracker();
}

async function forgetVersions() {
  const { clearVersions, readVersions } = await loadVersions();
  const versions = await readVersions().catch(() => []); // where the database is blocked, it has none
  if (versions.length > 0) await clearVersions();
}

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
