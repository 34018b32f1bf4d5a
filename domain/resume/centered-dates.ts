import type { Cell } from "./cell.ts";
import { type Dated, dateColumns, farthestInRow, type Stretch, stretchesOf, textBeside } from "./date-columns.ts";

/** A date may be this far from the middle of its row, in letter heights. */
const onOneHeight = 0.25;
/** A gap this many times as wide as a gap within a row separates two rows. */
const widerGap = 1.15;

/**
 * Moves each date of a left column to the height of its row's first line, if a table centers dates
 * in their rows. Other cells that are centered there move with the date. A date between two lines
 * shows that a table centers.
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

/** The height of the first line of each date's row, for each row that is found. */
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

/** Whether the gap above a line is wider than the gap before or after it. */
function isAfterGap(lines: number[], at: number): boolean {
  const gap = (index: number) =>
    (lines[index] ?? Number.POSITIVE_INFINITY) - (lines[index - 1] ?? Number.NEGATIVE_INFINITY);
  return gap(at) > widerGap * Math.min(gap(at + 1), gap(at - 1));
}
