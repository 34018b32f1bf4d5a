import { type Row, rightOf } from "./set-page.ts";

/** Rows in the order of the text, and the columns beside it. */
export type Rows = { rows: Row[]; columns: Row[][] };

export const between = 40;

export const isSectionHeading = ({ isHeading }: Row) => isHeading;

/**
 * The rows of a table. If a row has sections in one cell and more text in another, the table is a
 * layout of columns. A heading alone in the first cell is the heading of the cell beside it. Any
 * other row stays a row.
 */
export function rowsOfTable(all: SetCell[][]): Rows {
  const laysOut = all.map(isLayout);
  const [from, to] = [laysOut.indexOf(true), laysOut.lastIndexOf(true)];
  const starts = columnStarts(all.filter((cells, at) => cells.length > 1 && (at < from || at > to)));
  const rows: Row[] = [];
  const columns: Row[][] = [];
  const layout = all.slice(Math.max(0, from), to + 1);
  for (const [at, cells] of all.entries()) {
    columns.push(...cells.flatMap((cell) => cell.columns));
    if (from >= 0 && at === from) rows.push(...sideBySide(columnsOf(layout)));
    if (from >= 0 && at >= from && at <= to) continue;
    rows.push(...(announces(cells) ? cells.flatMap((cell) => cell.rows) : rowsBeside(cells, starts)));
  }
  return { rows, columns };
}

export type SetCell = Rows & { column: number };

function isLayout(cells: SetCell[]): boolean {
  const hasSection = ({ rows }: SetCell) =>
    rows.some((row, at) => row.isHeading && rows[at + 1] && !rows[at + 1]?.isHeading);
  return cells.some((cell) => hasSection(cell) && cells.some((other) => other !== cell && other.rows.length > 1));
}

function announces([first, second]: SetCell[]): boolean {
  return second !== undefined && first?.rows.length === 1 && first.rows[0]?.isHeading === true;
}

function columnsOf(layout: SetCell[][]): Row[][] {
  const columns = new Map<number, Row[]>();
  for (const { column, rows } of layout.flat()) columns.set(column, [...(columns.get(column) ?? []), ...rows]);
  return [...columns].sort(([a], [b]) => a - b).map(([, rows]) => rows);
}

/** The left edge of each column, to the right of the widest text in the columns before it. */
function columnStarts(rows: SetCell[][]): Map<number, number> {
  const widths = new Map<number, number>();
  for (const { column, rows: own } of rows.flat())
    widths.set(column, Math.max(widths.get(column) ?? 0, ...own.map(rightOf)));
  let x = 0;
  const starts = new Map<number, number>();
  for (const [column, width] of [...widths].sort(([a], [b]) => a - b)) {
    starts.set(column, x);
    x += width + between;
  }
  return starts;
}

/** Sets the lines of cells side by side, starting on the same line. */
function rowsBeside(cells: SetCell[], starts: Map<number, number>): Row[] {
  if (cells.length === 1) return cells[0]?.rows ?? [];
  const height = Math.max(0, ...cells.map(({ rows }) => rows.length));
  return Array.from({ length: height }, (_, at): Row => {
    const level = cells.flatMap(({ column, rows }) => {
      const row = rows[at];
      return row
        ? [{ ...row, parts: row.parts.map((part) => ({ ...part, x: part.x + (starts.get(column) ?? 0) })) }]
        : [];
    });
    return {
      parts: level.flatMap(({ parts }) => parts),
      above: Math.max(...level.map(({ above }) => above)),
      size: Math.max(...level.map(({ size }) => size)),
      isHeading: false,
    };
  });
}

/**
 * The rows of columns in reading order. First comes the text above their headings, beginning with
 * the column of the largest letters (the name). Then come the sections, column by column.
 */
export function sideBySide(columns: Row[][]): Row[] {
  const parted = columns.map((rows) => {
    const first = rows.findIndex(isSectionHeading);
    const end = first < 0 ? rows.length : first;
    return { above: rows.slice(0, end), sections: rows.slice(end) };
  });
  const largest = (rows: Row[]) => Math.max(0, ...rows.map(({ size }) => size));
  const tops = parted.map(({ above }) => above).sort((a, b) => largest(b) - largest(a));
  return [...tops.flat(), ...parted.flatMap(({ sections }) => sections)];
}
