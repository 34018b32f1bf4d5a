import { readCells } from "./cells.ts";
import { clearMemos } from "./memoize.ts";
import type { ResumeDocument } from "./page.ts";
import { regionsOf } from "./sections.ts";

const maxCharacters = 30_000;

/** Words that address a machine instead of describing a person. */
const instruction =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|prior)\b|\b(?:system|developer) (?:prompt|message)\b|\byou are (?:now |an? )?(?:ai|assistant|language model|chatbot)\b/i;

/** The text of a resume in reading order, one cell per line, column by column. */
export function textLines(document: ResumeDocument): string[] {
  try {
    const regions = regionsOf(readCells(document), document.pages[0]?.width ?? 0);
    return regions.flatMap(({ cells }) => cells.map(({ text }) => text));
  } finally {
    clearMemos();
  }
}

/**
 * A resume's text for a language model, one cell per line, followed by its links. Lines that would
 * instruct the model are left out.
 */
export function plainText(document: ResumeDocument): string {
  const links = document.pages.flatMap((page) => page.links.map((link) => link.url));
  return [...textLines(document), ...links]
    .filter((line) => !instruction.test(line))
    .join("\n")
    .slice(0, maxCharacters);
}
