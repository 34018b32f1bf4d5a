import type { Cell } from "./cells.ts";
import { readingOrder } from "./columns.ts";
import { isContactText } from "./contact-text.ts";
import { headingKind, isStrongHeading, kindNamedIn, type SectionKind } from "./headings.ts";

export type Section = { kind: SectionKind; title: string; cells: Cell[] };

/** The text above the first heading (name, contact details, often a summary), and the sections in reading order. */
export type Outline = { header: Cell[]; sections: Section[] };

export function outline(allCells: Cell[], pageWidth: number): Outline {
  const cells = joinHeadingLines(allCells);
  const headings = withLevelHeadings(cells, findHeadings(cells));
  const apart = new Set([...contactFooter(cells), ...contactColumn(cells, headings)]);
  const result: Outline = { header: [], sections: [] };
  // Pages have about the same margin on both sides.
  const margin = Math.min(...cells.map((cell) => cell.x));
  const text = cells.filter((cell) => !apart.has(cell) && !numbersHeading(cell, headings));
  for (const { cells: region, right } of readingOrder(text, headings, pageWidth - margin)) {
    const top = region.find((cell) => headings.has(cell))?.y ?? 0;
    setEdges(
      region.filter((cell) => cell.y < top),
      right,
    );
    setEdges(
      region.filter((cell) => cell.y >= top),
      right,
    );
    const { before, sections } = sectionsOf(region, new Set([...headings, ...unknownHeadings(region, headings)]));
    const last = result.sections.at(-1);
    // A long stretch without a heading goes on with what was being read; a short one is a header or a footer.
    if (sections.length === 0 && last && before.length > 8) last.cells.push(...before);
    else result.header.push(...before);
    result.sections.push(...sections);
  }
  result.header.push(...apart);
  return result;
}

/** "01" before a heading counts the sections and says nothing. */
function numbersHeading(cell: Cell, headings: Set<Cell>): boolean {
  if (!/^\d{1,2}[.)]?$/.test(cell.text)) return false;
  return [...headings].some(
    (heading) =>
      Math.abs(heading.y - cell.y) < 3 && heading.x >= cell.right && heading.x - cell.right < 2 * heading.size,
  );
}

/** What stands level with a heading, above or below another one, and looks like them is a heading in words we do not know. */
function withLevelHeadings(cells: Cell[], headings: Set<Cell>): Set<Cell> {
  const known = [...headings];
  const level = cells.filter(
    (cell) =>
      !cell.bullet &&
      cell.text.length < 40 &&
      known.some((other) => Math.abs(other.y - cell.y) < 1 && look(other) === look(cell)) &&
      known.some((other) => Math.abs(other.x - cell.x) < 2 && Math.abs(other.y - cell.y) > 1),
  );
  return new Set([...headings, ...level]);
}

/** "Professional Skills / Summary": a heading in two lines is one. */
function joinHeadingLines(cells: Cell[]): Cell[] {
  const joined = new Set<Cell>();
  const result = cells.map((cell) => {
    if (joined.has(cell) || cell.bullet || !headingKind(cell.text)) return cell;
    const next = cells.find(
      (other) =>
        other.y > cell.y &&
        other.y - cell.y < 1.6 * cell.size &&
        Math.abs(other.x - cell.x) < 2 &&
        look(other) === look(cell) &&
        headingKind(other.text),
    );
    if (!next) return cell;
    joined.add(next);
    return { ...cell, text: `${cell.text} ${next.text}`, right: Math.max(cell.right, next.right) };
  });
  return result.filter((cell) => !joined.has(cell));
}

/**
 * Where lines break in a column: where its longest line ends, if some text is seen to go on in the next line; else
 * nothing is known but where the column ends.
 */
function setEdges(region: Cell[], right: number): void {
  const longest = Math.max(...region.map((cell) => cell.right));
  const breaks = region.some((cell) => region.some((next) => isSeenToGoOn(cell, next)));
  for (const cell of region) cell.edge = breaks ? longest : Math.max(longest, right);
}

