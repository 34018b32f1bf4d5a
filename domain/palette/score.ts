import synonyms from "#content/palette-synonyms.json" with { type: "json" };
import { stemOf } from "../text/search.ts";

/** From this length on, the beginning of a synonym is enough. */
const tellingLength = 4;

export type Wanted = { word: string; stem: string; meant: string[] };

export function wantedWord(word: string): Wanted {
  const isSaid = (said: string) => said === word || (word.length >= tellingLength && said.startsWith(word));
  return {
    word,
    stem: stemOf(word),
    meant: Object.entries(synonyms).flatMap(([said, meant]) => (isSaid(said) ? meant : [])),
  };
}

/**
 * The score of one word: name before text, start of a word before its middle, the word before its
 * synonyms.
 */
function wordScore(name: string, text: string, { word, stem, meant }: Wanted): number {
  if (name.includes(` ${word}`)) return 10;
  if (name.includes(` ${stem}`)) return 9;
  if (meant.some((other) => name.includes(` ${other}`))) return 8;
  if (word.length > 2 && name.includes(word)) return 6;
  if (text.includes(` ${stem}`)) return 2;
  if (meant.some((other) => text.includes(` ${other}`))) return 1;
  return 0;
}

/**
 * 0 when too many words are missing. A name equal to the typed text comes before a name that begins
 * with it.
 */
export function score(
  name: string,
  text: string,
  wanted: Wanted[],
  typed: string,
  bonus: number,
  maxLacking: number,
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
  return isNamed ? sum + bonus : sum;
}
