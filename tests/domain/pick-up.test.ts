import { expect, test } from "vitest";
import { withSectionRead } from "#domain/cheat-sheets/cheat-sheets.ts";
import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import { progressText } from "#domain/checklist/progress.ts";
import { defaultSearch } from "#domain/job-search/job-search.ts";
import { savedSearchesText } from "#domain/job-search/saved-searches.ts";
import { type PickUp, pickUpKeys, pickUps } from "#domain/pick-up.ts";
import { sheetProgressKey } from "#domain/storage-keys.ts";
import { storedThings } from "#domain/your-data/stored-things.ts";

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

test("who comes first has nothing to pick up", () => {
  expect(pickUps({}, sections, now)).toEqual([]);
});

test("every key is one of those that the page of stored data names", () => {
  const known = storedThings.map(({ key }) => key);
  for (const key of pickUpKeys) expect(known).toContain(key);
});

test("what is due in the tracker comes first, else what comes next", () => {
  const steps = [
    { id: "a1", title: "Data Analyst, Acme", what: "Follow up", on: "2026-11-20" },
    { id: "b2", title: "Tester", what: "Interview", on: "2026-12-01" },
  ];
  const glance = (kept: object[]) => JSON.stringify({ saved: [], steps: kept });
  expect(begun("tracker_glance_v1", glance(steps))).toEqual({
    screen: "tracker",
    href: "/tracker#open=a1",
    title: "1 due in your tracker",
    text: "Follow up: Data Analyst, Acme",
  });
  expect(begun("tracker_glance_v1", glance(steps.slice(1)))?.title).toBe("Next in your tracker");
  expect(begun("tracker_glance_v1", "{")).toBeUndefined();
});

test("the last search leads to its links", () => {
  const saved = savedSearchesText([{ search: { ...defaultSearch, role: "Frontend Developer" }, lastOpened: now }]);
  expect(begun("saved_job_searches_v1", saved)).toMatchObject({
    title: expect.stringContaining("Frontend Developer"),
    href: expect.stringMatching(/^\/instant-job-search-tool\?role=Frontend\+Developer.*#results$/),
  });
});

test("the checklist names the next step and leads to it; one that is 30 days old is forgotten", () => {
  const text = progressText(new Set(["a"]), now);
  expect(begun("ultimate_it_checklist_v1", text)).toMatchObject({
    title: "1 of 2 steps done",
    text: "Next: Go on",
    href: "/ultimate-it-checklist#b",
  });
  expect(begun("ultimate_it_checklist_v1", progressText(new Set(["a"]), 0))).toBeUndefined();
});

test("the sheet that was read last goes on where it stopped", () => {
  const progress = ["sql", "c", "sql"].reduce((all, sheet, index) => withSectionRead(all, sheet, `s${index}`), {});
  expect(begun(sheetProgressKey, JSON.stringify(progress))).toMatchObject({
    title: "SQL cheat sheet",
    text: "2 sections read, go on",
    href: "/programming-interview-cheatsheets/sql#s2",
  });
});

test("pins, prompts and a portfolio are named by what they are", () => {
  expect(begun("pinned_portals_v1", '["https://a.example","https://b.example"]')?.title).toBe("2 pinned portals");
  const variant = { promptId: "x", name: "Mine", values: {}, saved: now };
  expect(begun("prompt_variants_v1", JSON.stringify([variant]))?.title).toBe("1 saved prompt");
  expect(begun("portfolio_draft_v1", '{"data":{"settings":{"name":"Ada"}}}')?.title).toBe("Ada's portfolio");
  const pin = { directory: "public-apis", id: "1", name: "PokéAPI", url: "https://pokeapi.co" };
  expect(begun("pinned_entries_v1", JSON.stringify([pin]))).toMatchObject({ title: "1 pin", text: "In Public APIs" });
});

test.each(pickUpKeys)("whatever stands under %s breaks nothing", (key) => {
  for (const text of ["", "null", "[]", "{}", '{"data":null}', "[1,{}]", "nonsense"])
    pickUps({ [key]: text }, sections, now);
});
