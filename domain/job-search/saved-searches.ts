import { storedList } from "../stored-list.ts";
import { searchFromParams, searchToParams } from "./address.ts";
import { type JobSearch, timeOptions } from "./job-search.ts";

export type SavedSearch = { search: JobSearch; lastOpened: number };

export const maxSearches = 20;

/** Newest first, without repeats, at most 20. Times are milliseconds since 1970. */
export function saveSearch(saved: SavedSearch[], search: JobSearch, now: number): SavedSearch[] {
  return [{ search, lastOpened: now }, ...forgetSearch(saved, search)].slice(0, maxSearches);
}

/** Two searches are the same when their addresses are equal. */
export function forgetSearch(saved: SavedSearch[], search: JobSearch): SavedSearch[] {
  const key = (of: JobSearch) => searchToParams(of).toString();
  return saved.filter((other) => key(other.search) !== key(search));
}

/**
 * The search for what was posted since it was last opened: the shortest time that reaches back so
 * far. Undefined if that is its own time, or if it was opened within the last hour.
 */
export function sinceLastOpened({ search, lastOpened }: SavedSearch, now: number): JobSearch | undefined {
  const seconds = (now - lastOpened) / 1000;
  if (seconds < 3600) return undefined;
  const within = timeOptions.find(({ value }) => Number(value.slice(1)) >= seconds)?.value ?? "r0";
  return within === search.postedWithin ? undefined : { ...search, postedWithin: within };
}

/** Puts a forgotten search back where it was. */
export function restoreSearch(saved: SavedSearch[], { search, lastOpened }: SavedSearch): SavedSearch[] {
  return saveSearch(saved, search, lastOpened).sort((a, b) => b.lastOpened - a.lastOpened);
}

/** Searches are stored as address parameters, so they are read as tolerantly as an address. */
export function savedSearchesText(saved: SavedSearch[]): string {
  return JSON.stringify(saved.map(({ search, lastOpened }) => [searchToParams(search).toString(), lastOpened]));
}

/** Anything unreadable is no saved search. */
export function readSavedSearches(stored: string | null): SavedSearch[] {
  const read = new Map<string, SavedSearch>();
  for (const [params, lastOpened] of storedList(stored, isSaved, maxSearches)) {
    const search = searchFromParams(new URLSearchParams(params));
    read.set(searchToParams(search).toString(), { search, lastOpened });
  }
  return [...read.values()];
}

function isSaved(item: unknown): item is [params: string, lastOpened: number] {
  return Array.isArray(item) && typeof item[0] === "string" && isMoment(item[1]);
}

const isMoment = (time: unknown): time is number => typeof time === "number" && !Number.isNaN(new Date(time).getTime());
