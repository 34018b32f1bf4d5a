import { oncePer } from "../once.ts";
import { bestFirst, corrected, firstFound, tellingWords } from "../text/search.ts";
import { similarNames, similarTexts } from "../text/similar.ts";
import { spelledWords } from "../text/spelling.ts";
import { withoutNouns } from "../text/text.ts";
import type { DirectoryRow, Facet, Query, SearchResult } from "./directory.ts";
import { filterRows, sortRows, unknownValues } from "./facets.ts";
import { byLink, demotedLast, type LinkPlaces } from "./link-places.ts";
import { rowsWithMost } from "./most-words.ts";
import { without } from "./query.ts";
import { type SearchedWords, searchedWords } from "./row-words.ts";
import { score, type Wanted, wantedForms, wantedWord } from "./score.ts";

/** Ready for search: rows, best known first, with their words, and the nouns for the rows. */
export type DirectoryIndex = { rows: DirectoryRow[]; searched: SearchedWords[]; nouns: string };

/**
 * The words that a mistyped word may mean. Short words of a text are left out: they resemble too
 * many others.
 */
const likelyWords = oncePer((searched: SearchedWords[]) => {
  const longWords = (text: string) => text.split(" ").filter((word) => word.length >= 6);
  return searched.map(({ name, text }) => `${name} ${longWords(text).join(" ")} `);
});

/** Takes about 2 ms per 1,000 rows. For `nouns`, see withoutNouns(). */
export function createIndex(rows: DirectoryRow[], nouns = ""): DirectoryIndex {
  const known = rows.toSorted((a, b) => a.rank - b.rank);
  return { rows: known, searched: known.map(searchedWords), nouns };
}

/** If fewer rows than this have the typed words, rows with other forms of the words follow. */
const fewRows = 4;

/** Rows that were found. `partly` are the words that some rows have, if no row has all. */
export type Found = { rows: DirectoryRow[]; partly?: string[] };

/**
 * The rows that have every word of the search except stop words and nouns for the rows; best match
 * first, then best known. A search for nothing else finds all rows. If few rows match, rows with
 * other forms of the words follow: "currency converter" finds conversion. Otherwise each word may
 * have one wrong letter; rows with the exact word come first. If that finds nothing, one of three
 * or more words may be missing. Then stems of the words are enough: "postgress hosting" finds a
 * hosted Postgres. Last, half of the words are enough.
 */
export function searchRows({ rows, searched, nouns }: DirectoryIndex, search: string): Found {
  const typed = spelledWords(search);
  const ownWords = (all: string[]) => withoutNouns(all.join(" "), nouns).split(" ").filter(Boolean);
  const telling = ownWords(tellingWords(typed));
  if (telling.length === 0) return { rows };
  const wanted = telling.map(wantedWord);
  const none = { name: "", text: "", facts: "", all: "" };
  const ranked = (whole: string, wanted: Wanted[]) => {
    const wholes = [...new Set([whole, withoutNouns(whole, nouns)])].map((words) => ` ${words}`);
    return bestFirst(rows, (_, at) => score(searched[at] ?? none, wanted, wholes));
  };
  const names = () => searched.map(({ name }) => name);
  const wholeTexts = () => searched.map(({ all }) => all);
  let partly: string[] = [];
  const most = (lacking: number) => {
    const found =
      lacking > 0 ? rowsWithMost(rows, searched, telling.map(wantedForms), lacking) : { rows: [], words: [] };
    partly = found.words;
    return found.rows;
  };
  const forms = () => ranked(typed, telling.map(wantedForms));
  const exact = ranked(typed, wanted);
  const found = firstFound(
    () => (exact.length > 0 && exact.length < fewRows ? [...new Set([...exact, ...forms()])] : exact),
    forms,
    () => {
      const right = ownWords(corrected(telling, likelyWords(searched)));
      const whole = ranked(right.join(" "), right.map(wantedWord));
      return [...new Set([...whole, ...similarNames(rows, names(), telling.join(" "))])];
    },
    () => similarTexts(rows, wholeTexts(), telling.join(" ")),
    () => most(telling.length > 2 ? 1 : 0),
    () => similarTexts(rows, wholeTexts(), wanted.map(({ stem }) => stem).join(" ")),
    () => most(Math.floor(telling.length / 2)),
  );
  return { rows: found, ...(partly.length > 0 && { partly }) };
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
  const { rows, partly } = searchRows(index, query.search);
  const { fitting, open, counts } = filterRows(byLink(rows, query, places), facets, known);
  const { category, sort } = query;
  return {
    ...(Object.keys(unknown).length > 0 && { unknown }),
    ...(partly && { partly }),
    ...(open > 0 && { open }),
    total: category ? index.rows.filter((row) => row.category === category).length : index.rows.length,
    matches: fitting.length,
    rows: demotedLast(sortRows(fitting, sort), places).slice(from, to),
    counts,
  };
}
