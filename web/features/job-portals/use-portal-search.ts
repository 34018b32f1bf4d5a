import { useState } from "react";
import { type PortalFilter, portalFilterFromParams, portalFilterToParams } from "#domain/job-portals/filter.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { useAddress } from "#web/lib/url-state.ts";
import { keepWantedJob, useWantedJob } from "#web/lib/wanted-job.ts";

type PortalSearch = { filter: PortalFilter; role: string; city: string };

/**
 * The filter, role and city. They start from the address, else from the wanted job. The address
 * follows the typing with a delay. The profile's country is offered as a choice only: as a default
 * filter it would hide all portals that hire worldwide.
 */
export function usePortalSearch(
  countries: string[],
): [PortalSearch & { country: string; ownCountry: string | undefined }, (search: PortalSearch) => void] {
  const [changed, setChanged] = useState<PortalSearch>();
  const [params] = useAddress(
    changed && { ...portalFilterToParams(changed.filter), role: changed.role, city: changed.city },
  );
  const kept = useWantedJob();
  const initial = (key: "role" | "city") =>
    (params.get(key) ?? (params.size > 0 ? "" : kept[key])).slice(0, maxSearchLength);
  const opened = { filter: portalFilterFromParams(params, countries), role: initial("role"), city: initial("city") };
  const change = (search: PortalSearch) => {
    setChanged(search);
    const sameCity = search.city === kept.city ? kept.country : "";
    keepWantedJob({ role: search.role, city: search.city, country: search.filter.country ?? sameCity });
  };
  const search = changed ?? opened;
  const country = search.filter.country ?? (search.city === kept.city ? kept.country : "");
  return [{ ...search, country, ownCountry: countries.find((name) => name === kept.country) }, change];
}
