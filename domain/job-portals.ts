import { maxSearchLength } from "./limits.ts";
import { storedList } from "./stored-list.ts";
import { isWebUrl } from "./text/links.ts";
import { oneLine, slug, stripAngles } from "./text/text.ts";

/** The categories in their order on the page, with the number of portals that each one has. */
export const portalCounts = {
  "full-time": 31,
  remote: 39,
  internships: 38,
  freelancing: 25,
  "tech-it": 15,
  women: 14,
  freshers: 20,
  management: 10,
  government: 15,
  international: 20,
} as const;

export const portalIcons = ["Briefcase", "Globe", "GraduationCap", "Building", "Users", "User"] as const;

export type Portal = {
  name: string;
  url: string;
  /** What it is good for, in a few words. */
  about?: string;
  /** Where its jobs are; absent where we don't know or where they are everywhere. */
  country?: string;
  /** Everything, or nearly everything, on it can be done from home. */
  remote?: boolean;
  /** It asks job seekers for money: a membership, a program or a test. */
  fee?: boolean;
  /** The address of its own search: {role} is the role encoded, {slug} the role in lower case with hyphens. */
  search?: string;
  /** The address of its search in one place: {place} is the place encoded, {place-slug} the same with hyphens. */
  searchInPlace?: string;
};

export type PortalCategory = {
  id: keyof typeof portalCounts;
  title: string;
  icon: (typeof portalIcons)[number];
  description: string;
  portals: Portal[];
};

/** Only http and https addresses are used; anything else becomes '#', and the caller warns on the console. */
export function portalUrl(url: string): string {
  return isWebUrl(url) ? url : "#";
}

/**
 * The portal's own search for a role, in a place where its address takes one; its front page where it has no known search
 * or the role has fewer than 2 characters.
 */
export function portalSearchUrl(portal: Portal, role: string, place = ""): string {
  const [said, where] = [inAddress(role), inAddress(place)];
  if (!portal.search || said.text.length < 2 || said.hyphened === "") return portalUrl(portal.url);
  const template = where.hyphened && portal.searchInPlace ? portal.searchInPlace : portal.search;
  const filled = template
    .replaceAll("{role}", () => encodeURIComponent(said.text))
    .replaceAll("{slug}", said.hyphened)
    .replaceAll("{place}", () => encodeURIComponent(where.text))
    .replaceAll("{place-slug}", where.hyphened);
  return portalUrl(filled);
}

function inAddress(typed: string): { text: string; hyphened: string } {
  const text = oneLine(stripAngles(typed).slice(0, maxSearchLength));
  return { text, hyphened: slug(text.replaceAll("+", " plus ").replaceAll("#", " sharp ")) };
}

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

/** The directory as schema.org's ItemList. A portal's position is category index * 10 + portal index + 1. */
export function portalItemList(categories: PortalCategory[]) {
  return {
    "@type": "ItemList",
    name: "Job portals directory",
    numberOfItems: categories.reduce((sum, { portals }) => sum + portals.length, 0),
    itemListElement: categories.flatMap(({ portals }, categoryIndex) =>
      portals.map(({ name, url }, portalIndex) => ({
        "@type": "ListItem",
        position: categoryIndex * 10 + portalIndex + 1,
        name,
        url: portalUrl(url),
      })),
    ),
  };
}

/** Portals are remembered by their address. */
export const pinnedPortalsKey = "pinned_portals_v1";
export const visitedPortalsKey = "visited_portals_v1";

/** A stored list of addresses, each once; whatever is not an address is dropped. */
export function readUrls(stored: string | null): string[] {
  const isUrl = (item: unknown): item is string => typeof item === "string" && isWebUrl(item);
  return [...new Set(storedList(stored, isUrl, 500))];
}

/** The portals of a list of addresses, in the list's order; addresses that left the directory are dropped. */
export function portalsAt(categories: PortalCategory[], urls: string[]): Portal[] {
  const all = new Map(categories.flatMap(({ portals }) => portals.map((portal) => [portal.url, portal] as const)));
  return urls.flatMap((url) => all.get(url) ?? []);
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
