import { type Block, type Face, type Span, separator } from "./blocks.ts";
import { type Design, type DesignName, designs, type PaperName, papers, textSizes } from "./options.ts";

/** The width of a text in points. */
export type Measure = (text: string, face: Face, size: number) => number;

/** A text at the left end of its baseline, in points from the page's upper left corner. */
export type PlacedText = Span & {
  block: number;
  role: "marker" | "text" | "date";
  size: number;
  x: number;
  y: number;
  width: number;
};

export type PlacedRule = { x: number; y: number; width: number };

export type PlacedPage = { texts: PlacedText[]; rules: PlacedRule[] };

/** A line of text, not yet on a page: where `staysWithNext`, on that of the next line. */
type Row = { texts: PlacedText[]; gap: number; height: number; hasRule: boolean; staysWithNext: boolean };

/**
 * A resume on pages: one column, dates at the right end of their line. Of the sizes that need the
 * fewest pages it has the largest. A heading or the first line of a paragraph never ends a page,
 * and the last line of one never begins it.
 */
export function layOut(blocks: Block[], design: DesignName, paper: PaperName, measure: Measure): PlacedPage[] {
  const tries = textSizes.map((size) =>
    paginate(rowsOf(blocks, designs[design], size, paper, measure), designs[design], paper),
  );
  const fewest = Math.min(...tries.map((pages) => pages.length));
  return tries.find((pages) => pages.length === fewest) ?? [];
}

function rowsOf(blocks: Block[], design: Design, base: number, paper: PaperName, measure: Measure): Row[] {
  const column = papers[paper].width - 2 * design.margin;
  return blocks.flatMap((block, at) => {
    const size = sizeOf(block.kind, design, base);
    const indent = indents[block.kind] * base;
    const date = block.date ?? "";
    const dateWidth = date && measure(date, "regular", base);
    const room = column - indent - (dateWidth ? dateWidth + 1.5 * base : 0);
    const lines = linesOf(block, room, (text, face) => measure(text, face, size));
    const gap = gapAbove(block.kind, blocks[at - 1]?.kind, design) * base;
    return lines.map((line, number): Row => {
      let x = design.margin + indent;
      const texts = line.map((span): PlacedText => {
        const width = measure(span.text, span.face, size);
        x += width;
        return { ...span, block: at, role: "text", size, x: x - width, y: 0, width };
      });
      const isFirst = number === 0;
      if (isFirst && block.kind === "bullet")
        texts.unshift(marker(at, design.margin + indents.told * base, size, measure));
      if (isFirst && dateWidth)
        texts.push({
          text: date,
          face: "regular",
          block: at,
          role: "date",
          size: base,
          x: design.margin + column - dateWidth,
          y: 0,
          width: dateWidth,
        });
      return {
        texts,
        gap: isFirst ? gap : 0,
        height: size * design.leading,
        hasRule: block.kind === "heading" && number === lines.length - 1,
        staysWithNext: isHead(block.kind) || (lines.length > 1 && (isFirst || number === lines.length - 2)),
      };
    });
  });
}

function marker(block: number, x: number, size: number, measure: Measure): PlacedText {
  const text = "•";
  return { text, face: "regular", block, role: "marker", size, x, y: 0, width: measure(text, "regular", size) };
}

const isHead = (kind: Block["kind"]) => kind === "heading" || kind === "entry" || kind === "detail";

/** How far from the margin a text begins, as shares of the text's size. */
const indents: Record<Block["kind"], number> = {
  name: 0,
  title: 0,
  contact: 0,
  heading: 0,
  entry: 0,
  detail: 0,
  text: 0,
  told: 0.9,
  bullet: 1.9,
};

function sizeOf(kind: Block["kind"], design: Design, base: number): number {
  if (kind === "name") return base * design.nameSize;
  if (kind === "title") return base * 1.15;
  return kind === "heading" ? base * design.headingSize : base;
}

/** From line to line, so far apart that nobody takes two paragraphs for one. */
const parted = 1.93;

function gapAbove(kind: Block["kind"], before: Block["kind"] | undefined, design: Design): number {
  if (kind === "heading") return design.sectionGap;
  if (before === "heading") return 0.55;
  if (kind === "entry") return design.entryGap;
  if (kind === "contact") return before === "contact" ? 0 : 0.35;
  if (kind === "told" && before === "told") return parted - design.leading;
  if (kind === "bullet" || kind === "told") return 0.14;
  return 0;
}

/** A block's text in lines no wider than the room. */
function linesOf(
  { spans, kind, isList }: Block,
  room: number,
  measure: (text: string, face: Face) => number,
): Span[][] {
  const lines: Span[][] = [];
  let left = 0;
  for (const span of spans) {
    const line = lines.at(-1);
    const between: Span = { text: separator, face: kind === "detail" ? span.face : "regular" };
    const needed = measure(between.text, between.face) + measure(span.text, span.face);
    if (line && needed <= left) {
      line.push(between, span);
      left -= needed;
      continue;
    }
    for (const text of wrapped(span.text, isList ? betweenItems : betweenWords, room, (part) =>
      measure(part, span.face),
    )) {
      lines.push([{ ...span, text }]);
      left = room - measure(text, span.face);
    }
  }
  return lines.length > 0 ? lines : [[]];
}

const betweenItems = /(?<=,) /;
/** A dash would look like a marker where a line begins, and like a hyphen where it ends. */
const betweenWords = /(?<! [–—-]) (?![–—-] )/;

/** A text in lines that end at a gap; what is wider than a line between two gaps is cut. */
function wrapped(text: string, gap: RegExp, room: number, width: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(gap).flatMap((word) => cut(word, room, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || width(longer) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function cut(text: string, room: number, width: (part: string) => number): string[] {
  if (width(text) <= room) return [text];
  if (text.includes(" ")) return wrapped(text, / /, room, width);
  const parts = [""];
  for (const character of text) {
    const part = (parts.at(-1) ?? "") + character;
    if (width(part) <= room) parts[parts.length - 1] = part;
    else parts.push(character);
  }
  return parts;
}

function paginate(rows: Row[], { margin }: Design, paper: PaperName): PlacedPage[] {
  const { width, height } = papers[paper];
  const bottom = height - margin;
  const pages: PlacedPage[] = [];
  let top = Number.POSITIVE_INFINITY;
  for (const group of together(rows)) {
    const needed = group.reduce((sum, row) => sum + row.gap + row.height, 0);
    const fitsNowhere = needed > bottom - margin;
    if (top + needed > bottom && !fitsNowhere) top = Number.POSITIVE_INFINITY;
    for (const row of group) {
      if (top + row.gap + row.height > bottom) {
        pages.push({ texts: [], rules: [] });
        top = margin - row.gap;
      }
      const page = pages.at(-1) as PlacedPage;
      const size = row.texts[0]?.size ?? 0;
      const y = top + row.gap + row.height / 2 + 0.35 * size;
      page.texts.push(...row.texts.map((text) => ({ ...text, y })));
      top += row.gap + row.height;
      if (row.hasRule) page.rules.push({ x: margin, y: top + 1, width: width - 2 * margin });
    }
  }
  return pages;
}

/** Rows in groups that stand on one page. */
function together(rows: Row[]): Row[][] {
  const groups: Row[][] = [];
  let goesOn = false;
  for (const row of rows) {
    if (goesOn) groups.at(-1)?.push(row);
    else groups.push([row]);
    goesOn = row.staysWithNext;
  }
  return groups;
}
