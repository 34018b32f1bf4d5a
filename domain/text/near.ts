import { slug } from "./text.ts";

/**
 * A word in the form that is compared: lower-case Latin letters and digits, without accents or
 * hyphens.
 */
export const bare = (word: string) => slug(word).replaceAll("-", "");

/**
 * Whether two bare words are equal but for one wrong, missing, extra or swapped letter. Words of
 * fewer than four letters must be equal, since they resemble too many others.
 */
export function isNear(typed: string, known: string): boolean {
  if (typed === known) return true;
  if (Math.min(typed.length, known.length) < 4) return false;
  let at = 0;
  while (typed[at] === known[at]) at++;
  const [left, right] = [typed.slice(at), known.slice(at)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}
