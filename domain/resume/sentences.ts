import { findDates } from "./dates.ts";
import { remembered } from "./remember.ts";

/** A point after which a sentence need not be over. */
const abbreviation = /(?:\b(?:inc|ltd|llc|co|corp|st|jr|sr|dept|univ)|\.\p{L}|\s\p{L})\.$/iu;

/**
 * Running text: it ends like a sentence, says more than fourteen words between two bars, dots or slashes, or begins with small
 * letters and goes on for a while without a date.
 */
export const isSentence = remembered((said: string): boolean => {
  // "Counts tides. github.com/ada/tides": an address at the end leaves it one.
  const text = said.replace(/([.!?]) \S{1,80}\.\S{1,80}$/, "$1");
  const words = text.split(/\s+/).length;
  if (text.split(/\s[|•·/]\s/).some((part) => part.split(/\s+/).length >= 15)) return true;
  if (/[.!?…]["”’)]?$/.test(text)) return words >= 4 && !abbreviation.test(text);
  return (
    words >= 5 &&
    /^\p{Ll}{2}/u.test(text) &&
    !/^(?:at|by|from|bei|chez) \p{Lu}/u.test(text) &&
    findDates(text).length === 0
  );
});

/** Running text is mostly words in small letters; names and titles are not. */
export const isProse = remembered((text: string): boolean => {
  const words = text.split(" ");
  return words.length >= 6 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length / 2;
});
