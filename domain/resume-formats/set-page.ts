import type { PageLink, ResumeDocument, TextItem } from "../resume/page.ts";
import type { Span } from "./flow.ts";

/** Text in a row. `x` is counted from the left margin. */
export type Part = { x: number; spans: Span[]; toRight: boolean };
export type Row = { parts: Part[]; above: number; size: number; isHeading: boolean };

const letter = 0.48;
const space = 0.3;

/** The estimated width of a text, in points: every letter counts as an average one. */
export const widthOf = (spans: Span[]) => spans.reduce((sum, { text, size }) => sum + text.length * letter * size, 0);
/** Where a row ends on the right, in points. */
export const rightOf = ({ parts }: Row) => Math.max(...parts.map(({ x, spans }) => x + widthOf(spans)));

const margin = 50;
const leastWidth = 500;

/** Sets rows on one page that is wide enough for the longest. */
export function setPage(rows: Row[]): ResumeDocument {
  const right = Math.max(leastWidth, ...rows.map(rightOf));
  const items: TextItem[] = [];
  const links: PageLink[] = [];
  let y = margin;
  for (const { parts, above, size } of rows) {
    y += above + 2 * size;
    for (const { x, spans, toRight } of parts) {
      let at = margin + (toRight ? right - widthOf(spans) : x);
      for (const span of spans) {
        const set = setSpan(span, at, y);
        items.push(...set.items);
        if (span.url && set.items.length > 0)
          links.push({ url: span.url, x: at, y: y - span.size, width: set.end - at, height: span.size });
        at = set.end;
      }
    }
  }
  return { pages: [{ width: right + 2 * margin, height: y + margin, items, links }] };
}

/** Longer texts are set as several items. */
const maxCharacters = 800;

/**
 * The items for words in one look, and where they end. A gap of three or more spaces separates two
 * texts, as a tab does.
 */
function setSpan({ text, size, font }: Span, from: number, y: number): { items: TextItem[]; end: number } {
  const items: TextItem[] = [];
  let x = from;
  for (const part of text.split(/(\s{3,}|^\s+|\s+$)/)) {
    if (part.trim() === "") {
      x += part.length * space * size;
      continue;
    }
    for (const piece of part.match(new RegExp(`.{1,${maxCharacters}}(?:\\s|$)|.{1,${maxCharacters}}`, "gsu")) ?? []) {
      const width = piece.trimEnd().length * letter * size;
      items.push({ text: piece.trim(), x, y, width, angle: 0, size, font });
      x += width + (piece.length - piece.trimEnd().length) * space * size;
    }
  }
  return { items, end: x };
}
