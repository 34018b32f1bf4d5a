import { expect, test } from "vitest";
import { offeredSkills, offerLink } from "#domain/portfolio/offered-skills.ts";

test("words of any kind are read back from the address", () => {
  const words = ["C++", "CI/CD", "A, B & C", "50% Go#"];
  expect(offeredSkills(new URL(offerLink(words), "https://site.example").hash)).toEqual(words);
});

test.each(["", "#edit", "#edit=", "#edit=%", "#add=Go", "#edit=,%20,"])(
  "an address without words offers no skills: %s",
  (fragment) => {
    expect(offeredSkills(fragment)).toEqual([]);
  },
);
