import type { Cell, Line } from "./cell.ts";
import { type Region, readingOrder } from "./columns.ts";
import { contactColumn, contactFooter, contactOverhang } from "./contact-cells.ts";
import { entryLabel } from "./entry-labels.ts";
import { findHeadings, isMargin, leftOf, middleOf, rightOf, styleKey } from "./find-headings.ts";
import { withFormLabels } from "./form-labels.ts";
import { numbersHeading } from "./heading-numbers.ts";
import { settledHeadings } from "./heading-style.ts";
import { headingKind, isStrongHeading, kindNamedIn, qualifiesHeading } from "./headings.ts";
import { leadings, linesOf, loneLines } from "./lines.ts";
import type { SectionKind } from "./section-kind.ts";

export type Section = { kind: SectionKind; title: string; cells: Line[] };

/**
 * The text above the first heading (name, contact details, often a summary), and the sections in
 * reading order.
 */
export type Outline = { header: Line[]; sections: Section[] };

/** Divides the cells of a resume into its header and its sections. */
export function outline(allCells: Cell[], pageWidth: number): Outline {
  const runIn = new Set<Cell>();
  const form = withFormLabels(allCells);
  const cells = joinHeadingLines(withRunInHeadings(form.cells, runIn));
  const { headings, right } = headingsOf(cells, pageWidth, form.labels);
  for (const heading of runIn) headings.add(heading);
  const apart = new Set([
    ...contactFooter(cells, headings),
    ...contactColumn(cells, headings),
    ...contactOverhang(cells, headings),
  ]);
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
    // A long text without a heading continues the last section. A short text is a header or a
    // footer.
    if (sections.length === 0 && last && before.length > 8 && !isBeside) last.cells.push(...before);
    else result.header.push(...before);
    result.sections.push(...sections);
  }
  result.header.push(...loneLines([...apart].sort((a, b) => a.y - b.y || a.x - b.x)));
  return result;
}

/** All cells, column by column. */
export function regionsOf(cells: Cell[], pageWidth: number): Region[] {
  const { headings, right } = headingsOf(cells, pageWidth);
  return readingOrder(cells, headings, right);
}

function headingsOf(cells: Cell[], pageWidth: number, labels: Set<Cell> = new Set()) {
  const right = pageWidth - Math.min(...cells.map((cell) => cell.x));
  const isText = (cell: Cell) => !labels.has(cell);
  const found = findHeadings(cells.filter(isText));
  const regions = readingOrder(cells, found, right).map((region) => ({
    ...region,
    cells: region.cells.filter(isText),
  }));
  return { headings: settledHeadings(regions, found), right };
}

/**
 * Splits "**Skills:** Go, Python" into heading and text where a heading of the same look and left
 * edge stands on a line of its own. The text moves down to align with its next lines. Adds the
 * headings to `found`.
 */
function withRunInHeadings(cells: Cell[], found: Set<Cell>): Cell[] {
  const alone = cells.filter(({ text, runs }) => runs.length === 1 && text.endsWith(":") && headingKind(text));
  return cells.flatMap((cell) => {
    const [first, second] = cell.runs;
    const title = first?.text.trim() ?? "";
    if (!first || !second || cell.bullet || !title.endsWith(":") || !announces(title)) return [cell];
    const share = title.length / cell.text.length;
    const heading = { ...cell, text: title, runs: [first], right: cell.x + share * (cell.right - cell.x) };
    if (!alone.some((other) => styleKey(other) === styleKey(heading) && Math.abs(other.x - cell.x) < 2)) return [cell];
    const text = cell.text.slice(cell.text.indexOf(title) + title.length).trim();
    found.add(heading);
    return [heading, { ...cell, text, runs: cell.runs.slice(1), y: cell.y + 0.5 * cell.size }];
  });
}

/** Excludes words that may label a part of a section, such as "Languages". */
function announces(title: string): boolean {
  return isStrongHeading(title) || headingKind(title) === "summary";
}

/** The end of a line that must continue: "Education &". */
const unfinished = /(?:[&,/-]|\b(?:and|of|y|und|et|e))$/i;
/** The largest distance between the lines of one heading, in letter heights. */
const farthest = 1.75;

/** Joins a heading in two lines: "Professional Skills / Summary", "Education & / Training". */
function joinHeadingLines(cells: Cell[]): Cell[] {
  const joined = new Set<Cell>();
  const result = cells.map((cell) => {
    if (joined.has(cell) || cell.bullet || cell.text.length > 30) return cell;
    const isNear = ({ y }: Cell) => y > cell.y - 1 && y <= cell.y + farthest * cell.size;
    const next = cells.find(
      (other) =>
        isNear(other) && (isRestOfLine(cell, other) || (isSecondLine(cell, other) && !areApart(cell, other, cells))),
    );
    if (!next) return cell;
    joined.add(next);
    const space = endsWord(cell, next) ? "" : " ";
    return { ...cell, text: `${cell.text}${space}${next.text}`, right: Math.max(cell.right, next.right) };
  });
  return result.filter((cell) => !joined.has(cell));
}

/** Whether a heading continues after a wide space on its line: "HONORS" and "AND GRANTS". */
function isRestOfLine(cell: Cell, next: Cell): boolean {
  const gap = (next.x - cell.right) / cell.size;
  const isBeside = next.page === cell.page && Math.abs(next.y - cell.y) < 1 && gap > 0 && gap < 1.2;
  return (
    isBeside && /^(?:&|and|und|et|y|e)\s/i.test(next.text) && headingKind(`${cell.text} ${next.text}`) !== undefined
  );
}

