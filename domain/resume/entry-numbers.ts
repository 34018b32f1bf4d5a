import type { Line, Run } from "./cell.ts";

const number = /^(\d{1,2})[.)](?: +(?=\S)|$)/;

/**
 * Turns the numbers of counted entries into markers: "1. Nurse" above "2. Aide". A number may be a
 * cell of its own.
 */
export function withoutEntryNumbers(cells: Line[]): Line[] {
  const [first] = cells;
  const counted = cells.filter(({ text, x }) => number.test(text) && Math.abs(x - (first?.x ?? 0)) < 2);
  const isCounted = counted[0] === first && counted.every(({ text }, at) => Number.parseInt(text, 10) === at + 1);
  const isAlone = counted.every((cell) => textBehind(cell, cells));
  if (!isCounted || counted.length < (isAlone ? 1 : 2)) return cells;
  const marked = new Map(counted.map((cell) => [textBehind(cell, cells) ?? cell, cell]));
  return cells.flatMap((cell) => {
    const start = marked.get(cell);
    if (!start) return counted.includes(cell) ? [] : [cell];
    const [prefix = ""] = start === cell ? (number.exec(cell.text) ?? []) : [];
    return [
      { ...cell, x: start.x, bullet: true, text: cell.text.slice(prefix.length), runs: behind(cell.runs, prefix) },
    ];
  });
}

/** The text on the line of a number that stands alone. */
function textBehind({ text, right, y, size }: Line, cells: Line[]): Line | undefined {
  if (!/^\d+[.)]$/.test(text)) return undefined;
  return cells.find((other) => Math.abs(other.y - y) < 1 && other.x >= right && other.x - right < 2.5 * size);
}

function behind(runs: Run[], prefix: string): Run[] {
  let rest = prefix.length;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, rest));
    rest -= run.text.length;
    return text.trim() === "" ? [] : [{ ...run, text }];
  });
}
