import { expect, test } from "vitest";
import { directoryNames } from "#domain/directory/directory.ts";
import { entryKey, kindNames, unpacked } from "#domain/palette/palette.ts";
import { isOurs } from "#domain/palette/recents.ts";
import { createPalette, searchPalette } from "#domain/palette/search.ts";
import { screenAt, tools } from "#domain/screens.ts";
import { readContent } from "../../scripts/content-files.ts";
import { headingsOf, readPaletteEntries } from "../../scripts/palette-entries.ts";
import { readSheet } from "../../scripts/sheet.ts";

const entries = readPaletteEntries().map(unpacked);
const palette = createPalette(entries);
const first = (query: string) => searchPalette(palette, query, [], 1)[0];

test("the index has all tools, directory entries, prompts, portals, categories and checklist sections", () => {
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  expect(count("tool")).toBe(tools.length + 1);
  for (const name of directoryNames) expect(count(name)).toBe((readContent(name) as unknown[]).length);
  expect(count("prompt")).toBeGreaterThanOrEqual(20);
  expect(count("job-portals")).toBe(227);
  expect(count("checklist")).toBe(12);
  expect(count("category")).toBeGreaterThan(60);
});

test("every entry has a kind, a name and a valid address", () => {
  for (const { kind, name, url } of entries) {
    expect(Object.hasOwn(kindNames, kind)).toBe(true);
    expect(name).not.toBe("");
    if (isOurs(url)) expect(screenAt(new URL(url, "https://site.example").pathname), url).toBeDefined();
    else expect(url).toMatch(/^https?:\/\//);
  }
});

test("no two entries have the same text: certifications with the same name show their provider", () => {
  const looks = entries.map(({ kind, name, about }) => `${kind}: ${name}, ${about}`);
  expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
});

test("no entry occurs twice in its kind, except a portal in two categories", () => {
  const keys = entries.filter(({ kind }) => kind !== "job-portals").map(entryKey);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each([
  ["cv", /resume/i],
  ["leetcode", /contest|leetcode/i],
  ["certificate", /certif/i],
  ["checklist", /checklist/i],
  ["remote jobs", /remote/i],
  ["salary", /salary|offer/i],
  ["chatgpt", /chatgpt/i],
  ["chatgtp", /chatgpt/i],
  ["kuberntes", /kubernetes/i],
  ["privacy", /privacy/i],
  ["open source", /open source/i],
])("the first result for %s is the intended entry", (query, name) => {
  expect(first(query)?.name).toMatch(name);
});

test("the headings of a cheat sheet get their anchors, and its code gives no heading", () => {
  const sheet =
    "---\ntitle: X\n---\nIntro\n\n## Basics\n\n### `for` loops\n\n```bash\n## not a heading\n```\n\n## Pitfalls\n\n### Why *avoid* `!a` & `B`?\n";
  expect(headingsOf(readSheet(sheet))).toEqual([
    { id: "basics", heading: "Basics", group: "" },
    { id: "for-loops", heading: "for loops", group: "Basics" },
    { id: "pitfalls", heading: "Pitfalls", group: "" },
    { id: "why-avoid-a-b", heading: "Why avoid !a & B?", group: "Pitfalls" },
  ]);
});
