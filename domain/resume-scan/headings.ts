import { headingKind } from "../resume/headings.ts";
import type { ResumePage, TextItem } from "../resume/page.ts";
import { jobScore } from "../resume/words.ts";
import { widestSpace } from "./page.ts";

/**
 * Pages whose headings look alike. In a picture, the size and weight of a short line are measured
 * badly, and by them a reader tells headings from text. So what stands alone in a heading's words
 * gets the look that most of it has, or one of its own where that is the look of the text. Rules
 * and pictograms beside headings, which were taken for signs, go.
 */
export function withAlikeHeadings(pages: ResumePage[]): ResumePage[] {
  const rows = pages.flatMap(({ items }) => [...Map.groupBy(items, ({ y }) => y).values()]);
  const named = rows.flatMap(headingsIn);
  const inCase = mostCommon(named, isInCapitals);
  const headings = new Set(named.filter((item) => inCase && isInCapitals(item) === isInCapitals(inCase)));
  const signs = new Set(
    rows.flatMap((row) => {
      const [words, others] = [row.filter(hasLetters), row.filter((item) => !hasLetters(item))];
      return words.length > 0 && words.every((item) => headings.has(item)) ? others : [];
    }),
  );
  const look = mostCommon([...headings], lookOf);
  const text = mostCommon(
    pages.flatMap(({ items }) => items.filter(({ text }) => text.length > 20)),
    lookOf,
  );
  if (!look) return pages;
  const font = text && lookOf(text) === lookOf(look) ? "Scan-Heading" : look.font;
  return pages.map((page) => ({
    ...page,
    items: page.items
      .filter((item) => !signs.has(item))
      .map((item) => (headings.has(item) ? { ...item, font, size: look.size } : item)),
  }));
}

const lookOf = ({ font, size }: TextItem) => `${font} ${size}`;

const hasLetters = ({ text }: TextItem) => /\p{L}/u.test(text);

const isInCapitals = ({ text }: TextItem) => text === text.toUpperCase();

/** The headings of a line. Words of a heading that other text follows are a label. */
function headingsIn(row: TextItem[]): TextItem[] {
  const parts: TextItem[][] = [];
  for (const item of row.filter(hasLetters)) {
    const last = parts.at(-1)?.at(-1);
    if (last && item.x - last.x - last.width <= widestSpace * item.size) parts.at(-1)?.push(item);
    else parts.push([item]);
  }
  const text = parts.findLastIndex((part) => !isHeading(part.map(({ text }) => text).join(" ")));
  return parts.slice(text + 1).flat();
}

/** One of the items that most others are like. Of groups of one size, the largest letters win. */
function mostCommon(items: TextItem[], likeness: (item: TextItem) => string | boolean): TextItem | undefined {
  const groups = [...Map.groupBy(items, likeness).values()];
  return groups.toSorted((a, b) => b.length - a.length || (b[0]?.size ?? 0) - (a[0]?.size ?? 0))[0]?.[0];
}

/** "Social Media Executive" is the name of a job. */
const isHeading = (text: string) => headingKind(text) !== undefined && jobScore(text) <= 0;
