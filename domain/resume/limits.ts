import type { Cell } from "./cell.ts";
import type { ResumeDocument } from "./page.ts";
import { ResumeRefused } from "./refusals.ts";

/**
 * Real resumes have runs of up to 150 characters, 4,000 characters on a page and 130 cells on two
 * pages.
 */
export const maxCharactersOfRun = 1000;
export const maxCharactersOfPage = 20_000;
const maxCells = 500;

/** A cell or paragraph of this length takes no more text. The rest begins a new one. */
export const maxCharactersOfText = 2000;

/** Throws ResumeRefused for runs or amounts of text that no resume has. */
export function assertReadable({ pages }: ResumeDocument): void {
  for (const { items } of pages) {
    let characters = 0;
    for (const { text } of items) {
      characters += text.length;
      if (text.length > maxCharactersOfRun || characters > maxCharactersOfPage) throw new ResumeRefused("too-complex");
    }
  }
}

/** Throws ResumeRefused for more pieces of text than two pages can show. */
export function assertFewCells(cells: Cell[]): void {
  if (cells.length > maxCells) throw new ResumeRefused("too-complex");
}
