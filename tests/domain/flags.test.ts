import { expect, test } from "vitest";
import { flagDefaults, flagLifetimeMs, isFlagName } from "#domain/flags.ts";

test("the generator is on by default", () => {
  expect(flagDefaults.resume_to_portfolio).toBe(true);
});

test("a flag is cached for five minutes", () => {
  expect(flagLifetimeMs).toBe(5 * 60 * 1000);
});

test("only names in the table are flags", () => {
  expect(isFlagName("resume_to_portfolio")).toBe(true);
  expect(["toString", "__proto__", "constructor", "", "other"].filter(isFlagName)).toEqual([]);
});
