import type { Cell } from "./cell.ts";
import { isContactText } from "./contact-text.ts";
import { isDateStart, isOnlyDates } from "./dates.ts";
import { isPlace } from "./places.ts";
import { isProse } from "./sentences.ts";

/**
 * Cells in reading order, how far to the right their lines may run, and whether another column is
 * beside them.
 */
export type Region = { cells: Cell[]; right: number; isBeside: boolean };

/**
 * Cells in reading order, as regions. Columns side by side are read one after the other if each has
 * headings with text under them. One such column is enough if the lines of both run independently.
 * Otherwise text on one line belongs together (a column of dates, a table, headings in the margin).
 */
export function readingOrder(cells: Cell[], headings: Set<Cell>, right: number, isBeside = false): Region[] {
  const split = widestSplit(cells, headings);
  if (!split) return cells.length > 0 ? [{ cells, right, isBeside }] : [];
  const { gutter, from, to } = split;
  const inside = cells.filter((cell) => cell.y > from && cell.y < to);
  const part = (own: Cell[], edge: number, beside: boolean) => readingOrder(own, headings, edge, beside);
  return [
    ...part(
      cells.filter((cell) => cell.y <= from),
      right,
      isBeside,
    ),
    ...part(
      inside.filter((cell) => cell.x < gutter),
      gutter - 8,
      true,
    ),
    ...part(
      inside.filter((cell) => cell.x >= gutter),
      right,
      true,
    ),
    ...part(
      cells.filter((cell) => cell.y >= to),
      right,
      isBeside,
    ),
  ];
}

type Split = { gutter: number; from: number; to: number; size: number };

function widestSplit(cells: Cell[], headings: Set<Cell>): Split | undefined {
  const splits = [...splitsAtHeadings(cells, headings), ...splitsAtColumns(cells, headings)];
  const most = Math.max(...splits.map(({ size }) => size));
  const [first, ...others] = splits.filter(({ size }) => size === most);
  // Of two as large, dates beside the right column tell the one that keeps them with it.
  if (!first) return undefined;
  const widest = others.reduce(
    (best, split) => (datesBeside(split, cells) < datesBeside(best, cells) ? split : best),
    first,
  );
  return aboveDates(aboveLastHeading(widest, cells, headings), cells, headings);
}

/** How many dates at the left of a split stand on lines of the text at its right. */
function datesBeside({ gutter, from, to }: Split, cells: Cell[]): number {
  const inside = cells.filter(({ y }) => y > from && y < to);
  const isBeside = (date: Cell) =>
    inside.some(({ x, y }) => x >= gutter && Math.abs(y - date.y) < 0.3 * date.size) && isOnlyDates(date.text);
  return inside.filter((cell) => cell.x < gutter && isBeside(cell)).length;
}

/**
 * Ends columns above a heading of the left one below which the right one has only dates, and each is
 * level with text at the left: those lines run across.
 */
function aboveDates(split: Split, cells: Cell[], headings: Set<Cell>): Split {
  const inside = cells.filter(({ y }) => y > split.from && y < split.to);
  const left = inside.filter(({ x }) => x < split.gutter);
  const right = inside.filter(({ x }) => x >= split.gutter);
  const isRemark = (cell: Cell) =>
    isOnlyDates(cell.text) && left.some(({ y }) => Math.abs(y - cell.y) < 0.3 * cell.size);
  const last = right.findLast((cell) => !isRemark(cell));
  const end = left.find((cell) => headings.has(cell) && cell.y > (last?.y ?? 0) + cell.size);
  const hasRemarks = end && right.some(({ y }) => y > end.y);
  return hasRemarks ? { ...split, to: end.y - 0.5 * end.size } : split;
}

/**
 * Ends columns above their last heading if no text follows it there: it heads the text that runs
 * across below.
 */
function aboveLastHeading(split: Split, cells: Cell[], headings: Set<Cell>): Split {
  const inside = cells.filter(({ y }) => y > split.from && y < split.to);
  const last = inside.reduce<Cell | undefined>((low, cell) => (low && low.y >= cell.y ? low : cell), undefined);
  if (!last || !headings.has(last) || split.to === Number.POSITIVE_INFINITY) return split;
  const to = last.y - 0.5 * last.size;
  return inside.some((cell) => cell !== last && cell.y >= to) ? split : { ...split, to };
}

/** How far to the left of a heading its column may begin, in points. */
const outdents = [2, 9, 16];
/** The same for a heading centered over uncentered text: more would be half a page. */
const maxIndent = 160;

