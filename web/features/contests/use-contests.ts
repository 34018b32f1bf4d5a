import { useDeferredValue } from "react";
import { type Contest, type ContestSort, inOrder } from "#domain/contests/contests.ts";
import { isWebUrl } from "#domain/text/links.ts";
import { api, hasTexts, read, rowsOf } from "#web/lib/api.ts";
import { prepareDates } from "#web/lib/date.ts";
import { orKept } from "#web/lib/kept-list.ts";
import { retried, useLive } from "#web/lib/live.ts";

/** A change of the sort mode always asks again. */
const rules = { isFresh: () => false, isRenewed: true };

/** Deferred, so that the cards are rendered in short steps, between which the page answers. */
export function useContests(sort: ContestSort) {
  const contests = useLive(
    `contests/${sort}`,
    retried(() => loadContests(sort)),
    rules,
  );
  return useDeferredValue(contests);
}

/** Without a connection, the rows that were loaded last are sorted here, in whatever order they came. */
async function loadContests(sort: ContestSort) {
  prepareDates();
  const answer = await orKept("contests", async () => {
    const { lastUpdated, contests } = await read(api.contests.$get({ query: { sort } }));
    return { lastUpdated, contests: rowsOf(contests, isContest) };
  });
  return answer.keptAt ? { ...answer, contests: inOrder(answer.contests, sort) } : answer;
}

function isContest(row: Contest): boolean {
  return hasTexts(row, "id", "event", "resource", "href") && isWebUrl(row.href);
}
