import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { slug } from "#domain/text/text.ts";
import { readSheets } from "../../scripts/cheat-sheets/run-sheet.ts";
import { readSheet } from "../../scripts/sheet.ts";

const sheets = await readSheets();

test("there are the nine sheets", () => {
  const names = ["c", "cpp", "dsa-python", "github", "html-css", "java", "javascript", "python", "sql"];
  expect(sheets.map(({ name }) => name)).toEqual(names);
});

test("every block that is not run says why, and few blocks are not run", () => {
  const norun = sheets.flatMap(({ name, blocks }) =>
    blocks.filter((block) => block.norun !== undefined).map((block) => ({ ...block, name })),
  );
  const all = sheets.flatMap(({ blocks }) => blocks).length;
  console.log(
    norun.map(({ name, line, language, norun }) => `not run: ${name} line ${line}, ${language}: ${norun}`).join("\n"),
  );
  expect(norun.filter(({ norun }) => !norun?.trim())).toEqual([]);
  expect(norun.length).toBeLessThanOrEqual(0.05 * all);
});

describe.each(sheets)("$name", ({ name, attributes, groups, blocks, problems }) => {
  const sections = groups.flatMap((group) => group.sections);

  test("keeps the convention", () => expect(problems).toEqual([]));

  test("has a title, a language and a description of 110 to 160 characters", () => {
    expect(attributes).toEqual({
      title: expect.any(String),
      language: expect.any(String),
      description: expect.any(String),
    });
    expect(attributes.description?.length).toBeGreaterThanOrEqual(110);
    expect(attributes.description?.length).toBeLessThanOrEqual(160);
  });

  test("has 8 to 15 groups and at least 60 sections", () => {
    expect(groups.length).toBeGreaterThanOrEqual(8);
    expect(groups.length).toBeLessThanOrEqual(15);
    expect(sections.length).toBeGreaterThanOrEqual(60);
  });

  test("begins with the page for the night before", () => {
    const [evening] = groups;
    expect(evening?.title).toBe("The night before");
    const words = evening?.sections.flatMap(({ text }) => text.split(/\s+/)) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(300);
    expect(words.length).toBeLessThanOrEqual(600);
  });

  test.skipIf(name === "dsa-python")("ends with thirty interview questions", () => {
    expect(groups.at(-1)?.title).toBe("Interview questions");
    expect(groups.at(-1)?.sections.length).toBeGreaterThanOrEqual(30);
  });

  test("has at least four diagrams, each with what it shows in words", () => {
    const source = readFileSync(`content/cheat-sheets/${name}.md`, "utf8");
    const diagrams = readSheet(source).flatMap(({ parts }) => parts.filter((part) => "dot" in part));
    expect(diagrams.length).toBeGreaterThanOrEqual(4);
    for (const { text } of diagrams) expect(text.length).toBeGreaterThan(40);
  });

  test("gives every heading an anchor of its own", () => {
    const anchors = [...groups, ...sections].map(({ title }) => slug(title));
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  test("explains every section in words", () => {
    expect(sections.filter(({ text }) => text.trim() === "").map(({ title }) => title)).toEqual([]);
  });

  test("keeps code and output within 76 characters", () => {
    const lines = blocks.flatMap(({ code, expected = "" }) => `${code}\n${expected}`.split("\n"));
    expect(lines.filter((line) => [...line].length > 76)).toEqual([]);
  });
});
