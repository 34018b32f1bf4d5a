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
  /**
   * The address of its search in one place: {place} is the place encoded, {place-slug} the same
   * with hyphens.
   */
  searchInPlace?: string;
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
 * The portal's own search for a role, in a place where its address takes one; its front page where
 * it has no known search or the role has fewer than 2 characters. An address that takes words in
 * hyphens is left out when no Latin letter or digit was typed.
 */
export function portalSearchUrl(portal: Portal, role: string, place = ""): string {
  const [said, where] = [inAddress(role), inAddress(place)];
  if (said.text.length < 2) return portalUrl(portal.url);
  const fits = (template: string) =>
    (said.hyphened || !template.includes("{slug}")) && (where.hyphened || !template.includes("{place-slug}"));
  const inPlace = where.text ? portal.searchInPlace : undefined;
  const template = [inPlace, portal.search].find((known) => known && fits(known));
  if (!template) return portalUrl(portal.url);
  const filled = template
    .replaceAll("{role}", () => encodeURIComponent(said.text))
    .replaceAll("{slug}", said.hyphened)
    .replaceAll("{place}", () => encodeURIComponent(where.text))
    .replaceAll("{place-slug}", where.hyphened);
  return portalUrl(filled);
}

/** Text without a letter or digit names nothing and becomes empty. */
function inAddress(typed: string): { text: string; hyphened: string } {
  const said = oneLine(stripAngles(typed).slice(0, maxSearchLength));
  const text = /[\p{L}\p{N}]/u.test(said) ? said : "";
  return { text, hyphened: slug(text.replaceAll("+", " plus ").replaceAll("#", " sharp ")) };
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
