import { ownValue } from "../own-value.ts";
import { bestKnown, type Counts, type DirectoryRow, type Facet, type Query, type SearchResult } from "./directory.ts";

const categoryFacet: Facet = { key: "category", label: "Category" };

/** The values that an entry has for a facet. */
export function factsOf(row: DirectoryRow, facet: Facet): string[] {
  if (facet.isFlags) return Object.keys(facet.names ?? {}).filter((fact) => row[fact] === true);
  const fact = row[facet.key];
  if (typeof fact === "string") return [facet.hasSpellings ? namedValue(facet, fact) : fact];
  return Array.isArray(fact) ? fact : [];
}

function namedValue({ names = {} }: Facet, value: string): string {
  if (Object.hasOwn(names, value)) return value;
  return Object.keys(names).find((name) => lettersOf(name) === lettersOf(value)) ?? value;
}

const lettersOf = (value: string) => value.toLowerCase().replace(/[^a-z]/g, "");

const spelled =
  "2D 3D AI API AWS CI CLI CMS CRM CSS CSV GPU GUI HR HTML HTML5 HTTP IDE iOS JS JSON JVM JWT LLM macOS MCP ML MVC NLP Node.js PDF PHP RAG REST RSS SDK SEO SQL SVG TDD UI WhatsApp WordPress WPF".split(
    " ",
  );
const spelling = new Map(spelled.map((word) => [word.toLowerCase().replace(".", ""), word]));

/**
 * The display name of a value: the facet's name for it, or words made from a slug. Other values
 * stay unchanged.
 */
export function factName(facet: Facet, value: string): string {
  const name = ownValue(facet.names ?? {}, value);
  if (name !== undefined || !/^[a-z0-9-]+$/.test(value)) return name ?? value;
  const [first = "", ...rest] = value.split("-");
  const start = spelling.get(first) ?? first.charAt(0).toUpperCase() + first.slice(1);
  return [start, ...rest.map((word) => spelling.get(word) ?? word)].join(" ");
}

/** The chosen values that no entry has. The page's address may contain anything. */
export function unknownValues(rows: DirectoryRow[], facets: Facet[], { chosen }: Query): Query["chosen"] {
  const unknown = facets.map((facet) => {
    const isUnknown = (value: string) => !rows.some((row) => factsOf(row, facet).includes(value));
    return [facet.key, (chosen[facet.key] ?? []).filter(isUnknown)] as const;
  });
  return Object.fromEntries(unknown.filter(([, values]) => values.length > 0));
}

function fits(row: DirectoryRow, facet: Facet, chosen: string[]): boolean {
  const facts = factsOf(row, facet);
  if (facet.isFlags) return chosen.every((value) => facts.includes(value));
  return chosen.some((value) => facts.includes(value)) || (facet.any !== undefined && facts.includes(facet.any));
}

/** How many entries have the value itself. Entries that fit every choice count as what they are. */
export const countOf = (counts: Record<string, number>, value: string): number => ownValue(counts, value) ?? 0;

/**
 * The entries that match all facets, in the given order, and the counts. Entries that fit only
 * because they fit every choice come last; `open` is their number. A value's count is how many
 * entries have it, given what is chosen in the other facets. In a facet of flags, its own choices
 * count as well, since each narrows the list.
 */
export function filterRows(
  rows: DirectoryRow[],
  facets: Facet[],
  query: Query,
): { fitting: DirectoryRow[]; open: number; counts: Counts } {
  const tests = [categoryFacet, ...facets].map((facet) => ({
    facet,
    chosen: facet === categoryFacet ? (query.category ? [query.category] : []) : (query.chosen[facet.key] ?? []),
    counts: {} as Record<string, number>,
  }));
  const asking = tests.filter(({ chosen }) => chosen.length > 0);
  const fitting: DirectoryRow[] = [];
  for (const row of rows) {
    const failed = asking.filter(({ facet, chosen }) => !fits(row, facet, chosen));
    if (failed.length === 0) fitting.push(row);
    const counting = failed.length === 0 ? tests : failed.length === 1 && !failed[0]?.facet.isFlags ? failed : [];
    for (const { facet, counts } of counting)
      for (const value of factsOf(row, facet)) counts[value] = (counts[value] ?? 0) + 1;
  }
  const openAsked = asking.filter(({ facet }) => facet.any !== undefined);
  const hasOwn = (row: DirectoryRow) =>
    openAsked.every(({ facet, chosen }) => factsOf(row, facet).some((value) => chosen.includes(value)));
  const [own, others] = [fitting.filter(hasOwn), fitting.filter((row) => !hasOwn(row))];
  const ordered = [...own, ...others];
  return {
    fitting: ordered,
    open: others.length,
    counts: Object.fromEntries(tests.map(({ facet, counts }) => [facet.key, counts])),
  };
}

/** Sorted by a text field, then by rank. The sort `bestKnown` keeps the given order. */
export function sortRows(rows: DirectoryRow[], sort: string): DirectoryRow[] {
  if (sort === bestKnown) return rows;
  const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  return rows.toSorted((a, b) => compare(String(a[sort] ?? "~"), String(b[sort] ?? "~")) || a.rank - b.rank);
}

/** Searches a few rows in the browser, for a visitor who is offline. Words must occur as typed. */
export function findAmong(rows: DirectoryRow[], facets: Facet[], query: Query): SearchResult {
  const wanted = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  const named = rows.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const { fitting, open, counts } = filterRows(named, facets, query);
  return {
    total: rows.length,
    matches: fitting.length,
    ...(open > 0 && { open }),
    rows: sortRows(fitting, query.sort),
    counts,
  };
}
