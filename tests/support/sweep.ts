/**
 * Whether every case of a sweep is tested, as in the weekly run of .github/workflows/test.yml.
 * Otherwise `npm test` tests a sample of the cases.
 */
export const isWhole = process.env.SWEEP === "whole";

/** The whole list in a whole sweep, and otherwise every n-th item, from the first item on. */
export function eachNth<T>(all: readonly T[], n: number): T[] {
  return all.filter((_, at) => isWhole || at % n === 0);
}

/** The number of random cases: all of them in a whole sweep, and otherwise a third. */
export function someOf(runs: number): number {
  return isWhole ? runs : Math.ceil(runs / 3);
}
