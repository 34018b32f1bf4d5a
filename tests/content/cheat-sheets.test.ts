import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sheetDescriptions, sheetName, sheetScreens } from "#domain/cheat-sheets/cheat-sheets.ts";
import { frontMatter } from "../../scripts/front-matter.ts";

const folder = "content/cheat-sheets";

test("every cheat sheet has a screen, and every sheet's screen has a file", () => {
  const files = readdirSync(folder).map((file) => file.replace(/\.md$/, ""));
  expect(sheetScreens.map(({ name }) => sheetName(name)).sort()).toEqual(files.sort());
});

test.each(sheetScreens)("the screen $name has the title and the description of its file", ({ name, title }) => {
  const { attributes } = frontMatter(readFileSync(`${folder}/${sheetName(name)}.md`, "utf8"));
  expect(title).toBe(`${attributes.title} Interview Cheat Sheet`);
  expect(sheetDescriptions[name]).toBe(attributes.description);
});
