import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sheetDescriptions, sheetName, sheetScreens } from "#domain/cheat-sheets/cheat-sheets.ts";
import { frontMatter } from "../../scripts/front-matter.ts";

const folder = "content/cheat-sheets";

test("every sheet has a screen, and every screen its sheet", () => {
  const files = readdirSync(folder).map((file) => file.replace(/\.md$/, ""));
  expect(sheetScreens.map(({ name }) => sheetName(name)).sort()).toEqual(files.sort());
});

test.each(sheetScreens)("$name says of itself what its file says", ({ name, title }) => {
  const { attributes } = frontMatter(readFileSync(`${folder}/${sheetName(name)}.md`, "utf8"));
  expect(title).toBe(`${attributes.title} Interview Cheat Sheet`);
  expect(sheetDescriptions[name]).toBe(attributes.description);
});
