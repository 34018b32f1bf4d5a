import { memoized } from "../resume/memoize.ts";

export type Token = { word: string; start: number; end: number };

/** Nearly every text has only Latin letters, the digits 0 to 9, and no combining marks. */
const latin = "A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f";
const isLatin = new RegExp(`^[\\s!-~§°·«»\u2010-\u203f\u20a0-\u20bf${latin}]*$`);
const latinWord = new RegExp(
  `(?:(?<![\\d${latin}])\\.(?=[a-zA-Z]))?(?:§|[\\d${latin}]+(?:\\.[\\d${latin}]+)*[+#]*|[/&])`,
  "g",
);
/** For every script, but many times slower. */
const word =
  /(?:(?<![\p{L}\p{N}])\.(?=[a-zA-Z]))?(?:§|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}]*(?:\.(?=[\p{L}\p{N}])[\p{Script=Latin}\p{N}]+)*[+#]*|(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*|[/&])/gu;

const ascii = /^[\x20-\x7e]*$/;
const folded = (text: string) => {
  const lower = text.toLowerCase();
  return ascii.test(lower) ? lower : lower.normalize("NFD").replace(/\p{Mark}/gu, "");
};

/**
 * The words of a text, folded for comparison, with their positions. The text between words holds no
 * part of a word, so the next match of a word is its own.
 */
export const tokensOf = memoized((text: string): readonly Token[] => {
  const isAscii = ascii.test(text);
  const folds = isAscii ? text.toLowerCase() : text;
  const words = folds.match(isAscii || isLatin.test(text) ? latinWord : word) ?? [];
  let end = 0;
  return words.map((word) => {
    const start = folds.indexOf(word, end);
    end = start + word.length;
    return { word: isAscii ? word : folded(word), start, end };
  });
});

/** The words of a text with spaces between them, and without, for comparison. */
type Plain = { words: string; name: string };

/** A text without differences of spelling: case, accents, hyphens, the plural's s. */
export const plainOf = memoized((text: string): Plain => {
  const words = tokensOf(text).map(({ word }) => singular(word));
  return { words: ` ${words.join(" ")} `, name: words.join("") };
});

export const isNamed = (text: Plain, wanted: Plain) => text.words.includes(wanted.words) || text.name === wanted.name;

/** Whether a text contains the words of a name: "REST APIs" contains "REST". */
export const isNamedIn = (text: string, wanted: string) => isNamed(plainOf(text), plainOf(wanted));

/** A word without its plural s. Short words and words in "ss" stay as they are. */
export const singular = (word: string) =>
  word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
