import type { KnockOut } from "./facts.ts";

/**
 * How exactly a value says where the work is done: "3 days in the office" says more than "hybrid"
 * or "remote".
 */
const exactness = (value: string) => (/\d/.test(value) ? 3 : value === "hybrid" ? 2 : value === "on-site" ? 1 : 0);

/**
 * Keeps the most exact way of working and the first required education. Drops "Berlin" beside
 * "Berlin, Germany", "a few years" beside a number, and citizenship if a resident may apply.
 */
export function withoutContradictions(all: KnockOut[]): KnockOut[] {
  const place = all.filter(({ kind }) => kind === "place").sort((a, b) => exactness(b.value) - exactness(a.value))[0];
  const degree = all.find(({ kind, isWelcome }) => kind === "degree" && !isWelcome);
  const isRepeat = ({ value }: KnockOut) =>
    all.some((other) => other.kind === "location" && other.value !== value && other.value.includes(value));
  return all.filter((one) => {
    if (one.kind === "location") return !isRepeat(one);
    if (one.value === "citizenship") return !all.some(({ value }) => value === "residence");
    if (one.kind === "years" && !/\d/.test(one.value))
      return !all.some(({ kind, value }) => kind === "years" && /\d/.test(value));
    return one.kind === "place" ? one === place : one.kind !== "degree" || one.isWelcome || one === degree;
  });
}
