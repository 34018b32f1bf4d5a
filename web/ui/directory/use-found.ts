import { useEffect, useState } from "react";
import { pageSize, type Query, type SearchResult } from "#domain/directory/directory.ts";
import { findAmong } from "#domain/directory/facets.ts";
import { isTouched, type LinkPlaces } from "#domain/directory/link-places.ts";
import { isPlain } from "#domain/directory/query.ts";
import { useAfterPaint } from "#web/lib/after-paint.ts";
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
    facets: facets.map(({ key, label, names, isFlags, any }) => ({ key, label, names, isFlags, any })),
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
function takeAnswer(
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

/**
 * The rows for a query, so many pages of them. The page's own first rows need no engine; until it
 * has answered anything else, the rows before stay (`isStale`). `places` moves rows because of
 * their links. Where it cannot answer
 * (`isFailed`), the rows at hand are searched.
 */
export function useFound(
  directory: Directory,
  first: SearchResult,
  query: Query,
  pages: number,
  places: LinkPlaces | undefined,
) {
  const [answer, setAnswer] = useState({ query, places, found: first, isOwn: isPlain(query) });
  const [failed, setFailed] = useState<Query>();
  const isAnswered = answer.query === query && answer.places === places;
  if (!isAnswered && isPlain(query) && !(places && isTouched(first.rows, places)))
    setAnswer({ query, places, found: first, isOwn: true });
  const painted = useAfterPaint(answer);
  const own = answer.isOwn && isAnswered ? answer.found : undefined;
  const to = pages * pageSize;
  const isComplete = own !== undefined && own.rows.length >= Math.min(to, own.matches);
  const isFailed = failed === query;

  // Asks the engine, and drops the answer to a question that has changed meanwhile.
  useEffect(() => {
    if (isComplete || isFailed) return;
    let isCurrent = true;
    const before = own?.rows ?? [];
    takeAnswer(directory, query, before.length, to, places).then(
      (found) =>
        isCurrent && setAnswer({ query, places, found: { ...found, rows: [...before, ...found.rows] }, isOwn: true }),
      () => isCurrent && setFailed(query),
    );
    return () => {
      isCurrent = false;
    };
  }, [directory, query, places, own, to, isComplete, isFailed]);

  // Tries again when the connection is back.
  useEffect(() => {
    if (!isFailed) return;
    const retry = () => setFailed(undefined);
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [isFailed]);

  const isPartial = isFailed && own === undefined;
  const partial = isPartial ? findAmong(first.rows, directory.facets, query) : undefined;
  return {
    found: partial ?? answer.found,
    /** The answer on the screen: for what can be shown a little later than its first rows. */
    painted: partial ? { query, found: partial } : painted,
    isStale: own === undefined,
    isFailed,
    /** The answer is from the rows at hand alone. */
    isPartial,
    retry: () => setFailed(undefined),
  };
}
