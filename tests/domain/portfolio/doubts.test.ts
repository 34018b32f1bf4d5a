import { expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { isMissing, uncertainFields } from "#domain/portfolio/doubts.ts";
import { newDraft } from "#domain/portfolio/draft.ts";
import { applyEdit, type Edit } from "#domain/portfolio/edit.ts";

const jobs = "sections.experience.items";
const sample = (confidence = {}) => newDraft(sampleData, "pdf", confidence);
const set = (path: string, value: string): Edit => ({ kind: "set", path, value });

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
