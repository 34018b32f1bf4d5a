import type { TextItem } from "./page.ts";

/** The farthest a second drawing lies from the first, in letter heights. */
const maxShift = 0.08;

/** Drops items drawn twice, a little apart. Some programs make letters bold this way. */
export function withoutSecondDrawings(items: TextItem[]): TextItem[] {
  const drawn = new Map<string, TextItem[]>();
  return items.filter((item) => {
    const before = drawn.get(item.text);
    if (!before) drawn.set(item.text, [item]);
    else if (before.some((other) => liesOn(item, other))) return false;
    else before.push(item);
    return true;
  });
}

function liesOn(item: TextItem, other: TextItem): boolean {
  const max = maxShift * item.size;
  return (
    item.font === other.font &&
    item.size === other.size &&
    Math.abs(item.x - other.x) < max &&
    Math.abs(item.y - other.y) < max
  );
}
