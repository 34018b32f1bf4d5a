import type { Cell } from "./cells.ts";

/** A line that stands at the same height of two pages is a running header; a lone "Page 1 of 2" is a page number. */
export function withoutRepeats(pages: Cell[][], heights: number[]): Cell[] {
  const seen = new Map<string, number>();
  let top = 0;
  return pages.flatMap((cells, page) => {
    const height = heights[page] ?? 0;
    const kept = cells.filter((cell) => {
      const y = cell.y - top;
      const nearEdge = y < 0.12 * height || y > 0.9 * height;
      if (!nearEdge) return true;
      if (/^(?:page|seite|página)?\s*\d{1,2}\s*(?:(?:of|\/|von|de)\s*\d{1,2})?$/iu.test(cell.text))
        return pages.length === 1 && !/\d/.test(cell.text);
      if (y > 0.9 * height && isPageCount(cell.text, page + 1, pages.length)) return false;
      const key = `${cell.text}|${y < height / 2}`;
      const earlier = seen.get(key);
      if (earlier !== undefined && earlier !== page) return false;
      seen.set(key, page);
      return true;
    });
    top += height;
    return kept;
  });
}

/** "Ada Lovelace – 1/2": a footer that ends with its page's number and the number of pages. */
function isPageCount(text: string, page: number, pages: number): boolean {
  const [, number, total] = /(?:^|\s)(\d{1,2}) ?(?:of|\/|von|de|sur) ?(\d{1,2})$/iu.exec(text) ?? [];
  return Number(number) === page && Number(total) === pages;
}
