import type { TextItem } from "./page.ts";

/** How far a letter may begin from the start of a gap, or end beyond it, in letter heights. */
const fits = 0.12;

/**
 * Cuts items at gaps that other items fill: letters that a font lacks are drawn afterward in
 * another font, as in "Ph m" and "ạ".
 */
export function withFilledGaps(items: TextItem[]): TextItem[] {
  const short = items.filter(({ text }) => [...text].length <= 4);
  if (short.length === 0) return items;
  return items.flatMap((item) => cutAtGaps(item, short));
}

function cutAtGaps(item: TextItem, fillers: TextItem[]): TextItem[] {
  const { spaces = [], x, width, size } = item;
  if (spaces.length === 0) return [item];
  const words = item.text.split(" ");
  if (words.length !== spaces.length + 1) return [item];
  const beside = fillers.filter((other) => other !== item && other.font !== item.font && other.y === item.y);
  const isFilled = spaces.map(({ from, to }) => {
    const begins = (one: TextItem) => Math.abs(one.x - x - from) < fits * size;
    return beside.some((one) => begins(one) && one.x + one.width < x + to + fits * size);
  });
  if (!isFilled.includes(true)) return [item];
  const parts: TextItem[] = [];
  for (const [at, word] of words.entries()) {
    const from = spaces[at - 1]?.to ?? 0;
    const to = spaces[at]?.from ?? width;
    const open = at > 0 && !isFilled[at - 1] ? parts.at(-1) : undefined;
    if (open) Object.assign(open, { text: `${open.text} ${word}`, width: x + to - open.x });
    else parts.push({ ...item, text: word, x: x + from, width: to - from, spaces: [] });
  }
  return parts.filter(({ text }) => text !== "");
}
