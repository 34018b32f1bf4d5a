import { findDates } from "./dates.ts";
import { memoized } from "./memoize.ts";

/** A full stop that may not end a sentence. */
const abbreviation =
  /(?:\b(?:inc|ltda?|llc|co|corp|cia|gmbh|pty|pvt|e?hf|kft|zrt|bhd|tbk|bros|st|jr|sr|dept|univ)|\.\p{L}|\s\p{L})\.$/iu;

/**
 * "Project Engineer - Cascadia Partners.", "Cascadia Partners. Project Engineer.": names with a
 * dash or a stop between them.
 */
const dashedNames =
  /^(?!.{81})(?:[\p{Lu}\d&]\S*\s+|(?:of|and|for|the)\s+)+(?:[–—-]\s+|(?<=\p{L}\.\s))(?:[\p{Lu}\d&]\S*\s*|(?:of|and|for|the)\s+)+$/u;

/** Up to twenty names and the words between them: "Bachelor of Arts, University of Arts and Design". */
const names = /^(?=.*\p{Ll})(?:(?:\p{Lu}\S*|of|and|in|the|for|at|&|de|la|du|des|do|da|e|et|y)(?: |$)){1,20}$/u;

/** "Coached 15 agents.": only the first of three words has a capital, so it is not a name. */
const threeWords = /^\p{Lu}\p{Ll}+ [\p{Ll}\d]\S* \p{Ll}{3,}[.!]$/u;

/** "Rigged, patched, coiled." */
const threeVerbs = /^\p{Lu}\p{Ll}+ed(?:, (?:and )?\p{Ll}+){2,}\.$/u;

/**
 * Whether text is running text: it ends like a sentence, has more than fourteen words between two
 * bars, dots or slashes, or begins in lower case and is long and without a date.
 */
export const isSentence = memoized((written: string): boolean => {
  // An address may follow the sentence: "Counts tides. github.com/ada/tides".
  const text = written.replace(/([.!?]) \S{1,80}\.\S{1,80}$/, "$1");
  const words = text.split(/\s+/).length;
  if (text.split(/\s[|•·/]\s/).some((part) => part.split(/\s+/).length >= 15 && !names.test(part))) return true;
  if (threeWords.test(text) || threeVerbs.test(text)) return true;
  if (/[.!?…]["”’)]?$/.test(text)) return words >= 4 && !abbreviation.test(text) && !dashedNames.test(text);
  return (
    words >= 5 &&
    /^\p{Ll}{2}/u.test(text) &&
    !/^(?:at|by|from|bei|chez) \p{Lu}/u.test(text) &&
    findDates(text).length === 0
  );
});

/** Whether text is prose: mostly lower-case words, unlike names and titles. */
export const isProse = memoized((text: string): boolean => {
  const words = text.split(" ");
  return words.length >= 6 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length / 2;
});
