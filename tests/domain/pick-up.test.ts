import { expect, test } from "vitest";
import { withSectionRead } from "#domain/cheat-sheets/cheat-sheets.ts";
import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import { progressText } from "#domain/checklist/progress.ts";
import { defaultSearch } from "#domain/job-search/job-search.ts";
import { savedSearchesText } from "#domain/job-search/saved-searches.ts";
import { type PickUp, pickUpKeys, pickUps } from "#domain/pick-up.ts";
import { sheetProgressKey } from "#domain/storage-keys.ts";
import { glanceAt } from "#domain/tracker/glance.ts";
import { nextStep } from "#domain/tracker/next-steps.ts";
import { storedThings } from "#domain/your-data/stored-things.ts";
import { record } from "../support/tracker-records.ts";

const now = Date.UTC(2026, 10, 22);
const sections: ChecklistSection[] = [
  {
    title: "One",
    description: "",
    groups: [
      {
        items: [
          { id: "a", text: "Begin" },
          { id: "b", text: "Go on" },
        ],
      },
    ],
  },
];
const begun = (key: string, text: string): PickUp | undefined => pickUps({ [key]: text }, sections, now)[0];

test("a new visitor has nothing to continue", () => {
  expect(pickUps({}, sections, now)).toEqual([]);
});

test("the table of stored data has every key that the home page reads", () => {
  const known = storedThings.map(({ key }) => key);
  for (const key of pickUpKeys) expect(known).toContain(key);
});

test("the tracker's due step comes first, else its next step", () => {
  const first = { id: "a1", title: "Data Analyst, Acme", what: "Follow up", on: "2026-11-20" };
  const glance = (turn: object) => JSON.stringify({ saved: [], turns: [{ from: 0, due: 1, first, ...turn }] });
  expect(begun("tracker_glance_v1", glance({}))).toEqual({
    screen: "tracker",
    href: "/tracker#open=a1",
    title: "1 due in your tracker",
    text: "Follow up: Data Analyst, Acme",
    when: first,
  });
  expect(begun("tracker_glance_v1", glance({ due: 0 }))?.title).toBe("Next in your tracker");
  expect(begun("tracker_glance_v1", glance({ due: 0, first: undefined }))).toBeUndefined();
  expect(begun("tracker_glance_v1", "{")).toBeUndefined();
});

test("if nothing is planned, the tracker's card says how many records are open", () => {
  const records = [record(), record(), record({}, { stage: "closed" })];
  const without = records.map((each) => ({ ...each, next: { ...each.next, on: "" } }));
  expect(begun("tracker_glance_v1", JSON.stringify(glanceAt(without, now)))).toMatchObject({
    title: "2 saved in your tracker",
    href: "/tracker",
  });
  expect(begun("tracker_glance_v1", JSON.stringify(glanceAt([], now)))).toBeUndefined();
});

const onDay = (day: string) => new Date(`${day}T09:00`).getTime();

test.each([
  [
    "2026-11-23",
    record({ interviews: [new Date("2026-11-25T16:30").toISOString()] }, { stage: "interview" }, "2026-11-20"),
    ["2026-11-25", "2026-11-27"],
    ["Interview: Data Analyst", "Send a thank-you: Data Analyst"],
  ],
  [
    "2026-11-23",
    record({}, { stage: "applied" }, "2026-11-23"),
    ["2026-11-25", "2026-12-13", "2026-12-15"],
    ["Follow up: Data Analyst", "Follow up: Data Analyst", "No answer for 22 days. Close it? Data Analyst"],
  ],
  [
    "2026-11-23",
    record({
      event: {
        start: new Date("2026-11-25T17:30").toISOString(),
        end: new Date("2026-11-25T19:30").toISOString(),
        isExpected: true,
      },
    }),
    ["2026-11-24", "2026-11-28"],
    ["Contest starts (expected): Data Analyst", "Contest was expected: Data Analyst"],
  ],
  [
    "2026-11-23",
    record({ deadline: "2026-11-26" }),
    ["2026-11-26", "2026-12-20"],
    ["Apply by the deadline: Data Analyst", "The deadline has passed: Data Analyst"],
  ],
])("the stored tracker summary of %s gives the step for the day of the visit", (kept, tracked, days, texts) => {
  const glance = JSON.stringify(glanceAt([tracked], onDay(kept)));
  const seen = (day: string) => pickUps({ tracker_glance_v1: glance }, sections, onDay(day))[0];
  expect(days.map((day) => seen(day)?.text)).toEqual(texts);
  for (const day of days) expect(seen(day)?.when).toMatchObject({ on: nextStep(tracked, onDay(day))?.on });
});

