import { useEffect, useState } from "react";
import { filterPortals, type PortalFilter } from "#domain/job-portals/filter.ts";
import type { PortalCategory } from "#domain/job-portals/job-portals.ts";
import type { nearPortals } from "#domain/job-portals/near-portals.ts";

/**
 * The portals that match the filter. If no portal of any country has the words, words of the same
 * meaning are enough, else one wrong letter is allowed. The code for that is fetched only then.
 */
export function useShown(categories: PortalCategory[], filter: PortalFilter): PortalCategory[] {
  const [forgive, setForgive] = useState<typeof nearPortals>();
  const isMissed = filterPortals(categories, { ...filter, country: undefined, remoteOnly: false }).length === 0;

  // Follows the search: fetches that code. Offline, the search stays exact.
  useEffect(() => {
    if (!isMissed || forgive) return;
    import("#domain/job-portals/near-portals.ts").then(
      ({ nearPortals }) => setForgive(() => nearPortals),
      () => {},
    );
  }, [isMissed, forgive]);

  return isMissed && forgive ? forgive(categories, filter) : filterPortals(categories, filter);
}
