import fc from "fast-check";
import { expect, test } from "vitest";
import { joinedKeys, joinedTexts } from "#domain/your-data/joined.ts";
import { storedThings } from "#domain/your-data/stored-things.ts";

const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
const json = (texts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, JSON.stringify(value)]));
const joined = (here: Record<string, unknown>, coming: Record<string, unknown>) => {
  const texts = joinedTexts(json(here), json(coming), now);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, JSON.parse(text)]));
};
const ticks = (timestamp: number, ...ids: string[]) => ({
  timestamp,
  checked: Object.fromEntries(ids.map((id) => [id, true])),
});
const entry = (id: string) => ({ directory: "certifications", id, name: id, url: `https://example.com/${id}` });
const variant = (name: string, saved: number, value = name) => ({ promptId: "ats", name, values: { a: value }, saved });

test("the table marks each joined item: the items of this code, and those in the database", () => {
  const named = storedThings.filter(({ isJoined, place }) => isJoined && place !== "database").map(({ key }) => key);
  expect(named.toSorted()).toEqual(joinedKeys.toSorted());
});

test("checked steps of both devices stay with the later time, and expired steps do not come back", () => {
  const key = "ultimate_it_checklist_v1";
  const both = joined({ [key]: ticks(now - day, "a") }, { [key]: ticks(now - 2 * day, "b") });
  expect(both).toEqual({ [key]: ticks(now - day, "a", "b") });
  expect(joined({ [key]: ticks(now - 31 * day, "a") }, { [key]: ticks(now, "b") })).toEqual({ [key]: ticks(now, "b") });
  expect(joined({ [key]: ticks(now, "a") }, { [key]: ticks(now - 31 * day, "b") })).toEqual({});
});

test("saved searches and prompts of both devices stay, newest first, and a repeated one stays once", () => {
  const searches = "saved_job_searches_v1";
  expect(
    joined(
      { [searches]: [["role=Cook", 5], ["role=Tester", 1]] },
      { [searches]: [["role=Tester", 9], ["role=Baker", 3]] },
    )[searches].map(([address, time]: [string, number]) => [new URLSearchParams(address).get("role"), time]),
  ).toEqual([["Tester", 9], ["Cook", 5], ["Baker", 3]]); // biome-ignore format: pairs
  const prompts = "prompt_variants_v1";
  expect(
    joined(
      { [prompts]: [variant("A", 5), variant("B", 1)] },
      { [prompts]: [variant("B", 2, "new"), variant("A", 4, "old")] },
    ),
  ).toEqual({ [prompts]: [variant("A", 5), variant("B", 2, "new")] });
});

test("pins of both devices stay, this device's first, and a full list keeps all of its pins", () => {
  const portals = "pinned_portals_v1";
  expect(
    joined(
      { [portals]: ["https://a.example/", "https://b.example/"] },
      { [portals]: ["https://b.example/", "https://c.example/"] },
    ),
  ).toEqual({ [portals]: ["https://a.example/", "https://b.example/", "https://c.example/"] });
  const pins = "pinned_entries_v1";
  const full = Array.from({ length: 200 }, (_, at) => entry(`here-${at}`));
  expect(joined({ [pins]: full }, { [pins]: [entry("coming")] })).toEqual({});
  expect(joined({ [pins]: [entry("a")] }, { [pins]: [entry("b")] })).toEqual({ [pins]: [entry("a"), entry("b")] });
});

test("a certification done on one device is no longer planned", () => {
  const [planned, done] = ["planned_certifications_v1", "done_certifications_v1"];
  expect(joined({ [planned]: [entry("a"), entry("b")] }, { [done]: [entry("a")] })).toEqual({
    [planned]: [entry("b")],
    [done]: [entry("a")],
  });
  expect(joined({ [done]: [entry("a")] }, { [planned]: [entry("a"), entry("c")] })).toEqual({
    [planned]: [entry("c")],
  });
});

test("read sections and quizzes of both devices stay, and this device keeps its last section", () => {
  const [read, quizzes] = ["cheat_sheet_progress_v1", "cheat_sheet_quizzes_v1"];
  const quiz = (id: string) => ({ asked: [id, "z"], known: [true] });
  expect(
    joined(
      { [read]: { sql: { last: "a", read: ["a"] } }, [quizzes]: { sql: quiz("a") } },
      {
        [read]: { sql: { last: "b", read: ["b"] }, c: { last: "x", read: ["x"] } },
        [quizzes]: { sql: quiz("b"), c: quiz("x") },
      },
    ),
  ).toEqual({
    [read]: { sql: { last: "a", read: ["a", "b"] }, c: { last: "x", read: ["x"] } },
    [quizzes]: { sql: quiz("a"), c: quiz("x") },
  });
});

test("other items are replaced, and an equal item is not a change", () => {
  expect(joinedTexts({ theme: "light", slash_v1: "off" }, { theme: "dark", slash_v1: "off" }, now)).toEqual({
    theme: "dark",
  });
});

test("a second import of the same file changes nothing, whatever is stored", () => {
  const text = fc.oneof(fc.constant("["), fc.json(), fc.constantFrom(...Object.values(json({
    pins: [entry("a"), entry("b"), null],
    ticks: ticks(now, "a"),
    searches: [["role=Cook", 5], ["role=Cook", 7], 3],
    variants: [variant("A", 1), variant("B", 1)],
    read: { sql: { last: "a", read: ["a"] }, c: { last: "b", read: [] } },
    urls: ["https://a.example/", 5],
  })))); // biome-ignore format: one table
  const texts = fc.dictionary(fc.constantFrom(...joinedKeys), text);
  fc.assert(
    fc.property(texts, texts, (here, coming) => {
      const after = { ...here, ...joinedTexts(here, coming, now) };
      expect(joinedTexts(after, coming, now)).toEqual({});
    }),
  );
});