test("the last job search has a card that links to its results", () => {
  const saved = savedSearchesText([{ search: { ...defaultSearch, role: "Frontend Developer" }, lastOpened: now }]);
  expect(begun("saved_job_searches_v1", saved)).toMatchObject({
    title: expect.stringContaining("Frontend Developer"),
    href: expect.stringMatching(/^\/instant-job-search-tool\?role=Frontend\+Developer.*#results$/),
  });
});

test("the checklist's card names the next step and links to it, and disappears after 30 days", () => {
  const text = progressText(new Set(["a"]), now);
  expect(begun("ultimate_it_checklist_v1", text)).toMatchObject({
    title: "1 of 2 steps done",
    text: "Next: Go on",
    href: "/ultimate-it-checklist#b",
  });
  expect(begun("ultimate_it_checklist_v1", progressText(new Set(["a"]), 0))).toBeUndefined();
});

test("the card of the last cheat sheet continues at the last section read", () => {
  const progress = ["sql", "c", "sql"].reduce((all, sheet, index) => withSectionRead(all, sheet, `s${index}`), {});
  expect(begun(sheetProgressKey, JSON.stringify(progress))).toMatchObject({
    title: "SQL cheat sheet",
    text: "2 sections read, go on",
    href: "/programming-interview-cheatsheets/sql#s2",
  });
});

test("the cards of pins, prompts and a portfolio name their content", () => {
  expect(begun("pinned_portals_v1", '["https://a.example","https://b.example"]')?.title).toBe("2 pinned portals");
  const variant = { promptId: "x", name: "Mine", values: {}, saved: now };
  expect(begun("prompt_variants_v1", JSON.stringify([variant]))?.title).toBe("1 saved prompt");
  expect(begun("portfolio_draft_v1", '{"data":{"settings":{"name":"Ada"}}}')?.title).toBe("Ada's portfolio");
  const pin = { directory: "public-apis", id: "1", name: "PokéAPI", url: "https://pokeapi.co" };
  expect(begun("pinned_entries_v1", JSON.stringify([pin]))).toMatchObject({ title: "1 pin", text: "In Public APIs" });
});

test("planned certifications have one card with the newest name, and their pins add no second card", () => {
  const entry = (directory: string, name: string) => ({ directory, id: name, name, url: "https://example.com" });
  const kept = (pin: string) => ({
    planned_certifications_v1: JSON.stringify([entry("certifications", "CS50"), entry("certifications", "SQL")]),
    pinned_entries_v1: JSON.stringify([entry("certifications", "CS50"), entry(pin, "PokéAPI")]),
  });
  const titles = (pin: string) => pickUps(kept(pin), sections, now).map(({ title, text }) => `${title}: ${text}`);
  expect(titles("certifications")).toEqual(["2 planned certifications: CS50"]);
  expect(titles("public-apis")).toEqual(["2 planned certifications: CS50", "1 pin: In Public APIs"]);
});

test.each(pickUpKeys)("no text under %s makes the cards fail", (key) => {
  for (const text of ["", "null", "[]", "{}", '{"data":null}', "[1,{}]", "nonsense"])
    pickUps({ [key]: text }, sections, now);
});
