import { useQuery } from "@tanstack/react-query";
import type { ContestSort } from "#domain/contests.ts";
import { api, read } from "#web/lib/api.ts";
import { prepareDates } from "#web/lib/date.ts";

export function useContests(sort: ContestSort) {
  return useQuery({
    queryKey: ["contests", sort],
    staleTime: 0, // a change of the sort mode asks again, each time
    queryFn: () => {
      prepareDates();
      return read(api.contests.$get({ query: { sort } }));
    },
  });
}