function splitsAtHeadings(cells: Cell[], headings: Set<Cell>): Split[] {
  const starts = new Set<number>();
  const found: Split[] = [];
  const common = commonEdges(cells).sort((a, b) => b - a);
  const firstHeading = Math.min(...[...headings].map(({ x }) => x));
  for (const heading of cells) {
    if (!headings.has(heading)) continue;
    const edges = outdents.map((outdent) => heading.x - outdent);
    for (const axis of [rightEdge, middle]) {
      const column = cells.filter((cell) => Math.abs(axis(cell) - axis(heading)) < 1.5);
      if (column.length >= 4) edges.push(Math.min(...column.map((cell) => cell.x)) - 2);
    }
    // A heading may be centered over uncentered text.
    const start = common.find((x) => x < heading.x - Math.max(...outdents) && x > heading.x - maxIndent);
    if (start !== undefined) edges.push(start - 2);
    // A column needs a heading.
    for (const gutter of edges.map(Math.round).filter((x) => x > firstHeading)) {
      const key = gutter * 10_000 + Math.round(heading.y / 50);
      if (starts.has(key)) continue;
      starts.add(key);
      const split = splitAt(cells, headings, heading, gutter);
      if (split) found.push(split);
    }
  }
  return found;
}

/**
 * Splits at an edge where at least four lines begin, between lines that run across it, if the lines
 * of both sides are independent.
 */
function splitsAtColumns(cells: Cell[], headings: Set<Cell>): Split[] {
  const found: Split[] = [];
  const edges = commonEdges(cells);
  for (const cell of cells) if (headings.has(cell)) edges.push(Math.round(cell.x));
  const leftmost = Math.min(...cells.map(({ x }) => x));
  for (const start of new Set(edges)) {
    const gutter = start - 2;
    if (gutter <= leftmost) continue;
    const across = cells.filter((cell) => runsAcross(cell, gutter)).map(({ y }) => y);
    const borders = [Number.NEGATIVE_INFINITY, ...across, Number.POSITIVE_INFINITY];
    for (const [index, from] of borders.slice(0, -1).entries()) {
      const to = borders[index + 1] ?? from;
      if (to - from < 60) continue;
      const inside = cells.filter((cell) => cell.y > from && cell.y < to);
      const left = inside.filter((cell) => cell.x < gutter);
      const right = inside.filter((cell) => cell.x >= gutter);
      if (areIndependent(left, right, headings)) found.push({ gutter, from, to, size: inside.length });
    }
  }
  return found;
}

/** The x positions at which four or more lines begin. */
function commonEdges(cells: Cell[]): number[] {
  const counts = new Map<number, number>();
  for (const { x } of cells) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= 4).map(([start]) => start);
}

/** Whether a cell crosses a gutter. The width of widely spaced text is not exact. */
function runsAcross(cell: Cell, gutter: number): boolean {
  return cell.x < gutter && cell.right > gutter + (cell.isWide ? 2 * cell.size : 0);
}

/**
 * Whether most lines of each side are level with no line of the other side. A column of dates or
 * places is not independent.
 */
function areIndependent(left: Cell[], right: Cell[], headings: Set<Cell>): boolean {
  if (!left.some((cell) => headings.has(cell)) && !right.some((cell) => headings.has(cell))) return false;
  if (left.length < 5 || right.length < 5 || headRows(left, right, headings)) return false;
  const top = Math.max(topOf(left), topOf(right));
  const bottom = Math.min(bottomOf(left), bottomOf(right));
  const sides = [left, right].map((side) => side.filter(({ y }) => y >= top - 1 && y <= bottom + 1));
  const [a = [], b = []] = sides;
  if (a.length < 5 || b.length < 5) return false;
  return (
    [a, b].every((side) => 3 * side.filter((cell) => headings.has(cell)).length <= side.length) &&
    isOwnText(a, b, headings) &&
    isOwnText(b, a, headings)
  );
}

/**
 * Whether the headings of a left column head the text beside them: there are three or more, and
 * each is level with the first line of a block that has no heading of its own.
 */
function headRows(left: Cell[], right: Cell[], headings: Set<Cell>): boolean {
  const own = left.filter((cell) => headings.has(cell));
  if (own.length < 3 || right.some((cell) => headings.has(cell))) return false;
  return own.every((heading) => {
    const level = right.find((cell) => Math.abs(cell.y - heading.y) < 0.45 * heading.size);
    return level && !right.some(({ y }) => y < level.y - 1 && y > level.y - 1.6 * level.size);
  });
}

