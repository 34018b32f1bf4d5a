import { oncePer } from "../once.ts";
import { isNear } from "./near.ts";

/**
 * Lower case without accents, with single spaces around words. `+`, `#` and `.` belong to names:
 * C++, C#, Node.js. "To-do" is the word "todo".
 */
export function words(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/\bto-do\b|^to do\b/g, "todo")
    .replace(/[^\p{Letter}\p{Number}+#.]+/gu, " ")
    .trim();
}

const fillers = new Set(
  "a about an and any are at be best by can do does find for from get give good how i in is it make me my need of on or please should show some tell that the this to use versus vs want what when where which who with would you your".split(
    " ",
  ),
);

/** The words without stop words, unless they are all stop words. */
export function tellingWords(typed: string): string[] {
  const all = typed.split(" ");
  const telling = all.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * The stem of an English word, at least four letters: "writ" for writing, "beginner" for beginners.
 * The stem of a plural may have three: "job" for jobs.
 */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|(?<=ch|sh|ss|x)es|(?<!s|new)s)$/, "");
  return stem.length >= 4 || (stem.length === 3 && word === `${stem}s`) ? stem : word;
}

/**
 * The text that finds words of a stem among words with spaces around them. A stem of three letters
 * must be a whole word: "apps" finds "app", not "apple".
 */
export const startOf = (stem: string) => (stem.length < 4 ? ` ${stem} ` : ` ${stem}`);

/** How many words an item may lack if no item has all of them. */
export function mayLack(words: number): number {
  return words > 2 ? 1 : 0;
}

/** How often each word occurs in the names. */
const wordCounts = oncePer((names: string[]) => {
  const counts = new Map<string, number>();
  for (const word of names.join("").split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
});

/**
 * Corrects typed words. A word that does not begin any word of the names is replaced by their most
 * frequent word that differs in one letter, other than the first.
 */
export function corrected(typed: string[], names: string[]): string[] {
  const counts = wordCounts(names);
  return typed.map((word) => {
    if (names.some((name) => name.includes(` ${word}`))) return word;
    const near = [...counts].filter(([known]) => known[0] === word[0] && isNear(word, known));
    return near.sort(([, a], [, b]) => b - a)[0]?.[0] ?? word;
  });
}

/** The result of the first search that finds something. */
export function firstFound<Item>(...searches: (() => Item[])[]): Item[] {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
}

/** Items with a score above 0, best first. Equal scores keep their order. */
export function bestFirst<Item>(items: Item[], score: (item: Item, index: number) => number): Item[] {
  const byScore = Map.groupBy(items, score);
  byScore.delete(0);
  return [...byScore].sort(([a], [b]) => b - a).flatMap(([, equals]) => equals);
}
