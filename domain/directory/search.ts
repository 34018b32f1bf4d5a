import {
  bestFirst,
  firstFound,
  mayLack,
  similarNames,
  similarTexts,
  stemOf,
  tellingWords,
  words,
} from "../text/search.ts";
import type { DirectoryName, DirectoryRow, Facet, Gone, Query, SearchResult } from "./directory.ts";
import { filterRows, sortRows } from "./facets.ts";
import { byLink, type LinkPlaces, silentLast } from "./link-places.ts";

/** A directory ready for search: rows, best known first, with their words. */
export type DirectoryIndex = { rows: DirectoryRow[]; names: string[]; texts: string[] };

/**
 * The searchable words of an entry: description, category, facts ("free certificate" for
 * freeCertificate) and host.
 */
function textOf({ id, name, url, ...row }: DirectoryRow): string {
  const facts = Object.entries(row).flatMap(([key, fact]) =>
    fact === true ? key.replace(/[A-Z]/g, " $&") : typeof fact === "string" || Array.isArray(fact) ? fact : [],
  );
  return words([...facts, URL.parse(url)?.host.replace("www.", "") ?? ""].join(" "));
}

/** Takes about 2 ms per 1,000 rows. */
export function createIndex(rows: DirectoryRow[]): DirectoryIndex {
  const known = rows.toSorted((a, b) => a.rank - b.rank);
  return {
    rows: known,
    names: known.map(({ name }) => ` ${words(name)} `),
    texts: known.map((row) => ` ${textOf(row)}`),
  };
}

type Wanted = { word: string; stem: string };

/**
 * How well a row matches the words; 0 when more than `mayLack` of them are missing. A name that is
 * the whole query comes first, then a name that contains it as words, then one that begins with it.
 */
function score(name: string, text: string, wanted: Wanted[], whole: string, mayLack: number): number {
  let lacking = 0;
  let sum = name === `${whole} ` ? 200 : name.includes(`${whole} `) ? 100 : name.startsWith(whole) ? 50 : 0;
  for (const word of wanted) {
    const points = wordScore(name, text, word);
    if (points === 0 && ++lacking > mayLack) return 0;
    sum += points;
  }
  return sum;
}

/**
 * The name counts more than the text, a word more than its stem, a word's start more than its
 * middle.
 */
function wordScore(name: string, text: string, { word, stem }: Wanted): number {
  if (name.includes(` ${word}`)) return 10;
  if (name.includes(` ${stem}`)) return 8;
  if (name.includes(word)) return 6;
  if (text.includes(` ${word}`)) return 3;
  if (text.includes(` ${stem}`)) return 2;
  return text.includes(word) ? 1 : 0;
}

/**
 * The rows that have every word of the search, except stop words; best match first, then best
 * known. When no row matches, a letter of each word may be wrong. When that finds nothing, one of
 * three or more words may be missing.
 */
export function searchRows({ rows, names, texts }: DirectoryIndex, search: string): DirectoryRow[] {
  const typed = words(search);
  if (typed === "") return rows;
  const telling = tellingWords(typed);
  const wanted = telling.map((word) => ({ word, stem: stemOf(word) }));
  const ranked = (lacking: number) =>
    bestFirst(rows, (_, at) => score(names[at] ?? "", texts[at] ?? "", wanted, ` ${typed}`, lacking));
  const wholeTexts = () => names.map((name, index) => name + texts[index]);
  return firstFound(
    () => ranked(0),
    () => similarNames(rows, names, telling.join(" ")),
    () => similarTexts(rows, wholeTexts(), telling.join(" ")),
    () => ranked(mayLack(wanted.length)),
  );
}

/** Entries that no longer exist and whose name begins with the typed words. */
export function goneNamed(gone: Gone[], directory: DirectoryName, search: string): Gone[] {
  const typed = words(search);
  return gone.filter(
    (entry) => entry.directory === directory && typed && `${words(entry.name)} `.startsWith(`${typed} `),
  );
}

/**
 * The rows from `from` up to `to` of a query's result. Sorting by a field replaces the order by
 * match. `places` moves rows because of their links.
 */
export function findRows(
  index: DirectoryIndex,
  facets: Facet[],
  query: Query,
  from: number,
  to: number,
  places?: LinkPlaces,
): SearchResult {
  const { fitting, counts } = filterRows(byLink(searchRows(index, query.search), query, places), facets, query);
  const { category, sort } = query;
  return {
    total: category ? index.rows.filter((row) => row.category === category).length : index.rows.length,
    matches: fitting.length,
    rows: silentLast(sortRows(fitting, sort), places).slice(from, to),
    counts,
  };
}
