import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { Contest, ContestSort } from "#domain/contests/contests.ts";
import { isWebUrl } from "#domain/text/links.ts";
import { api, hasTexts, read, rowsOf } from "#web/lib/api.ts";
import { prepareDates } from "#web/lib/date.ts";
import { orKept } from "#web/lib/kept-list.ts";
import { queryClient } from "#web/lib/query-client.ts";

/** Deferred, so that the cards are rendered in short steps, between which the page answers. */
export function useContests(sort: ContestSort) {
  const query = useQuery(
    {
      queryKey: ["contests", sort],
      staleTime: 0, // a change of the sort mode always asks again
      queryFn: () => {
        prepareDates();
        return orKept(`contests-${sort}`, async () => {
          const { lastUpdated, contests } = await read(api.contests.$get({ query: { sort } }));
          return { lastUpdated, contests: rowsOf(contests, isContest) };
        });
      },
    },
    queryClient,
  );
  return useDeferredValue(query);
}

function isContest(row: Contest): boolean {
  return hasTexts(row, "id", "event", "resource", "href") && isWebUrl(row.href);
}
