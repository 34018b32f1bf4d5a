import { screens } from "../screens.ts";
import { words } from "../text/search.ts";
import { type DirectoryName, type DirectoryRow, directoryNames } from "./directory.ts";

/** For each directory and entry id: the pages of the same product in other directories. */
export type RelatedEntries = Record<DirectoryName, Record<string, string[]>>;

/** Hosts with pages of many makers. There, the same host and name do not prove the same product. */
const sharedHosts = new Set(["github.com", "gitlab.com", "youtube.com", "medium.com", "huggingface.co"]);

/**
 * The keys of an entry. Two entries are the same product if they share a key: the same page, or the
 * same site and name. "www." and subdomains for developers are ignored: docs.acme.example is the
 * site acme.example.
 */
export function signsOf({ name, url }: DirectoryRow): string[] {
  const { host, pathname } = new URL(url);
  const site = host.replace(/^(www|docs?|developers?|api|app)\.(?=.+\.)/, "");
  const page = `${site}${pathname.replace(/\/+$/, "")}`.toLowerCase();
  return sharedHosts.has(site) ? [page] : [page, `${site} ${words(name)}`];
}

/** For every entry, the pages of the same product in the other directories. */
export function relatedEntries(directories: Record<DirectoryName, DirectoryRow[]>): RelatedEntries {
  const entries = directoryNames.flatMap((directory) =>
    directories[directory].map((row) => ({ directory, row, signs: signsOf(row) })),
  );
  const known = new Map<string, typeof entries>();
  for (const entry of entries) for (const sign of entry.signs) known.set(sign, [...(known.get(sign) ?? []), entry]);

  const related = Object.fromEntries(directoryNames.map((name) => [name, {}])) as RelatedEntries;
  for (const { directory, row, signs } of entries) {
    const others = new Set(
      signs.flatMap((sign) => known.get(sign) ?? []).filter((other) => other.directory !== directory),
    );
    if (others.size > 0)
      related[directory][row.id] = [...others].map(
        (other) => `${screens[other.directory].path}?${new URLSearchParams({ q: other.row.name })}`,
      );
  }
  return related;
}
