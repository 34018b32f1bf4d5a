import { useDeferredValue, useEffect } from "react";
import type { Hackathon, When } from "#domain/hackathons/hackathons.ts";
import { api, hasTexts, read, rowsOf } from "#web/lib/api.ts";
import { prepareDates } from "#web/lib/date.ts";
import { networkFirst } from "#web/lib/kept-list.ts";
import { retried, useLive } from "#web/lib/live.ts";
import { notify } from "#web/lib/toast.ts";

/**
 * The upcoming or the past hackathons. Each failed load shows a toast. React defers the list, so
 * that rendering many cards does not block input.
 */
export function useHackathons(when: When) {
  const hackathons = useLive(
    `hackathons/${when}`,
    retried(() => loadHackathons(when)),
  );
  const { error } = hackathons;
  // Shows a toast for each failed load.
  useEffect(() => {
    if (error !== undefined) notify.error("Failed to load hackathon contests");
  }, [error]);
  return useDeferredValue(hackathons);
}

function loadHackathons(when: When) {
  prepareDates();
  return networkFirst(`hackathons-${when}`, async () => {
    const { lastUpdated, hackathons } = await read(api.hackathons.$get({ query: { when } }));
    return { lastUpdated, hackathons: rowsOf(hackathons, isHackathon) };
  });
}

function isHackathon(row: Hackathon): boolean {
  const texts = hasTexts(row, "id", "name", "registration_link", "registration_deadline", "hackathon_date", "source");
  return texts && typeof row.skills === "string" && Array.isArray(row.also_at);
}
