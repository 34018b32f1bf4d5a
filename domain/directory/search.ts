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
import { filterRows, sortRows, unknownValues } from "./facets.ts";
import { byLink, type LinkPlaces, sunkLast } from "./link-places.ts";
import { without } from "./query.ts";
import { score } from "./score.ts";

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

/**
 * The rows that have every word of the search, except stop words; best match first, then best
 * known. When no row matches, a letter of each word may be wrong. When that finds nothing, one of
 * three or more words may be missing. At last, the stems of the words are enough: "postgress
 * hosting" finds a hosted Postgres.
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
    () => similarTexts(rows, wholeTexts(), wanted.map(({ stem }) => stem).join(" ")),
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
  const unknown = unknownValues(index.rows, facets, query);
  const known = without(query, unknown);
  const { fitting, counts } = filterRows(byLink(searchRows(index, query.search), query, places), facets, known);
  const { category, sort } = query;
  return {
    ...(Object.keys(unknown).length > 0 && { unknown }),
    total: category ? index.rows.filter((row) => row.category === category).length : index.rows.length,
    matches: fitting.length,
    rows: sunkLast(sortRows(fitting, sort), places).slice(from, to),
    counts,
  };
}
