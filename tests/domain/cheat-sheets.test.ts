import fc from "fast-check";
import { expect, test } from "vitest";
import {
  findSections,
  readProgress,
  type SheetSection,
  sheetName,
  sheetScreens,
  withoutSheet,
  withSectionRead,
} from "#domain/cheat-sheets.ts";

const section = (id: string, title: string, words = ""): SheetSection => ({
  sheet: "c",
  id,
  title,
  group: "",
  lead: "",
  words,
});
const sections = [
  section("a", "Loops", "for while list append"),
  section("b", "List methods", "append pop xs[::-1]"),
  section("c", "Deques", "append popleft list"),
];
const found = (query: string) => findSections(sections, query).map(({ id }) => id);

test("a section is found by every word of the query, whatever its case", () => {
  expect(found("APPEND pop")).toEqual(["b", "c"]);
  expect(found("append nothing")).toEqual([]);
});

test("code is found as it is written", () => {
  expect(found("xs[::-1]")).toEqual(["b"]);
});

test("a section with the word in its title comes first, the others keep their order", () => {
  expect(found("list")).toEqual(["b", "a", "c"]);
});

test("the title counts more than the group, the group more than the text", () => {
  const ranked = [
    section("text", "Sparse table", "window function"),
    { ...section("group", "Frames"), group: "Window functions" },
    section("title", "A window function by hand"),
  ];
  expect(findSections(ranked, "window function").map(({ id }) => id)).toEqual(["title", "group", "text"]);
});

test("nothing is found for an empty query", () => {
  expect(found("  ")).toEqual([]);
});

test("a section that has been read counts once and is the last one", () => {
  const once = withSectionRead(withSectionRead({}, "c", "loops"), "c", "types");
  expect(withSectionRead(once, "c", "loops")).toEqual({ c: { last: "loops", read: ["loops", "types"] } });
});

test("a sheet can be started over without the others", () => {
  const both = withSectionRead(withSectionRead({}, "c", "a"), "sql", "b");
  expect(Object.keys(withoutSheet(both, "c"))).toEqual(["sql"]);
});

test("what was kept can be read again", () => {
  const progress = withSectionRead({}, "c", "loops");
  expect(readProgress(JSON.stringify(progress))).toEqual(progress);
});

test.each([
  null,
  "",
  "{",
  "[]",
  "5",
  "null",
  '"x"',
  '{"c":5}',
  '{"c":{"last":1,"read":[]}}',
  '{"c":{"last":"a","read":[1]}}',
])("kept progress that is not of its shape counts as nothing read: %s", (stored) =>
  expect(readProgress(stored)).toEqual({}),
);

test("no stored text breaks the reading of progress", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void readProgress(stored)));
});

test("the sheets are the sub-screens of the hub, each named like its file", () => {
  for (const { name, path } of sheetScreens) expect(path).toBe(`/programming-interview-cheatsheets/${sheetName(name)}`);
});
