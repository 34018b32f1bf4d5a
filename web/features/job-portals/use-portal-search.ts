import { useState } from "react";
import { type PortalFilter, portalFilterFromParams, portalFilterToParams } from "#domain/job-portals/filter.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { useAddress, useUrlState } from "#web/lib/url-state.ts";
import { keepWantedJob, useWantedJob } from "#web/lib/wanted-job.ts";

type PortalSearch = { filter: PortalFilter; role: string; city: string };

/**
 * The filter, role and city. Their first values come from the address, or else from the wanted job.
 * The address is updated shortly after the visitor types. If the visitor types before the first
 * values are known, the typed field stays, and the other fields get their first values. If the
 * address has a country without portals, the city field shows that country. The profile's country
 * is only offered: as a default filter, it would hide portals without being asked.
 */
export function usePortalSearch(
  countries: string[],
): [PortalSearch & { country: string; ownCountry: string | undefined }, (changes: Partial<PortalSearch>) => void] {
  const [changed, setChanged] = useState<Partial<PortalSearch>>();
  const [params] = useUrlState();
  const isStartKnown = useHydrated();
  const kept = useWantedJob();
  const initial = (key: "role" | "city") =>
    (params.get(key) ?? (params.size > 0 ? "" : kept[key])).slice(0, maxSearchLength);
  const filter = portalFilterFromParams(params, countries);
  const withoutPortals = filter.country ? "" : (params.get("country") ?? "").slice(0, maxSearchLength);
  const opened = { filter, role: initial("role"), city: initial("city") || withoutPortals };
  const search = { ...opened, ...changed };
  const inAddress = { ...portalFilterToParams(search.filter), role: search.role, city: search.city };
  useAddress(changed && isStartKnown ? inAddress : undefined);
  const change = (changes: Partial<PortalSearch>) => {
    setChanged({ ...changed, ...changes });
    const { filter, ...typed } = changes;
    if (filter?.country) keepWantedJob({ country: filter.country });
    if (!filter) keepWantedJob("city" in typed ? { ...typed, country: search.filter.country ?? "" } : typed);
  };
  const country = search.filter.country ?? (search.city && search.city === kept.city ? kept.country : "");
  return [{ ...search, country, ownCountry: countries.find((name) => name === kept.country) }, change];
}
