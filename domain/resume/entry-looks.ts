import type { Block } from "./cell.ts";
import { findDates, isDuration, trimSeparators, withoutDates } from "./dates.ts";
import { readLabel } from "./entry-labels.ts";
import { isPlace } from "./places.ts";
import { jobScore } from "./words.ts";
import { isWorkMode } from "./work-modes.ts";

const strongSeparator = / [·‧∙—–] |(?<=[\p{L}\d])[·‧∙] |[|•]| @ /u;

/**
 * "2019 / FIATA Diploma / FIATA": slashes are separators if there are several or if a date precedes
 * the first.
 */
const slashed = / \/ .* \/ /;

/**
 * The pieces of a cell: one for each look and each part between bars, dots or dashes. Dates are
 * left out.
 */
export function splitLooks(cell: Block): string[] {
  const looks: string[] = [];
  for (const [index, run] of cell.runs.entries()) {
    const previous = cell.runs[index - 1];
    // A font change inside a word comes from a letter that the font lacks, not from a new piece.
    const insideWord = previous && /[\p{L}\d]$/u.test(previous.text) && /^[\p{L}\d]/u.test(run.text);
    const smallCapitals =
      previous &&
      font(previous.style) === font(run.style) &&
      previous.style !== run.style &&
      isCapitals(previous.text) &&
      isCapitals(run.text);
    if ((insideWord || smallCapitals) && looks.length > 0) looks[looks.length - 1] += run.text;
    else looks.push(run.text);
  }
  const dated = findDates(cell.text).length > 0;
  return looks
    .flatMap((text) => (slashed.test(cell.text) ? text.split(" / ") : [text]))
    .flatMap((text) => withModes(withoutDates(text).split(strongSeparator)))
    .map((text) =>
      trimSeparators(text)
        .replace(/^\.\s+/, "")
        .replace(/^(?:at|bei|chez|en)\s+(?=\p{Lu})/u, ""),
    )
    .filter(
      (text) =>
        /[\p{L}\d]/u.test(text) &&
        !isDuration(text) &&
        !(dated && /^in \p{Lu}\S*$/u.test(text)) &&
        !/^(?:at|by|bei|chez|for|with|and|in)$/i.test(text),
    );
}

/** Joins a work mode with the town before or after it, or with a lone name: "Leeds", "hybrid". */
function withModes(parts: string[]): string[] {
  const isName = (text: string) => parts.length === 2 && aloneName.test(text) && jobScore(text) <= 0;
  const isTown = (text: string) => (isPlace(text) || isName(text)) && !isWorkMode(text);
  const joined: string[] = [];
  for (const part of parts.map((text) => text.trim())) {
    const before = joined.at(-1) ?? "";
    const last = before.split(", ").at(-1) ?? "";
    const isOne = isWorkMode(part) ? isTown(last) : isWorkMode(last) && isPlace(part);
    if (isOne) joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

const aloneName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;

function font(style: string): string {
  return style.slice(0, style.lastIndexOf(" "));
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

/**
 * The body as one text, with one sentence or bullet per line. List items get their markers back. So
 * do all lines if each line begins an item with a drawn bullet.
 */
export function bodyText(cells: Block[]): string {
  const isDrawn = cells.length > 1 && cells.every(({ isItem }) => isItem);
  return cells.map((cell) => asLine({ ...cell, bullet: cell.bullet || isDrawn }, saidIn(cell))).join("\n");
}

export function asLine({ bullet }: Block, text: string): string {
  return bullet ? `• ${text}` : text;
}

/** A line without a label that only announces a description. */
export function saidIn({ text }: Block): string {
  const stated = readLabel(text);
  return stated?.label === "description" ? stated.value : text;
}
