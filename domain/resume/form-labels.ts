import type { Cell } from "./cell.ts";
import { entryLabel } from "./entry-labels.ts";
import { styleKey } from "./find-headings.ts";
import { isStrongHeading } from "./headings.ts";
import { personLabels } from "./vocabulary/form-labels.ts";

export type PersonLabel = keyof typeof personLabels;

const personal = new Map(
  Object.entries(personLabels).flatMap(([label, words]) => words.map((word) => [word, label as PersonLabel] as const)),
);

/** The fact about the person that a form's label asks for: "name" for "Nombre y apellidos:". */
export function personLabel(text: string): PersonLabel | undefined {
  return personal.get(text.trim().toLowerCase().replaceAll("’", "'").replace(/ ?:$/, ""));
}

/** The cells of a page, with each label of a form in one cell, and which cells are labels. */
export type Form = { cells: Cell[]; labels: Set<Cell> };

/**
 * Finds the labels of a form: one under the other, left- or right-aligned, each with its value in
 * the next column. Three labels in known words prove a form; then all others of their look are
 * labels, too.
 */
export function withFormLabels(cells: Cell[]): Form {
  const known = new Set(cells.filter(({ text }) => personLabel(text) || entryLabel(text)).map(({ text }) => text));
  if (known.size < 2) return { cells, labels: new Set() };
  const whole = withLabelsApart(joinLabels(cells));
  const labels = new Set<Cell>();
  const sure = whole.filter((cell) => isLabel(cell.text) && valueBeside(cell, whole));
  for (const axis of [leftOf, rightOf])
    for (const one of sure) {
      const column = valueBeside(one, whole)?.x ?? 0;
      const stands = (cell: Cell) =>
        Math.abs(axis(cell) - axis(one)) < 2 && Math.abs((valueBeside(cell, whole)?.x ?? 0) - column) < 3;
      const words = new Set(sure.filter(stands).map(({ text }) => text));
      if (words.size < 3) continue;
      for (const cell of whole)
        if (styleKey(cell) === styleKey(one) && stands(cell) && !headsSection(cell)) labels.add(cell);
    }
  return labels.size > 0 ? { cells: whole, labels } : { cells, labels };
}

/** Whether a word in the column of labels names a section, and asks for no fact. */
function headsSection({ text }: Cell): boolean {
  return isStrongHeading(text) && !isLabel(text) && !text.endsWith(":");
}

/**
 * Splits a label from its value if only a space between words separates them. The other rows show
 * where the column of values begins. A label that begins right of the left edge of the text is
 * right-aligned.
 */
function withLabelsApart(cells: Cell[]): Cell[] {
  const sure = cells.filter((cell) => isLabel(cell.text) && valueBeside(cell, cells));
  const [first] = sure;
  const value = first && valueBeside(first, cells);
  const column = sure.filter((cell) => Math.abs(cell.right - (first?.right ?? 0)) < 2);
  if (!first || !value || new Set(column.map(({ text }) => text)).size < 3) return cells;
  const left = Math.min(...column.map(leftOf));
  return cells.flatMap((cell) => {
    if (cell.x >= first.right || cell.right <= value.x || cell.runs.length > 1) return [cell];
    const words = cell.text.split(" ");
    const ends = words.map((_, index) => words.slice(0, index).join(" ").length).slice(1);
    const share = (first.right - cell.x) / (cell.right - cell.x);
    const near = (end: number) => Math.abs(end / cell.text.length - share);
    const end =
      ends.findLast((at) => isLabel(cell.text.slice(0, at))) ??
      (cell.x > left + 5 ? ends.sort((a, b) => near(a) - near(b))[0] : undefined);
    if (!end) return [cell];
    const style = cell.runs[0]?.style ?? "";
    const [label, valueText] = [cell.text.slice(0, end), cell.text.slice(end + 1)];
    return [
      { ...cell, text: label, right: first.right, runs: [{ text: label, style }], links: [] },
      { ...cell, text: valueText, x: value.x, textX: value.x, runs: [{ text: valueText, style }] },
    ];
  });
}

const leftOf = (cell: Cell) => cell.x;
const rightOf = (cell: Cell) => cell.right;
const isLabel = (text: string) => personLabel(text) !== undefined || entryLabel(text) !== undefined;

function valueBeside(label: Cell, cells: Cell[]): Cell | undefined {
  return cells
    .filter(({ x, y, page }) => x > label.right && Math.abs(y - label.y) < 1.5 && page === label.page)
    .sort((a, b) => a.x - b.x)[0];
}

/** Joins labels of two or three lines: "Principais actividades e" and "responsabilidades". */
function joinLabels(cells: Cell[]): Cell[] {
  const joined = new Set<Cell>();
  const whole = cells.map((cell) => {
    const lines = joined.has(cell) ? [cell] : linesOfLabel(cell, cells);
    if (lines.length === 1) return cell;
    for (const line of lines.slice(1)) joined.add(line);
    const text = lines.map((line) => line.text).join(" ");
    return {
      ...cell,
      text,
      x: Math.min(...lines.map(leftOf)),
      right: Math.max(...lines.map(rightOf)),
      runs: [{ text, style: cell.runs[0]?.style ?? "" }],
    };
  });
  return whole.filter((cell) => !joined.has(cell));
}

/** The lines of a label that begins with a cell, or the cell alone if they make no known label. */
function linesOfLabel(cell: Cell, cells: Cell[]): Cell[] {
  const lines = [cell];
  for (const next of cells) {
    if (!isNextLine(next, lines.at(-1) ?? cell)) continue;
    lines.push(next);
    if (isLabel(lines.map(({ text }) => text).join(" "))) return lines;
    if (lines.length > 2) break;
  }
  return [cell];
}

function isNextLine(next: Cell, line: Cell): boolean {
  const drop = next.y - line.y;
  return (
    drop > 0 &&
    drop < 1.4 * line.size &&
    styleKey(next) === styleKey(line) &&
    (Math.abs(next.x - line.x) < 2 || Math.abs(next.right - line.right) < 2)
  );
}
