import type { Cell } from "./cell.ts";

/** Whether a text is a year and nothing else. */
export function isYear({ text }: Cell): boolean {
  return /^(?:19|20)\d\d$/.test(text);
}

/**
 * Whether a year is the second of a pair, in a column of at least two pairs of a first and a last
 * year, which are farther apart than the years of a pair.
 */
export function endsPeriod(cell: Cell, all: Cell[]): boolean {
  const years = all.filter((other) => isYear(other) && Math.abs(other.x - cell.x) < 2.5).sort((a, b) => a.y - b.y);
  const gaps = years.slice(1).map(({ y }, index) => y - (years[index]?.y ?? 0));
  const between = gaps.filter((_, index) => index % 2 === 1);
  const within = gaps.filter((_, index) => index % 2 === 0);
  const isPaired = years.every(({ text }, index) => index % 2 === 1 || text <= (years[index + 1]?.text ?? ""));
  return (
    years.length >= 4 && isPaired && Math.min(...between) > 1.5 * Math.max(...within) && years.indexOf(cell) % 2 === 1
  );
}
