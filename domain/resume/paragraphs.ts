import { isBrokenAddress, isBrokenDate } from "./broken-values.ts";
import { isCompound } from "./broken-words.ts";
import type { Block, Cell, Line } from "./cell.ts";
import { continues, isRightAbove } from "./line-joins.ts";
import { endsPeriod } from "./year-pairs.ts";

/**
 * Joins the lines of one text into one cell: wrapped prose, wrapped titles, dates broken over two
 * lines. With `asList`, lines without commas stay separate, however narrow the column is.
 */
export function joinWrapped(cells: Line[], asList = false): Block[] {
  const done: Block[] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const above = done.filter((other) => isRightAbove(other, cell)).sort((a, b) => b.lastY - a.lastY)[0];
    if (above && continues({ above, cell, all: cells, asList }))
      grow(above, cell, endsPeriod(above, cell, cells) === true);
    else done.push(blockOf(cell));
  }
  return done.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** A block of one line. */
export function blockOf(line: Line): Block {
  return {
    ...line,
    lastY: line.y,
    lastRight: line.right,
    runs: line.runs.map((run) => ({ ...run })),
    links: [...line.links],
  };
}

function grow(cell: Block, next: Line, isSpan: boolean): void {
  const isOneWord = /[\p{L}]-$/u.test(cell.text) && /^\p{L}/u.test(next.text);
  const last = cell.runs.at(-1);
  if (cell.breaksWord && /^\p{Ll}/u.test(next.text) && !isCompound(cell.text, next.text)) {
    cell.text = cell.text.slice(0, -1);
    if (last) last.text = last.text.replace(/-\s*$/, "");
  }
  cell.breaksWord = next.breaksWord;
  const glue = isSpan
    ? /^[–—-]/.test(next.text)
      ? " "
      : " – "
    : isOneWord ||
        isBrokenAddress(cell.text, next.text) ||
        isBrokenDate(cell.text, next.text) ||
        isBrokenLink(cell, next)
      ? ""
      : " ";
  cell.text += glue + next.text;
  for (const run of next.runs) {
    const last = cell.runs.at(-1);
    if (last?.style === run.style) last.text += glue + run.text;
    else cell.runs.push({ ...run, text: glue + run.text });
  }
  cell.x = Math.min(cell.x, next.x);
  cell.right = Math.max(cell.right, next.right);
  cell.lastRight = next.right;
  cell.lastY = next.y;
  cell.isDoubtful ||= next.isDoubtful;
  for (const link of next.links) if (!cell.links.includes(link)) cell.links.push(link);
}

/** Whether the last and the first word are one address, as a link over both lines says. */
function isBrokenLink(cell: Block, next: Line): boolean {
  if (!/[./_-]$/.test(cell.text)) return false;
  const end = cell.text.split(" ").at(-1) ?? "";
  const address = end.replace(/^https?:\/\//, "") + next.text.split(" ")[0];
  return next.links.some((link) => cell.links.includes(link) && link.includes(address));
}

/** Cells side by side, from left to right, with the distance to the row above. */
export type Row<Part extends Cell = Block> = { cells: Part[]; y: number; gap: number };

/** Groups cells into rows: their baselines are less than half a line apart. */
export function toRows<Part extends Cell>(cells: Part[]): Row<Part>[] {
  const rows: Row<Part>[] = [];
  let bottom: number | undefined;
  for (const cell of [...cells].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (
      row &&
      cell.y - row.y < 0.5 * Math.max(cell.size, row.cells[0]?.size ?? 0) &&
      !row.cells.some((other) => overlaps(other, cell))
    )
      row.cells.push(cell);
    else rows.push({ cells: [cell], y: cell.y, gap: bottom === undefined ? 0 : cell.y - bottom });
    bottom = Math.max(bottom ?? 0, cell.y);
  }
  for (const row of rows) row.cells.sort((a, b) => a.x - b.x);
  return rows;
}

function overlaps(a: Cell, b: Cell): boolean {
  return a.x < b.right - 1 && b.x < a.right - 1;
}
