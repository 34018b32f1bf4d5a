import { startOf, stemOf } from "../text/search.ts";
import { sameMeaning } from "../text/synonyms.ts";
import { formStarts } from "../text/word-forms.ts";
import type { SearchedWords } from "./row-words.ts";

/** Every match of a word contains one of its `traces`. */
export type Wanted = { word: string; stem: string; inside: string; meant: string[]; traces: string[] };

/** A word up to this length is inside too many others: "ats" in chats, "llm" in pinball machine. */
const shortLength = 3;

/**
 * A word to look for. A short one counts inside a word of the name only at its end: "sql" in MySQL.
 */
export function wantedWord(word: string): Wanted {
  const inside = word.length > shortLength ? word : `${word} `;
  const stem = stemOf(word);
  const meant = sameMeaning(word).map(startOf);
  return { word, stem, inside, meant, traces: [stem, ...meant] };
}

/** The word with all its forms: "conversion" for "converter". */
export function wantedForms(word: string): Wanted {
  const wanted = wantedWord(word);
  const meant = [...wanted.meant, ...formStarts(word).map(startOf)];
  return { ...wanted, meant, traces: [wanted.stem, ...meant] };
}

/** How well a row matches one word; 0 if it does not have it. */
export function wordPoints(row: SearchedWords, word: Wanted): number {
  return word.traces.some((trace) => row.all.includes(trace)) ? wordScore(row, word) : 0;
}

/**
 * How well a row matches the words. 0 if one of them is missing. `wholes` are the
 * query as typed and shortened. A name that is the whole query comes first, then a name that
 * contains it as words, then one that begins with it, then a fact that is the query.
 */
export function score(row: SearchedWords, wanted: Wanted[], wholes: string[]): number {
  let sum = 0;
  for (const word of wanted) {
    const points = wordPoints(row, word);
    if (points === 0) return 0;
    sum += points;
  }
  return sum + Math.max(...wholes.map((whole, at) => wholeScore(row, whole) - at));
}

function wholeScore({ name, facts }: SearchedWords, whole: string): number {
  if (name === `${whole} `) return 200;
  if (name.includes(`${whole} `)) return 100;
  if (name.startsWith(whole)) return 50;
  return facts.includes(`${whole} `) ? 40 : 0;
}

/**
 * The name counts more than the text, a word more than its stem, a word's start more than its
 * middle, and the word more than a synonym. A fact matches whole words only: "hosting" does not
 * find everything that is "hosted".
 */
function wordScore({ name, text, facts }: SearchedWords, { word, stem, inside, meant }: Wanted): number {
  const start = startOf(stem);
  if (name.includes(` ${word}`)) return 10;
  if (name.includes(start)) return 8;
  if (name.includes(inside)) return 6;
  if (meant.some((other) => name.includes(other))) return 5;
  if (text.includes(` ${word}`) || facts.includes(` ${word} `)) return 3;
  if (text.includes(start) || facts.includes(` ${stem} `)) return 2;
  return (inside === word && text.includes(word)) || meant.some((other) => text.includes(other)) ? 1 : 0;
}
