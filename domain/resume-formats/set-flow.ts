import { isContactText } from "../resume/contact-text.ts";
import { headingKind } from "../resume/headings.ts";
import type { ResumeDocument } from "../resume/page.ts";
import type { Flow, FlowBlock, Paragraph, Segment, Span, Table, TableCell } from "./flow.ts";
import { type Part, type Row, rightOf, setPage, widthOf } from "./set-page.ts";

/**
 * Sets a flow on one page as wide as its longest paragraph: no line is broken, so none has to be
 * joined again, and lines stand two letters' heights apart, which no reader takes for one text.
 * What stands side by side is set so, or one after the other where each side has sections of its
 * own. `edges` are the lines that come from the header and footer of the pages.
 */
export function setFlow({ header, body, footer }: Flow): { document: ResumeDocument; edges: string[] } {
  const main = rowsOf(body);
  const told = new Set(main.rows.map(textOf));
  const edge = [...rowsOf(header).rows, ...rowsOf(footer).rows.filter((row) => isContactText(textOf(row)))];
  const above = edge.filter((row) => {
    const text = textOf(row);
    if (told.has(text)) return false;
    told.add(text);
    return true;
  });
  const document = setPage(sideBySide([[...above, ...main.rows], ...main.columns]));
  return { document, edges: above.map(textOf) };
}

/** Rows in the order of the text, and the columns that stand beside it. */
type Rows = { rows: Row[]; columns: Row[][] };

const between = 40;
const markerRoom = 10;

function rowsOf(blocks: FlowBlock[]): Rows {
  const rows: Row[] = [];
  const columns: { rows: Row[]; across: number; down: number }[] = [];
  for (const block of blocks) {
    if (block.kind === "paragraph") {
      rows.push(...rowsOfParagraph(block));
      continue;
    }
    const inner = block.kind === "table" ? rowsOfTable(block) : rowsOf(block.blocks);
    columns.push(...inner.columns.map((own) => ({ rows: own, across: 0, down: 0 })));
    const isAside = block.kind === "box" && (inner.rows.some(isSectionHeading) || !rows.some(isSectionHeading));
    if (isAside) columns.push({ rows: inner.rows, across: block.across, down: block.down });
    else rows.push(...inner.rows);
  }
  const ordered = columns.sort((a, b) => a.down - b.down || a.across - b.across);
  return { rows, columns: ordered.map((column) => column.rows) };
}

const isSectionHeading = ({ isHeading }: Row) => isHeading;

function rowsOfParagraph({ lines, above, indent, isItem, level }: Paragraph): Row[] {
  return lines.flatMap((line, at) => {
    const said = line.filter(({ spans }) => spans.some(({ text }) => text.trim() !== ""));
    const [first] = said;
    if (!first) return [];
    const size = Math.max(...said.flatMap(({ spans }) => spans.map((span) => span.size)));
    const marker = isItem && at === 0 ? [{ x: indent, spans: [markerOf(size)], toRight: false }] : [];
    let x = indent + (isItem ? markerRoom : 0);
    const parts = said.map(({ spans, toRight }, index): Part => {
      const part = { x, spans, toRight: toRight && index === said.length - 1 };
      x += widthOf(spans) + between;
      return part;
    });
    const row = { parts: [...marker, ...parts], above: at === 0 ? above : 0, size };
    return [{ ...row, isHeading: !isItem && said.length === 1 && isHeading(first, level) }];
  });
}

const markerOf = (size: number): Span => ({ text: "•", size, font: "Marker" });

/** A heading of the first level, or one in the words of a section and a look of its own. */
function isHeading({ spans }: Segment, level: number | undefined): boolean {
  const text = said(spans);
  if (level === 1) return true;
  const standsOut = level !== undefined || text === text.toUpperCase() || spans.every(({ font }) => /bold/i.test(font));
  return standsOut && headingKind(text) !== undefined;
}

/**
 * The rows of a table. Where a row has sections in one of its cells and more text in another, the
 * table lays out columns. A heading alone in the first cell announces what stands beside it. Any
 * other row is a row.
 */
function rowsOfTable({ rows: tableRows }: Table): Rows {
  const all = tableRows.map((cells) => cells.map(set).filter(({ rows, columns }) => rows.length + columns.length > 0));
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

type SetCell = Rows & { column: number };

const set = ({ column, blocks }: TableCell): SetCell => ({ column, ...rowsOf(blocks) });

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

/** Where each column begins, beside the widest text of those before it. */
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

/** The lines of cells side by side, the first ones on one line. */
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
 * Columns in the order in which they are read: first what stands above their headings, that with
 * the largest letters before all (it is the name), then the sections of one after the other.
 */
function sideBySide(columns: Row[][]): Row[] {
  const parted = columns.map((rows) => {
    const first = rows.findIndex(isSectionHeading);
    const end = first < 0 ? rows.length : first;
    return { above: rows.slice(0, end), sections: rows.slice(end) };
  });
  const largest = (rows: Row[]) => Math.max(0, ...rows.map(({ size }) => size));
  const tops = parted.map(({ above }) => above).sort((a, b) => largest(b) - largest(a));
  return [...tops.flat(), ...parted.flatMap(({ sections }) => sections)];
}

const said = (spans: Span[]) =>
  spans
    .map(({ text }) => text)
    .join("")
    .trim();
const textOf = ({ parts }: Row) => parts.map(({ spans }) => said(spans)).join(" ");
