import { flushSync } from "react-dom";
import { pageSize, type Query, type SearchResult } from "#domain/directory/directory.ts";
import type { LinkPlaces } from "#domain/directory/link-places.ts";
import { isPlain } from "#domain/directory/query.ts";
import { ask } from "#web/lib/directory/ask.ts";
import { inTime } from "#web/lib/fetch-in-time.ts";
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

type Asked = { query: Query; places: LinkPlaces | undefined; answer: Promise<SearchResult>; found?: SearchResult };

/** The question that was asked before rendering. */
let ahead: Asked | undefined;

/**
 * A page that shows the query before its answer renders twice. So it waits this long for the
 * answer.
 */
const maxWaitMs = 100;

/**
 * Asks for a query before React renders it. Calls `show` when the answer arrives, or after 100 ms.
 * Only the latest query is shown.
 */
export async function askAhead(
  directory: Directory,
  query: Query,
  places: LinkPlaces | undefined,
  show: () => void,
): Promise<void> {
  ahead = undefined;
  if (isPlain(query)) return show();
  const asked: Asked = { query, places, answer: askDirectory(directory, query, 0, pageSize, places) };
  ahead = asked;
  const answered = asked.answer.then(
    (found) => {
      asked.found = found;
    },
    () => {}, // takeAnswer() reports the failure
  );
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  if (ahead === asked) flushSync(show); // synchronous, so that no frame shows the old rows
}

/** The answer to a query, if askAhead() already has it. */
export function answerAtHand(query: Query, places: LinkPlaces | undefined): SearchResult | undefined {
  return ahead?.query === query && ahead.places === places ? ahead.found : undefined;
}

/**
 * Takes the answer of askAhead(), once. For any other question, and for a retry, this asks the
 * engine. Fails after 15 seconds, since the engine may wait for its rows on a hanging network.
 */
export function takeAnswer(
  directory: Directory,
  query: Query,
  from: number,
  to: number,
  places: LinkPlaces | undefined,
): Promise<SearchResult> {
  const asked = ahead;
  ahead = undefined;
  if (asked?.query === query && asked.places === places && from === 0 && to === pageSize) return inTime(asked.answer);
  return inTime(askDirectory(directory, query, from, to, places));
}
