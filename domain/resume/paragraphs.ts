import type { Cell } from "./cells.ts";
import { findEmail, findPhone, isContactText } from "./contact-text.ts";
import { findDates, isDateStart, isOnlyDates, withoutDates } from "./dates.ts";
import { mostCharactersOfText } from "./limits.ts";
import { isKnownPlace, isPlace } from "./places.ts";
import { remembered } from "./remember.ts";
import { isSentence } from "./sentences.ts";
import { isBareNoun, jobScore } from "./words.ts";

/**
 * Joins the lines of one text into one cell: wrapped prose, wrapped titles, dates broken over two lines. As a list, lines
 * without commas stay apart, however short the column is.
 */
export function joinWrapped(cells: Cell[], asList = false): Cell[] {
  const done: Cell[] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const above = done.filter((other) => isRightAbove(other, cell)).sort((a, b) => b.lastY - a.lastY)[0];
    if (above && continues(above, cell, cells, asList)) grow(above, cell);
    else done.push({ ...cell, runs: cell.runs.map((run) => ({ ...run })), links: [...cell.links] });
  }
  return done.sort((a, b) => a.y - b.y || a.x - b.x);
}

function isRightAbove(above: Cell, cell: Cell): boolean {
  const gap = cell.y - above.lastY;
  if (gap < 0.5 * cell.size || gap > 1.9 * cell.size || above.page !== cell.page) return false;
  return above.x < cell.right && above.right > cell.x;
}

