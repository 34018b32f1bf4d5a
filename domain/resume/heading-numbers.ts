import type { Cell } from "./cell.ts";
import { headingKind } from "./headings.ts";

const number = String.raw`(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]?`;
const numberBefore = new RegExp(String.raw`^${number} (?=\p{L})`, "u");
const numberAlone = new RegExp(`^${number}$`);

/** Drops the numbers of headings, "1. Experience" or "II. Education", if at least three have one. */
export function withoutHeadingNumbers(cells: Cell[]): Cell[] {
  const isNumbered = ({ text }: Cell) =>
    numberBefore.test(text) && headingKind(text.replace(numberBefore, "")) !== undefined;
  if (cells.filter(isNumbered).length < 3) return cells;
  return cells.map((cell) => {
    if (!isNumbered(cell)) return cell;
    const [first, ...rest] = cell.runs;
    const text = cell.text.replace(numberBefore, "");
    return { ...cell, text, runs: first ? [{ ...first, text: first.text.replace(numberBefore, "") }, ...rest] : [] };
  });
}

/** Whether a cell only numbers a heading: "01", "II." */
export function numbersHeading(cell: Cell, headings: Set<Cell>): boolean {
  if (!numberAlone.test(cell.text)) return false;
  return [...headings].some(
    (heading) =>
      Math.abs(heading.y - cell.y) < 3 && heading.x >= cell.right && heading.x - cell.right < 2 * heading.size,
  );
}
