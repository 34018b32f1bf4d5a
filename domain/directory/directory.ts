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
  /** The pages where it stands in other directories. */
  alsoIn?: string[];
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

const categoryFacet: Facet = { key: "category", label: "Category" };

/** What an entry has of a facet. */
export function factsOf(row: Row, facet: Facet): string[] {
  if (facet.isFlags) return Object.keys(facet.names ?? {}).filter((fact) => row[fact] === true);
  const fact = row[facet.key];
  return Array.isArray(fact) ? fact : typeof fact === "string" ? [fact] : [];
}

const spelled =
  "2D 3D AI API AWS CI CLI CMS CRM CSS CSV GPU GUI HR HTML HTML5 HTTP IDE iOS JS JSON JVM JWT LLM macOS MCP ML MVC NLP Node.js PDF PHP RAG REST RSS SDK SEO SQL SVG TDD UI WhatsApp WordPress WPF".split(
    " ",
  );
const spelling = new Map(spelled.map((word) => [word.toLowerCase().replace(".", ""), word]));

/** What a value is called: its name in the facet; without one, what is written like a slug becomes words, the rest stays. */
export function factName(facet: Facet, value: string): string {
  const name = facet.names?.[value];
  if (name !== undefined || !/^[a-z0-9-]+$/.test(value)) return name ?? value;
  const [first = "", ...rest] = value.split("-");
  const start = spelling.get(first) ?? first.charAt(0).toUpperCase() + first.slice(1);
  return [start, ...rest.map((word) => spelling.get(word) ?? word)].join(" ");
}

function fits(row: Row, facet: Facet, chosen: string[]): boolean {
  const facts = factsOf(row, facet);
  return facet.isFlags ? chosen.every((value) => facts.includes(value)) : chosen.some((value) => facts.includes(value));
}

/**
 * The entries that fit all facets, in the order given, and the counts: a value's number is how many entries there are with
 * it when the other facets stay as they are. Choices in its own facet count only where they narrow, as flags do.
 */
export function filterRows(rows: Row[], facets: Facet[], query: Query): { fitting: Row[]; counts: Counts } {
  const tests = [categoryFacet, ...facets].map((facet) => ({
    facet,
    chosen: facet === categoryFacet ? (query.category ? [query.category] : []) : (query.chosen[facet.key] ?? []),
    counts: {} as Record<string, number>,
  }));
  const asking = tests.filter(({ chosen }) => chosen.length > 0);
  const fitting: Row[] = [];
  for (const row of rows) {
    const failed = asking.filter(({ facet, chosen }) => !fits(row, facet, chosen));
    if (failed.length === 0) fitting.push(row);
    const counting = failed.length === 0 ? tests : failed.length === 1 && !failed[0]?.facet.isFlags ? failed : [];
    for (const { facet, counts } of counting)
      for (const value of factsOf(row, facet)) counts[value] = (counts[value] ?? 0) + 1;
  }
  return { fitting, counts: Object.fromEntries(tests.map(({ facet, counts }) => [facet.key, counts])) };
}

export const bestKnown = "known";

/** Sorted by the text of a field, equal ones by how well known they are; `known` keeps the order given. */
export function sortRows(rows: Row[], sort: string): Row[] {
  if (sort === bestKnown) return rows;
  const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  return rows.toSorted((a, b) => compare(String(a[sort] ?? "~"), String(b[sort] ?? "~")) || a.rank - b.rank);
}

const longestSearch = 100;

/** Reads any address. What it does not say is as at the start; an unknown sort is none. */
export function queryFromParams(params: URLSearchParams, facets: Facet[], sorts: string[], category?: string): Query {
  const chosen = facets.flatMap(({ key }) => {
    const values = (params.get(key) ?? "").split(",").filter(Boolean).slice(0, 50);
    return values.length > 0 ? [[key, values] as const] : [];
  });
  return {
    search: (params.get("q") ?? "").slice(0, longestSearch),
    category,
    chosen: Object.fromEntries(chosen),
    sort: sorts.find((sort) => sort === params.get("sort")) ?? bestKnown,
  };
}

/** The query as an address's parameters, without its category, which is a part of the path; undefined where it is as at the start. */
export function queryToParams(query: Query, facets: Facet[]): Record<string, string | undefined> {
  return {
    q: query.search.trim() || undefined,
    sort: query.sort === bestKnown ? undefined : query.sort,
    ...Object.fromEntries(facets.map(({ key }) => [key, query.chosen[key]?.join(",") || undefined])),
  };
}

/** True when the query asks for nothing beyond its category, in the order of the prerendered page. */
export function isPlain({ search, chosen, sort }: Query): boolean {
  return search.trim() === "" && Object.values(chosen).every((values) => values.length === 0) && sort === bestKnown;
}

/** The query with a value of a facet chosen, or no longer. */
export function toggled(query: Query, key: string, value: string): Query {
  const before = query.chosen[key] ?? [];
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return { ...query, chosen: { ...query.chosen, [key]: values } };
}

/** The rows as schema.org's ItemList. */
export function rowItemList(name: string, { matches, rows }: Found): object {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: matches,
    itemListElement: rows.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, url })),
  };
}
