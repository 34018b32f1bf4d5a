import { pageSize, type Query, type SearchResult } from "#domain/directory/directory.ts";
import type { LinkPlaces } from "#domain/directory/link-places.ts";
import { isPlain } from "#domain/directory/query.ts";
import { ask } from "#web/lib/directory/ask.ts";
import type { Directory } from "./definition.ts";

/** Asks the engine for rows `from` to `to` (not included) of a directory. */
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

/** The question that was asked ahead of the rendering. */
let ahead: { query: Query; places: LinkPlaces | undefined; answer: Promise<SearchResult> } | undefined;

/**
 * Has the engine search while the page is rendered; who then asks with this very query gets the
 * answer.
 */
export function askAhead(directory: Directory, query: Query, places: LinkPlaces | undefined): void {
  if (isPlain(query)) return;
  ahead = { query, places, answer: askDirectory(directory, query, 0, pageSize, places) };
  ahead.answer.catch(() => {});
}

/** A first page that was asked ahead is taken once: a second try is a new question. */
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
