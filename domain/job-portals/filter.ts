import { maxSearchLength } from "../limits.ts";
import type { Portal, PortalCategory } from "./job-portals.ts";

export type PortalFilter = { search: string; country: string | undefined; remoteOnly: boolean };

/**
 * The portals with every word of the search text in their name, their description, their country or
 * the title of their category, by category. Empty categories are dropped.
 */
export function filterPortals(categories: PortalCategory[], filter: PortalFilter): PortalCategory[] {
  const wanted = filter.search.toLowerCase().split(/\s+/);
  const says = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const shows = ({ name, about = "", country, remote = false }: Portal, title: string) =>
    says([name, about, country, title].join("\n")) &&
    (filter.country === undefined || filter.country === country) &&
    (!filter.remoteOnly || remote);
  return categories
    .map((category) => ({ ...category, portals: category.portals.filter((portal) => shows(portal, category.title)) }))
    .filter(({ portals }) => portals.length > 0);
}

/** All countries of the portals, sorted. */
export function portalCountries(categories: PortalCategory[]): string[] {
  const named = categories.flatMap(({ portals }) => portals.flatMap(({ country }) => country ?? []));
  return [...new Set(named)].sort();
}

/** The filter as address parameters; defaults are undefined. */
export function portalFilterToParams({ search, country, remoteOnly }: PortalFilter) {
  return { q: search || undefined, country, remote: remoteOnly ? "1" : undefined };
}

/** Reads any address. An unknown country is undefined, and a long search text is cut. */
export function portalFilterFromParams(params: URLSearchParams, countries: string[]): PortalFilter {
  return {
    search: (params.get("q") ?? "").slice(0, maxSearchLength),
    country: countries.find((name) => name === params.get("country")),
    remoteOnly: params.get("remote") === "1",
  };
}
