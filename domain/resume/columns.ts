import type { Cell } from "./cells.ts";

/** Cells to be read one after the other, and how far to the right their lines may run. */
export type Region = { cells: Cell[]; right: number };

/**
 * Cells in reading order, as regions. Columns that stand side by side are read apart only when each has headings of its
 * own with text under them; otherwise what stands on one line belongs together (a rail of dates, a table, headings in
 * the margin).
 */
export function readingOrder(cells: Cell[], headings: Set<Cell>, right: number): Region[] {
  const split = widestSplit(cells, headings);
  if (!split) return cells.length > 0 ? [{ cells, right }] : [];
  const { gutter, from, to } = split;
  const inside = cells.filter((cell) => cell.y > from && cell.y < to);
  return [
    ...readingOrder(cells.filter((cell) => cell.y <= from), headings, right),
    ...readingOrder(inside.filter((cell) => cell.x < gutter), headings, gutter - 8),
    ...readingOrder(inside.filter((cell) => cell.x >= gutter), headings, right),
    ...readingOrder(cells.filter((cell) => cell.y >= to), headings, right),
  ];
}

type Split = { gutter: number; from: number; to: number; size: number };

function widestSplit(cells: Cell[], headings: Set<Cell>): Split | undefined {
  const starts = new Set<number>();
  const found: Split[] = [];
  for (const heading of cells) {
    if (!headings.has(heading)) continue;
    for (const outdent of [2, 9, 16]) {
      const gutter = Math.round(heading.x - outdent);
      const key = gutter * 10_000 + Math.round(heading.y / 50);
      if (starts.has(key)) continue;
      starts.add(key);
      const split = splitAt(cells, headings, heading, gutter);
      if (split) found.push(split);
    }
  }
  return found.sort((a, b) => b.size - a.size)[0];
}

/** How far up and down from a heading a vertical line can run without cutting through text, if both sides stand on their own. */
function splitAt(cells: Cell[], headings: Set<Cell>, heading: Cell, gutter: number): Split | undefined {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    if (cell.x >= gutter || cell.right <= gutter) continue;
    if (cell.y <= heading.y) from = Math.max(from, cell.y);
    else to = Math.min(to, cell.y);
  }
  const inside = cells.filter((cell) => cell.y > from && cell.y < to);
  const left = inside.filter((cell) => cell.x < gutter);
  const right = inside.filter((cell) => cell.x >= gutter);
  return standsAlone(left, headings) && standsAlone(right, headings) ? { gutter, from, to, size: inside.length } : undefined;
}

/** A column has a heading, text below it, and more text than headings. */
function standsAlone(column: Cell[], headings: Set<Cell>): boolean {
  const own = column.filter((cell) => headings.has(cell));
  const first = own[0];
  if (!first) return false;
  const text = column.filter((cell) => cell.y > first.y && !headings.has(cell));
  return text.length >= own.length;
}
