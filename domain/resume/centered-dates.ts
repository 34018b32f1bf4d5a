import type { Cell } from "./cell.ts";
import { isOnlyDates } from "./dates.ts";
import { headingKind } from "./headings.ts";

/** A date and the middle of its row are on one height within this, in letter heights. */
const onOneHeight = 0.25;
/** A gap wider than that within a row by this factor is between two rows. */
const widerGap = 1.15;
/** The widest distance of two lines of one row, in letter heights. */
const farthestInRow = 1.9;

/** A date of one line, or of two: "March 2021 –" above "today". `y` is its middle. */
type Dated = { lines: Cell[]; x: number; right: number; y: number; size: number; page: number };

/** A part of a column of dates, and the heights of the lines beside it. */
type Stretch = { dates: Dated[]; lines: number[] };

/**
 * The cells with each date of a column at the left, where a table centers it beside the lines of
 * its row, at the height of the first of these lines. What else is centered there moves with it. A
 * table shows that it centers by a date between two lines.
 */
export function withCenteredDates(cells: Cell[]): Cell[] {
  const moved = new Map<Cell, number>();
  for (const column of dateColumns(cells)) {
    const beside = textBeside(column, cells);
    const stretches = stretchesOf(column, beside, cells);
    if (!stretches.some(({ dates, lines }) => dates.some((date) => isBetween(date, lines)))) continue;
    for (const [date, top] of stretches.flatMap((stretch) => [...rowTops(stretch)])) {
      const centered = cells.filter((cell) => cell.x > date.right && isLevel(cell.y, date) && cell.page === date.page);
      for (const cell of centered) if (!beside.includes(cell)) moved.set(cell, top);
      for (const line of date.lines) moved.set(line, top + line.y - (date.lines[0]?.y ?? 0));
    }
  }
  if (moved.size === 0) return cells;
  return cells.map((cell) => ({ ...cell, y: moved.get(cell) ?? cell.y })).sort((a, b) => a.y - b.y || a.x - b.x);
}

const isLevel = (y: number, date: Dated) => Math.abs(y - date.y) < onOneHeight * date.size;

/** The dates of a page that begin, end or have their middle at one place. */
function dateColumns(cells: Cell[]): Dated[][] {
  const columns: Dated[][] = [];
  for (const date of datesIn(cells)) {
    const column = columns.find(([first]) => first?.page === date.page && areAligned(first, date));
    if (column) column.push(date);
    else columns.push([date]);
  }
  return columns;
}

function datesIn(cells: Cell[]): Dated[] {
  const ends = new Set<Cell>();
  return cells.flatMap((cell) => {
    if (ends.has(cell) || !isOnlyDates(cell.text)) return [];
    const end = cells.find((other) => goesOn(cell, other));
    if (end) ends.add(end);
    const { x, right, y, size, page } = cell;
    return [{ lines: [cell, ...(end ? [end] : [])], x, right, y: (y + (end?.y ?? y)) / 2, size, page }];
  });
}

/** Whether a line ends the period that the line right above it begins with a dash at its end. */
function goesOn(above: Cell, cell: Cell): boolean {
  const drop = cell.y - above.y;
  return (
    /[–—-]$/.test(above.text) &&
    drop > 0 &&
    drop < farthestInRow * above.size &&
    areAligned(above, cell) &&
    isOnlyDates(`${above.text} ${cell.text}`)
  );
}

const areAligned = (one: Pick<Cell, "x" | "right">, other: Pick<Cell, "x" | "right">) =>
  Math.abs(one.x - other.x) < 1.5 ||
  Math.abs(one.right - other.right) < 1.5 ||
  Math.abs(one.x + one.right - other.x - other.right) < 3;

/** The text of the next column: it begins where the text closest to the right of a date does. */
function textBeside(column: Dated[], cells: Cell[]): Cell[] {
  const right = Math.max(...column.map((date) => date.right));
  const near = cells.filter(
    (cell) =>
      cell.x > right &&
      column.some(({ page, y, size }) => cell.page === page && Math.abs(cell.y - y) < farthestInRow * size),
  );
  const start = Math.min(...near.map(({ x }) => x));
  return cells.filter(
    ({ page, x }) => page === column[0]?.page && x > start - 2 && x < start + 3 * (column[0]?.size ?? 0),
  );
}

/** The parts of a column of dates that no heading and nothing left of the text interrupts. */
function stretchesOf(column: Dated[], beside: Cell[], cells: Cell[]): Stretch[] {
  const start = Math.min(...beside.map(({ x }) => x));
  const breaks = cells
    .filter(({ page, x, text }) => page === column[0]?.page && (x < start - 2 || headingKind(text) !== undefined))
    .filter((cell) => !column.some(({ lines }) => lines.includes(cell)));
  const part = (y: number) => breaks.filter((cell) => cell.y < y).length;
  const linesOf = Map.groupBy(heightsOf(beside), part);
  return [...Map.groupBy(column, ({ y }) => part(y))].map(([at, dates]) => ({ dates, lines: linesOf.get(at) ?? [] }));
}

/** The heights of lines; cells side by side are one. */
function heightsOf(cells: Cell[]): number[] {
  const heights: number[] = [];
  for (const { y, size } of [...cells].sort((a, b) => a.y - b.y))
    if (heights.length === 0 || y - (heights.at(-1) ?? 0) > 0.5 * size) heights.push(y);
  return heights;
}

/** The height of the first line of each date's row, where that is found. */
function rowTops({ dates, lines }: Stretch): Map<Dated, number> {
  const tops = new Map<Dated, number>();
  let next = 0;
  for (const date of dates) {
    const starts = [next, ...[...lines.keys()].filter((at) => at > next && isAfterGap(lines, at))];
    for (const start of starts) {
      const end = endOfRow(date, lines, start);
      if (end === undefined || (start !== next && !isAfterGap(lines, end + 1))) continue;
      tops.set(date, lines[start] ?? date.y);
      next = end + 1;
      break;
    }
  }
  return tops;
}

/** Whether a date stands in the middle between two lines of one row, and on no line itself. */
function isBetween(date: Dated, lines: number[]): boolean {
  if (date.lines.some((one) => lines.some((y) => Math.abs(y - one.y) < onOneHeight * date.size))) return false;
  const at = lines.findIndex((y) => y > date.y);
  const [above, below] = [lines[at - 1], lines[at]];
  if (above === undefined || below === undefined) return false;
  return isLevel((above + below) / 2, date) && below - above < farthestInRow * date.size;
}

/** The last line of the row that begins with a line and has a date in its middle. */
function endOfRow(date: Dated, lines: number[], start: number): number | undefined {
  const first = lines[start];
  if (first === undefined || first > date.y + onOneHeight * date.size) return undefined;
  for (let end = start; end < lines.length; end++) {
    const gap = (lines[end] ?? 0) - (lines[end - 1] ?? 0);
    if (end > start && gap > farthestInRow * date.size) return undefined;
    if (isLevel((first + (lines[end] ?? 0)) / 2, date)) return end;
  }
  return undefined;
}

/** Whether a line stands farther from the one above than that from its other neighbor. */
function isAfterGap(lines: number[], at: number): boolean {
  const gap = (index: number) =>
    (lines[index] ?? Number.POSITIVE_INFINITY) - (lines[index - 1] ?? Number.NEGATIVE_INFINITY);
  return gap(at) > widerGap * Math.min(gap(at + 1), gap(at - 1));
}
