import { maxSearchLength } from "../limits.ts";
import { withoutNouns } from "../text/text.ts";
import type { Portal, PortalCategory } from "./job-portals.ts";

export type PortalFilter = { search: string; country: string | undefined; remoteOnly: boolean };

/** The search text without nouns for a portal: "remote" for "remote job sites". */
export function tellingSearch({ search }: PortalFilter): string {
  return withoutNouns(search, "job|portal|site|website|board");
}

/**
 * The portals with every telling word of the search text in their name, their description, their
 * country or the title of their category, by category. A chosen country keeps its own portals,
 * which come first, and portals without a country. Empty categories are dropped.
 */
export function filterPortals(categories: PortalCategory[], filter: PortalFilter): PortalCategory[] {
  const wanted = tellingSearch(filter).toLowerCase().split(/\s+/);
  const says = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const isOwn = ({ country }: Portal) => Number(filter.country !== undefined && country === filter.country);
  const shows = (portal: Portal, title: string) =>
    says([portal.name, portal.about ?? "", portal.country, title].join("\n")) &&
    (filter.country === undefined || portal.country === undefined || isOwn(portal) === 1) &&
    (!filter.remoteOnly || portal.remote === true);
  const shown = ({ portals, title }: PortalCategory) =>
    portals.filter((portal) => shows(portal, title)).sort((a, b) => isOwn(b) - isOwn(a));
  return categories
    .map((category) => ({ ...category, portals: shown(category) }))
    .filter(({ portals }) => portals.length > 0);
}

/** How many portals are shown, and how many of them are for the country that was chosen. */
export function portalCount(shown: PortalCategory[], total: number, country: string | undefined): string {
  const portals = shown.flatMap((category) => category.portals);
  const own = portals.filter((portal) => portal.country === country).length;
  const count = `Showing ${portals.length} of ${total} portals`;
  return country ? `${count}: ${own} for ${country}, ${portals.length - own} not tied to a country` : count;
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
