import type { Cell } from "./cell.ts";
import { findEmail, findPhone, isContactText } from "./contact-text.ts";

/** A line that stands at the same height of two pages is a running header; a lone "Page 1 of 2" is a page number. */
export function withoutRepeats(pages: Cell[][], heights: number[]): Cell[] {
  const seen = new Map<string, number>();
  const large = new Set(pages.flat().flatMap((cell) => (cell.size > 13 ? [letters(cell.text)] : [])));
  let top = 0;
  return pages.flatMap((cells, page) => {
    const height = heights[page] ?? 0;
    const footers = cells.filter((cell) => cell.y - top > 0.92 * height && cell.size < 13);
    const isFooter =
      footers.length <= 5 &&
      footers.some(({ text }) => large.has(letters(text)) || documentName.test(text)) &&
      footers.every(({ text }) => (large.has(letters(text)) || text.length < 30) && !isContactText(text));
    const numberLine = lineOfNumber(cells, page + 1, top + 0.8 * height);
    const kept = cells.filter((cell) => {
      if ((isFooter && footers.includes(cell)) || numberLine.has(cell)) return false;
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

const documentName = /^(?:curriculum vitae|r[ée]sum[ée]|cv|lebenslauf)$/i;

/** The letters of a text alone, so that capitals and small capitals are alike. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "");
}

/** "Ada Lovelace – 1/2": a footer that ends with its page's number and the number of pages. */
function isPageCount(text: string, page: number, pages: number): boolean {
  const [, number, total] = /(?:^|\s)(\d{1,2}) ?(?:of|\/|von|de|sur) ?(\d{1,2})$/iu.exec(text) ?? [];
  return Number(number) === page && Number(total) === pages;
}

/** The last line of a page, where it says the page's number: alone, or after the word "Page". Mail and phone stay. */
function lineOfNumber(cells: Cell[], page: number, from: number): Set<Cell> {
  const bottom = Math.max(...cells.map(({ y }) => y));
  const line = cells.filter(({ y, size }) => y > from && bottom - y < 0.3 * size);
  const says = ({ text }: Cell) => {
    const [, word, number] = /^(page|seite|página|pagina|strona)?\s*(\d{1,2})\b/iu.exec(text) ?? [];
    return Number(number) === page && (word !== undefined || (line.length === 1 && text === number));
  };
  return new Set(line.some(says) ? line.filter(({ text }) => !findEmail(text) && !findPhone(text)) : []);
}
