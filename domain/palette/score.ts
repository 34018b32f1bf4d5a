import synonyms from "#content/palette-synonyms.json" with { type: "json" };
import { startOf, stemOf } from "../text/search.ts";
import { sameMeaning } from "../text/synonyms.ts";

/** A typed word of this length matches the beginning of a synonym. */
const tellingLength = 4;

export type Wanted = { word: string; stem: string; meant: string[] };

/** A typed word with its stem and the words of the same meaning. */
export function wantedWord(word: string): Wanted {
  const isTyped = (name: string) => name === word || (word.length >= tellingLength && name.startsWith(word));
  return {
    word,
    stem: stemOf(word),
    meant: [...sameMeaning(word), ...Object.entries(synonyms).flatMap(([name, meant]) => (isTyped(name) ? meant : []))],
  };
}

/** An entry's folded words, and how many of the query's words it may lack. */
type Candidate = { name: string; text: string; bonus: number; isRecent: boolean; maxLacking: number };

/** More than all points and bonuses of an entry. */
const tier = 1000;
const recentWorth = 30;

/**
 * The score of one word. Name beats text, the start of a word beats its middle, and the word beats
 * its synonyms.
 */
function wordScore(name: string, text: string, { word, stem, meant }: Wanted): number {
  if (name.includes(` ${word}`)) return 10;
  if (name.includes(startOf(stem))) return 9;
  if (meant.some((other) => name.includes(` ${other}`))) return 8;
  if (word.length > 2 && name.includes(word)) return 6;
  if (text.includes(` ${word}`) || text.includes(startOf(stem))) return 2;
  if (meant.some((other) => text.includes(` ${other}`))) return 1;
  return 0;
}

/**
 * How a name contains a word: 2 as a whole word in any form, or as a synonym; 1 as the start of a
 * word; 0 inside a word.
 */
function wordTier(name: string, { word, stem, meant }: Wanted): 0 | 1 | 2 {
  if (meant.some((other) => name.includes(` ${other} `) || name.includes(` ${other}s `))) return 2;
  const isForm = (part: string) => stemOf(part) === stem || [word, `${word}s`, `${word}er`].includes(part);
  if (name.includes(` ${word}`) || name.includes(startOf(stem))) return name.split(" ").some(isForm) ? 2 : 1;
  return meant.some((other) => name.includes(` ${other}`)) ? 1 : 0;
}

/**
 * How well an entry matches the words; 0 if too many are missing. Names with all of them as whole
 * words come first, then names where they begin words, then names where they are inside words,
 * whatever the bonus of the kind. A recently opened entry ranks with whole words. A name equal to
 * the query beats a name that begins with it.
 */
export function score(
  { name, text, bonus, isRecent, maxLacking }: Candidate,
  { typed, wanted }: { typed: string; wanted: Wanted[] },
): number {
  let sum = 0;
  let lacking = 0;
  let isNamed = true;
  for (const word of wanted) {
    const one = wordScore(name, text, word);
    if (one === 0 && ++lacking > maxLacking) return 0;
    isNamed &&= one > 2;
    sum += one;
  }
  if (name === ` ${typed} `) sum += 60;
  else if (name.startsWith(` ${typed} `)) sum += 20;
  else if (name.startsWith(` ${typed}`)) sum += 10;
  if (!isNamed) return sum;
  if (isRecent) return sum + bonus + recentWorth + 2 * tier;
  return sum + bonus + tier * Math.min(...wanted.map((word) => wordTier(name, word)));
}
