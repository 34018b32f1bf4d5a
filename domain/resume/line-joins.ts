import type { Block, Cell, Line } from "./cell.ts";
import { findEmail, findPhone, isContactText } from "./contact-text.ts";
import { findDates, isDateStart, isOnlyDates, withoutDates } from "./dates.ts";
import { readLabel } from "./entry-labels.ts";
import { mostCharactersOfText } from "./limits.ts";
import { measures } from "./measures.ts";
import { isKnownPlace, isPlace } from "./places.ts";
import { decision, noIf, type Rules, yesIf } from "./rules.ts";
import { isProse, isSentence } from "./sentences.ts";
import { isBareNoun, jobScore } from "./words.ts";

/** A line and the text above it, among all lines of their section. */
type Pair = { above: Block; cell: Line; all: Line[]; asList: boolean };

const rules: Rules<Pair, boolean> = {
  "a bullet or pictogram begins something new": ({ cell }) => noIf(cell.bullet || cell.symbols.length > 0),
  "a text has a greatest length": ({ above }) => noIf(above.text.length > mostCharactersOfText),
  "a place below a job is not its end": ({ above, cell }) =>
    noIf(cell.text.includes(",") && jobScore(above.text) > 0 && isPlace(cell.text)),
  "an address or number that is too long for its column goes on": ({ above, cell }) =>
    isBrokenAddress(above.text, cell.text) || isBrokenNumber(above.text, cell.text)
      ? Math.abs(cell.x - above.x) < 2.5 || isCentered(above, cell) || isBelowPictogram(above, cell)
      : undefined,
  "a year goes on with its month": ({ above, cell }) =>
    isBrokenDate(above.text, cell.text) ? Math.abs(cell.x - above.x) < 2.5 || isRightAligned(above, cell) : undefined,
  "what ends with its date is complete": ({ above }) =>
    noIf(endsWithDate(above.text) && !isProse(above.text) && !isDateStart(above.text)),
  "beside a date, something new begins": ({ above, cell, all }) => noIf(!above.bullet && isNewByDate(above, cell, all)),
  "beside a label of a form, something new begins": ({ cell, all }) =>
    noIf(all.some((other) => other.right < cell.x && isLevel(other, cell.y) && readLabel(`${other.text}: …`))),
  "a link of its own makes a line new": ({ above, cell }) =>
    noIf(cell.links.some((link) => !above.links.includes(link)) && !isProse(above.text) && !/[-/_.]$/.test(above.text)),
  "a label begins something new": ({ cell }) => noIf(/^\p{Lu}[\p{L} ]{2,20}:\s/u.test(cell.text)),
  "the employer's line begins with at": ({ cell }) => noIf(/^(?:at|by|@|bei|chez)\s+\p{Lu}/u.test(cell.text)),
  "contact details are complete": ({ above }) =>
    noIf(isContactText(above.text) && !isProse(above.text) && !/[-/_.]$/.test(above.text)),
  "a mail address begins something new": ({ above, cell }) =>
    noIf(
      findEmail(cell.text.split(" ")[0] ?? "") !== undefined && !isProse(above.text) && !/[-/_.:,]$/.test(above.text),
    ),
  "a phone number begins something new": ({ above, cell }) =>
    noIf(findPhone(cell.text) !== undefined && !isProse(above.text)),
  "lines of one text are aligned": ({ above, cell }) => noIf(!isAligned(above, cell)),
  "lines of one text are of one size": ({ above, cell }) => noIf(Math.abs(cell.size - above.size) > 0.6),
  "a date below a text is not its end": ({ above, cell }) => noIf(isDateStart(cell.text) && !isDateStart(above.text)),
  "a period that breaks goes on": ({ above, cell }) =>
    isDateStart(above.text) ? isDateStart(`${above.text} ${cell.text}`) : undefined,
  "a line indented like the text behind a bullet goes on": ({ above, cell }) =>
    yesIf(above.bullet && cell.x > above.x + 2 && Math.abs(cell.x - above.textX) < 6),
  "another font begins something new": ({ above, cell }) => noIf(above.runs.at(-1)?.style !== cell.runs[0]?.style),
  "a wider gap than between lines of this look parts": ({ above, cell }) =>
    noIf(above.leading > 0 && cell.y - above.lastY > 1.08 * above.leading),
  "a bare noun completes the line above": ({ above, cell, all, asList }) =>
    yesIf(
      !asList &&
        !all.some((other) => other.right < cell.x && isLevel(other, cell.y)) &&
        isBareNoun(cell.text) &&
        /[\p{L}]$/u.test(above.text) &&
        !isComplete(above, all),
    ),
  "a full line set to the right goes on": (pair) => yesIf(!pair.asList && isFullAtRight(pair)),
  "the next word did not fit": ({ above, cell, all, asList }) =>
    isLeftAligned(above, cell) &&
    (!asList || /[,;|•·/]/u.test(above.text)) &&
    above.lastRight + 0.25 * cell.size + firstWordWidth(cell) > limitOf(above, cell, all) + 0.5
      ? !/[.!?]$/.test(above.text) || above.text.length > 30
      : undefined,
  "a short line goes on only where it is open": ({ above, cell }) =>
    above.text.length < 40 || isDateStart(above.text.slice(withoutDates(above.text).length).trim())
      ? isOpen(above.text, cell.text)
      : undefined,
  "a small letter goes on": ({ above, cell }) => yesIf(/^[\p{Ll}]/u.test(cell.text) && !/[.:]$/.test(above.text)),
  "a centered sentence goes on where its line is long": ({ above, cell, all }) =>
    !isLeftAligned(above, cell) &&
    isCentered(above, cell) &&
    !/[.!?:]$/.test(above.text) &&
    isSentence(`${above.text} ${cell.text}`)
      ? above.lastRight - above.x > 0.6 * (above.edge - leftOf(all))
      : undefined,
  "a preposition or a comma at the end goes on": ({ above, cell }) =>
    yesIf(/\b(?:of|and|for)$/.test(above.text) || (/\p{L},$/u.test(above.text) && isLeftAligned(above, cell))),
  "names and titles end with their line": ({ above }) => noIf(!isProse(above.text)),
  "prose goes on where its line is full": ({ above, cell, all }) => isFullProse(above, cell, all),
};

