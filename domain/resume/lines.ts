import type { Cell, Line } from "./cell.ts";
import { isContactText } from "./contact-text.ts";
import { styleKey } from "./find-headings.ts";

/** The lines of a column that ends at `right`. `leading` is that of each look. */
export function linesOf(column: Cell[], right: number, leading: Map<string, number>): Line[] {
  const longest = Math.max(...column.map((cell) => cell.right));
  const breaks = column.some((cell) => column.some((next) => isSeenToGoOn(cell, next)));
  // Where no text is seen to go on in the next line, nothing is known but where the column ends.
  const edge = breaks ? longest : Math.max(longest, right);
  return column.map((cell) => ({ ...cell, edge, leading: leading.get(styleKey(cell)) ?? 0 }));
}

/** Lines that belong to no column. */
export function loneLines(cells: Cell[]): Line[] {
  return cells.map((cell) => ({ ...cell, edge: cell.x, leading: 0 }));
}

/** Lines of one text are equally far apart wherever they have the same look. */
export function leadings(cells: Cell[]): Map<string, number> {
  const leading = new Map<string, number>();
  for (const [index, cell] of cells.entries())
    for (const next of cells.slice(index + 1, index + 8))
      if (isSeenToGoOn(cell, next) && !isContactText(next.text))
        leading.set(styleKey(cell), Math.max(leading.get(styleKey(cell)) ?? 0, next.y - cell.y));
  return leading;
}

function isSeenToGoOn(cell: Cell, next: Cell): boolean {
  const drop = next.y - cell.y;
  return (
    drop > 0 &&
    drop < 1.7 * cell.size &&
    Math.abs(next.x - cell.textX) < 3 &&
    !next.bullet &&
    styleKey(next) === styleKey(cell) &&
    (/^\p{Ll}+[ .,]/u.test(next.text) || / [&-]$|\b(?:and|of|for|the|in|to|with)$/.test(cell.text))
  );
}
