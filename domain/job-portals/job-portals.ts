import { maxSearchLength } from "../limits.ts";
import { storedList } from "../stored-list.ts";
import { isWebUrl } from "../text/links.ts";
import { oneLine, slug, stripAngles } from "../text/text.ts";

/** The categories in page order, with their number of portals. */
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
  /** The country of its jobs; absent when unknown or worldwide. */
  country?: string;
  /** All or nearly all of its jobs are remote. */
  remote?: boolean;
  /** Job seekers pay for a membership, a program or a test. */
  fee?: boolean;
  /**
   * Its own search: {role} becomes the encoded role, {slug} the role in lower case with hyphens.
   */
  search?: string;
};

export type PortalCategory = {
  id: keyof typeof portalCounts;
  title: string;
  icon: (typeof portalIcons)[number];
  description: string;
  portals: Portal[];
};

/**
 * Only http and https addresses pass. Anything else becomes '#', and the caller warns on the
 * console.
 */
export function portalUrl(url: string): string {
  return isWebUrl(url) ? url : "#";
}

/**
 * The portal's own search for a role. Its front page when it has no search or the role is shorter
 * than 2 characters.
 */
export function portalSearchUrl(portal: Portal, role: string): string {
  const said = oneLine(stripAngles(role).slice(0, maxSearchLength));
  const hyphened = slug(said.replaceAll("+", " plus ").replaceAll("#", " sharp "));
  if (!portal.search || said.length < 2 || hyphened === "") return portalUrl(portal.url);
  const filled = portal.search.replaceAll("{role}", () => encodeURIComponent(said)).replaceAll("{slug}", hyphened);
  return portalUrl(filled);
}

/** The directory as schema.org's ItemList. A position is category index * 10 + portal index + 1. */
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

/** Portals are stored by their address. */
export const pinnedPortalsKey = "pinned_portals_v1";
export const visitedPortalsKey = "visited_portals_v1";

/** A stored list of addresses without repeats. Anything but an address is dropped. */
export function readUrls(stored: string | null): string[] {
  const isUrl = (item: unknown): item is string => typeof item === "string" && isWebUrl(item);
  return [...new Set(storedList(stored, isUrl, 500))];
}

/** The portals at these addresses, in the same order. Unknown addresses are dropped. */
export function portalsAt(categories: PortalCategory[], urls: string[]): Portal[] {
  const all = new Map(categories.flatMap(({ portals }) => portals.map((portal) => [portal.url, portal] as const)));
  return urls.flatMap((url) => all.get(url) ?? []);
}
