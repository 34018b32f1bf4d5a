import type { ItemList } from "schema-dts";
import { storedList } from "../stored-list.ts";
import { isWebUrl } from "../text/links.ts";

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
  /** The countries of its jobs, if there are several but not all. */
  countries?: string[];
  /** All or nearly all of its jobs are remote. */
  remote?: boolean;
  /** Job seekers pay for a membership, a program or a test. */
  fee?: boolean;
  /**
   * Its own search: {role} becomes the encoded role, {slug} the role in lower case with hyphens. In
   * encoded quotes, %22{role}%22, the role is a string of JSON.
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
  } satisfies ItemList;
}

export const maxUrls = 500;

/** A stored list of addresses without repeats. Anything but an address is dropped. */
export function readUrls(stored: string | null): string[] {
  const isUrl = (item: unknown): item is string => typeof item === "string" && isWebUrl(item);
  return [...new Set(storedList(stored, isUrl, maxUrls))];
}

/** The portals at these addresses, in the same order. Unknown addresses are dropped. */
export function portalsAt(categories: PortalCategory[], urls: string[]): Portal[] {
  const all = new Map(categories.flatMap(({ portals }) => portals.map((portal) => [portal.url, portal] as const)));
  return urls.flatMap((url) => all.get(url) ?? []);
}

/**
 * Only http and https addresses pass. Anything else becomes '#', and the caller warns on the
 * console.
 */
export function portalUrl(url: string): string {
  return isWebUrl(url) ? url : "#";
}
