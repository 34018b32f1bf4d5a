import { useDeferredValue } from "react";
import { type Contest, type ContestSort, inOrder } from "#domain/contests/contests.ts";
import { isWebUrl } from "#domain/text/links.ts";
import { api, hasTexts, read, rowsOf } from "#web/lib/api.ts";
import { prepareDates } from "#web/lib/date.ts";
import { networkFirst } from "#web/lib/kept-list.ts";
import { retried, useLive } from "#web/lib/live.ts";

/** The page loads the list again at each change of the order. */
const rules = { isFresh: () => false, isRenewed: true };

/** The contests, sorted. React defers them, so that rendering many rows does not block input. */
export function useContests(sort: ContestSort) {
  const contests = useLive(
    `contests/${sort}`,
    retried(() => loadContests(sort)),
    rules,
  );
  return useDeferredValue(contests);
}

/** Loads the contests. Offline, it sorts the stored rows, which may have another order. */
async function loadContests(sort: ContestSort) {
  prepareDates();
  const answer = await networkFirst("contests", async () => {
    const { lastUpdated, contests } = await read(api.contests.$get({ query: { sort } }));
    return { lastUpdated, contests: rowsOf(contests, isContest) };
  });
  return answer.keptAt ? { ...answer, contests: inOrder(answer.contests, sort) } : answer;
}

function isContest(row: Contest): boolean {
  return hasTexts(row, "id", "event", "resource", "href") && isWebUrl(row.href);
}