/** Whether a heading's last letters did not fit into its column: "CERTIFICATION" and "S". */
function endsWord(cell: Cell, next: Cell): boolean {
  return /^\p{L}{1,2}$/u.test(next.text) && next.y > cell.y + 1 && headingKind(cell.text + next.text) !== undefined;
}

function isSecondLine(cell: Cell, next: Cell): boolean {
  const drop = (next.y - cell.y) / cell.size;
  if (drop <= 0 || drop > farthest || next.bullet || next.text.length > 30) return false;
  if (styleKey(next) !== styleKey(cell)) return false;
  const isOnAxis = [leftOf, rightOf, middleOf].some((at) => Math.abs(at(next) - at(cell)) < 2);
  if (!isOnAxis) return false;
  if (drop > maxDrop(cell.text, next.text)) return false;
  if (endsWord(cell, next)) return true;
  if (headingKind(cell.text) && headingKind(next.text)) return true;
  const isOpen =
    headingKind(cell.text) === undefined ||
    /^\p{Ll}/u.test(next.text) ||
    qualifiesHeading(next.text) ||
    unfinished.test(cell.text);
  return isOpen && headingKind(`${cell.text} ${next.text}`) !== undefined;
}

/**
 * Whether two lines in a margin are two headings, not one: both head text beside them and name two
 * kinds of section, or the first is a label of a form with its value beside it.
 */
function areApart(first: Cell, second: Cell, cells: Cell[]): boolean {
  const hasText = (line: Cell) =>
    cells.some(({ x, y, page }) => x >= line.right && Math.abs(y - line.y) < 0.3 * line.size && page === line.page);
  if (!hasText(first) || unfinished.test(first.text)) return false;
  if (labelLists(first, second, cells)) return true;
  if (entryLabel(first.text) !== undefined) return true;
  const [one, other] = [headingKind(first.text), headingKind(second.text)];
  return one !== undefined && other !== undefined && one !== other && hasText(second);
}

/** Whether a list stands beside each of two lines, and the first ends before its line is full. */
function labelLists(first: Cell, second: Cell, cells: Cell[]): boolean {
  const [one, other] = [first, second].map((line) =>
    cells.find(({ x, y, page }) => x >= line.right && Math.abs(y - line.y) < 1 && page === line.page),
  );
  if (!one || !other || Math.abs(one.x - other.x) > 1 || ![one, other].every(({ text }) => /[,;•·|]/.test(text)))
    return false;
  const [word = ""] = other.text.split(" ");
  const width = ((other.right - other.x) * word.length) / other.text.length;
  return one.right + width + one.size < Math.max(...cells.map(({ right }) => right));
}

/** How far apart two lines of one heading may be. The surer they belong together, the farther. */
function maxDrop(first: string, second: string): number {
  if (unfinished.test(first)) return farthest;
  if (qualifiesHeading(second)) return 1.55;
  const isSure = (headingKind(first) && headingKind(second)) || isStrongHeading(`${first} ${second}`);
  return isSure ? 1.6 : 1.45;
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
  const stray = own.find((heading, index) => {
    const [above, section] = [sections[index - 1], sections[index]];
    const isEmpty = section?.cells.length === 0 && above?.kind === section.kind && above.cells.length > 0;
    return isEmpty && styleKey(heading) !== styleKey(own[index - 1] ?? heading);
  });
  // "Diploma" below "EDUCATION", with nothing below it, is the last line of that section.
  if (stray) return sectionsOf(region, new Set([...headings].filter((heading) => heading !== stray)));
  const first = tops[0] ?? Number.POSITIVE_INFINITY;
  return { before: text.filter((cell) => cell.y < first), sections };
}

/**
 * The y at which a heading's section begins. If the heading is in a margin, the text beside it may
 * begin a little higher, after the widest gap nearby.
 */
function startOf(heading: Cell, previous: Cell | undefined, text: Cell[], inMargin: boolean): number {
  const top = heading.y - 0.45 * heading.size;
  if (!inMargin) return top;
  const rows = [...new Set(text.filter((cell) => cell.page === heading.page).map((cell) => cell.y))].sort(
    (a, b) => a - b,
  );
  const level = rows.findIndex((y) => Math.abs(y - heading.y) < 0.35 * heading.size);
  const gapAbove = (rows[level] ?? 0) - (rows[level - 1] ?? Number.NEGATIVE_INFINITY);
  // A line level with the heading is the first, unless it is as close to the line above as lines of
  // one text are.
  if (level >= 0 && gapAbove > 2.2 * heading.size) return top;
  let start = top;
  let widest = level < 0 ? 0 : 1.3 * gapAbove;
  for (const [index, y] of rows.entries()) {
    const gap = y - (rows[index - 1] ?? Number.NEGATIVE_INFINITY);
    const isNear = y > heading.y - 3 * heading.size && y < heading.y + 1.1 * heading.size;
    if (isNear && y > (previous?.y ?? Number.NEGATIVE_INFINITY) + heading.size && gap > widest + 0.5) {
      widest = gap;
      start = y - 0.1;
    }
  }
  return Math.min(start, top);
}
