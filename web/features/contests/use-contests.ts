import { useQuery } from "@tanstack/react-query";
import type { ContestSort } from "#domain/contests.ts";
import { api, read } from "#web/lib/api.ts";

export function useContests(sort: ContestSort) {
  return useQuery({ queryKey: ["contests", sort], queryFn: () => read(api.contests.$get({ query: { sort } })) });
}
