import fc from "fast-check";
import { expect, test } from "vitest";
import {
  readProgress,
  readQuizzes,
  sheetName,
  sheetScreens,
  withoutSheet,
  withSectionRead,
} from "#domain/cheat-sheets/cheat-sheets.ts";
import type { SheetSection } from "#domain/cheat-sheets/sheet-rank.ts";
import { findSections } from "#domain/cheat-sheets/sheet-search.ts";

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

test("a section matches when it has every word of the query, in any case", () => {
  expect(found("APPEND pop")).toEqual(["b", "c"]);
  expect(found("append nothing")).toEqual([]);
});

test("a search finds code as it is written in a section", () => {
  expect(found("xs[::-1]")).toEqual(["b"]);
});

test("a section with the word in its title comes first, and the other sections keep their order", () => {
  expect(found("list")).toEqual(["b", "a", "c"]);
});

test("a match in the title ranks above one in the group, which ranks above one in the text", () => {
  const ranked = [
    section("text", "Sparse table", "window function"),
    { ...section("group", "Frames"), group: "Window functions" },
    section("title", "A window function by hand"),
  ];
  expect(findSections(ranked, "window function").map(({ id }) => id)).toEqual(["title", "group", "text"]);
});

test("a word may have one wrong letter if no section has the word as typed", () => {
  expect(found("dequse")).toEqual(["c"]);
  expect(found("poplefft")).toEqual(["c"]);
  expect(found("qqzzqq")).toEqual([]);
  expect(found("}{")).toEqual([]);
});

test.each(["list vs tuple", "tuple versus list", "how is a list different from a tuple"])(
  "a section may lack the query's connecting words: %s",
  (query) => {
    const both = section("both", "What is the difference between a list and a tuple?", "different mutable");
    const how = section("how", "How lists grow", "list");
    expect(findSections([how, both], query).map(({ id }) => id)).toEqual(["both"]);
  },
);

test("a connecting word in the title still raises the rank: the for loop", () => {
  const ranked = [section("while", "while loops"), section("for", "for loops")];
  expect(findSections(ranked, "for loop").map(({ id }) => id)).toEqual(["for", "while"]);
  expect(findSections(ranked, "for").map(({ id }) => id)).toEqual(["for"]);
});

test.each(["big o", "Big-O", "big O notation"])("the query %s finds the section about complexity", (query) => {
  const cost = section("cost", "Complexity of lists");
  expect(findSections([section("page", "How do you page through a big table?"), cost], query)).toEqual([cost]);
});

test("sections named after the topic come before a section that only uses its words", () => {
  const facts = section("facts", "Facts about reading", "joining two tables multiplies rows");
  const joins = { ...section("inner", "INNER JOIN", "rows of both tables"), group: "Joins" };
  const other = section("other", "Two pointers", "left right");
  const ids = (all: SheetSection[]) => findSections(all, "how to join two tables").map(({ id }) => id);
  expect(ids([facts, joins, other])).toEqual(["inner", "facts"]);
  expect(ids([other, joins])).toEqual(["inner"]);
  expect(findSections([facts, joins], "two tables").map(({ id }) => id)).toEqual(["facts"]);
});

test("the sheet's name counts as a word of its sections, which come first: sql joins", () => {
  const decorators = { ...section("decorators", "Decorators", "wraps a function"), sheet: "python" };
  const flexbox = { ...section("flexbox", "The two axes"), sheet: "html-css", group: "Flexbox" };
  const inner = { ...section("inner", "INNER JOIN", "rows of both tables"), sheet: "sql", group: "Joins" };
  const left = { ...section("left", "LEFT JOIN", "all rows of the first"), sheet: "sql", group: "Joins" };
  const lateral = { ...section("lateral", "LATERAL", "sql that joins"), sheet: "sql", group: "Queries" };
  const threads = { ...section("threads", "SQL joins in threads"), sheet: "java" };
  const ids = (query: string) =>
    findSections([threads, lateral, inner, left, decorators, flexbox], query).map(({ id }) => id);
  expect(ids("python decorators")).toEqual(["decorators"]);
  expect(ids("Pyton decorators")).toEqual(["decorators"]);
  expect(ids("css flexbox")).toEqual(["flexbox"]);
  expect(ids("sql left join")).toEqual(["left"]);
  expect(ids("sql joins").slice(1)).toEqual(["inner", "left", "lateral"]);
  expect(ids("sql cheat sheet")).toEqual(["threads", "lateral", "inner", "left"]);
});

test("another form of the word in the title ranks above the word inside another word: html forms", () => {
  const ranked = [section("transforms", "Transforms"), section("form", "A form")];
  expect(findSections(ranked, "forms").map(({ id }) => id)).toEqual(["form", "transforms"]);
});

test("a title that begins with 'two sum' comes first, then code that has two_sum", () => {
  const all = [
    section("scattered", "Prefix sums in two dimensions", ""),
    section("code", "Hash maps", "def two_sum(xs, target):"),
    section("named", "Two sum, sorted", ""),
  ];
  expect(findSections(all, "two sum").map(({ id }) => id)).toEqual(["named", "code", "scattered"]);
});

test("'enumerate(' and 'enumerate()' give the results of 'enumerate', in the same order", () => {
  const all = [section("text", "Loops", "for i in enumerate(x)"), section("named", "enumerate", "zip")];
  for (const query of ["enumerate", "enumerate(", "enumerate()"])
    expect(findSections(all, query).map(({ id }) => id)).toEqual(["named", "text"]);
});

test("an empty query finds nothing", () => {
  expect(found("  ")).toEqual([]);
});

test("a section that is read twice counts once, and becomes the last section read", () => {
  const once = withSectionRead(withSectionRead({}, "c", "loops"), "c", "types");
  expect(withSectionRead(once, "c", "loops")).toEqual({ c: { last: "loops", read: ["loops", "types"] } });
});

test("a stored quiz may have unrated questions, and stored text of another shape is dropped", () => {
  const quiz = { asked: ["a", "b"], known: [true] };
  const others = { java: { asked: ["a"], known: [true] }, sql: { asked: "a", known: [] }, cpp: null };
  expect(readQuizzes(JSON.stringify({ c: quiz, ...others }))).toEqual({ c: quiz });
  expect(readQuizzes("[")).toEqual({});
});

test("starting one sheet over does not change the progress of the other sheets", () => {
  const both = withSectionRead(withSectionRead({}, "c", "a"), "sql", "b");
  expect(Object.keys(withoutSheet(both, "c"))).toEqual(["sql"]);
});

test("stored progress can be read back", () => {
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
])("stored progress of another shape counts as no progress: %s", (stored) => expect(readProgress(stored)).toEqual({}));

test("no stored text makes the reading of progress fail", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void readProgress(stored)));
});

test("each sheet is a screen below the hub, and its name is its file's name", () => {
  for (const { name, path } of sheetScreens) expect(path).toBe(`/programming-interview-cheatsheets/${sheetName(name)}`);
});
