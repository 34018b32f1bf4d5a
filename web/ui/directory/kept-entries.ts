import {
  isAmong,
  type KeptEntry,
  readKept,
  withKept,
  withoutKept,
  withVisited,
} from "#domain/directory/pinned-entries.ts";
import { pinnedEntriesKey, visitedEntriesKey } from "#domain/storage-keys.ts";
import { forget, readStored, store, storeOrWarn, useStored } from "#web/lib/storage.ts";

/** The entries that are stored under a key. Empty while prerendering and hydrating. */
export function useKept(key: string): KeptEntry[] {
  return readKept(useStored(key));
}

/** Adds an entry to a stored list, or removes it. A failure shows a toast. */
export function toggleKept(key: string, entry: KeptEntry) {
  const kept = readKept(readStored(key));
  storeOrWarn(key, JSON.stringify(isAmong(kept, entry) ? withoutKept(kept, entry) : withKept(kept, entry)));
}

/** Pins or unpins an entry. */
export function togglePin(entry: KeptEntry) {
  toggleKept(pinnedEntriesKey, entry);
}

/** Stores that an entry was opened. A failure is ignored. */
export function rememberVisit(entry: KeptEntry) {
  store(visitedEntriesKey, JSON.stringify(withVisited(readKept(readStored(visitedEntriesKey)), entry)));
}

/** Forgets the visits to one directory. */
export function forgetVisits(directory: string) {
  const others = readKept(readStored(visitedEntriesKey)).filter((entry) => entry.directory !== directory);
  if (others.length > 0) store(visitedEntriesKey, JSON.stringify(others));
  else forget(visitedEntriesKey);
}
