import { useEffect, useState } from "react";
import { offlineKey, resumeVersionsKey, trackerKey } from "#domain/storage-keys.ts";
import { bytesOf, type Stored } from "#domain/your-data/stored-text.ts";
import { type StoredThing, storedThings } from "#domain/your-data/stored-things.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { forgetOfflineCopy, type OfflineCopy, offlineCopy, readOfflineCopy } from "#web/lib/offline-copy.ts";
import { forget, readAllStored, useAllStored } from "#web/lib/storage.ts";
import { rowsCode } from "./code.ts";

const keys = storedThings.filter(({ place }) => !place).map(({ key }) => key);

/**
 * Everything that is stored and its size, by key; what is in the database and the caches comes a
 * moment later. `isRead` says of a thing whether its place was looked at; `failure`, why the
 * database was not.
 */
export function useEverything() {
  const isHydrated = useHydrated();
  const local = useAllStored(keys);
  const { rows, failure, again } = useRows();
  const offline = useOfflineCopy();
  const stored: Stored = { ...local, ...rows, ...(offline && { [offlineKey]: offline.addresses }) };
  const sizes: Record<string, number> = {
    ...Object.fromEntries(Object.entries(stored).map(([key, text]) => [key, bytesOf(text)])),
    ...(offline && { [offlineKey]: offline.bytes }),
  };
  const isRead = ({ place }: StoredThing) =>
    place === "database" ? rows !== undefined : place === "caches" ? offline !== undefined : isHydrated;
  return { stored, sizes, isRead, failure, again };
}

/** Follows the caches, as far as this tab changes them; null: there is nothing. */
function useOfflineCopy() {
  const [copy, setCopy] = useState<OfflineCopy | null>();

  useEffect(() => {
    const read = () =>
      readOfflineCopy().then(
        (copy) => setCopy(copy ?? null),
        () => setCopy(null),
      );
    read();
    offlineCopy.addEventListener("changed", read);
    return () => offlineCopy.removeEventListener("changed", read);
  }, []);
  return copy;
}

/** Follows the database. What failed is tried again when the connection is back, and at `again`. */
function useRows() {
  const [{ rows, failure }, setState] = useState<{ rows?: Stored; failure?: string }>({});
  const [tries, setTries] = useState(0);
  const again = () => {
    setState({ rows });
    setTries(tries + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try follows anew
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
  }, [tries]);

  // Follows the connection.
  useEffect(() => {
    if (!failure) return;
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });
  return { rows, failure, again };
}

/** Calls back when rows have changed. Returns a function that stops. */
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
    throw new Error("This browser does not let us read its database. Reload the page, then try again.");
  });
  const lists = { [trackerKey]: [...trackedNow().all.values()], [resumeVersionsKey]: versions };
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  return Object.fromEntries(filled.map(([key, list]) => [key, JSON.stringify(list)]));
}

/** What is in the local storage now. */
export const readLocal = (): Stored => readAllStored(keys);

/**
 * Everything that a file or a link takes along, read now: all of it, or an error with a sentence
 * for the visitor.
 */
export async function readEverything(): Promise<Stored> {
  const rows = await readRows();
  return { ...readLocal(), ...rows };
}

/**
 * Deletes things, wherever they are: all or none. Throws NotFetched, or where the browser does not
 * let us change its database.
 */
export async function forgetThings(things: StoredThing[]): Promise<void> {
  const inDatabase = things.filter(({ place }) => place === "database").map(({ key }) => key);
  const code = inDatabase.length > 0 ? await rowsCode() : undefined;
  // A failure after this costs the copy for offline use at most, which is made anew.
  if (things.some(({ place }) => place === "caches")) await forgetOfflineCopy();
  await code?.clearRows(inDatabase);
  for (const { key, place } of things) if (!place) forget(key);
}
