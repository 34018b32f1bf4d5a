import { bestFirst } from "../text/search.ts";
import type { DirectoryRow } from "./directory.ts";
import type { SearchedWords } from "./row-words.ts";
import { type Wanted, wordPoints } from "./score.ts";

/** A word that at most this many rows have counts more than any match of another word. */
const fewRows = 5;
const forFewRows = 100;

/**
 * The rows that lack the fewest words, `mayLack` at most, and the words that they have, in their
 * order. A word that few rows have comes first, then a word in a name.
 */
export function rowsWithMost(rows: DirectoryRow[], searched: SearchedWords[], wanted: Wanted[], mayLack: number) {
  const points = searched.map((row) => wanted.map((word) => wordPoints(row, word)));
  const has = points.map((all) => all.filter((one) => one > 0).length);
  const most = has.reduce((best, count) => Math.max(best, count), 0);
  if (most === 0 || most < wanted.length - mayLack) return { rows: [], words: [] };
  const withWord = wanted.map((_, at) => points.filter((all) => (all[at] ?? 0) > 0).length);
  const extra = withWord.map((count) => (count <= fewRows ? forFewRows : 0));
  const scores = points.map((all, row) =>
    has[row] === most ? all.reduce((sum, one, at) => (one > 0 ? sum + one + (extra[at] ?? 0) : sum), 0) : 0,
  );
  const firstPlace = (at: number) =>
    scores.reduce((best, score, row) => (points[row]?.[at] ? Math.max(best, score) : best), 0);
  const places = wanted.map(({ word }, at) => ({ word, place: firstPlace(at), count: withWord[at] ?? 0 }));
  return {
    rows: bestFirst(rows, (_, row) => scores[row] ?? 0),
    words: places
      .filter(({ place }) => place > 0)
      .sort((a, b) => b.place - a.place || b.count - a.count)
      .map(({ word }) => word),
  };
}
