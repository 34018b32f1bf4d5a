import type { ItemList } from "schema-dts";
export const directoryNames = [
  "certifications",
  "projects",
  "ai-tools",
  "public-apis",
  "open-source",
  "toolkit",
] as const;
export type DirectoryName = (typeof directoryNames)[number];

/** An entry of a directory. Fields beyond these are facts, which facets filter by. */
export type DirectoryRow = {
  id: string;
  name: string;
  url: string;
  category: string;
  /** 1 is the best known. */
  rank: number;
  description: string;
  /** Other names that people search for: "VS Code" for Visual Studio Code. */
  aliases?: string[];
  /** Its pages in other directories. */
  relatedPages?: string[];
  [fact: string]: string | number | boolean | string[] | undefined;
};

export type Category = { slug: string; name: string; description: string };

export type Facet = {
  key: string;
  label: string;
  /** Display names of the values. A value without one gets words made from its slug. */
  names?: Record<string, string>;
  /**
   * The values are names of yes-or-no facts. An entry needs all chosen facts. In other facets, one
   * chosen value is enough.
   */
  isFlags?: true;
  /** The value of entries that fit every choice: a project for any language also fits Python. */
  any?: string;
  /** A value that differs from a name only in case, hyphens or other signs counts as that name. */
  hasSpellings?: true;
};

export type Query = { search: string; category?: string; chosen: Record<string, string[]>; sort: string };

/** How many entries each value would leave, by facet key. Categories have the key `category`. */
export type Counts = Record<string, Record<string, number>>;

/**
 * An entry that no longer exists, for people who search for it. `since` is a month or a year:
 * "2024-09", "2023".
 */
export type Gone = { id: string; name: string; directory: DirectoryName; since?: string | undefined; reason: string };

export type SearchResult = {
  /** How many entries the directory or category has. */
  total: number;
  /** How many of them match the query. */
  matches: number;
  /** How many of these fit only because they fit every choice. Absent if none do. */
  open?: number;
  rows: DirectoryRow[];
  counts: Counts;
  /** Chosen values that no entry of the directory has. The search ignored them. */
  unknown?: Query["chosen"];
  /** No row has all words of the search. These are the words that the rows have. */
  partly?: string[];
  /** Entries that match the search and no longer exist. */
  gone?: Gone[];
  /** No row matches. The search alone, without the chosen values, finds this many. */
  unfiltered?: number;
  /** The name of an entry that the visitor searched by name and the filters hide. */
  hidden?: string;
};

/** How many entries a page of results has. */
export const pageSize = 48;

export const bestKnown = "known";

/** The rows as schema.org's ItemList. */
export function rowItemList(name: string, { matches, rows }: SearchResult): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: matches,
    itemListElement: rows.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, url })),
  };
}
