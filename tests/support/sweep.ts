/**
 * Whether every case of a sweep is tried, as once a week in .github/workflows/test.yml. Otherwise
 * `npm test` tries the cases that stand for the others.
 */
export const isWhole = process.env.SWEEP === "whole";

/** All of a list in the whole sweep, and otherwise each n-th, from the first on. */
export function eachNth<T>(all: readonly T[], n: number): T[] {
  return all.filter((_, at) => isWhole || at % n === 0);
}

/** How many random cases to try: all of these in the whole sweep, otherwise a third. */
export function someOf(runs: number): number {
  return isWhole ? runs : Math.ceil(runs / 3);
}