/** Whether a line goes on with the text right above it. */
export const continues = decision(
  "joins the line above",
  rules,
  false,
  ({ above, cell }) => `${above.text} ⏎ ${cell.text}`,
);

export function isRightAbove(above: Block, cell: Line): boolean {
  const gap = cell.y - above.lastY;
  if (gap < 0.5 * cell.size || gap > 1.9 * cell.size || above.page !== cell.page) return false;
  return above.x < cell.right && above.right > cell.x;
}

function isLeftAligned(above: Block, cell: Line): boolean {
  return Math.abs(cell.x - above.x) < 2.5 || Math.abs(cell.x - above.textX) < 4;
}

function isRightAligned(above: Block, cell: Line): boolean {
  return Math.abs(cell.right - above.lastRight) < 2;
}

function isAligned(above: Block, cell: Line): boolean {
  return isLeftAligned(above, cell) || isRightAligned(above, cell) || isCentered(above, cell);
}

/** Where a line has to break: before what stands to its right, else at its edge. */
function limitOf(above: Block, cell: Line, all: Cell[]): number {
  const neighbor = nextToTheRight(above, all);
  return neighbor === undefined ? above.edge : neighbor - 0.6 * cell.size;
}

/** A column that ends where another text begins may be set to its right edge: then a full line begins at the left edge. */
function isFullAtRight({ above, cell, all }: Pair): boolean {
  return (
    isRightAligned(above, cell) &&
    !isLeftAligned(above, cell) &&
    nextToTheRight(above, all) !== undefined &&
    cell.y - above.lastY < 1.3 * cell.size &&
    above.x - 0.25 * cell.size - firstWordWidth(cell) < leftOf(all)
  );
}

