import { useEffect, useState } from "react";
import {
  clearedDraftKey,
  offlineKey,
  outreachEditsKey,
  outreachFormKey,
  portfolioDraftKey,
  portfolioStepsKey,
  promptDraftsKey,
  promptVariantsKey,
  resumeVersionsKey,
  trackerKey,
} from "#domain/storage-keys.ts";
import { bytesOf, type Stored } from "#domain/your-data/stored-text.ts";
import { type StoredThing, storedThings } from "#domain/your-data/stored-things.ts";
import { blockedText } from "#web/lib/blocked-text.ts";
import { useBrowserValue, useHydrated } from "#web/lib/hydrated.ts";
import { forgetOfflineCopy, type OfflineCopy, offlineCopy, readOfflineCopy } from "#web/lib/offline-copy.ts";
import { forget, isStorageBlocked, onStored, readAllStored, useAllStored } from "#web/lib/storage.ts";
import { keepInTab } from "#web/lib/tab-storage.ts";
import { rowsCode } from "./code.ts";

const keys = storedThings.filter(({ place }) => !place).map(({ key }) => key);

/**
 * Everything that is stored, with its size, by key. The database and the caches are read later.
 * `isRead` tells whether the place of a thing has been read. `failure` tells why a place could not
 * be read.
 */
export function useEverything() {
  const isHydrated = useHydrated();
  const isBlocked = useBrowserValue(onStored, isStorageBlocked, false);
  const local = useAllStored(keys);
  const { rows, failure, retry } = useRows();
  const { offline, isRefused } = useOfflineCopy();
  const stored: Stored = { ...local, ...rows, ...(offline && { [offlineKey]: offline.addresses }) };
  const sizes: Record<string, number> = {
    ...Object.fromEntries(Object.entries(stored).map(([key, text]) => [key, bytesOf(text)])),
    ...(offline && { [offlineKey]: offline.bytes }),
  };
  const isRead = ({ place }: StoredThing) =>
    place === "database" ? rows !== undefined : place === "caches" ? offline !== undefined : isHydrated && !isBlocked;
  const refusal = isRefused ? "This browser does not let us look at its copy for offline use." : undefined;
  return { stored, sizes, isRead, failure: isBlocked ? blockedText : (failure ?? refusal), retry };
}

/**
 * The offline copy in the caches. Null if there is none. `isRefused`: the browser denies access to
 * the caches.
 */
function useOfflineCopy() {
  const [state, setState] = useState<{ offline?: OfflineCopy | null; isRefused?: boolean }>({});

  useEffect(() => {
    const read = () =>
      readOfflineCopy().then(
        (copy) => setState({ offline: copy ?? null }),
        () => setState({ isRefused: true }),
      );
    read();
    offlineCopy.addEventListener("changed", read);
    return () => offlineCopy.removeEventListener("changed", read);
  }, []);
  return state;
}

/**
 * The rows of the database. A failed read is repeated when the connection is back, or by `retry`.
 */
function useRows() {
  const [{ rows, failure }, setState] = useState<{ rows?: Stored; failure?: string }>({});
  const [attempts, setAttempts] = useState(0);
  const retry = () => {
    setState({ rows });
    setAttempts(attempts + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry must subscribe and read again
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const fail = ({ message }: Error) => isGone || setState(({ rows }) => ({ rows, failure: message }));
    const read = () => readRows().then((rows) => isGone || setState({ rows }), fail);
    onRows(read).then((end) => {
      if (isGone) return end();
      stop = end;
      read();
    }, fail);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [attempts]);

  // Follows the connection.
  useEffect(() => {
    if (!failure) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  });
  return { rows, failure, retry };
}

/** Calls back when rows have changed. Returns a function that unsubscribes. */
async function onRows(read: () => void): Promise<() => void> {
  const { onTracked, onVersions, trackedNow } = await rowsCode();
  const ends = [onTracked(() => trackedNow().state === "ready" && read()), onVersions(read)];
  return () => {
    for (const end of ends) end();
  };
}

async function readRows(): Promise<Stored> {
  const { loadTracker, readVersions, trackedNow } = await rowsCode();
  const [versions] = await Promise.all([readVersions(), loadTracker()]).catch(() => {
    throw new Error(
      isStorageBlocked()
        ? blockedText
        : "This browser does not let us read its database. Reload the page, then try again.",
    );
  });
  const lists = { [trackerKey]: [...trackedNow().all.values()], [resumeVersionsKey]: versions };
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  return Object.fromEntries(filled.map(([key, list]) => [key, JSON.stringify(list)]));
}

/** The current content of localStorage. */
export const readLocal = (): Stored => readAllStored(keys);

/**
 * Reads everything that an export or a transfer includes. If a part cannot be read, throws an error
 * with a sentence for the visitor.
 */
export async function readEverything(): Promise<Stored> {
  const rows = await readRows();
  return { ...readLocal(), ...rows };
}

/**
 * Deletes things from all kinds of storage: all of them or none. Throws NotFetched, or an error if
 * the browser refuses to change its database. This also deletes what this tab keeps: with saved
 * prompts and messages their forms, and with the portfolio its undo steps and the draft that Start
 * Over cleared.
 */
export async function forgetThings(things: StoredThing[]): Promise<void> {
  const inDatabase = things.filter(({ place }) => place === "database").map(({ key }) => key);
  const code = inDatabase.length > 0 ? await rowsCode() : undefined;
  // The caches go first: if a later step fails, only the offline copy is lost, and it is made
  // again.
  if (things.some(({ place }) => place === "caches")) await forgetOfflineCopy();
  await code?.clearRows(inDatabase);
  for (const { key, place } of things) if (!place) forget(key);
  for (const { key } of things) for (const inTab of tabKeys[key] ?? []) keepInTab(inTab, null);
}

/** The keys of what a tab keeps, by the key of the thing that is deleted with them. */
const tabKeys: Record<string, string[]> = {
  [promptVariantsKey]: [promptDraftsKey],
  [outreachEditsKey]: [outreachFormKey],
  [portfolioDraftKey]: [clearedDraftKey, portfolioStepsKey],
};
