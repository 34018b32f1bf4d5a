import type { Cell } from "./cell.ts";
import { onlyDocumentTitle } from "./document-title.ts";
import { headingKind, isBetweenMarks, isStrongHeading, kindSurelyNamedIn } from "./headings.ts";

/**
 * A key for the look of a text: its first font and size, and whether it is in capitals. Headings of
 * one resume look alike.
 */
export function styleKey(cell: Cell): string {
  return `${cell.runs[0]?.style} ${isCapitals(cell.text)}`;
}

const isCapitals = (text: string) => !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && text === text.toUpperCase();

/**
 * Finds texts in heading words, in a look that the resume uses for headings. In such a look, most
 * texts are headings, or at least three kinds of section are named. A label with text after it on
 * its line is not a heading.
 */
export function findHeadings(cells: Cell[]): Set<Cell> {
  const bodySize = mostCommonSize(cells);
  const looks = looksOf(
    cells.filter((cell) => !isDocumentTitle(cell, cells)),
    bodySize,
  );
  const best = Math.max(0, ...looks.map(({ named }) => kindsIn(named)));
  const headings = new Set<Cell>();
  for (const [index, one] of looks.entries())
    if (isTrusted(one, index === 0, best, bodySize))
      for (const cell of withoutStrays(one.named, bodySize)) headings.add(cell);
  for (const label of formLabels(headings, cells)) headings.delete(label);
  return headings;
}

/** Whether a text at the very top says what the document is: "RÉSUMÉ", which is a summary in French. */
function isDocumentTitle(cell: Cell, cells: Cell[]): boolean {
  return onlyDocumentTitle.test(cell.text) && cells.every(({ y }) => y > cell.y - 0.5 * cell.size);
}

/** Labels such as "Address:" beside a value, in a form whose headings have no colon. */
function formLabels(headings: Set<Cell>, cells: Cell[]): Cell[] {
  const withColon = [...headings].filter(({ text }) => text.endsWith(":"));
  const sure = [...headings].filter(({ text }) => !text.endsWith(":") && isStrongHeading(text));
  return sure.length < 2 ? [] : withColon.filter((label) => cells.some((value) => isBeside(value, label)));
}

function isBeside(value: Cell, label: Cell): boolean {
  return value.x >= label.right && Math.abs(value.y - label.y) < 1 && value.page === label.page;
}

/**
 * Texts of one look: their number, those in heading words (`named`), and those that begin or end
 * with a heading word (`hinted`).
 */
type Look = { all: number; named: Cell[]; hinted: Cell[] };

/** Every look with texts in heading words, the look with the most kinds of section first. */
function looksOf(cells: Cell[], bodySize: number): Look[] {
  const looks = new Map<string, Look>();
  for (const cell of cells) {
    const entry = looks.get(styleKey(cell)) ?? { all: 0, named: [], hinted: [] };
    entry.all++;
    // A pictogram before a heading may look like a list marker. A line that is larger than the body
    // text is still a heading.
    const inList = cell.bullet && cell.size <= 1.08 * bodySize && !isBetweenMarks(cell.text);
    if (!inList && headingKind(cell.text) && !cell.text.endsWith(",") && !isRunIn(cell, cells)) entry.named.push(cell);
    else if (!cell.bullet && kindSurelyNamedIn(cell.text) && !/[,.:]$/.test(cell.text)) entry.hinted.push(cell);
    looks.set(styleKey(cell), entry);
  }
  return [...looks.values()]
    .sort((a, b) => kindsIn(b.named) - kindsIn(a.named))
    .filter(({ named }) => named.length > 0);
}

function kindsIn(named: Cell[]): number {
  return new Set(named.map((cell) => headingKind(cell.text) ?? kindSurelyNamedIn(cell.text))).size;
}

/**
 * Whether a look belongs to headings: it names three kinds of section, or most of its texts are
 * headings.
 */
function isTrusted({ all, named, hinted }: Look, isFirst: boolean, best: number, bodySize: number): boolean {
  const support = [...named, ...hinted];
  const isStrong = named.some((cell) => isStrongHeading(cell.text));
  const hasMany = kindsIn(support) >= 3;
  if (hasMany && (isFirst || isStrong)) return true;
  const [first] = named;
  const standsOut = first !== undefined && (first.size > 1.08 * bodySize || isCapitals(first.text));
  return support.length / all >= 0.5 && isStrong && (standsOut || isFirst || best < 2 || hasMany);
}

/** Whether headings are in a margin: nearly all other text begins to the right of them. */
export function isMargin(headings: Cell[], text: Cell[]): boolean {
  if (headings.length < 2) return false;
  const edge = Math.max(...headings.map((heading) => heading.right));
  const first = Math.min(...headings.map((heading) => heading.y - heading.size));
  const below = text.filter((cell) => cell.y > first);
  return below.filter((cell) => cell.x >= edge).length > 0.9 * below.length;
}

/**
 * Drops texts in body size that are not aligned with another heading. "Development Studies" may be
 * a line of text.
 */
function withoutStrays(named: Cell[], bodySize: number): Cell[] {
  if (named.length < 4) return named;
  return named.filter(
    (cell) =>
      cell.size > 1.08 * bodySize ||
      isCapitals(cell.text) ||
      named.some(
        (other) => other !== cell && [leftOf, rightOf, middleOf].some((at) => Math.abs(at(other) - at(cell)) < 3),
      ),
  );
}

export const leftOf = (cell: Cell) => cell.x;
export const rightOf = (cell: Cell) => cell.right;
export const middleOf = (cell: Cell) => (cell.x + cell.right) / 2;

/** Whether text follows on the same line, in the same size or larger: "Languages Java, Go". */
function isRunIn(cell: Cell, cells: Cell[]): boolean {
  return cells.some(
    (other) =>
      other !== cell &&
      Math.abs(other.y - cell.y) < 1 &&
      other.x >= cell.right &&
      other.x - cell.right < (cell.text.endsWith(":") ? 30 : 0.8) * cell.size &&
      other.size >= cell.size &&
      // A column begins where a third of all text begins.
      cells.filter(({ x }) => Math.abs(x - other.x) < 1).length < cells.length / 3,
  );
}

function mostCommonSize(cells: Cell[]): number {
  const letters = new Map<number, number>();
  for (const cell of cells) {
    const size = Math.round(cell.size * 10) / 10;
    letters.set(size, (letters.get(size) ?? 0) + cell.text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}
