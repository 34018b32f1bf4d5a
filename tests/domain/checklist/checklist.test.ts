import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChecklistSection, checklistItemId } from "#domain/checklist/checklist.ts";
import {
  checklistMarkdown,
  importProgress,
  nextThree,
  progressOf,
  progressText,
  readProgress,
  withTick,
} from "#domain/checklist/progress.ts";
import { checklistKey } from "#domain/storage-keys.ts";

const item = (id: string) => ({ id, text: `Do ${id}` });
const sections: ChecklistSection[] = [
  { title: "First", description: "", groups: [{ items: [item("a"), item("b")] }] },
  { title: "Read", description: "", groups: [{ title: "Programming", bullets: ["Know things"] }] },
  { title: "Last", description: "", groups: [{ title: "Group", items: [item("c"), item("d")] }] },
];
const now = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60 * 1000;
const stored = (timestamp: unknown, checked: unknown) => JSON.stringify({ timestamp, checked });

test("an id is the slug of section, group, index and the first 32 slug characters of the text", () => {
  expect(checklistItemId("Resume & ATS Optimization", undefined, 3, "Open with a summary of two or three lines")).toBe(
    "resume-ats-optimization-3-open-with-a-summary-of-two-or-th",
  );
  expect(checklistItemId("Interview Preparation", "System Design", 0, "Draw")).toBe(
    "interview-preparation-system-design-0-draw",
  );
});

test("progress is stored as a timestamp and a map of item id to true, under the specification's key", () => {
  expect(checklistKey).toBe("ultimate_it_checklist_v1");
  expect(JSON.parse(progressText(new Set(["a", "c"]), now))).toEqual({ timestamp: now, checked: { a: true, c: true } });
});

test("stored progress is read back", () => {
  expect([...readProgress(progressText(new Set(["a", "c"]), now), sections, now)]).toEqual(["a", "c"]);
});

test("progress expires after 30 days and then starts empty", () => {
  const text = stored(now, { a: true });
  expect(readProgress(text, sections, now + 30 * day).size).toBe(1);
  expect(readProgress(text, sections, now + 30 * day + 1).size).toBe(0);
});

test("storing progress again renews the thirty days", () => {
  const later = now + 29 * day;
  const renewed = progressText(readProgress(stored(now, { a: true }), sections, later), later);
  expect(readProgress(renewed, sections, later + 29 * day).has("a")).toBe(true);
});

test("saved items that left the checklist are dropped", () => {
  expect([...readProgress(stored(now, { a: true, gone: true, __proto__x: true }), sections, now)]).toEqual(["a"]);
});

test("an item is checked only if its stored value is true", () => {
  expect([...readProgress(stored(now, { a: false, b: 1, c: "true", d: true }), sections, now)]).toEqual(["d"]);
});

test.each([
  null,
  "",
  "{",
  "null",
  "5",
  "[]",
  "{}",
  stored("soon", { a: true }),
  stored(null, { a: true }),
  stored(now, null),
  stored(now, "a"),
  '{"timestamp":1e999,"checked":{"a":true}}',
])("corrupted stored progress counts as empty progress: %s", (text) => {
  expect(readProgress(text, sections, now).size).toBe(0);
});

test("ticking an item twice checks it once, and the old state does not change", () => {
  const none = new Set<string>();
  const one = withTick(withTick(none, "a", true), "a", true);
  expect([...one]).toEqual(["a"]);
  expect(withTick(withTick(one, "a", false), "a", false).size).toBe(0);
  expect(none.size).toBe(0);
});

test("progress is counted per section and overall, rounded down, and bullets do not count", () => {
  const checked = new Set(["a", "c", "d"]);
  expect(progressOf(sections, checked)).toEqual({ done: 3, total: 4, percent: 75 });
  expect(sections.map((section) => progressOf([section], checked).percent)).toEqual([50, 0, 100]);
  expect(progressOf(sections.slice(1, 2), checked)).toEqual({ done: 0, total: 0, percent: 0 });
});

test("one checked step out of 150 shows 1 percent, not 0", () => {
  const items = Array.from({ length: 150 }, (_, at) => ({ id: `step-${at}`, text: "Step" }));
  const many = [{ title: "All", groups: [{ items }] }] as unknown as typeof sections;
  expect(progressOf(many, new Set(["step-7"]))).toEqual({ done: 1, total: 150, percent: 1 });
});

test("the next three items are the first three unchecked items", () => {
  expect(nextThree(sections, new Set(["a"])).map(({ section, item }) => [section, item.id])).toEqual([
    ["First", "b"],
    ["Last", "c"],
    ["Last", "d"],
  ]);
  expect(nextThree(sections, new Set(["a", "b", "c", "d"]))).toEqual([]);
});

test("an exported file of any age can be imported", () => {
  const file = progressText(new Set(["a"]), 0);
  expect([...(importProgress(file, sections) ?? [])]).toEqual(["a"]);
});

test("a file from elsewhere is refused, and does not count as empty progress", () => {
  for (const file of ["", "hello", "[]", '{"checked":{}}']) expect(importProgress(file, sections)).toBeUndefined();
});

test("the Markdown export has all sections, groups and items, and its bullets have no checkboxes", () => {
  expect(checklistMarkdown("My list", sections, new Set(["b"]))).toBe(`# My list

## 1. First

- [ ] Do a
- [x] Do b

## 2. Read

### Programming

- Know things

## 3. Last

### Group

- [ ] Do c
- [ ] Do d
`);
});

test("no stored text makes reading fail, and unknown ids are dropped", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const id of readProgress(text, sections, now)) expect("abcd").toContain(id);
      importProgress(text, sections);
    }),
  );
});
