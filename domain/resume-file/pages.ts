import { type Design, type PaperName, papers } from "./options.ts";
import type { Span } from "./spans.ts";

/** A text and the left end of its baseline, in points from the page's upper left corner. */
export type PlacedText = Span & {
  block: number;
  role: "marker" | "text" | "date";
  size: number;
  x: number;
  y: number;
  width: number;
};

type PlacedRule = { x: number; y: number; width: number };

export type PlacedPage = { texts: PlacedText[]; rules: PlacedRule[] };

/**
 * A line of text without a page yet. With `staysWithNext` it goes on the same page as the next
 * line.
 */
export type Row = { texts: PlacedText[]; gap: number; height: number; hasRule: boolean; staysWithNext: boolean };

/** Distributes rows over pages of a paper size. Groups of rows stay on one page. */
export function paginate(rows: Row[], { margin }: Design, paper: PaperName): PlacedPage[] {
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

/** Groups rows that have to stay on one page. */
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
