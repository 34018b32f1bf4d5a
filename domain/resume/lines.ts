import type { Cell, Line } from "./cell.ts";
import { isContactText } from "./contact-text.ts";
import { styleKey } from "./find-headings.ts";
import { doubtfulLines, itemsOf } from "./list-items.ts";

/** The lines of a column that ends at `right`. `leading` has the line distance of each look. */
export function linesOf(column: Cell[], right: number, leading: Map<string, number>): Line[] {
  const longest = Math.max(...column.map((cell) => cell.right));
  const breaks = column.some((cell) => column.some((next) => isSeenToGoOn(cell, next)));
  // If no text wraps, only the end of the column is known.
  const edge = breaks ? longest : Math.max(longest, right);
  const items = itemsOf(column, longest);
  const doubtful = doubtfulLines(column, longest);
  return column.map((cell) => ({
    ...cell,
    edge,
    leading: leading.get(styleKey(cell)) ?? 0,
    isItem: items.has(cell),
    isDoubtful: doubtful.has(cell),
  }));
}

/** Lines outside any column. */
export function loneLines(cells: Cell[]): Line[] {
  return cells.map((cell) => ({ ...cell, edge: cell.x, leading: 0, isItem: false, isDoubtful: false }));
}

/** The line distance of each look. It is the same wherever text of that look wraps. */
export function leadings(cells: Cell[]): Map<string, number> {
  const leading = new Map<string, number>();
  for (const [index, cell] of cells.entries())
    for (const next of cells.slice(index + 1, index + 8))
      if (isSeenToGoOn(cell, next) && !isContactText(next.text))
        leading.set(styleKey(cell), Math.max(leading.get(styleKey(cell)) ?? 0, next.y - cell.y));
  for (const [look, distance] of closest(cells)) if (!leading.has(look)) leading.set(look, distance);
  return leading;
}

/** The least distance between consecutive lines of each look. */
function closest(cells: Cell[]): Map<string, number> {
  const least = new Map<string, number>();
  for (const [index, cell] of cells.entries())
    for (const next of cells.slice(index + 1, index + 8)) {
      const drop = next.y - cell.y;
      if (drop < cell.size || drop > 1.7 * cell.size || Math.abs(next.x - cell.textX) > 3) continue;
      if (styleKey(next) === styleKey(cell))
        least.set(styleKey(cell), Math.min(drop, least.get(styleKey(cell)) ?? drop));
    }
  return least;
}

function isSeenToGoOn(cell: Cell, next: Cell): boolean {
  const drop = next.y - cell.y;
  return (
    drop > 0 &&
    drop < 1.7 * cell.size &&
    Math.abs(next.x - cell.textX) < 3 &&
    !next.bullet &&
    styleKey(next) === styleKey(cell) &&
    ((!/^\p{Ll}/u.test(cell.text) && /^\p{Ll}+[ .,]/u.test(next.text)) ||
      / [&-]$|\b(?:and|of|for|the|in|to|with)$/.test(cell.text))
  );
}
