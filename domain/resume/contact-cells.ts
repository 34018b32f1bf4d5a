import type { Cell } from "./cell.ts";
import { isContactText } from "./contact-text.ts";
import { isPlace } from "./places.ts";

/**
 * Contact details at the foot of a page, apart from the text above, without a heading. They belong
 * to the header.
 */
export function contactFooter(cells: Cell[], headings: Set<Cell>): Set<Cell> {
  const footer = new Set<Cell>();
  for (const page of new Set(cells.map((cell) => cell.page))) {
    const own = cells.filter((cell) => cell.page === page).sort((a, b) => b.y - a.y);
    const start = own.findIndex((cell, index) => index > 0 && (own[index - 1]?.y ?? 0) - cell.y > 2.2 * cell.size);
    const foot = own.slice(0, start);
    const rows = new Set(foot.map((cell) => Math.round(cell.y)));
    if (foot.some((cell) => headings.has(cell))) continue;
    if (start > 0 && rows.size <= 4 && foot.some((cell) => /@[^\s@]{1,80}\.\w|\+\d[\d ()-]{7}/.test(cell.text)))
      for (const cell of foot) footer.add(cell);
  }
  return footer;
}

/**
 * Contact details below each other beside a section, without a heading. They belong to the header,
 * with the name and the title above them in a narrow column at the left.
 */
export function contactColumn(cells: Cell[], headings: Set<Cell>): Cell[] {
  const mail = cells.find((cell) => /@[^\s@]{1,80}\.\w/.test(cell.text));
  const first = cells.find((cell) => headings.has(cell));
  if (!mail || !first || mail.y < first.y) return [];
  const column = [mail];
  for (const step of [1, -1]) {
    let end = mail;
    for (const cell of step > 0 ? cells : cells.toReversed()) {
      const drop = (cell.y - end.y) * step;
      if (drop <= 1 || drop > 2.5 * mail.size || !isAligned(cell, mail)) continue;
      if (headings.has(cell)) return [];
      column.push(cell);
      end = cell;
    }
  }
  const isStack = column.length >= 3 && column.every((cell) => cell.text.length < 50);
  const isTold = column.filter(isDetail).length >= column.length / 2;
  const isBeside = cells.some((cell) => Math.abs(cell.y - mail.y) < 3 * mail.size && cell.x > mail.right);
  return isStack && isTold && isBeside ? [...column, ...aboveDetails(column, mail, first, cells)] : [];
}

/** The texts above contact details and aligned with them, left of the first heading. */
function aboveDetails(column: Cell[], mail: Cell, first: Cell, cells: Cell[]): Cell[] {
  const top = Math.min(...column.map(({ y }) => y));
  const isAbove = (cell: Cell) => cell.y < top && cell.page === mail.page && isAligned(cell, mail);
  const above = cells.filter((cell) => isAbove(cell) && cell.right < first.x);
  return above.every(({ text }) => text.length < 40) ? above : [];
}

/**
 * Contact details that continue beside the first heading, below its top, under others. They belong
 * to the header.
 */
export function contactOverhang(cells: Cell[], headings: Set<Cell>): Cell[] {
  const first = cells.find((cell) => headings.has(cell));
  if (!first) return [];
  const top = first.y - 0.5 * first.size;
  const stack = cells.filter((cell) => cell.y < top && isContactText(cell.text));
  const overhang: Cell[] = [];
  for (const cell of cells) {
    const isBeside = cell.y >= top && (cell.x > first.right || cell.right < first.x) && isContactText(cell.text);
    if (!isBeside || !stack.some((above) => goesOnBelow(above, cell))) continue;
    stack.push(cell);
    overhang.push(cell);
  }
  return overhang;
}

function goesOnBelow(above: Cell, cell: Cell): boolean {
  const drop = cell.y - above.y;
  const isLine = drop > 0 && drop < 1.7 * cell.size && above.page === cell.page;
  return isLine && isAligned(cell, above) && above.runs[0]?.style === cell.runs[0]?.style;
}

function isAligned(cell: Cell, mail: Cell): boolean {
  const distances = [cell.x - mail.x, cell.textX - mail.textX, cell.right - mail.right, middle(cell) - middle(mail)];
  return distances.some((distance) => Math.abs(distance) < 3);
}

const middle = (cell: Cell) => (cell.x + cell.right) / 2;

/** Whether a cell is an email address, a number, a link or a line of a postal address. */
function isDetail({ text, links }: Cell): boolean {
  return (
    isContactText(text) || links.length > 0 || isPlace(text) || /^\p{Lu}[\p{L} .-]{2,30} \d{1,4}\p{L}?$/u.test(text)
  );
}
