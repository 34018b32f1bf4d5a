import { useEffect, useState } from "react";
import { pageSize, type Query, type SearchResult } from "#domain/directory/directory.ts";
import { findAmong } from "#domain/directory/facets.ts";
import { isTouched, type LinkPlaces } from "#domain/directory/link-places.ts";
import { isPlain } from "#domain/directory/query.ts";
import { useAfterPaint } from "#web/lib/after-paint.ts";
import { answerAtHand, takeAnswer } from "./ask-directory.ts";
import type { Directory } from "./definition.ts";
import { useLate } from "./use-late.ts";

/**
 * The first `pages` pages of rows for a query. The page's own first rows need no engine. Until the
 * engine answers another query, the previous rows stay (`isStale`). If the engine fails
 * (`isFailed`), only the loaded rows are searched. `places` has the rows to move because of their
 * links.
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
  const hasFirst = isPlain(query) && !(places && isTouched(first.rows, places));
  const known = hasFirst ? first : answerAtHand(query, places);
  if (!isAnswered && known) setAnswer({ query, places, found: known, isOwn: true });
  const painted = useAfterPaint(answer);
  const own = answer.isOwn && isAnswered ? answer.found : undefined;
  const to = pages * pageSize;
  const isComplete = own !== undefined && own.rows.length >= Math.min(to, own.matches);
  const isFailed = failed === query;
  const isLate = useLate(answer.query !== query && !isFailed);

  // Asks the engine, and ignores answers to outdated questions.
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
    /** The answer, one paint late, for parts that may render after the first rows. */
    painted: partial ? { query, found: partial } : painted,
    isStale: own === undefined,
    /** The rows of another query have been shown for a while. */
    isLate,
    isFailed,
    /** Only the loaded rows were searched. */
    isPartial,
    retry: () => setFailed(undefined),
  };
}
