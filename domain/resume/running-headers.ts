import type { Cell } from "./cell.ts";
import { findEmail, findPhone, isContactText } from "./contact-text.ts";
import { onlyDocumentTitle, withoutDocumentTitle } from "./document-title.ts";
import type { ResumePage } from "./page.ts";
import { trimOf } from "./trim.ts";

/**
 * Drops running headers, which are lines at the same height on two pages, and page numbers such as
 * "Page 1 of 2".
 */
export function withoutRepeats(pages: Cell[][], heights: number[]): Cell[] {
  const seen = new Map<string, number>();
  const large = new Set(pages.flat().flatMap((cell) => (cell.size > 13 ? [letters(cell.text)] : [])));
  let top = 0;
  return pages.flatMap((cells, page) => {
    const height = heights[page] ?? 0;
    const footers = cells.filter((cell) => cell.y - top > 0.92 * height && cell.size < 13);
    const isFooter =
      footers.length <= 5 &&
      footers.some(({ text }) => large.has(letters(text)) || onlyDocumentTitle.test(text)) &&
      footers.every(({ text }) => (large.has(letters(text)) || text.length < 30) && !isContactText(text));
    const foot = new Set([
      ...footOf(cells, page + 1, top + 0.8 * height),
      ...(isFooter ? footers : []),
      ...numberedLine(cells, top + 0.8 * height, large),
    ]);
    const kept = cells.filter((cell) => {
      if (foot.has(cell)) return false;
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

/** The addresses of a page's links, without those on a line that credits the template's maker. */
export function ownLinks({ items, links }: ResumePage): string[] {
  const credits = items.filter(({ text }) => credit.test(text.trim()));
  const isCredit = ({ y, height }: ResumePage["links"][number]) =>
    credits.some((item) => item.y > y - 1 && item.y < y + height + 1);
  return links.filter((link) => !isCredit(link)).map(({ url }) => url);
}

/** The letters of a text in lower case, so that capitals and small capitals are equal. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "");
}

/**
 * The last line of a page, if it holds only the page number and the person's name, which the resume
 * has in large letters: "Ada Lovelace — 1", "Curriculum Vitae of Ada Lovelace" and "2".
 */
function numberedLine(cells: Cell[], from: number, large: Set<string>): Cell[] {
  const end = Math.max(...cells.map(({ y }) => y));
  const lowest = end > from ? cells.filter(({ y, size }) => end - y < 0.3 * size && size < 13) : [];
  const text = lowest.map((cell) => cell.text).join(" ");
  const numbers = text.match(/\d+/g) ?? [];
  const name = letters(withoutDocumentTitle(trimOf(text, "0123456789|/·–—-")));
  return numbers.length === 1 && (numbers[0] ?? "").length <= 2 && large.has(name) ? lowest : [];
}

/** Whether a footer ends with its page number and the number of pages: "Ada Lovelace – 1/2". */
function isPageCount(text: string, page: number, pages: number): boolean {
  const [, number, total] = /(?:^|\s)(\d{1,2}) ?(?:of|\/|von|de|sur) ?(\d{1,2})$/iu.exec(text) ?? [];
  return Number(number) === page && Number(total) === pages;
}

/**
 * The foot of a page: a line with the page number (alone or after the word "Page") and everything
 * below it, or a last line that credits the template's maker. Email and phone are not part of it.
 */
function footOf(cells: Cell[], page: number, from: number): Set<Cell> {
  const low = cells.filter(({ y }) => y > from);
  const bottom = Math.max(...low.map(({ y }) => y));
  const begins = low.find((cell) => beginsFoot(cell, page, bottom, low));
  const end = Math.max(...cells.map(({ y }) => y));
  const lowest = cells.filter(({ y, size }) => end - y < 0.3 * size);
  const isCredited = lowest.some(({ text }) => credit.test(text));
  const foot = begins ? low.filter(({ y, size }) => y > begins.y - 0.3 * size) : isCredited ? lowest : [];
  return new Set(foot.filter(({ text }) => !findEmail(text) && !findPhone(text)));
}

const credit =
  /^(?:(?:this )?(?:cv|r[ée]sum[ée]|page|document|curriculum vitae) (?:was |is )?)?(?:designed|made|built|created|generated|powered) (?:with|by|using|in)\b/i;

function beginsFoot({ text, y, size }: Cell, page: number, bottom: number, low: Cell[]): boolean {
  const isLast = bottom - y < 0.3 * size;
  if (credit.test(text)) return isLast;
  const [, word, number] = /^(page|seite|página|pagina|strona)?\s*(\d{1,2})\b/iu.exec(text) ?? [];
  if (Number(number) !== page) return false;
  if (word !== undefined) return bottom - y < 2.5 * size;
  return isLast && text === number && low.every((other) => other.text === text || bottom - other.y > 0.3 * size);
}
