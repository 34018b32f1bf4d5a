import { useEffect, useState } from "react";
import { offlineKey, resumeVersionsKey, trackerKey } from "#domain/storage-keys.ts";
import { bytesOf, type Stored } from "#domain/your-data/stored-text.ts";
import { type StoredThing, storedThings } from "#domain/your-data/stored-things.ts";
import { forgetOfflineCopy, type OfflineCopy, offlineCopy, readOfflineCopy } from "#web/lib/offline-copy.ts";
import { forget, useAllStored } from "#web/lib/storage.ts";

const keys = storedThings.filter(({ place }) => !place).map(({ key }) => key);

export const loadCode = () => import("#web/lib/tracker.ts");
export const loadVersions = () => import("./kept-versions.ts");

/** Everything that is stored and its size, by key; what is in the database comes a moment later. */
export function useEverything(): { stored: Stored; sizes: Record<string, number> } {
  const stored = useAllStored(keys);
  const [tracker, setTracker] = useState<string>();
  const [versions, setVersions] = useState<string>();
  const [offline, setOffline] = useState<OfflineCopy>();

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
  const everything: Stored = {
    ...stored,
    ...(tracker !== undefined && { [trackerKey]: tracker }),
    ...(versions !== undefined && { [resumeVersionsKey]: versions }),
    ...(offline && { [offlineKey]: offline.addresses }),
  };
  const sizes = Object.entries(everything).map(([key, text]) => [key, bytesOf(text)]);
  return {
    stored: everything,
    sizes: { ...Object.fromEntries(sizes), ...(offline && { [offlineKey]: offline.bytes }) },
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
