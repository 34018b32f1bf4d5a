import { filterPortals, type PortalFilter } from "#domain/job-portals/filter.ts";
import type { PortalCategory } from "#domain/job-portals/job-portals.ts";
import { useFetched } from "#web/lib/fetched.ts";

const loadNear = () => import("#domain/job-portals/near-portals.ts");

/**
 * The portals that match the filter. If no portal of any country contains the words, portals with
 * synonyms match. If there are none either, one wrong letter is allowed. The code for that is
 * fetched only when it is needed. Until it arrives, the search is exact.
 */
export function useShown(categories: PortalCategory[], filter: PortalFilter): PortalCategory[] {
  const isMissed = filterPortals(categories, { ...filter, country: undefined, remoteOnly: false }).length === 0;
  const near = useFetched(loadNear, isMissed);
  return isMissed && near ? near.nearPortals(categories, filter) : filterPortals(categories, filter);
}
