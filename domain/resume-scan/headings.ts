import { headingKind } from "../resume/headings.ts";
import type { ResumePage, TextItem } from "../resume/page.ts";
import { jobScore } from "../resume/words.ts";
import { widestSpace } from "./page.ts";

/**
 * Gives all headings the same look. In a picture, the size and weight of a short line are measured
 * badly, but the reader tells headings from text by them. So every line in heading words gets the
 * look that most such lines have, or a look of its own if the text has that look. Rules and
 * pictograms beside headings, which were recognized as characters, are removed.
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

/** The headings of a line. Heading words with other text after them are a label. */
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

/**
 * An item of the largest group of alike items. If groups tie, the group with the largest letters
 * wins.
 */
function mostCommon(items: TextItem[], likeness: (item: TextItem) => string | boolean): TextItem | undefined {
  const groups = [...Map.groupBy(items, likeness).values()];
  return groups.toSorted((a, b) => b.length - a.length || (b[0]?.size ?? 0) - (a[0]?.size ?? 0))[0]?.[0];
}

/** Whether text is a heading. "Social Media Executive" is not; it names a job. */
const isHeading = (text: string) => headingKind(text) !== undefined && jobScore(text) <= 0;
