import type { Span } from "./sentences.ts";

const bracketBehind = /^\s*\(\s*([^()]{2,60}?)\s*\)/;
const acronym = /^\p{Lu}[\p{Lu}\d&/+-]{1,8}s?$/u;
const smallWord = /^(?:and|of|in|the|for|to|de|la|und|der|für|et|y|e)$/i;

/**
 * Whether letters are the initials of words: "ALS" of "Advanced Life Support". Small words may be
 * left out.
 */
export function areInitials(letters: string, name: string): boolean {
  if (letters.length > 12 || name.length < 5 || !/^\p{Lu}\S+$/u.test(letters)) return false;
  const wanted = letters
    .replace(/s$/, "")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
  const words = name.split(/[\s/-]+/).filter(Boolean);
  const initials = (all: string[]) => all.map((word) => word[0]?.toLowerCase()).join("");
  return (
    wanted.length > 1 && [words, words.filter((word) => !smallWord.test(word))].some((all) => initials(all) === wanted)
  );
}

/**
 * The span of a name with the brackets after it, if one holds the initials of the other: "Advanced
 * Life Support (ALS)", "ALS (Advanced Life Support)". If the name is initials in brackets, the span
 * starts at the words that they abbreviate.
 */
export function withBrackets(text: string, { start, end }: Span): Span | undefined {
  if (!text.includes("(")) return;
  const name = text.slice(start, end);
  const [all, inner = ""] = bracketBehind.exec(text.slice(end)) ?? [];
  if (all && ((acronym.test(inner) && areInitials(inner, name)) || (acronym.test(name) && areInitials(name, inner))))
    return { start, end: end + all.length };
  if (!acronym.test(name) || !/\(\s*$/.test(text.slice(0, start)) || !/^\s*\)/.test(text.slice(end))) return;
  const head = text.slice(0, start).replace(/\s*\(\s*$/, "");
  for (const { index } of [...head.matchAll(/(?<![\p{L}\d])\p{L}/gu)].reverse().slice(0, 10))
    if (areInitials(name, head.slice(index))) return { start: index, end: text.indexOf(")", end) + 1 };
}
