import type { Cell } from "./cell.ts";
import { isOnlyDates } from "./dates.ts";
import { styleKey } from "./find-headings.ts";

/**
 * The lines that begin items of a list whose bullets are drawn, not written, as browsers print
 * them: indented below the line above them, each a sentence. Either all lines are whole sentences,
 * or one line ends so early that the next word would have fitted. Other text is left out.
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
    const { sure, doubtful } = fullLinesIn(group, edge);
    for (const cell of [...sure, ...(isOfItems(group) ? doubtful : [])]) items.add(cell);
  }
  return items;
}

/**
 * The lines that may begin an item or continue the full line above: the line above has no stop,
 * they begin with a capital letter, and all lines are equally far apart.
 */
export function doubtfulLines(column: Cell[], edge: number): Set<Cell> {
  const groups = indented(column).filter((group) => !(isOfItems(group) && isPlainList(group, edge)));
  return new Set(groups.flatMap((group) => fullLinesIn(group, edge).doubtful));
}

/** The lines below a full line without a stop that surely or possibly begin an item. */
function fullLinesIn(group: Cell[], edge: number): { sure: Cell[]; doubtful: Cell[] } {
  const gaps = group.slice(1).map((cell, at) => cell.y - (group[at]?.y ?? 0));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  const open = group.filter((cell, at) => {
    const above = group[at - 1];
    return above && /^[\p{Lu}\d]/u.test(cell.text) && isComplete(above) && above.right + widthOfFirstWord(cell) >= edge;
  });
  if (most < 1.08 * least) return { sure: [], doubtful: open };
  return { sure: open.filter((cell) => (gaps[group.indexOf(cell) - 1] ?? 0) > 1.08 * least), doubtful: [] };
}

const linking =
  /(?<!\p{L})(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|their|to|using|via|with|&|de|des|du|la|le|les|et|en|y|e|el|los|las|con|para|und|oder|der|die|das|den|dem|des|mit|für|von|zur|zum|im|am|bei|auf)$/iu;

/** Whether a line has no stop, and could end with its last word. */
const isComplete = ({ text }: Cell) => /[\p{L}\d%)]$/u.test(text) && !linking.test(text);

/** Whether no line begins in small letters, and capitals within lines are names, as in English. */
function isOfItems(group: Cell[]): boolean {
  const inner = group.flatMap(({ text }) => text.split(" ").slice(1)).filter((word) => /\p{L}{2}/u.test(word));
  const capitals = inner.filter((word) => /^\p{Lu}/u.test(word));
  const goesOn = ({ text }: Cell, at: number) => at > 0 && !/ /.test(text);
  return (
    group.every(({ text }) => /^[\p{Lu}\d]/u.test(text)) && !group.some(goesOn) && capitals.length <= inner.length / 4
  );
}

/** Whether a line of a group ends so early that the next line is an item. */
function isPlainList(group: Cell[], edge: number): boolean {
  return group.some((cell, at) => {
    const next = group[at + 1];
    return next !== undefined && isComplete(cell) && cell.right + widthOfFirstWord(next) < edge;
  });
}

/**
 * Lines right below each other in one look and at one place, further right than the line above. A
 * date at the right of that line does not count.
 */
function indented(column: Cell[]): Cell[][] {
  const groups: Cell[][] = [];
  const lines = column.filter((cell, at) => !(isOnlyDates(cell.text) && isBehind(cell, column[at - 1])));
  for (const [at, cell] of lines.entries()) {
    const above = lines[at - 1];
    const group = groups.at(-1);
    if (!above || cell.bullet) continue;
    if (group?.at(-1) === above && goesOn(above, cell)) group.push(cell);
    else if (cell.x - above.x > 10 && cell.x - above.x < 60 && cell.x < above.right) groups.push([cell]);
  }
  return groups.filter(({ length }) => length > 1);
}

/** Whether a cell is to the right of another on its line. */
const isBehind = ({ x, y, page }: Cell, other: Cell | undefined) =>
  other !== undefined && other.right < x && Math.abs(other.y - y) < 1 && other.page === page;

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
