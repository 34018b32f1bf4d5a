import type { TextItem } from "./page.ts";

/** A letter fits a gap if their edges are at most this far apart, in letter heights. */
const fits = 0.12;

/**
 * Items cut apart where the file leaves a gap that other items fill: letters that a font lacks are
 * drawn afterward in another font, as in "Ph m" and "ạ".
 */
export function withFilledGaps(items: TextItem[]): TextItem[] {
  const short = items.filter(({ text }) => [...text].length <= 4);
  if (short.length === 0) return items;
  return items.flatMap((item) => cutAtGaps(item, short));
}

function cutAtGaps(item: TextItem, fillers: TextItem[]): TextItem[] {
  const words = item.text.split(" ");
  const { spaces = [], x, width, size } = item;
  if (spaces.length === 0 || words.length !== spaces.length + 1) return [item];
  const beside = fillers.filter((other) => other !== item && other.font !== item.font && other.y === item.y);
  const isFilled = spaces.map(({ from, to, isWritten }) => {
    const isAt = (a: number, b: number) => Math.abs(a - b) < fits * size;
    return !isWritten && beside.some((one) => isAt(one.x, x + from) && isAt(one.x + one.width, x + to));
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
