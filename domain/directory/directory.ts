export const directoryNames = [
  "certifications",
  "projects",
  "ai-tools",
  "public-apis",
  "open-source",
  "toolkit",
] as const;
export type DirectoryName = (typeof directoryNames)[number];

/** An entry of a directory. What it has beyond these fields are its facts, which facets filter by. */
export type Row = {
  id: string;
  name: string;
  url: string;
  category: string;
  /** 1 is the best known. */
  rank: number;
  description: string;
  [fact: string]: string | number | boolean | string[] | undefined;
};

export type Category = { slug: string; name: string; description: string };

export type Facet = {
  key: string;
  label: string;
  /** How its values are called; a value that is not here is called what it is. */
  names?: Record<string, string>;
  /** The values are the names of yes-or-no facts, and an entry needs all that are chosen; else one of them is enough. */
  isFlags?: true;
};

export type Query = { search: string; category?: string; chosen: Record<string, string[]>; sort: string };

/** By facet, by value: how many entries there would be with it. The categories count under the key `category`. */
export type Counts = Record<string, Record<string, number>>;

/** An entry that is no more, for those who still look for it. `since` is a month or a year: "2024-09", "2023". */
export type Gone = { id: string; name: string; directory: DirectoryName; since?: string | undefined; reason: string };

export type Found = {
  /** All entries of the directory, or of the category. */
  total: number;
  /** Those among them that the query asks for. */
  matches: number;
  rows: Row[];
  counts: Counts;
  /** What the search names and is no more. */
  gone?: Gone[];
};

/** Entries are shown, and handed over, this many at a time. */
export const pageSize = 48;

export const bestKnown = "known";

/** The rows as schema.org's ItemList. */
export function rowItemList(name: string, { matches, rows }: Found): object {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: matches,
    itemListElement: rows.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, url })),
  };
}
