import type { Block } from "./cell.ts";
import { capitalized, personName, singleName } from "./fields/name-words.ts";
import { jobScore } from "./words.ts";

const titles =
  "curr[ií]culum v[ií]t(?:ae|æ)|curr[ií]culum|curr[ií]culo(?: vitae)?|vitae|c\\.?v\\.?|r[ée]sum[ée]|lebenslauf|hoja de vida|levensloop|życiorys|özgeçmiş|europass";

/** The kind of document, which some resumes write at the top. */
export const documentTitle = new RegExp(`^(?:${titles})(?!\\p{L})`, "iu");
/** The kind of document and nothing else. */
export const onlyDocumentTitle = new RegExp(`^(?:${titles})$`, "iu");

const signBefore = new RegExp(`^(?:${titles})(?:\\s+(?:of|for|de|von|di|do|da) | d['’]|\\s*[:|/–—-]\\s*)`, "iu");
const signBehind = new RegExp(`(?<=\\p{L}{2})(?:['’]s? |[,:] ?| ?[|/–—-] ?| ?\\()(?:${titles})\\)?$`, "iu");
const before = new RegExp(`^(?:${titles}) `, "iu");
/** A greeting before the name: "Hello, I am Ada Lovelace", "Hi! My name is Ada Lovelace." */
const greeting = /^(?:(?:hi|hello|hey)(?: there)?[!,.]? )?(?:i am|i['’]m|my name is) /i;
/** "C.V." after a name may be initials. */
const behind = /(?<=\p{L}{2}) (?:curr[ií]culum v[ií]tae|cv|r[ée]sum[ée]|lebenslauf|hoja de vida)$/iu;

/**
 * The name beside a document title: "Curriculum Vitae – Ada Lovelace", "Lebenslauf von Ada
 * Lovelace", "Ada Lovelace, CV", "Ada Lovelace's Résumé"; or behind a greeting. A mere space separates them only if the
 * rest is several capitalized words, and no job. Any other text is returned as it is.
 */
export function withoutDocumentTitle(text: string): string {
  const signed = text.replace(signBefore, "").replace(signBehind, "");
  if (signed !== text) return isName(signed) ? signed : text;
  const greeted = greeting.test(text) ? text.replace(greeting, "").replace(/[.!]$/, "") : "";
  if (isFullName(greeted)) return greeted;
  const spaced = text.replace(before, "").replace(behind, "");
  return isFullName(spaced) && jobScore(spaced) <= 0 ? spaced : text;
}

/** Whether a text is a name of several capitalized words. */
function isFullName(text: string): boolean {
  return isName(text) && !singleName.test(text) && text.split(" ").every((word) => capitalized.test(word));
}

/** The texts of a header, without a document title beside a name. */
export function withoutDocumentTitles(header: Block[]): Block[] {
  return header.map((cell) => {
    const text = withoutDocumentTitle(cell.text);
    return text === cell.text ? cell : { ...cell, text, runs: [{ text, style: cell.runs[0]?.style ?? "" }] };
  });
}

function isName(text: string): boolean {
  return (personName.test(text) || singleName.test(text)) && !documentTitle.test(text);
}
