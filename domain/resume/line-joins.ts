import { isBrokenAddress, isBrokenCountry, isBrokenDate, isBrokenNumber, isYearOfMonth } from "./broken-values.ts";
import type { Block, Cell, Line } from "./cell.ts";
import { findEmail, findPhone, isContactText } from "./contact-text.ts";
import { findDates, isDateStart, isOnlyDates, withoutDates } from "./dates.ts";
import { entryLabel, readLabel } from "./entry-labels.ts";
import { headingKind } from "./headings.ts";
import { maxCharactersOfText } from "./limits.ts";
import { beginsWithPastVerb } from "./list-items.ts";
import { measures } from "./measures.ts";
import { isKnownPlace, isPlace } from "./places.ts";
import { decision, noIf, type Rules, yesIf } from "./rules.ts";
import { isProse, isSentence } from "./sentences.ts";
import { companyScore, isBareNoun, jobScore } from "./words.ts";
import { endsPeriod } from "./year-pairs.ts";

/** A line, the text above it, and all lines of their section. */
type Pair = { above: Block; cell: Line; all: Line[]; asList: boolean };

const rules: Rules<Pair, boolean> = {
  "a dashed date below a date, or a year below a year beside one entry or in a column of pairs, ends its period": ({
    above,
    cell,
    all,
  }) => endsPeriod(above, cell, all),
  "a bullet or pictogram begins something new": ({ cell }) => noIf(cell.bullet || cell.symbols.length > 0),
  "an item of a list begins something new": ({ cell }) => noIf(cell.isItem),
  "a text has a maximum length": ({ above }) => noIf(above.text.length > maxCharactersOfText),
  "a place below a job is not its end": ({ above, cell }) =>
    noIf(
      cell.text.includes(",") &&
        jobScore(above.text) > 0 &&
        isPlace(cell.text) &&
        companyScore(cell.text.split(",")[0] ?? "") === 0,
    ),
  "an address or number that is too long for its column continues": ({ above, cell }) =>
    isBrokenAddress(above.text, cell.text) || isBrokenNumber(above.text, cell.text)
      ? isAligned(above, cell) || isBelowPictogram(above, cell)
      : undefined,
  "a year continues with its month": ({ above, cell }) =>
    isBrokenDate(above.text, cell.text) ? Math.abs(cell.x - above.x) < 2.5 || isRightAligned(above, cell) : undefined,
  'a month with a comma continues with its year, and "till" with "date"': ({ above, cell }) =>
    yesIf(isYearOfMonth(above.text, cell.text) && Math.abs(cell.x - above.x) < 2.5),
  "a text that ends with an open period continues with its end": ({ above, cell }) =>
    yesIf(isLeftAligned(above, cell) && endsPeriodOf(above.text, cell.text)),
  "two lines that begin with a year and a dash are two texts": ({ above, cell }) =>
    noIf(beginsWithYear.test(above.text) && beginsWithYear.test(cell.text)),
  "two lines that begin with a year in brackets are two texts": ({ above, cell }) =>
    noIf(beginsWithBrackets.test(above.text) && beginsWithBrackets.test(cell.text)),
  "text that ends with its date is complete": ({ above }) =>
    noIf(endsWithDate(above.text) && !isProse(above.text) && !isDateStart(above.text)),
  "lines that both end with their dates are texts of their own": ({ above, cell }) =>
    noIf(endsWithDate(above.text) && endsWithDate(cell.text) && !isDateStart(above.text)),
  "beside a date, something new begins": ({ above, cell, all }) =>
    noIf((!above.bullet || isAtMarker(above, cell)) && isNewByDate(above, cell, all)),
  "beside a label of a form, something new begins": ({ cell, all }) =>
    noIf(
      all.some(
        (other) =>
          other.right < cell.x && isLevel(other, cell.y) && (other.text.endsWith(":") || readLabel(`${other.text}: …`)),
      ),
    ),
  "beside labels far to the left, each line is a text of its own": ({ above, cell, all }) => {
    if (/^\p{Ll}/u.test(cell.text) && !above.text.includes(", ")) return undefined;
    const labels = [above.y, cell.y].map((y) => all.find((other) => isLevel(other, y) && isLabelOf(other, cell)));
    return noIf(labels[0] !== undefined && labels[1] !== undefined && Math.abs(labels[0].x - labels[1].x) < 1);
  },
  "beside a word for a section, a list begins": ({ above, cell, all }) =>
    noIf(
      all.some((other) => other.right < cell.x && isLevel(other, cell.y) && headingKind(other.text) !== undefined) &&
        [above.text, cell.text].every((text) => text.includes(", ")) &&
        !/,$/.test(above.text),
    ),
  "a label of a form is a text of its own": ({ cell, all }) =>
    noIf(entryLabel(cell.text) !== undefined && all.some((other) => other.x > cell.right && isLevel(other, cell.y))),
  "a label of a form with nothing on its line begins something new": ({ cell }) =>
    noIf(cell.text.endsWith(":") && entryLabel(cell.text) !== undefined),
  "a line with a link of its own is new": ({ above, cell }) =>
    noIf(cell.links.some((link) => !above.links.includes(link)) && !isProse(above.text) && !/[-/_.]$/.test(above.text)),
  "a label begins something new": ({ cell }) => noIf(/^\p{Lu}[\p{L} ]{2,20}:\s/u.test(cell.text)),
  "a line that begins with at is the employer's": ({ cell }) => noIf(/^(?:at|by|@|bei|chez)\s+\p{Lu}/u.test(cell.text)),
  "a country's name of two words continues on the next line": ({ above, cell }) =>
    yesIf(isAligned(above, cell) && isBrokenCountry(above.text, cell.text)),
  "contact details are complete": ({ above }) =>
    noIf(isContactText(above.text) && !isProse(above.text) && !/[-/_.]$/.test(above.text)),
  "an email address begins something new": ({ above, cell }) =>
    noIf(
      findEmail(cell.text.split(" ")[0] ?? "") !== undefined && !isProse(above.text) && !/[-/_.:,]$/.test(above.text),
    ),
  "a phone number begins something new": ({ above, cell }) =>
    noIf(findPhone(cell.text) !== undefined && !isProse(above.text)),
  "a text that ends with its town and region is complete": ({ above, cell }) =>
    noIf(/, \p{Lu}[\p{L}. ]{2,30}, [A-Z]{2}$/u.test(above.text) && /^\p{Lu}/u.test(cell.text) && !isProse(above.text)),
  "a line of a job, its dates and its place between dots or bars is complete": (pair) =>
    noIf(/^\p{Lu}/u.test(pair.cell.text) && isDatedLine(pair.above) && !(endsInName(pair.above) && isCutShort(pair))),
  "a place is complete above a username": ({ above, cell }) =>
    noIf(
      above.text.includes(", ") && /^\p{Ll}[\p{Ll}\d]*(?:[-_.][\p{Ll}\d]+)+$/u.test(cell.text) && isPlace(above.text),
    ),
  "a head that begins with its dates is complete above an indented line": ({ above, cell }) =>
    noIf(cell.x > above.x + 6 && /^\p{Lu}/u.test(cell.text) && findDates(above.text)[0]?.start === 0 && !above.bullet),
  "a word that breaks inside brackets goes on to their end": ({ above, cell }) =>
    yesIf(breaksInBrackets(above.text, cell.text)),
  "a name that ends with the legal form of a company is complete": ({ above, cell }) =>
    noIf(
      / (?:LLP|LLC|Inc|Ltd|GmbH|PLC|plc)\.?$/.test(above.text) && /^\p{Lu}/u.test(cell.text) && !isProse(above.text),
    ),
  "lines of one text are aligned": ({ above, cell }) => noIf(!isAligned(above, cell)),
  "lines of one text are of one size": ({ above, cell }) =>
    noIf(Math.abs(cell.size - above.size) > 0.6 && above.runs.at(-1)?.style !== cell.runs[0]?.style),
  "a date below a text is not its end": ({ above, cell }) => noIf(isDateStart(cell.text) && !isDateStart(above.text)),
  "a broken period continues": ({ above, cell }) =>
    isDateStart(above.text) ? isDateStart(`${above.text} ${cell.text}`) : undefined,
  "a line indented like the text after a bullet continues": ({ above, cell }) =>
    yesIf(above.bullet && cell.x > above.x + 2 && Math.abs(cell.x - above.textX) < 6),
  "another font begins something new": ({ above, cell }) => noIf(above.runs.at(-1)?.style !== cell.runs[0]?.style),
  "a gap wider than between lines of this look separates": ({ above, cell }) =>
    noIf(above.leading > 0 && cell.y - above.lastY > 1.08 * above.leading),
  "a name in capitals ends above small letters": ({ above, cell }) =>
    noIf(isInCapitals(above.text) && /^\p{Lu}\p{Ll}/u.test(cell.text)),
  "a sentence below a head in several looks, beside a date, is its description": ({ above, cell, all }) =>
    noIf(
      above.runs.length > 1 &&
        above.runs[0]?.style !== cell.runs[0]?.style &&
        isSentence(cell.text) &&
        !isSentence(above.text) &&
        all.some((other) => other.right < above.x && isLevel(other, above.y) && isOnlyDates(other.text)),
    ),
  "a bare noun completes the line above": ({ above, cell, all, asList }) =>
    yesIf(
      !asList &&
        !all.some((other) => other.right < cell.x && isLevel(other, cell.y)) &&
        !(hasTextAtRight(above.lastRight, above.lastY, all) && hasTextAtRight(cell.right, cell.y, all)) &&
        isBareNoun(cell.text) &&
        !endsInPlainName(above) &&
        (/^\S+(?: I{1,3}| IV)?$/.test(cell.text) || jobScore(above.text) > 0) &&
        /[\p{L}]$/u.test(above.text) &&
        !isComplete(above, all),
    ),
  "in a list with wider gaps between its items, a close line whose first word did not fit continues": (pair) =>
    yesIf(pair.asList && isWrappedItem(pair)),
  "in an indented list without stops, a verb in the past begins an item": ({ above, cell, all }) =>
    noIf(
      beginsWithPastVerb(cell.text) &&
        /^\p{Lu}.*[\p{L}\d%)]$/u.test(above.text) &&
        !isOpen(above.text, cell.text) &&
        all.some((other) => other.x < cell.x - 10 && other.x > cell.x - 60 && other.y < cell.y),
    ),
  "in a list, a lower-case line whose first word did not fit into the column continues": (pair) =>
    yesIf(pair.asList && /^\p{Ll}/u.test(pair.cell.text) && isAfterFullLine(pair) && isCutShort(pair)),
  "a full right-aligned line continues": (pair) => yesIf(!pair.asList && isFullAtRight(pair)),
  "the next word did not fit": ({ above, cell, all, asList }) =>
    isLeftAligned(above, cell) &&
    (!asList || /[,;|•·/]/u.test(above.text)) &&
    isCutShort({ above, cell, all }) &&
    !runsPastDate(above, cell, all)
      ? !/(?<!\bSt)[.!?]$/.test(above.text) || above.text.length > 30
      : undefined,
  "a short line continues only if it is incomplete": ({ above, cell }) =>
    above.text.length < 40 || isDateStart(above.text.slice(withoutDates(above.text).length).trim())
      ? isOpen(above.text, cell.text)
      : undefined,
  "a lower-case letter continues the line": ({ above, cell }) =>
    yesIf(/^[\p{Ll}]/u.test(cell.text) && !/[.:]$/.test(above.text)),
  "a centered sentence continues if its line is long": ({ above, cell, all }) =>
    !isLeftAligned(above, cell) &&
    isCentered(above, cell) &&
    !/[.!?:]$/.test(above.text) &&
    isSentence(`${above.text} ${cell.text}`)
      ? above.lastRight - above.x > 0.6 * (above.edge - leftOf(all))
      : undefined,
  "a preposition or a comma at the end continues": ({ above, cell }) =>
    yesIf(/\b(?:of|and|for)$/.test(above.text) || (/\p{L},$/u.test(above.text) && isLeftAligned(above, cell))),
  "contact details between marks begin something new": ({ cell }) =>
    noIf(/ [•·|] /.test(cell.text) && isContactText(cell.text)),
  "names and titles end with their line": ({ above }) => noIf(!isProse(above.text)),
  "prose continues if its line is full": ({ above, cell, all }) => isFullProse(above, cell, all),
};

