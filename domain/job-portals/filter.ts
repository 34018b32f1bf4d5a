import { maxSearchLength } from "../limits.ts";
import type { Portal, PortalCategory } from "./job-portals.ts";

export type PortalFilter = { search: string; country: string | undefined; remoteOnly: boolean };

/** Categories with the portals whose name or description contains the search text; a category without any is left out. */
export function filterPortals(categories: PortalCategory[], filter: PortalFilter): PortalCategory[] {
  const wanted = filter.search.trim().toLowerCase();
  const shows = ({ name, about = "", country, remote = false }: Portal) =>
    `${name}\n${about}`.toLowerCase().includes(wanted) &&
    (filter.country === undefined || filter.country === country) &&
    (!filter.remoteOnly || remote);
  return categories
    .map((category) => ({ ...category, portals: category.portals.filter(shows) }))
    .filter(({ portals }) => portals.length > 0);
}

/** Every country that a portal names, sorted. */
export function portalCountries(categories: PortalCategory[]): string[] {
  const named = categories.flatMap(({ portals }) => portals.flatMap(({ country }) => country ?? []));
  return [...new Set(named)].sort();
}

/** The filter as an address's parameters; undefined where it is as at the start. */
export function portalFilterToParams({ search, country, remoteOnly }: PortalFilter) {
  return { q: search || undefined, country, remote: remoteOnly ? "1" : undefined };
}

/** Reads any address: a country that no portal names is none, a long search text is cut. */
export function portalFilterFromParams(params: URLSearchParams, countries: string[]): PortalFilter {
  return {
    search: (params.get("q") ?? "").slice(0, maxSearchLength),
    country: countries.find((name) => name === params.get("country")),
    remoteOnly: params.get("remote") === "1",
  };
}
