import type { Cell } from "./cell.ts";
import { isOnlyDates } from "./dates.ts";
import { headingKind } from "./headings.ts";

/** The widest distance between two lines of one row, in letter heights. */
export const farthestInRow = 1.9;

/** A date of one line, or of two: "March 2021 –" above "today". `y` is its middle. */
export type Dated = { lines: Cell[]; x: number; right: number; y: number; size: number; page: number };

/** A part of a column of dates, and the heights of the lines beside it. */
export type Stretch = { dates: Dated[]; lines: number[] };

/** The dates of a page that begin, end or have their middle at one place. */
export function dateColumns(cells: Cell[]): Dated[][] {
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

/** Whether a line completes the period of the line above, which ends with a dash. */
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

/** The text of the next column. The text closest to the right of a date shows where it begins. */
export function textBeside(column: Dated[], cells: Cell[]): Cell[] {
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

/** The parts of a column of dates, cut at headings and at cells left of the text. */
export function stretchesOf(column: Dated[], beside: Cell[], cells: Cell[]): Stretch[] {
  const start = Math.min(...beside.map(({ x }) => x));
  const breaks = cells
    .filter(({ page, x, text }) => page === column[0]?.page && (x < start - 2 || headingKind(text) !== undefined))
    .filter((cell) => !column.some(({ lines }) => lines.includes(cell)));
  const part = (y: number) => breaks.filter((cell) => cell.y < y).length;
  const linesOf = Map.groupBy(heightsOf(beside), part);
  return [...Map.groupBy(column, ({ y }) => part(y))].map(([at, dates]) => ({ dates, lines: linesOf.get(at) ?? [] }));
}

/** The heights of lines; cells side by side are one line. */
function heightsOf(cells: Cell[]): number[] {
  const heights: number[] = [];
  for (const { y, size } of [...cells].sort((a, b) => a.y - b.y))
    if (heights.length === 0 || y - (heights.at(-1) ?? 0) > 0.5 * size) heights.push(y);
  return heights;
}
