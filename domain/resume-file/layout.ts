import { type Block, endsEntry } from "./blocks.ts";
import { linesOf } from "./line-breaks.ts";
import { type Design, type DesignName, designs, type PaperName, papers, textSizes } from "./options.ts";
import { type PlacedPage, type PlacedText, paginate, type Row } from "./pages.ts";
import type { Face } from "./spans.ts";

/** The width of a text in points. */
type Measure = (text: string, face: Face, size: number) => number;

/**
 * Lays a resume out on pages, in one column, with dates at the right end of their line. The text
 * has the largest of the sizes that need the fewest pages. A page never ends with a heading, with
 * the head of an entry that has text, or with the first line of a paragraph, and never begins with
 * a paragraph's last line.
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
      const isLast = number === lines.length - 1;
      if (isFirst && block.kind === "bullet")
        texts.unshift(marker(at, design.margin + indents.paragraph * base, size, measure));
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
        hasRule: block.kind === "heading" && isLast,
        staysWithNext: isHead(block.kind)
          ? !isLast || !endsEntry(block, blocks[at + 1])
          : lines.length > 1 && (isFirst || number === lines.length - 2),
      };
    });
  });
}

function marker(block: number, x: number, size: number, measure: Measure): PlacedText {
  const text = "•";
  return { text, face: "regular", block, role: "marker", size, x, y: 0, width: measure(text, "regular", size) };
}

const isHead = (kind: Block["kind"]) => kind === "heading" || kind === "entry" || kind === "detail";

/** The indent of each kind of text, as a multiple of its size. */
const indents: Record<Block["kind"], number> = {
  name: 0,
  title: 0,
  contact: 0,
  heading: 0,
  entry: 0,
  detail: 0,
  text: 0,
  paragraph: 0.9,
  bullet: 1.9,
};

function sizeOf(kind: Block["kind"], design: Design, base: number): number {
  if (kind === "name") return base * design.nameSize;
  if (kind === "title") return base * 1.15;
  return kind === "heading" ? base * design.headingSize : base;
}

/**
 * The distance from the last line of a paragraph to the first line of the next, as a multiple of
 * the text's size. A reader can still tell the paragraphs apart.
 */
const betweenParagraphs = 1.93;

function gapAbove(kind: Block["kind"], before: Block["kind"] | undefined, design: Design): number {
  if (kind === "heading") return design.sectionGap;
  if (before === "heading") return 0.55;
  if (kind === "entry") return design.entryGap;
  if (kind === "contact") return before === "contact" ? 0 : 0.35;
  if (kind === "paragraph" && before === "paragraph") return betweenParagraphs - design.leading;
  if (kind === "bullet" || kind === "paragraph") return 0.14;
  return 0;
}
