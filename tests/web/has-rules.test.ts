import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Matches a selector that continues after :has() and ends with only `*` or a pseudo-class. */
const anything = /:has\((?:[^(){}]|\([^()]*\))*\)\s*[\s>+~]\s*(?:\*|:(?!is\())[^\s,{]*\s*[,{]/g;

test("a rule with :has() names a target, because otherwise each new row restyles the whole page", () => {
  const sheets = globSync("web/**/*.css").map((file) => readFileSync(file, "utf8"));
  expect(sheets.some((sheet) => sheet.includes(":has("))).toBe(true);
  expect(sheets.flatMap((sheet) => sheet.match(anything) ?? [])).toEqual([]);
  expect("figure:has(.runner) > :not(div) {").toMatch(anything);
});
