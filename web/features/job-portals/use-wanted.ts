import { useState } from "react";
import { type PortalFilter, portalFilterFromParams, portalFilterToParams } from "#domain/job-portals/filter.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { useAddress } from "#web/lib/url-state.ts";
import { keepWantedJob, useWantedJob } from "#web/lib/wanted-job.ts";

type Wanted = { filter: PortalFilter; role: string; city: string };

/**
 * What the visitor wants to see. It starts from the address, else from the job that is looked for;
 * the address then follows a little behind the typing. A country is offered: as a filter that
 * nobody chose, it would hide every portal that hires worldwide.
 */
export function useWanted(
  countries: string[],
): [Wanted & { country: string; ownCountry: string | undefined }, (wanted: Wanted) => void] {
  const [changed, setChanged] = useState<Wanted>();
  const [params] = useAddress(
    changed && { ...portalFilterToParams(changed.filter), role: changed.role, city: changed.city },
  );
  const kept = useWantedJob();
  const said = (key: "role" | "city") =>
    (params.get(key) ?? (params.size > 0 ? "" : kept[key])).slice(0, maxSearchLength);
  const opened = { filter: portalFilterFromParams(params, countries), role: said("role"), city: said("city") };
  const change = (wanted: Wanted) => {
    setChanged(wanted);
    const sameCity = wanted.city === kept.city ? kept.country : "";
    keepWantedJob({ role: wanted.role, city: wanted.city, country: wanted.filter.country ?? sameCity });
  };
  const wanted = changed ?? opened;
  const country = wanted.filter.country ?? (wanted.city === kept.city ? kept.country : "");
  return [{ ...wanted, country, ownCountry: countries.find((name) => name === kept.country) }, change];
}
