import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { When } from "#domain/hackathons/hackathons.ts";
import { api, read } from "#web/lib/api.ts";
import { prepareDates } from "#web/lib/date.ts";
import { notify } from "#web/lib/toast.ts";

/** Each failed load is told by a toast; the page says the rest. */
export function useHackathons(when: When) {
  const query = useQuery({
    queryKey: ["hackathons", when],
    queryFn: () => {
      prepareDates();
      return read(api.hackathons.$get({ query: { when } }));
    },
  });
  const { isError, errorUpdatedAt } = query;
  // Follows the network.
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) notify.error("Failed to load hackathon contests");
  }, [isError, errorUpdatedAt]);
  return query;
}
