import { readCells } from "./cells.ts";
import type { ResumeDocument } from "./page.ts";
import { forgetTexts } from "./remember.ts";
import { regionsOf } from "./sections.ts";

const mostCharacters = 30_000;

/** Words that speak to a machine, not about a person. */
const instruction =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|prior)\b|\b(?:system|developer) (?:prompt|message)\b|\byou are (?:now |an? )?(?:ai|assistant|language model|chatbot)\b/i;

/** The text of a resume as it was read, a cell a line, column by column where they stand side by side. */
export function textLines(document: ResumeDocument): string[] {
  try {
    const regions = regionsOf(readCells(document), document.pages[0]?.width ?? 0);
    return regions.flatMap(({ cells }) => cells.map(({ text }) => text));
  } finally {
    forgetTexts();
  }
}

/** A resume's text for a language model, a cell a line, then its links. Lines that would instruct the model are left out. */
export function plainText(document: ResumeDocument): string {
  const links = document.pages.flatMap((page) => page.links.map((link) => link.url));
  return [...textLines(document), ...links]
    .filter((line) => !instruction.test(line))
    .join("\n")
    .slice(0, mostCharacters);
}
