import type { Cell } from "./cell.ts";
import { headingKind } from "./headings.ts";

const call = /\(\) ?[{;]?$/;
const before = /^(?:(?:class|function|const|let|var|def|interface|struct) (?=\p{Lu})|(?:\/\/|\/\*+|#)(?: |$))/u;
const behind = /(?: ?\{| ?\*\/|\(\) ?[{;]?)$/;

/**
 * Drops the code signs of a resume that looks like source code, "class Ada Lovelace {", "//
 * Engineer" and "Work()", if at least three headings are set as calls.
 */
export function withoutCodeSigns(cells: Cell[]): Cell[] {
  const isCall = ({ text }: Cell) => call.test(text) && headingKind(text.replace(call, "")) !== undefined;
  if (cells.filter(isCall).length < 3) return cells;
  return cells.flatMap((cell) => {
    const text = cell.text.replace(before, "").replace(behind, "").trim();
    if (text === cell.text) return [cell];
    return /[\p{L}\d]/u.test(text) ? [{ ...cell, text, runs: [{ text, style: cell.runs[0]?.style ?? "" }] }] : [];
  });
}
