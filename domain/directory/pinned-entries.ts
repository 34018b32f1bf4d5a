import { storedList } from "../stored-list.ts";
import { isWebUrl } from "../text/links.ts";
import { type DirectoryName, directoryNames } from "./directory.ts";

/**
 * An entry that this browser remembers. It has everything a link needs, so its directory is not
 * loaded.
 */
export type KeptEntry = { directory: DirectoryName; id: string; name: string; url: string };

const maxKept = 200;
const maxVisited = 12;

/** A stored list of entries, newest first. Entries of another shape are dropped. */
export function readKept(stored: string | null): KeptEntry[] {
  return storedList(stored, isKept, maxKept);
}

function isKept(value: unknown): value is KeptEntry {
  if (typeof value !== "object" || value === null) return false;
  const { directory, id, name, url } = value as Record<string, unknown>;
  return (
    directoryNames.some((known) => known === directory) &&
    typeof id === "string" &&
    typeof name === "string" &&
    typeof url === "string" &&
    isWebUrl(url)
  );
}

const isSame = (a: KeptEntry, b: KeptEntry) => a.directory === b.directory && a.id === b.id;

/** Whether the list has the entry: the same id in the same directory. */
export function isAmong(kept: KeptEntry[], entry: KeptEntry): boolean {
  return kept.some((other) => isSame(other, entry));
}

/** The list with the entry added in front. */
export function withKept(kept: KeptEntry[], entry: KeptEntry): KeptEntry[] {
  return [entry, ...withoutKept(kept, entry)].slice(0, maxKept);
}

/** The list without the entry. */
export function withoutKept(kept: KeptEntry[], entry: KeptEntry): KeptEntry[] {
  return kept.filter((other) => !isSame(other, entry));
}

/** The list with the entry added in front. Each directory keeps its twelve newest entries. */
export function withVisited(kept: KeptEntry[], entry: KeptEntry): KeptEntry[] {
  const next = withKept(kept, entry);
  const own = next.filter(({ directory }) => directory === entry.directory);
  const forgotten = new Set(own.slice(maxVisited));
  return next.filter((other) => !forgotten.has(other));
}
