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
    ...readingOrder(
      cells.filter((cell) => cell.y <= from),
      headings,
      right,
    ),
    ...readingOrder(
      inside.filter((cell) => cell.x < gutter),
      headings,
      gutter - 8,
    ),
    ...readingOrder(
      inside.filter((cell) => cell.x >= gutter),
      headings,
      right,
    ),
    ...readingOrder(
      cells.filter((cell) => cell.y >= to),
      headings,
      right,
    ),
  ];
}

type Split = { gutter: number; from: number; to: number; size: number };

function widestSplit(cells: Cell[], headings: Set<Cell>): Split | undefined {
  const starts = new Set<number>();
  const found: Split[] = [];
  for (const heading of cells) {
    if (!headings.has(heading)) continue;
    const edges = [2, 9, 16].map((outdent) => heading.x - outdent);
    for (const axis of [rightEdge, middle]) {
      const column = cells.filter((cell) => Math.abs(axis(cell) - axis(heading)) < 1.5);
      if (column.length >= 4) edges.push(Math.min(...column.map((cell) => cell.x)) - 2);
    }
    for (const edge of edges) {
      const gutter = Math.round(edge);
      const key = gutter * 10_000 + Math.round(heading.y / 50);
      if (starts.has(key)) continue;
      starts.add(key);
      const split = splitAt(cells, headings, heading, gutter);
      if (split) found.push(split);
    }
  }
  return found.sort((a, b) => b.size - a.size)[0];
}

/** Text may be set to the right of its column or to the middle; then only its longest line tells where the column begins. */
const rightEdge = (cell: Cell) => cell.right;
const middle = (cell: Cell) => (cell.x + cell.right) / 2;

/** How far up and down from a heading a vertical line can run without cutting through text, if both sides stand on their own. */
function splitAt(cells: Cell[], headings: Set<Cell>, heading: Cell, gutter: number): Split | undefined {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    if (cell.x >= gutter || cell.right <= gutter) continue;
    if (cell.y <= heading.y) from = Math.max(from, cell.y);
    else to = Math.min(to, cell.y);
  }
  const below = cells.filter((cell) => cell.y > from && cell.y < to);
  // Under an earlier heading, columns begin with their own: what stands above them belongs to that heading.
  const first = below.find((cell) => headings.has(cell));
  if (first && cells.some((cell) => headings.has(cell) && cell.y <= from))
    from = Math.max(from, first.y - 0.7 * first.size);
  from = Math.max(from, startOfColumns(below, headings, gutter));
  const inside = cells.filter((cell) => cell.y > from && cell.y < to);
  const left = inside.filter((cell) => cell.x < gutter);
  const right = inside.filter((cell) => cell.x >= gutter);
  return standsAlone(left, headings) && standsAlone(right, headings)
    ? { gutter, from, to, size: inside.length }
    : undefined;
}

/**
 * Columns begin where both have begun. Text on one side that stands above its first heading and on the lines of the
 * other side's sections (dates at the right end of a line, say) belongs to those.
 */
function startOfColumns(inside: Cell[], headings: Set<Cell>, gutter: number): number {
  const sides = [inside.filter((cell) => cell.x < gutter), inside.filter((cell) => cell.x >= gutter)];
  const [left = 0, right = 0] = sides.map((side) => side.find((cell) => headings.has(cell))?.y ?? 0);
  const [later, earlier] = left > right ? sides : sides.toReversed();
  const first = Math.min(left, right);
  const last = Math.max(left, right);
  const early = (later ?? []).filter((cell) => cell.y > first + cell.size && cell.y < last - cell.size);
  const mates = early.filter((cell) => (earlier ?? []).some((other) => Math.abs(other.y - cell.y) < 1));
  return early.length > 0 && mates.length > early.length / 2 ? last - 1 : Number.NEGATIVE_INFINITY;
}

/** A column has a heading, text below it, and more text than headings. */
function standsAlone(column: Cell[], headings: Set<Cell>): boolean {
  const own = column.filter((cell) => headings.has(cell));
  const first = own[0];
  if (!first) return false;
  const text = column.filter((cell) => cell.y > first.y && !headings.has(cell));
  return text.length >= own.length;
}
