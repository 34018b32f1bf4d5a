import fc from "fast-check";
import { expect, test } from "vitest";
import { bare, isNear } from "#domain/text/near.ts";

test.each([
  ["fronted", "frontend", "a missing letter"],
  ["develloper", "developer", "an extra letter"],
  ["analist", "analyst", "a wrong letter"],
  ["naukir", "naukri", "swapped letters"],
  ["bangalor", "bangalore", "a missing last letter"],
])("%s is near %s: %s", (typed, known) => {
  expect(isNear(typed, known)).toBe(true);
  expect(isNear(known, typed)).toBe(true);
});

test.each([
  ["jva", "java"],
  ["go", "django"],
  ["dart", "data"],
  ["naukiir", "naukri"],
  ["", "rome"],
])("%j is not near %s", (typed, known) => {
  expect(isNear(typed, known)).toBe(false);
  expect(isNear(known, typed)).toBe(false);
});

test("every word is near itself", () => {
  fc.assert(fc.property(fc.string(), (word) => isNear(word, word)));
});

test("a bare word has no case, accent or hyphen", () => {
  expect(["Full-Stack", "Zürich", "UI/UX"].map(bare)).toEqual(["fullstack", "zurich", "uiux"]);
});
