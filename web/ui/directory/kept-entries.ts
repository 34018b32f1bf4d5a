import {
  isAmong,
  type KeptEntry,
  readKept,
  withKept,
  withoutKept,
  withVisited,
} from "#domain/directory/pinned-entries.ts";
import { pinnedEntriesKey, visitedEntriesKey } from "#domain/storage-keys.ts";
import { forget, keepOrSay, readStored, store, useStored } from "#web/lib/storage.ts";

/** The entries that this browser keeps under a key; none while prerendering and hydrating. */
export function useKept(key: string): KeptEntry[] {
  return readKept(useStored(key));
}

/** Puts an entry on the list, or takes it off; says so when this browser keeps nothing. */
export function toggleKept(key: string, entry: KeptEntry) {
  const kept = readKept(readStored(key));
  keepOrSay(key, JSON.stringify(isAmong(kept, entry) ? withoutKept(kept, entry) : withKept(kept, entry)));
}

export function togglePin(entry: KeptEntry) {
  toggleKept(pinnedEntriesKey, entry);
}

/** A visit that cannot be kept is not worth a word. */
export function rememberVisit(entry: KeptEntry) {
  store(visitedEntriesKey, JSON.stringify(withVisited(readKept(readStored(visitedEntriesKey)), entry)));
}

/** Forgets the visits to one directory. */
export function forgetVisits(directory: string) {
  const others = readKept(readStored(visitedEntriesKey)).filter((entry) => entry.directory !== directory);
  if (others.length > 0) store(visitedEntriesKey, JSON.stringify(others));
  else forget(visitedEntriesKey);
}