function continues(above: Cell, cell: Cell, all: Cell[], asList: boolean): boolean {
  if (cell.bullet || cell.symbols.length > 0 || above.text.length > mostCharactersOfText) return false;
  if (cell.text.includes(",") && jobScore(above.text) > 0 && isPlace(cell.text)) return false;
  if (isBrokenAddress(above.text, cell.text) || isBrokenNumber(above.text, cell.text))
    return Math.abs(cell.x - above.x) < 2.5 || isCentered(above, cell);
  if (endsWithDate(above.text) && !isProse(above.text) && !isDateStart(above.text)) return false;
  if (!above.bullet && isNewByDate(above, cell, all)) return false;
  if (cell.links.some((link) => !above.links.includes(link)) && !isProse(above.text) && !/[-/_.]$/.test(above.text))
    return false;
  if (/^\p{Lu}[\p{L} ]{2,20}:\s/u.test(cell.text)) return false;
  if (/^(?:at|by|@|bei|chez)\s+\p{Lu}/u.test(cell.text)) return false;
  if (isContactText(above.text) && !isProse(above.text) && !/[-/_.]$/.test(above.text)) return false;
  if (findEmail(cell.text.split(" ")[0] ?? "") && !isProse(above.text) && !/[-/_.:,]$/.test(above.text)) return false;
  if (findPhone(cell.text) && !isProse(above.text)) return false;
  const aligned =
    Math.abs(cell.x - above.x) < 2.5 ||
    Math.abs(cell.x - above.textX) < 4 ||
    Math.abs(cell.right - above.lastRight) < 2 ||
    isCentered(above, cell);
  if (!aligned || Math.abs(cell.size - above.size) > 0.6) return false;
  if (isDateStart(cell.text) && !isDateStart(above.text)) return false;
  if (isDateStart(above.text)) return isDateStart(`${above.text} ${cell.text}`);
  if (above.bullet && cell.x > above.x + 2 && Math.abs(cell.x - above.textX) < 6) return true;
  const sameFont = above.runs.at(-1)?.style === cell.runs[0]?.style;
  if (!sameFont) return false;
  if (above.leading > 0 && cell.y - above.lastY > 1.08 * above.leading) return false;
  const word = firstWordWidth(cell);
  const neighbor = nextToTheRight(above, all);
  const limit = neighbor === undefined ? above.edge : neighbor - 0.6 * cell.size;
  const isBeside = all.some((other) => other.right < cell.x && isLevel(other, cell.y));
  if (!asList && !isBeside && isBareNoun(cell.text) && /[\p{L}]$/u.test(above.text) && !isComplete(above, all))
    return true;
  const leftAligned = Math.abs(cell.x - above.x) < 2.5 || Math.abs(cell.x - above.textX) < 4;
  const rightAligned = Math.abs(cell.right - above.lastRight) < 2 && neighbor !== undefined;
  const left = Math.min(...all.map((other) => other.x));
  if (
    rightAligned &&
    !leftAligned &&
    !asList &&
    cell.y - above.lastY < 1.3 * cell.size &&
    above.x - 0.25 * cell.size - word < left
  )
    return true;
  const isList = /[,;|•·/]/u.test(above.text);
  if (leftAligned && (!asList || isList) && above.lastRight + 0.25 * cell.size + word > limit + 0.5)
    return !/[.!?]$/.test(above.text) || above.text.length > 30;
  if (above.text.length < 40 || isDateStart(above.text.slice(withoutDates(above.text).length).trim()))
    return (
      /\b(?:of|and|for|the|in|de)$/i.test(withoutDates(above.text)) ||
      /\S \S+,$|\S [&-]$|\w[-/]$|\b(?:and|of|for|the|in|to|with|de|e|y)$/i.test(above.text) ||
      /^[(&]|^(?:and|of|for|in|with)\b/.test(cell.text)
    );
  if (/^[\p{Ll}]/u.test(cell.text) && !/[.:]$/.test(above.text)) return true;
  if (
    !leftAligned &&
    isCentered(above, cell) &&
    !/[.!?:]$/.test(above.text) &&
    isSentence(`${above.text} ${cell.text}`)
  )
    return above.lastRight - above.x > 0.6 * (above.edge - left);
  if (/\b(?:of|and|for)$/.test(above.text)) return true;
  if (!isProse(above.text)) return false;
  const others = all
    .filter((other) => other.y !== above.lastY && Math.abs(other.textX - cell.textX) < 3)
    .map((other) => other.right);
  const column = Math.max(...others);
  if (above.lastRight > column) return !/[.!?:]$/.test(above.text);
  return above.lastRight + 0.25 * cell.size + word > column + 0.5;
}

/** "Colca Labs, Lima" needs no noun below it, nor does the name that a resume begins with. */
function isComplete({ text, page, y }: Cell, all: Cell[]): boolean {
  const isName = page === 0 && y < 100 && /^[\p{L} .'’-]+$/u.test(text) && jobScore(text) <= 0;
  if (isName && all.every((other) => other.y >= y)) return true;
  const last = text.split(", ").slice(1).at(-1) ?? "";
  return isKnownPlace(last) || /^[A-Z]{2}$/.test(last);
}

/** "ada.lovelace@exam" and "ple.org" are one mail address, too long for its column. */
function isBrokenAddress(above: string, below: string): boolean {
  if (!/\S@[\w.-]*$/.test(above) || !/^[\w.-]*$/.test(below)) return false;
  const isWhole = findEmail(above) !== undefined && !/[.@-]$/.test(above) && !below.startsWith(".");
  return !isWhole && findEmail(above + below)?.endsWith(below) === true;
}

/** "+64 21 555" and "0190." are one phone number, too long for its line. */
function isBrokenNumber(above: string, below: string): boolean {
  if (!/\p{L}/u.test(above) || !/\+\d[\d ()-]{0,24}$/.test(above) || !/^\d[\d -]*(?=\D|$)/.test(below)) return false;
  const rest = /^\d[\d -]*/.exec(below)?.[0].trim() ?? "";
  return findPhone(`${above} ${rest}`)?.endsWith(rest) === true && findDates(below).length === 0;
}

/** What ends with its date is complete, unless the words before the date are not: "University of  2011 – 2015". */
function endsWithDate(text: string): boolean {
  const last = findDates(text).at(-1);
  if (last === undefined || !/^\)?$/.test(text.slice(last.end))) return false;
  return !/\b(?:of|and|for|the|in|de)$/i.test(withoutDates(text));
}

/** In a list that is dated at the left, or line by line at the right, every date begins something new. */
function isNewByDate(above: Cell, cell: Cell, all: Cell[]): boolean {
  const isDatedAtRight = (line: Cell, y: number) =>
    all.some((other) => other.x > line.right && isLevel(other, y) && isOnlyDates(other.text));
  return (
    all.some((other) => other.right < cell.x && isLevel(other, cell.y) && isOnlyDates(other.text)) ||
    (isDatedAtRight(cell, cell.y) && isDatedAtRight(above, above.lastY))
  );
}

function isLevel(cell: Cell, y: number): boolean {
  return Math.abs(cell.y - y) < 0.3 * cell.size;
}

/** Running text is mostly words in small letters; names and titles are not. */
export const isProse = remembered((text: string): boolean => {
  const words = text.split(" ");
  return words.length >= 6 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length / 2;
});

function isCentered(above: Cell, cell: Cell): boolean {
  return Math.abs((above.x + above.right) / 2 - (cell.x + cell.right) / 2) < 1.5;
}

function firstWordWidth(cell: Cell): number {
  const word = cell.text.split(" ")[0] ?? "";
  return ((cell.right - cell.textX) * word.length) / Math.max(1, cell.text.length);
}

function nextToTheRight(cell: Cell, all: Cell[]): number | undefined {
  const xs = all
    .filter((other) => other.x > cell.lastRight && Math.abs(other.y - cell.lastY) < 0.5 * cell.size)
    .map((other) => other.x);
  return xs.length > 0 ? Math.min(...xs) : undefined;
}

function grow(cell: Cell, next: Cell): void {
  const isOneWord = /[\p{L}]-$/u.test(cell.text) && /^\p{L}/u.test(next.text);
  const last = cell.runs.at(-1);
  if (cell.breaksWord && /^\p{Ll}/u.test(next.text)) {
    cell.text = cell.text.slice(0, -1);
    if (last) last.text = last.text.replace(/-\s*$/, "");
  }
  cell.breaksWord = next.breaksWord;
  const glue = isOneWord || isBrokenAddress(cell.text, next.text) ? "" : " ";
  cell.text += glue + next.text;
  for (const run of next.runs) {
    const last = cell.runs.at(-1);
    if (last?.style === run.style) last.text += glue + run.text;
    else cell.runs.push({ ...run, text: glue + run.text });
  }
  cell.x = Math.min(cell.x, next.x);
  cell.right = Math.max(cell.right, next.right);
  cell.lastRight = next.right;
  cell.lastY = next.lastY;
  for (const link of next.links) if (!cell.links.includes(link)) cell.links.push(link);
}

/** Cells side by side, from left to right, with the distance to the row above. */
export type Row = { cells: Cell[]; y: number; gap: number };

/** Cells of about one height form a row: their baselines are less than half a line apart. */
export function toRows(cells: Cell[]): Row[] {
  const rows: Row[] = [];
  let bottom: number | undefined;
  for (const cell of [...cells].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (
      row &&
      cell.y - row.y < 0.5 * Math.max(cell.size, row.cells[0]?.size ?? 0) &&
      !row.cells.some((other) => overlaps(other, cell))
    )
      row.cells.push(cell);
    else rows.push({ cells: [cell], y: cell.y, gap: bottom === undefined ? 0 : cell.y - bottom });
    bottom = Math.max(bottom ?? 0, cell.y);
  }
  for (const row of rows) row.cells.sort((a, b) => a.x - b.x);
  return rows;
}

function overlaps(a: Cell, b: Cell): boolean {
  return a.x < b.right - 1 && b.x < a.right - 1;
}