function isOwnText(side: Cell[], other: Cell[], headings: Set<Cell>): boolean {
  const level = side.filter((cell) => other.some(({ y }) => Math.abs(y - cell.y) < 0.15 * cell.size)).length;
  if (level >= 0.5 * side.length) return false;
  const texts = side.filter((cell) => !headings.has(cell));
  const remarks = texts.filter(({ text }) => isOnlyDates(text) || isDateStart(text) || isPlace(text)).length;
  return remarks < 0.5 * texts.length;
}

const topOf = (cells: Cell[]) => Math.min(...cells.map(({ y }) => y));
const bottomOf = (cells: Cell[]) => Math.max(...cells.map(({ y }) => y));

/** In right-aligned or centered text, only the longest line shows where the column begins. */
const rightEdge = (cell: Cell) => cell.right;
const middle = (cell: Cell) => (cell.x + cell.right) / 2;

/**
 * How far a vertical line can run up and down from a heading without cutting through text.
 * Undefined if one of the sides cannot stand alone.
 */
function splitAt(cells: Cell[], headings: Set<Cell>, heading: Cell, gutter: number): Split | undefined {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    if (!runsAcross(cell, gutter)) continue;
    if (cell.y <= heading.y) from = Math.max(from, cell.y);
    else to = Math.min(to, cell.y);
  }
  const below = cells.filter((cell) => cell.y > from && cell.y < to);
  // Below an earlier heading, columns begin at their own headings. Text above these headings
  // belongs to the earlier heading.
  const first = below.find((cell) => headings.has(cell));
  if (first && cells.some((cell) => headings.has(cell) && cell.y <= from))
    from = Math.max(from, first.y - 0.7 * first.size);
  from = Math.max(from, startOfColumns(below, headings, gutter));
  const inside = cells.filter((cell) => cell.y > from && cell.y < to);
  const left = inside.filter((cell) => cell.x < gutter);
  const right = inside.filter((cell) => cell.x >= gutter);
  return standsAlone(left, right, headings) && standsAlone(right, left, headings)
    ? { gutter, from, to, size: inside.length }
    : undefined;
}

/**
 * The y at which both columns have begun. Text above the first heading of one side may be level
 * with sections of the other side, such as dates at the right end of a line. It belongs to these
 * sections.
 */
function startOfColumns(inside: Cell[], headings: Set<Cell>, gutter: number): number {
  const sides = [inside.filter((cell) => cell.x < gutter), inside.filter((cell) => cell.x >= gutter)];
  const [left = 0, right = 0] = sides.map((side) => side.find((cell) => headings.has(cell))?.y ?? 0);
  const [later, earlier] = left > right ? sides : sides.toReversed();
  const first = Math.min(left, right);
  const last = Math.max(left, right);
  const early = (later ?? []).filter((cell) => cell.y > first + cell.size && cell.y < last - cell.size);
  // Contact details or prose are no remark on a line of the other side.
  const isText = (text: string) => !isOnlyDates(text) && (isContactText(text) || isProse(text));
  if (early.some(({ text }) => isText(text))) return Number.NEGATIVE_INFINITY;
  const mates = early.filter((cell) => (earlier ?? []).some((other) => Math.abs(other.y - cell.y) < 1));
  return early.length > 0 && mates.length > early.length / 2 ? last - 1 : Number.NEGATIVE_INFINITY;
}

/**
 * Whether cells are a column of their own: a heading, text below it, more text than headings, and
 * not a margin of dates beside the text.
 */
function standsAlone(column: Cell[], beside: Cell[], headings: Set<Cell>): boolean {
  const own = column.filter((cell) => headings.has(cell));
  const first = own[0];
  if (!first) return false;
  const text = column.filter((cell) => cell.y > first.y && !headings.has(cell));
  return text.length >= own.length && !isRail(text, beside);
}

/** Whether text is mostly dates, and most of these dates are level with text beside them. */
function isRail(text: Cell[], beside: Cell[]): boolean {
  const dates = text.filter((cell) => isOnlyDates(cell.text));
  const level = dates.filter((cell) => beside.some((other) => Math.abs(other.y - cell.y) < 0.3 * cell.size));
  return dates.length > 0.6 * text.length && level.length > 0.6 * dates.length;
}
