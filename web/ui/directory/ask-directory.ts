import { pageSize, type Query, type SearchResult } from "#domain/directory/directory.ts";
import type { LinkPlaces } from "#domain/directory/link-places.ts";
import { isPlain } from "#domain/directory/query.ts";
import { ask } from "#web/lib/directory/ask.ts";
import type { Directory } from "./definition.ts";

/** Asks the engine for the rows `from` to `to` (exclusive) that match a query. */
export function askDirectory(
  { name, facets }: Directory,
  query: Query,
  from: number,
  to: number,
  places?: LinkPlaces,
): Promise<SearchResult> {
  return ask({
    directory: name,
    facets: facets.map(({ key, label, names, isFlags, any, hasSpellings }) => ({
      key,
      label,
      names,
      isFlags,
      any,
      hasSpellings,
    })),
    query,
    from,
    to,
    places,
  });
}

/** The question that was asked before rendering. */
let ahead: { query: Query; places: LinkPlaces | undefined; answer: Promise<SearchResult> } | undefined;

/**
 * Starts a search before React renders the query. takeAnswer() then returns its answer for the same
 * query object.
 */
export function askAhead(directory: Directory, query: Query, places: LinkPlaces | undefined): void {
  if (isPlain(query)) return;
  ahead = { query, places, answer: askDirectory(directory, query, 0, pageSize, places) };
  ahead.answer.catch(() => {});
}

/** Takes the answer of askAhead(), once. For any other question or a retry, asks the engine. */
export function takeAnswer(
  directory: Directory,
  query: Query,
  from: number,
  to: number,
  places: LinkPlaces | undefined,
): Promise<SearchResult> {
  const asked = ahead;
  ahead = undefined;
  if (asked?.query === query && asked.places === places && from === 0 && to === pageSize) return asked.answer;
  return askDirectory(directory, query, from, to, places);
}
