import type { Block, Cell, Line } from "./cell.ts";
import { isOnePeriod, isOnlyDates } from "./dates.ts";

/** Characters of a long date: "– 30 September 2021". */
const maxCharactersOfDate = 20;

const isYear = ({ text }: Cell) => /^(?:19|20)\d\d$/.test(text);

/**
 * Whether a line ends the period that the date right above it begins: "March 2019" above "– today",
 * or "2012" above "2016", beside two lines of different looks, or in a column of such pairs. A list
 * with a year for each line has no such pairs. Undefined for other text.
 */
export function endsPeriod(above: Block, cell: Cell, all: Cell[]): boolean | undefined {
  if (
    Math.abs(cell.x - above.x) > 2.5 ||
    above.text.length > maxCharactersOfDate ||
    cell.text.length > maxCharactersOfDate
  )
    return undefined;
  if (isDashed(cell) && isOnlyDates(above.text) && !/[–—]/.test(above.text)) return isOnePeriod(joined(above, cell));
  if (!isYear(above)) return undefined;
  const isLater = isYear(cell) ? cell.text > above.text : isOnePeriod(joined(above, cell));
  if (isLater && besideOneEntry(above, cell, all)) return true;
  return isYear(cell) ? isSecondOfPair(cell, all) : undefined;
}

const joined = (above: Block, cell: Cell) => `${above.text} – ${cell.text.replace(/^[–—-] ?/, "")}`;

/** Whether a date has a dash before it, which may have been taken for a marker. */
function isDashed({ text, bullet }: Cell): boolean {
  return (bullet || /^[–—-] ?\S/.test(text)) && isOnlyDates(`2000 – ${text.replace(/^[–—-] ?/, "")}`);
}

/** Whether the lines beside two lines differ in look, as a name and its details do. */
function besideOneEntry(above: Block, cell: Cell, all: Cell[]): boolean {
  const [first, second] = [above, cell].map(({ y, size }) =>
    all.find((other) => other.x > cell.right && Math.abs(other.y - y) < 0.3 * size),
  );
  return first !== undefined && second !== undefined && first.runs[0]?.style !== second.runs[0]?.style;
}

/**
 * Whether a year is the second of a pair. The column needs at least two pairs of a first and a last
 * year, with wider gaps between pairs than within them.
 */
function isSecondOfPair(cell: Cell, all: Cell[]): boolean {
  const years = all.filter((other) => isYear(other) && Math.abs(other.x - cell.x) < 2.5).sort((a, b) => a.y - b.y);
  const gaps = years.slice(1).map(({ y }, index) => y - (years[index]?.y ?? 0));
  const between = gaps.filter((_, index) => index % 2 === 1);
  const within = gaps.filter((_, index) => index % 2 === 0);
  const isPaired = years.every(({ text }, index) => index % 2 === 1 || text <= (years[index + 1]?.text ?? ""));
  return (
    years.length >= 4 && isPaired && Math.min(...between) > 1.5 * Math.max(...within) && years.indexOf(cell) % 2 === 1
  );
}

const upright = /^[|│¦↑↓]$/;

/**
 * Puts each upright period on one line: "2021" above a bar above "2018" becomes "2018 – 2021", at
 * the height of the first year.
 */
export function withUprightPeriods<Part extends Line>(cells: Part[]): Part[] {
  const bars = cells.filter(({ text }) => upright.test(text));
  const dropped = new Set<Part>();
  const periods = new Map<Part, Part>();
  for (const bar of bars) {
    const column = cells.filter((cell) => cell !== bar && isStackedOn(cell, bar));
    const above = column.findLast(({ y }) => y < bar.y);
    const below = column.find(({ y }) => y > bar.y);
    if (!above || !below || ![above, below].every(({ text }) => isOnePeriod(`2000 – ${text}`))) continue;
    const isDown = isYear(above) && (!isYear(below) || above.text < below.text);
    const text = isDown ? `${above.text} – ${below.text}` : `${below.text} – ${above.text}`;
    periods.set(above, { ...above, text, runs: [{ text, style: above.runs[0]?.style ?? "" }] });
    for (const cell of [bar, below]) dropped.add(cell);
  }
  return bars.length === 0
    ? cells
    : cells.filter((cell) => !dropped.has(cell)).map((cell) => periods.get(cell) ?? cell);
}

/** Whether a text is in the column of a bar, right above or below it. */
function isStackedOn(cell: Cell, bar: Cell): boolean {
  const isInLine = Math.abs(cell.x - bar.x) < 3 || Math.abs(cell.x + cell.right - bar.x - bar.right) < 3;
  return isInLine && Math.abs(cell.y - bar.y) < 2 * bar.size && cell.page === bar.page;
}
