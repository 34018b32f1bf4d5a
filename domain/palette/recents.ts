import { storedList } from "../stored-list.ts";
import { isWebUrl } from "../text/links.ts";
import { entryKey, kindNames, type PaletteEntry } from "./palette.ts";

const maxRecents = 6;

/** The entries opened from the palette, newest first. Entries of another shape are dropped. */
export function readRecents(stored: string | null): PaletteEntry[] {
  return storedList(stored, isEntry, maxRecents);
}

function isEntry(value: unknown): value is PaletteEntry {
  if (typeof value !== "object" || value === null) return false;
  const { kind, name, url, about } = value as Record<string, unknown>;
  return (
    typeof kind === "string" &&
    Object.hasOwn(kindNames, kind) &&
    typeof name === "string" &&
    typeof about === "string" &&
    typeof url === "string" &&
    (isOurs(url) || isWebUrl(url))
  );
}

/**
 * Whether the address is a path of this site. Addresses that begin with "//" or "/\" lead to
 * another site.
 */
export function isOurs(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

/** The list with the entry added in front, without its extra words. Keeps six. */
export function withRecent(recents: PaletteEntry[], { kind, name, url, about }: PaletteEntry): PaletteEntry[] {
  const entry = { kind, name, url, about };
  return [entry, ...recents.filter((other) => entryKey(other) !== entryKey(entry))].slice(0, maxRecents);
}