function isSeenToGoOn(cell: Cell, next: Cell): boolean {
  const drop = next.y - cell.y;
  return (
    drop > 0 &&
    drop < 1.7 * cell.size &&
    Math.abs(next.x - cell.textX) < 3 &&
    !next.bullet &&
    look(next) === look(cell) &&
    (/^\p{Ll}+[ .,]/u.test(next.text) || / [&-]$|\b(?:and|of|for|the|in|to|with)$/.test(cell.text))
  );
}

/** Contact details at the foot of a page, set apart from the text above, belong to the header. */
function contactFooter(cells: Cell[]): Set<Cell> {
  const footer = new Set<Cell>();
  for (const page of new Set(cells.map((cell) => cell.page))) {
    const own = cells.filter((cell) => cell.page === page).sort((a, b) => b.y - a.y);
    const start = own.findIndex((cell, index) => index > 0 && (own[index - 1]?.y ?? 0) - cell.y > 2.2 * cell.size);
    const foot = own.slice(0, start);
    const rows = new Set(foot.map((cell) => Math.round(cell.y)));
    if (start > 0 && rows.size <= 4 && foot.some((cell) => /@\S+\.\w|\+\d[\d ()-]{7}/.test(cell.text)))
      for (const cell of foot) footer.add(cell);
  }
  return footer;
}

/** Contact details set one below the other beside a section, without a heading of their own, belong to the header. */
function contactColumn(cells: Cell[], headings: Set<Cell>): Cell[] {
  const mail = cells.find((cell) => /@\S+\.\w/.test(cell.text));
  const first = cells.find((cell) => headings.has(cell));
  if (!mail || !first || mail.y < first.y) return [];
  const column = [mail];
  for (const step of [1, -1]) {
    let end = mail;
    for (const cell of step > 0 ? cells : cells.toReversed()) {
      const drop = (cell.y - end.y) * step;
      if (drop <= 1 || drop > 2.5 * mail.size || cell.x > mail.right || cell.right < mail.x) continue;
      if (headings.has(cell)) return [];
      column.push(cell);
      end = cell;
    }
  }
  const isStack = column.length >= 3 && column.every((cell) => cell.text.length < 50);
  const isTold = column.filter((cell) => isContactText(cell.text) || cell.links.length > 0).length >= column.length / 2;
  const isBeside = cells.some((cell) => Math.abs(cell.y - mail.y) < 3 * mail.size && cell.x > mail.right);
  return isStack && isTold && isBeside ? column : [];
}

/** How a text looks: its first font and size, and whether it is all capitals. Headings of one resume look alike. */
function look(cell: Cell): string {
  return `${cell.runs[0]?.style} ${isCapitals(cell.text)}`;
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}/u.test(text);
}

/**
 * Headings are texts made of heading words, in a look that the resume uses for headings: one that most words in it
 * prove to be headings, or that announces at least three kinds of section. A label that runs on into its own line is none.
 */
export function findHeadings(cells: Cell[]): Set<Cell> {
  const bodySize = mostCommonSize(cells);
  const looks = new Map<string, { all: number; named: Cell[] }>();
  for (const cell of cells) {
    const entry = looks.get(look(cell)) ?? { all: 0, named: [] };
    entry.all++;
    // A picture before a heading may look like a list marker; larger than the text, it is a heading all the same.
    const inList = cell.bullet && cell.size <= 1.08 * bodySize;
    if (!inList && headingKind(cell.text) && !cell.text.endsWith(",") && !isRunIn(cell, cells)) entry.named.push(cell);
    looks.set(look(cell), entry);
  }
  const kinds = (named: Cell[]) => new Set(named.map((cell) => headingKind(cell.text))).size;
  const best = Math.max(0, ...[...looks.values()].map(({ named }) => kinds(named)));
  let isFirst = true;
  const headings = new Set<Cell>();
  for (const { all, named } of [...looks.values()].sort((a, b) => kinds(b.named) - kinds(a.named))) {
    const first = named[0];
    if (!first) continue;
    const stands = first.size > 1.08 * bodySize || isCapitals(first.text);
    const strong = named.some((cell) => isStrongHeading(cell.text));
    const trusted =
      (kinds(named) >= 3 && (isFirst || strong)) ||
      (named.length / all >= 0.5 && strong && (stands || best < 2 || kinds(named) >= 3));
    isFirst = false;
    if (trusted) for (const cell of named) headings.add(cell);
  }
  return headings;
}

