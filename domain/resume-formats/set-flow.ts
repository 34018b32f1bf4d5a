import { isContactText } from "../resume/contact-text.ts";
import { headingKind } from "../resume/headings.ts";
import type { ResumeDocument } from "../resume/page.ts";
import type { Flow, FlowBlock, Paragraph, Segment, Span, Table } from "./flow.ts";
import { type Part, type Row, setPage, widthOf } from "./set-page.ts";
import { between, isSectionHeading, type Rows, rowsOfTable, type SetCell, sideBySide } from "./set-table.ts";

/**
 * Sets a flow on one page as wide as its longest paragraph. Lines do not wrap, so none must be
 * joined again. They are two letter heights apart, so that no two lines look like one text. Text
 * side by side stays so, unless each side has sections of its own; then the sides follow one
 * another. `edges` are the lines from the header and footer.
 */
export function setFlow({ header, body, footer }: Flow): { document: ResumeDocument; edges: string[] } {
  const main = rowsOf(body);
  const inBody = new Set(main.rows.map(rowText));
  const edge = [...rowsOf(header).rows, ...rowsOf(footer).rows.filter((row) => isContactText(rowText(row)))];
  const above = edge.filter((row) => {
    const text = rowText(row);
    if (inBody.has(text)) return false;
    inBody.add(text);
    return true;
  });
  const document = setPage(sideBySide([[...above, ...main.rows], ...main.columns]));
  return { document, edges: above.map(rowText) };
}
const markerRoom = 10;

function rowsOf(blocks: FlowBlock[]): Rows {
  const rows: Row[] = [];
  const columns: { rows: Row[]; across: number; down: number }[] = [];
  for (const block of blocks) {
    if (block.kind === "paragraph") {
      rows.push(...rowsOfParagraph(block));
      continue;
    }
    const inner = block.kind === "table" ? rowsOfTable(cellsOf(block)) : rowsOf(block.blocks);
    columns.push(...inner.columns.map((own) => ({ rows: own, across: 0, down: 0 })));
    const isAside = block.kind === "box" && (inner.rows.some(isSectionHeading) || !rows.some(isSectionHeading));
    if (isAside) columns.push({ rows: inner.rows, across: block.across, down: block.down });
    else rows.push(...inner.rows);
  }
  const ordered = columns.sort((a, b) => a.down - b.down || a.across - b.across);
  return { rows, columns: ordered.map((column) => column.rows) };
}

function rowsOfParagraph({ lines, above, indent, isItem, level }: Paragraph): Row[] {
  return lines.flatMap((line, at) => {
    const filled = line.filter(({ spans }) => spans.some(({ text }) => text.trim() !== ""));
    const [first] = filled;
    if (!first) return [];
    const size = Math.max(...filled.flatMap(({ spans }) => spans.map((span) => span.size)));
    const marker = isItem && at === 0 ? [{ x: indent, spans: [markerOf(size)], toRight: false }] : [];
    let x = indent + (isItem ? markerRoom : 0);
    const parts = filled.map(({ spans, toRight }, index): Part => {
      const part = { x, spans, toRight: toRight && index === filled.length - 1 };
      x += widthOf(spans) + between;
      return part;
    });
    const row = { parts: [...marker, ...parts], above: at === 0 ? above : 0, size };
    return [{ ...row, isHeading: !isItem && filled.length === 1 && isHeading(first, level) }];
  });
}

const markerOf = (size: number): Span => ({ text: "•", size, font: "Marker" });

/**
 * Whether text is a section heading: of the first level, or in the usual words and a look that
 * stands out.
 */
function isHeading({ spans }: Segment, level: number | undefined): boolean {
  const text = textOf(spans);
  if (level === 1) return true;
  const standsOut = level !== undefined || text === text.toUpperCase() || spans.every(({ font }) => /bold/i.test(font));
  return standsOut && headingKind(text) !== undefined;
}

/** The cells of a table that have text, set as rows. */
const cellsOf = ({ rows: tableRows }: Table): SetCell[][] =>
  tableRows.map((cells) =>
    cells
      .map(({ column, blocks }) => ({ column, ...rowsOf(blocks) }))
      .filter(({ rows, columns }) => rows.length + columns.length > 0),
  );

const textOf = (spans: Span[]) =>
  spans
    .map(({ text }) => text)
    .join("")
    .trim();
const rowText = ({ parts }: Row) => parts.map(({ spans }) => textOf(spans)).join(" ");