/** Ends or begins with what needs more: "Director of", "Sales &", "and Training". */
function isOpen(above: string, below: string): boolean {
  return (
    /\b(?:of|and|for|the|in|de)$/i.test(withoutDates(above)) ||
    /\S \S+,$|\S [&-]$|\w[-/]$|\b(?:and|of|for|the|in|to|with|de|e|y)$/i.test(above) ||
    /^[(&]|^(?:and|of|for|in|with)\b/.test(below)
  );
}

function isFullProse(above: Block, cell: Cell, all: Cell[]): boolean {
  const column = Math.max(
    ...all
      .filter((other) => other.y !== above.lastY && Math.abs(other.textX - cell.textX) < 3)
      .map((other) => other.right),
  );
  if (above.lastRight > column) return !/[.!?:]$/.test(above.text);
  return above.lastRight + 0.25 * cell.size + firstWordWidth(cell) > column + 0.5;
}

function leftOf(cells: Cell[]): number {
  return Math.min(...cells.map(({ x }) => x));
}

/** "Colca Labs, Lima" needs no noun below it, nor does the name that a resume begins with. */
function isComplete({ text, page, y }: Block, all: Cell[]): boolean {
  const isName = page === 0 && y < 100 && /^[\p{L} .'’-]+$/u.test(text) && jobScore(text) <= 0;
  if (isName && all.every((other) => other.y >= y)) return true;
  const last = text.split(", ").slice(1).at(-1) ?? "";
  return isKnownPlace(last) || /^[A-Z]{2}$/.test(last);
}

/** Behind a pictogram only the first line is indented. */
function isBelowPictogram(above: Block, cell: Line): boolean {
  const indent = above.x - cell.x;
  return above.symbols.length > 0 && indent > 0 && indent < measures.pictogram * above.size;
}

/** "ada.lovelace@exam" and "ple.org", "linkedin.com/in/ada-" and "lovelace": one address, too long for its column. */
export function isBrokenAddress(above: string, below: string): boolean {
  if (/^(?:https?:\/\/)?[\w.-]{1,60}\.\w{2,12}\/[\w./-]{0,80}[-_/]$/.test(above)) return /^[\w-]{2,60}\/?$/.test(below);
  if (!/\S@[\w.-]*$/.test(above) || !/^[\w.-]*$/.test(below)) return false;
  const isWhole = findEmail(above) !== undefined && !/[.@-]$/.test(above) && !below.startsWith(".");
  return !isWhole && findEmail(above + below)?.endsWith(below) === true;
}

/** "2012-02 - 2017-" and "06" are one period, too long for its column. */
export function isBrokenDate(above: string, below: string): boolean {
  return above.length < 40 && /(?<!\d)(?:19|20)\d\d[-/.]$/.test(above) && /^(?:0[1-9]|1[0-2])(?!\d)/.test(below);
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
function isNewByDate(above: Block, cell: Line, all: Cell[]): boolean {
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

function isCentered(above: Block, cell: Line): boolean {
  return Math.abs((above.x + above.right) / 2 - (cell.x + cell.right) / 2) < 1.5;
}

function firstWordWidth(cell: Cell): number {
  const word = cell.text.split(" ")[0] ?? "";
  return ((cell.right - cell.textX) * word.length) / Math.max(1, cell.text.length);
}

function nextToTheRight(cell: Block, all: Cell[]): number | undefined {
  const xs = all
    .filter((other) => other.x > cell.lastRight && Math.abs(other.y - cell.lastY) < 0.5 * cell.size)
    .map((other) => other.x);
  return xs.length > 0 ? Math.min(...xs) : undefined;
}
