import { remembered } from "../resume/remember.ts";

const letter = /[\p{L}\p{N}]/u;
const firstWord = /[\p{L}\p{N}]+/u;

/** The words of a text in lower case, with where each begins. */
const wordsOf = remembered((text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word, index })),
);

/** Finds any of some phrases, in lower case, as whole words of a text in any case. */
export function phrases(list: readonly string[]) {
  const byFirstWord = new Map<string, string[]>();
  for (const phrase of list) {
    const first = firstWord.exec(phrase)?.[0] ?? phrase;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase]);
  }
  /** Where the first of the phrases that occurs stands; -1 without one. */
  const indexIn = (text: string): number => {
    const lower = text.toLowerCase();
    const isHere = (phrase: string, at: number) =>
      lower.startsWith(phrase, at) && !letter.test(lower[at + phrase.length] ?? " ");
    const found = wordsOf(lower).find(({ word, index }) =>
      byFirstWord.get(word)?.some((phrase) => isHere(phrase, index)),
    );
    return found?.index ?? -1;
  };
  return { indexIn, isIn: (text: string) => indexIn(text) >= 0 };
}
