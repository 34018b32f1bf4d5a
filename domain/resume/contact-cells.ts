import type { Cell } from "./cell.ts";
import { isContactText } from "./contact-text.ts";

/** Contact details at the foot of a page, set apart from the text above, belong to the header. */
export function contactFooter(cells: Cell[]): Set<Cell> {
  const footer = new Set<Cell>();
  for (const page of new Set(cells.map((cell) => cell.page))) {
    const own = cells.filter((cell) => cell.page === page).sort((a, b) => b.y - a.y);
    const start = own.findIndex((cell, index) => index > 0 && (own[index - 1]?.y ?? 0) - cell.y > 2.2 * cell.size);
    const foot = own.slice(0, start);
    const rows = new Set(foot.map((cell) => Math.round(cell.y)));
    if (start > 0 && rows.size <= 4 && foot.some((cell) => /@[^\s@]{1,80}\.\w|\+\d[\d ()-]{7}/.test(cell.text)))
      for (const cell of foot) footer.add(cell);
  }
  return footer;
}

/** Contact details set one below the other beside a section, without a heading of their own, belong to the header. */
export function contactColumn(cells: Cell[], headings: Set<Cell>): Cell[] {
  const mail = cells.find((cell) => /@[^\s@]{1,80}\.\w/.test(cell.text));
  const first = cells.find((cell) => headings.has(cell));
  if (!mail || !first || mail.y < first.y) return [];
  const column = [mail];
  for (const step of [1, -1]) {
    let end = mail;
    for (const cell of step > 0 ? cells : cells.toReversed()) {
      const drop = (cell.y - end.y) * step;
      if (drop <= 1 || drop > 2.5 * mail.size || cell.x > mail.right || cell.right < mail.x) continue;
      if (headings.has(cell)) return [];
      column.push(cell);
      end = cell;
    }
  }
  const isStack = column.length >= 3 && column.every((cell) => cell.text.length < 50);
  const isTold = column.filter((cell) => isContactText(cell.text) || cell.links.length > 0).length >= column.length / 2;
  const isBeside = cells.some((cell) => Math.abs(cell.y - mail.y) < 3 * mail.size && cell.x > mail.right);
  return isStack && isTold && isBeside ? column : [];
}
