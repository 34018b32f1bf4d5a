import type { Cell, Line } from "./cell.ts";
import { type Region, readingOrder } from "./columns.ts";
import { contactColumn, contactFooter } from "./contact-cells.ts";
import { findHeadings, isMargin, styleKey } from "./find-headings.ts";
import { settledHeadings } from "./heading-style.ts";
import { headingKind, kindNamedIn, qualifiesHeading } from "./headings.ts";
import { leadings, linesOf, loneLines } from "./lines.ts";
import type { SectionKind } from "./section-kind.ts";

export type Section = { kind: SectionKind; title: string; cells: Line[] };

/** The text above the first heading (name, contact details, often a summary), and the sections in reading order. */
export type Outline = { header: Line[]; sections: Section[] };

export function outline(allCells: Cell[], pageWidth: number): Outline {
  const cells = joinHeadingLines(allCells);
  const { headings, right } = headingsOf(cells, pageWidth);
  const apart = new Set([...contactFooter(cells), ...contactColumn(cells, headings)]);
  const result: Outline = { header: [], sections: [] };
  const text = cells.filter((cell) => !apart.has(cell) && !numbersHeading(cell, headings));
  const leading = leadings(text);
  for (const { cells: region, right: edge, isBeside } of readingOrder(text, headings, right)) {
    const top = region.find((cell) => headings.has(cell))?.y ?? 0;
    const above = region.filter((cell) => cell.y < top);
    const below = region.filter((cell) => cell.y >= top);
    const lines = [...linesOf(above, edge, leading), ...linesOf(below, edge, leading)];
    const isHeading = new Set(
      [...above, ...below].flatMap((cell, at) => (headings.has(cell) ? (lines[at] ?? []) : [])),
    );
    const { before, sections } = sectionsOf(lines, isHeading);
    const last = result.sections.at(-1);
    // A long stretch without a heading goes on with what was being read; a short one is a header or a footer.
    if (sections.length === 0 && last && before.length > 8 && !isBeside) last.cells.push(...before);
    else result.header.push(...before);
    result.sections.push(...sections);
  }
  result.header.push(...loneLines([...apart].sort((a, b) => a.y - b.y || a.x - b.x)));
  return result;
}

/** All cells, column by column where they stand side by side. */
export function regionsOf(cells: Cell[], pageWidth: number): Region[] {
  const { headings, right } = headingsOf(cells, pageWidth);
  return readingOrder(cells, headings, right);
}

function headingsOf(cells: Cell[], pageWidth: number) {
  const right = pageWidth - Math.min(...cells.map((cell) => cell.x));
  const found = findHeadings(cells);
  return { headings: settledHeadings(readingOrder(cells, found, right), found), right };
}

/** "01" before a heading counts the sections and says nothing. */
function numbersHeading(cell: Cell, headings: Set<Cell>): boolean {
  if (!/^\d{1,2}[.)]?$/.test(cell.text)) return false;
  return [...headings].some(
    (heading) =>
      Math.abs(heading.y - cell.y) < 3 && heading.x >= cell.right && heading.x - cell.right < 2 * heading.size,
  );
}

/** "Professional Skills / Summary", "Education & / Training": a heading in two lines is one. */
function joinHeadingLines(cells: Cell[]): Cell[] {
  const joined = new Set<Cell>();
  const result = cells.map((cell) => {
    if (joined.has(cell) || cell.bullet || cell.text.length > 30) return cell;
    const next = cells.find((other) => isSecondLine(cell, other));
    if (!next) return cell;
    joined.add(next);
    return { ...cell, text: `${cell.text} ${next.text}`, right: Math.max(cell.right, next.right) };
  });
  return result.filter((cell) => !joined.has(cell));
}

function isSecondLine(cell: Cell, next: Cell): boolean {
  const drop = next.y - cell.y;
  if (drop <= 0 || drop > 1.6 * cell.size || next.bullet || next.text.length > 30 || styleKey(next) !== styleKey(cell))
    return false;
  if (Math.abs(next.x - cell.x) > 2 && Math.abs(next.right - cell.right) > 2) return false;
  if (headingKind(cell.text) && headingKind(next.text)) return true;
  const isOpen =
    headingKind(cell.text) === undefined ||
    /^\p{Ll}/u.test(next.text) ||
    qualifiesHeading(next.text) ||
    /(?:[&,/-]|\b(?:and|of|y|und|et|e))$/i.test(cell.text);
  return drop < 1.45 * cell.size && isOpen && headingKind(`${cell.text} ${next.text}`) !== undefined;
}

function sectionsOf(region: Line[], headings: Set<Line>): { before: Line[]; sections: Section[] } {
  const own = region.filter((cell) => headings.has(cell));
  const text = region.filter((cell) => !headings.has(cell));
  const inMargin = isMargin(own, text);
  const tops = own.map((heading, index) => startOf(heading, own[index - 1], text, inMargin));
  const sections = own.map((heading, index): Section => {
    const from = tops[index] ?? heading.y;
    const to = tops[index + 1] ?? Number.POSITIVE_INFINITY;
    return {
      kind: headingKind(heading.text) ?? kindNamedIn(heading.text) ?? "unknown",
      title: heading.text,
      cells: text.filter((cell) => cell.y >= from && cell.y < to),
    };
  });
  const first = tops[0] ?? Number.POSITIVE_INFINITY;
  return { before: text.filter((cell) => cell.y < first), sections };
}

/**
 * Where a heading's section begins: at the heading. In a margin the text beside it may begin a little higher, after
 * the widest gap near the heading.
 */
function startOf(heading: Cell, previous: Cell | undefined, text: Cell[], inMargin: boolean): number {
  const top = heading.y - 0.45 * heading.size;
  if (!inMargin) return top;
  const rows = [...new Set(text.filter((cell) => cell.page === heading.page).map((cell) => cell.y))].sort(
    (a, b) => a - b,
  );
  const level = rows.findIndex((y) => Math.abs(y - heading.y) < 0.35 * heading.size);
  const gapAbove = (rows[level] ?? 0) - (rows[level - 1] ?? Number.NEGATIVE_INFINITY);
  // A line level with the heading is the first, unless it follows another as closely as lines of one text do.
  if (level >= 0 && gapAbove > 2.2 * heading.size) return top;
  let start = top;
  let widest = level < 0 ? 0 : 1.3 * gapAbove;
  for (const [index, y] of rows.entries()) {
    const gap = y - (rows[index - 1] ?? Number.NEGATIVE_INFINITY);
    const isNear = y > heading.y - 3 * heading.size && y < heading.y + 0.5 * heading.size;
    if (isNear && y > (previous?.y ?? Number.NEGATIVE_INFINITY) + heading.size && gap > widest + 0.5) {
      widest = gap;
      start = y - 0.1;
    }
  }
  return Math.min(start, top);
}
