import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import type { Hackathon, When } from "#domain/hackathons/hackathons.ts";
import { api, hasTexts, read, rowsOf } from "#web/lib/api.ts";
import { prepareDates } from "#web/lib/date.ts";
import { orKept } from "#web/lib/kept-list.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { notify } from "#web/lib/toast.ts";

/**
 * Each failed load is told by a toast; the page says the rest. Deferred, so that the cards are
 * rendered in short steps, between which the page answers.
 */
export function useHackathons(when: When) {
  const query = useQuery(
    {
      queryKey: ["hackathons", when],
      queryFn: () => {
        prepareDates();
        return orKept(`hackathons-${when}`, async () => {
          const { lastUpdated, hackathons } = await read(api.hackathons.$get({ query: { when } }));
          return { lastUpdated, hackathons: rowsOf(hackathons, isHackathon) };
        });
      },
    },
    queryClient,
  );
  const { isError, errorUpdatedAt } = query;
  // Follows the network.
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) notify.error("Failed to load hackathon contests");
  }, [isError, errorUpdatedAt]);
  return useDeferredValue(query);
}

function isHackathon(row: Hackathon): boolean {
  const texts = hasTexts(row, "id", "name", "registration_link", "registration_deadline", "hackathon_date", "source");
  return texts && typeof row.skills === "string" && Array.isArray(row.also_at);
}