/** Sections whose entries have titles: text there that looks like a heading is such a title. */
const entryKinds = new Set<SectionKind>(["experience", "education", "projects", "achievements", "volunteer", "other"]);

/**
 * Texts in the look of the headings that are made of other words: sections of a kind we do not know. In a section whose
 * entries have titles, only where hardly anything but headings has that look: else it is such a title.
 */
function unknownHeadings(region: Cell[], headings: Set<Cell>): Set<Cell> {
  const own = region.filter((cell) => headings.has(cell));
  const looks = new Set(own.map(look));
  const unknown = new Set<Cell>();
  let kind: SectionKind | undefined;
  for (const cell of region) {
    if (headings.has(cell)) kind = headingKind(cell.text);
    else if (
      kind &&
      (!entryKinds.has(kind) || isHeadingsOwn(look(cell), region, headings)) &&
      looks.has(look(cell)) &&
      own.some((heading) => Math.abs(heading.x - cell.x) < 3) &&
      !cell.bullet &&
      cell.text.length < 40 &&
      !isRunIn(cell, region)
    )
      unknown.add(cell);
  }
  const known = [...headings].filter((heading) => looks.has(look(heading))).length;
  return unknown.size <= known ? unknown : new Set();
}

/** At least three headings have this look, and twice as many as other texts. */
function isHeadingsOwn(style: string, region: Cell[], headings: Set<Cell>): boolean {
  const alike = region.filter((cell) => look(cell) === style);
  const known = alike.filter((cell) => headings.has(cell)).length;
  return known >= 3 && known >= 2 * (alike.length - known);
}

/** "Languages  Java, Go": text follows on the same line at once, in smaller type or the same. */
function isRunIn(cell: Cell, cells: Cell[]): boolean {
  return cells.some(
    (other) =>
      other !== cell &&
      Math.abs(other.y - cell.y) < 1 &&
      other.x >= cell.right &&
      other.x - cell.right < (cell.text.endsWith(":") ? 30 : 0.8) * cell.size &&
      other.size >= cell.size &&
      // Where a third of all text begins, text begins anew.
      cells.filter(({ x }) => Math.abs(x - other.x) < 1).length < cells.length / 3,
  );
}

function mostCommonSize(cells: Cell[]): number {
  const letters = new Map<number, number>();
  for (const cell of cells) {
    const size = Math.round(cell.size * 10) / 10;
    letters.set(size, (letters.get(size) ?? 0) + cell.text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

function sectionsOf(region: Cell[], headings: Set<Cell>): { before: Cell[]; sections: Section[] } {
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

/** Headings stand in a margin of their own when nearly all other text begins to the right of them. */
function isMargin(headings: Cell[], text: Cell[]): boolean {
  if (headings.length < 2) return false;
  const edge = Math.max(...headings.map((heading) => heading.right));
  const first = Math.min(...headings.map((heading) => heading.y - heading.size));
  const below = text.filter((cell) => cell.y > first);
  return below.filter((cell) => cell.x >= edge).length > 0.9 * below.length;
}

/**
 * Where a heading's section begins: at the heading. In a margin the text beside it may begin a little higher, after
 * the widest gap near the heading.
 */
function startOf(heading: Cell, previous: Cell | undefined, text: Cell[], inMargin: boolean): number {
  const top = heading.y - 0.45 * heading.size;
  if (!inMargin) return top;
  const rows = [...new Set(text.map((cell) => cell.y))].sort((a, b) => a - b);
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
