import { expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import type { PortfolioData } from "#domain/portfolio.schema.ts";
import { portfolioDataSchema } from "#domain/portfolio.schema.ts";
import { emptyPortfolio, navigationItems } from "#domain/portfolio.ts";
import { isMissing, uncertainFields } from "#domain/portfolio-doubts.ts";
import { asPortfolio, type Draft, draftFrom, newDraft } from "#domain/portfolio-draft.ts";
import { applyEdit, type Edit } from "#domain/portfolio-edit.ts";
import { edited, newHistory, redone, undone } from "#domain/portfolio-history.ts";
import { valueAt } from "#domain/portfolio-paths.ts";

const jobs = "sections.experience.items";
const sample = (confidence = {}) => newDraft(sampleData, "pdf", confidence);
const positions = ({ data }: Draft) => data.sections.experience.items.map(({ position }) => position);
const set = (path: string, value: string): Edit => ({ kind: "set", path, value });

test("setting a value changes that value and nothing else", () => {
  const before = sample();
  const after = applyEdit(before, set(`${jobs}.1.company`, "Ada & Co"));
  expect(valueAt(after.data, `${jobs}.1.company`)).toBe("Ada & Co");
  expect(after.data.sections.experience.items[0]).toBe(before.data.sections.experience.items[0]);
  expect(before).toEqual(sample());
});

test("entries are added empty, removed and moved", () => {
  const added = applyEdit(sample(), { kind: "add", list: jobs });
  expect(added.data.sections.experience.items.at(-1)).toEqual({ position: "", company: "", description: "" });
  const moved = applyEdit(sample(), { kind: "move", list: jobs, from: 2, to: 0 });
  expect(positions(moved)).toEqual(["Web Developer", "Senior Frontend Engineer", "Frontend Engineer"]);
  const removed = applyEdit(moved, { kind: "remove", list: jobs, index: 1 });
  expect(positions(removed)).toEqual(["Web Developer", "Frontend Engineer"]);
});

test("what the reader gave less than 0.7 is uncertain until it is changed or confirmed", () => {
  const skills = "sections.about.skills.items";
  const profile = "sections.social.items.0";
  const draft = sample({ "settings.name": 0.69, "settings.title": 0.7, [`${skills}.3`]: 0.6, [profile]: 0.6 });
  expect(uncertainFields(draft)).toEqual(new Set(["settings.name", skills, `${profile}.url`]));
  const changed = applyEdit(applyEdit(draft, set("settings.name", "Maya")), set(`${profile}.url`, "x.example"));
  expect(uncertainFields(applyEdit(changed, { kind: "confirm", path: skills }))).toEqual(new Set());
});

test("how certain an entry is moves with it and goes with it", () => {
  const draft = sample({ [`${jobs}.0.company`]: 0.4, [`${jobs}.1.company`]: 0.9, "settings.name": 0.5 });
  const moved = applyEdit(draft, { kind: "move", list: jobs, from: 0, to: 2 });
  expect(moved.confidence).toEqual({ [`${jobs}.2.company`]: 0.4, [`${jobs}.0.company`]: 0.9, "settings.name": 0.5 });
  const removed = applyEdit(moved, { kind: "remove", list: jobs, index: 2 });
  expect(removed.confidence).toEqual({ [`${jobs}.0.company`]: 0.9, "settings.name": 0.5 });
});

test("what the source did not say is missing; what the visitor emptied or added is not", () => {
  const draft = newDraft({ settings: { name: "Ada" } }, "pdf", { "settings.name": 0.9 });
  expect(isMissing(draft, "settings.title")).toBe(true);
  expect(isMissing(draft, "sections.about.skills.items")).toBe(true);
  expect(isMissing(draft, "settings.name")).toBe(false);
  expect(isMissing(applyEdit(draft, set("settings.name", "")), "settings.name")).toBe(false);
  const added = applyEdit(draft, { kind: "add", list: jobs });
  expect(isMissing(added, `${jobs}.0.company`)).toBe(false);
});

test("a section that was off goes on with its first entry, and no sooner", () => {
  const empty = emptyPortfolio();
  empty.sections.projects.enabled = false;
  empty.sections.about.skills.enabled = false;
  const draft = newDraft(empty, "pdf");
  expect(applyEdit(draft, { kind: "add", list: "sections.projects.items" }).data.sections.projects.enabled).toBe(true);
  const skilled = applyEdit(draft, { kind: "set", path: "sections.about.skills.items", value: ["SQL"] });
  expect(skilled.data.sections.about.skills.enabled).toBe(true);
  const off = applyEdit(sample(), { kind: "set", path: "sections.experience.enabled", value: false });
  expect(applyEdit(off, { kind: "add", list: jobs }).data.sections.experience.enabled).toBe(false);
});

test("the menu follows the sections until the visitor changes it", () => {
  const draft = newDraft(
    { ...sampleData, navigation: { enabled: true, items: [{ name: "Me", url: "#about" }] } },
    "pdf",
  );
  expect(applyEdit(draft, set("settings.name", "Maya")).data.navigation).toEqual(draft.data.navigation);
  const renamed = applyEdit(draft, set("sections.projects.title", "Work"));
  expect(renamed.data.navigation.items).toEqual(navigationItems(renamed.data));
  const own = applyEdit(renamed, { kind: "move", list: "navigation.items", from: 0, to: 1 });
  const later = applyEdit(own, set("sections.projects.title", "Things"));
  expect(later.data.navigation.items).toEqual(own.data.navigation.items);
});

test("undo and redo go through the steps; a new edit ends redo", () => {
  let history = newHistory(sample());
  history = edited(history, set("settings.name", "A"), 0);
  history = edited(history, set("settings.title", "B"), 10);
  history = undone(history);
  expect([history.present.data.settings.name, history.present.data.settings.title]).toEqual([
    "A",
    "Senior Frontend Engineer",
  ]);
  expect(redone(history).present.data.settings.title).toBe("B");
  expect(undone(undone(undone(history))).present).toEqual(sample());
  history = edited(history, set("settings.title", "C"), 20);
  expect(redone(history).present.data.settings.title).toBe("C");
});

test("typing on in one field is one step; a pause or another field begins a new one", () => {
  let history = newHistory(sample());
  history = edited(history, set("settings.name", "A"), 0);
  history = edited(history, set("settings.name", "Ad"), 1400);
  expect(history.past).toHaveLength(1);
  history = edited(history, set("settings.name", "Ada"), 2900);
  expect(history.past).toHaveLength(2);
  history = edited(history, set("settings.title", "B"), 2910);
  history = edited(history, set("settings.name", "Ada L"), 2920);
  expect(history.past).toHaveLength(4);
  history = edited(undone(history), set("settings.name", "Eve"), 2930);
  expect(undone(history).present.data.settings.name).toBe("Ada");
});

test("the last 100 steps are kept", () => {
  let history = newHistory(sample());
  for (let step = 0; step < 150; step++) history = edited(history, set("settings.name", `${step}`), step * 2000);
  expect(history.past).toHaveLength(100);
});

test("a kept draft comes back as it was", () => {
  const draft: Draft = { ...sample({ "settings.name": 0.4 }), design: "grid", source: "json" };
  expect(draftFrom(JSON.stringify(draft))).toEqual(draft);
});

test.each(["", "{", "null", "3", "[]", '{"data":null}', '{"data":"x"}'])("%s is no kept draft", (text) => {
  expect(draftFrom(text)).toBeUndefined();
});

test("anything becomes valid portfolio data: what has the right form stays, the rest is empty", () => {
  expect(asPortfolio(sampleData)).toMatchObject(sampleData);
  for (const broken of [{}, null, 3, [], { settings: 3, sections: { projects: null, social: { items: [null, "x"] } } }])
    expect(portfolioDataSchema.safeParse(asPortfolio(broken)).success, JSON.stringify(broken)).toBe(true);
  const odd = {
    sections: { projects: { items: [{ title: 5, tags: ["a", 2] }] }, social: { items: [{ platform: "x", url: "y" }] } },
  };
  const { projects, social } = asPortfolio(odd).sections;
  expect(projects.items).toEqual([{ title: "", description: "", tags: ["a", ""], previewUrl: "", repoUrl: "" }]);
  expect(social.items).toEqual([]);
});

test("every entry that can be added is valid portfolio data", () => {
  const lists = [
    "navigation.items",
    "sections.hero.ctaButtons",
    "sections.projects.items",
    "sections.experience.items",
    "sections.education.items",
    "sections.achievements.items",
    "sections.social.items",
  ] as const;
  const full = lists.reduce<Draft>((draft, list) => applyEdit(draft, { kind: "add", list }), newDraft({}, "pdf"));
  expect(portfolioDataSchema.parse(full.data satisfies PortfolioData)).toEqual(full.data);
});