const beginsWithBrackets = /^[[(][^\])]{0,20}(?:19|20)\d\d[^\])]{0,14}[\])] \S/u;
const beginsWithYear = /^(?:19|20)\d\d [–—-] \p{L}/u;

/** Whether a line continues the text right above it. */
export const continues = decision(
  "joins the line above",
  rules,
  false,
  ({ above, cell }) => `${above.text} ⏎ ${cell.text}`,
);

/** Whether a text ends on the line right above another, with no wider gap than within one text. */
export function isRightAbove(above: Block, cell: Line): boolean {
  const gap = cell.y - above.lastY;
  if (gap < 0.5 * cell.size || gap > 1.9 * cell.size || above.page !== cell.page) return false;
  return (above.x < cell.right && above.right > cell.x) || breaksInBrackets(above.text, cell.text);
}

/** "Volunteer, Tide Club, 2016 –" above "present" */
function endsPeriodOf(above: string, below: string): boolean {
  const start = /\S, ((?:19|20)\d\d ?[–—-])$/u.exec(above)?.[1];
  return start !== undefined && isOnlyDates(`${start} ${below}`);
}

/** "Delta Works (Alexan-" above "dria)" */
function breaksInBrackets(above: string, below: string): boolean {
  return /\([^()]*\p{L}-$/u.test(above) && /^\p{Ll}[^()]*\)/u.test(below);
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

/** Whether a plain name follows a highlighted name: "**Tide Power**, Galway". */
function endsInPlainName({ runs: [name, place, more] }: Block): boolean {
  return name !== undefined && place !== undefined && !more && /^, \p{Lu}[^,]*$/u.test(place.text);
}

/** Whether a line begins at the marker of the text above, not at its text. */
function isAtMarker(above: Block, cell: Line): boolean {
  return Math.abs(cell.x - above.x) < 2 && above.textX - above.x > 3;
}

/** Whether a line is closer to the line above than most lines of its column: it is wrapped. */
function isWrappedItem({ above, cell, all }: Pick<Pair, "above" | "cell" | "all">): boolean {
  if (!isAfterFullLine({ above, cell, all })) return false;
  const column = columnOf(cell, all);
  const isAlone = ({ y }: Cell) => all.every((other) => !isLevel(other, y) || column.includes(other));
  const isWider = (gap: number) => gap > 1.2 * (cell.y - above.lastY);
  return isAlone(above) && isAlone(cell) && gapsIn(column).filter(isWider).length >= (column.length - 1) / 2;
}

/** The gap from each line to the next, in one pass: a column may be very long. */
function gapsIn(column: Line[]): number[] {
  const ys = column.map(({ y }) => y).sort((a, b) => a - b);
  let next = 0;
  return ys.flatMap((y) => {
    while ((ys[next] ?? Number.POSITIVE_INFINITY) <= y + 1) next++;
    const below = ys[next];
    return below === undefined ? [] : [below - y];
  });
}

/** Whether the first word of a line did not fit after the text above. */
function isCutShort({ above, cell, all }: Pick<Pair, "above" | "cell" | "all">): boolean {
  return above.lastRight + 0.25 * cell.size + firstWordWidth(cell) > limitOf(above, cell, all) + 0.5;
}

/** Whether a line continues the line above: its first word would not have fitted there. */
function isAfterFullLine({ above, cell, all }: Pick<Pair, "above" | "cell" | "all">): boolean {
  if (!isLeftAligned(above, cell) || /[.!?:]$/.test(above.text)) return false;
  const column = columnOf(cell, all);
  const widest = Math.max(...column.map(({ right }) => right));
  return (
    (column.length > 2 || / |\p{Ll}/u.test(above.text)) &&
    above.lastRight + 0.25 * cell.size + firstWordWidth(cell) > widest
  );
}

/** Whether a text is a few words, far to the left of another: "Languages" beside "Kotlin, Go". */
function isLabelOf({ text, right, size }: Cell, { x }: Cell): boolean {
  return x - right > 2.5 * size && text.length < 22 && /^\p{Lu}(?:\p{Ll}[\p{L} &/-]*|\p{Lu}{1,3}):?$/u.test(text);
}

const columnOf = (cell: Line, all: Line[]) =>
  all.filter(({ x, page }) => Math.abs(x - cell.x) < 2.5 && page === cell.page);

/** Whether a line runs past the date beside the line above. Then that date ended no line. */
function runsPastDate(above: Block, cell: Line, all: Cell[]): boolean {
  const date = all.find(({ x, y, text }) => x > above.lastRight && Math.abs(y - above.lastY) < 1 && isOnlyDates(text));
  return date !== undefined && cell.right > date.x;
}

/** The x at which a line has to break: the next text to its right, else its edge. */
function limitOf(above: Block, cell: Line, all: Cell[]): number {
  const neighbor = nextToTheRight(above, all);
  return neighbor === undefined ? above.edge : neighbor - 0.6 * cell.size;
}

/** Whether a line of a right-aligned column is full: then it begins at the left edge. */
function isFullAtRight({ above, cell, all }: Pair): boolean {
  return (
    isRightAligned(above, cell) &&
    !isLeftAligned(above, cell) &&
    nextToTheRight(above, all) !== undefined &&
    cell.y - above.lastY < 1.3 * cell.size &&
    above.x - 0.25 * cell.size - firstWordWidth(cell) < leftOf(all)
  );
}

/** Whether the end or the beginning is incomplete: "Director of", "Sales &", "and Training". */
function isOpen(above: string, below: string): boolean {
  return (
    /\b(?:of|and|for|the|in|de)$/i.test(withoutDates(above)) ||
    /\S \S+,$|\S [&-]$|\w[-/]$|(?<!\p{L})(?:and|of|for|the|in|to|with|de|e|y)$/iu.test(above) ||
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

/** Whether a text needs no continuation: "Colca Labs, Lima", or the name at the top of a resume. */
function isComplete({ text, page, y }: Block, all: Cell[]): boolean {
  const isName = page === 0 && y < 100 && /^[\p{L} .'’-]+$/u.test(text) && jobScore(text) <= 0;
  if (isName && all.every((other) => other.y >= y)) return true;
  const last = text.split(", ").slice(1).at(-1) ?? "";
  return isKnownPlace(last) || /^[A-Z]{2}$/.test(last);
}

/** Whether a line is below text with a pictogram, which indents only the first line. */
function isBelowPictogram(above: Block, cell: Line): boolean {
  const indent = above.x - cell.x;
  // A drawn pictogram is no text. The end of an email address, ".example.com", shows that there is
  // one.
  const isShown = above.symbols.length > 0 || cell.text.startsWith(".");
  return isShown && indent > 0 && indent < measures.pictogram * above.size;
}

/** "ADA DOS SANTOS E SILVA" */
export const isInCapitals = (text: string) => /^\p{Lu}{2,}(?:[ '’.-]+\p{Lu}+)+$/u.test(text);

/** "Staff Nurse • Feb 2020 – Present • Galway", on one line. */
function isDatedLine({ text, y, lastY }: Block): boolean {
  const parts = text.split(/ [•·|] /);
  return (
    y === lastY && parts.length >= 3 && parts.some(isOnlyDates) && parts.every((part) => part.split(" ").length <= 7)
  );
}

/** Whether the last part between dots or bars is no date and no place, so that it may continue. */
function endsInName({ text }: Block): boolean {
  const last = text.split(/ [•·|] /).at(-1) ?? "";
  return !isOnlyDates(last) && !isDateStart(last) && !isPlace(last);
}

/**
 * Whether text ends with a date and so is complete. It is incomplete if the words before the date
 * are: "University of 2011 – 2015".
 */
function endsWithDate(text: string): boolean {
  const last = findDates(text).at(-1);
  if (last === undefined || !/^\)?$/.test(text.slice(last.end))) return false;
  // "Prize by the Council in 2022" is complete, too.
  const open = /^(?:\p{L}+ )?\d{4}$/u.test(last.text) ? /\b(?:of|and|for|the|de)$/i : /\b(?:of|and|for|the|in|de)$/i;
  return !open.test(withoutDates(text));
}

/**
 * Whether a date begins something new, in a list with dates at the left or, line by line, at the
 * right.
 */
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

function hasTextAtRight(right: number, y: number, all: Cell[]): boolean {
  return all.some((other) => other.x > right && isLevel(other, y));
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
