import type { Cell } from "./cell.ts";
import { styleKey } from "./find-headings.ts";

/**
 * The lines that begin items of a list whose bullets are drawn, not written, as browsers print
 * them: indented below the line above them, each a sentence. Either all lines are whole sentences,
 * or one ends so early that the next word would have fitted. Of other text, nothing is known.
 */
export function itemsOf(column: Cell[], edge: number): Set<Cell> {
  const items = new Set<Cell>();
  for (const group of indented(column)) {
    const starts = group.filter((cell, at) => /^[\p{Lu}\d]/u.test(cell.text) && isEnd(group[at - 1]));
    const isShort = (cell: Cell, at: number) => {
      const next = group[at + 1];
      return next !== undefined && starts.includes(next) && cell.right + widthOfFirstWord(next) < edge;
    };
    const isList = starts.length === group.length ? isEnd(group.at(-1)) : group.some(isShort);
    if (isList && starts.length > 1) for (const cell of starts) items.add(cell);
  }
  return items;
}

/** Lines right below each other in one look and at one place, further right than the line above. */
function indented(column: Cell[]): Cell[][] {
  const groups: Cell[][] = [];
  for (const [at, cell] of column.entries()) {
    const above = column[at - 1];
    const group = groups.at(-1);
    if (!above || cell.bullet) continue;
    if (group?.at(-1) === above && goesOn(above, cell)) group.push(cell);
    else if (cell.x - above.x > 10 && cell.x - above.x < 60 && cell.x < above.right) groups.push([cell]);
  }
  return groups.filter(({ length }) => length > 1);
}

function goesOn(above: Cell, cell: Cell): boolean {
  const drop = cell.y - above.y;
  return (
    Math.abs(cell.x - above.x) < 1 &&
    drop > 0 &&
    drop < 1.9 * cell.size &&
    cell.page === above.page &&
    styleKey(cell) === styleKey(above)
  );
}

const isEnd = (cell: Cell | undefined) => cell === undefined || /[.!?;]$/.test(cell.text);

function widthOfFirstWord({ text, right, x, size }: Cell): number {
  const word = text.split(" ")[0] ?? "";
  return 0.25 * size + ((right - x) * word.length) / Math.max(1, text.length);
}

const pastVerb =
  /^(?:(?!United|Limited|Certified|Registered|Licensed|Advanced|Applied|Embedded|Integrated|Associated|Accredited|Chartered|Distributed|Red\b)\p{Lu}\p{Ll}+ed|Began|Brought|Built|Cut|Drew|Drove|Found|Gave|Grew|Held|Kept|Led|Made|Met|Oversaw|Put|Ran|Rebuilt|Rewrote|Set|Sold|Spoke|Taught|Took|Won|Wrote) /u;

/** Whether a text begins like an item of what somebody did: "Planned the harvest of two farms". */
export function beginsWithPastVerb(text: string): boolean {
  return pastVerb.test(text);
}
