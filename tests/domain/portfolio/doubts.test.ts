import { describe, expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { thingsToCheck, toCheck } from "#domain/portfolio/doubts.ts";
import { newDraft } from "#domain/portfolio/draft.ts";
import { applyEdit, type Edit } from "#domain/portfolio/edit.ts";
import { isMissing } from "#domain/portfolio/missing.ts";
import { withValue } from "#domain/portfolio/paths.ts";

const jobs = "sections.experience.items";
const sample = (confidence = {}) => newDraft(sampleData, "pdf", confidence);
const set = (path: string, value: string): Edit => ({ kind: "set", path, value });

test("a value below 0.7 is uncertain until it is changed or confirmed", () => {
  const skills = "sections.about.skills.items";
  const profile = "sections.social.items.0";
  const draft = sample({ "settings.name": 0.69, "settings.title": 0.7, [`${skills}.3`]: 0.6, [profile]: 0.6 });
  expect([...thingsToCheck(draft).keys()]).toEqual(["settings.name", skills, `${profile}.url`]);
  const changed = applyEdit(applyEdit(draft, set("settings.name", "Maya")), set(`${profile}.url`, "x.example"));
  expect(thingsToCheck(applyEdit(changed, { kind: "confirm", path: skills })).size).toBe(0);
});

test("confidence moves with its entry and is removed with it", () => {
  const draft = sample({ [`${jobs}.0.company`]: 0.4, [`${jobs}.1.company`]: 0.9, "settings.name": 0.5 });
  const moved = applyEdit(draft, { kind: "move", list: jobs, from: 0, to: 2 });
  expect(moved.confidence).toEqual({ [`${jobs}.2.company`]: 0.4, [`${jobs}.0.company`]: 0.9, "settings.name": 0.5 });
  const removed = applyEdit(moved, { kind: "remove", list: jobs, index: 2 });
  expect(removed.confidence).toEqual({ [`${jobs}.0.company`]: 0.9, "settings.name": 0.5 });
});

test("a value that the source lacks is missing, and one that the visitor cleared or added is not", () => {
  const draft = newDraft({ settings: { name: "Ada" } }, "pdf", { "settings.name": 0.9 });
  expect(isMissing(draft, "settings.title")).toBe(true);
  expect(isMissing(draft, "sections.about.skills.items")).toBe(true);
  expect(isMissing(draft, "settings.name")).toBe(false);
  expect(isMissing(applyEdit(draft, set("settings.name", "")), "settings.name")).toBe(false);
  const added = applyEdit(draft, { kind: "add", list: jobs });
  expect(isMissing(added, `${jobs}.0.company`)).toBe(false);
});

test("a missing name, title or email is a thing to check until the visitor fills it in or confirms it", () => {
  const draft = newDraft({}, "pdf");
  expect([...thingsToCheck(draft)]).toEqual([
    ["settings.name", "We could not find your name."],
    ["settings.title", "We could not find your title, such as “Nurse” or “Web Developer”."],
    ["sections.contact.email", "We could not find your email address."],
  ]);
  const named = applyEdit(draft, set("settings.name", "Ada"));
  const settled = applyEdit(named, { kind: "confirm", path: "settings.title" });
  expect([...thingsToCheck(settled).keys()]).toEqual(["sections.contact.email"]);
  expect([...thingsToCheck(newDraft({}, "json")).keys()]).toEqual(["settings.name"]);
});

test("an emptied name or title is a thing to check until the visitor fills it in or confirms it", () => {
  const emptied = ["settings.name", "settings.title"].reduce(
    (draft, path) => applyEdit(draft, set(path, " ")),
    sample(),
  );
  expect([...thingsToCheck(emptied)]).toEqual([
    ["settings.name", "Your site shows no name."],
    ["settings.title", "Your site shows no title."],
  ]);
  const settled = applyEdit(applyEdit(emptied, set("settings.name", "Ada")), {
    kind: "confirm",
    path: "settings.title",
  });
  expect(thingsToCheck(settled).size).toBe(0);
  expect(thingsToCheck(applyEdit(sample(), set("settings.location", ""))).size).toBe(0);
});

test("a skill that is a year or a heading is a thing to check", () => {
  const skills = "sections.about.skills.items";
  const draft = sample();
  const odd = newDraft(withValue(draft.data, skills, ["React", "Contests & Awards", "2023", "Tools"]), "pdf");
  expect([...thingsToCheck(odd)]).toEqual([[skills, "Is this a skill? Contests & Awards, 2023, Tools"]]);
  expect(thingsToCheck(applyEdit(odd, { kind: "confirm", path: skills })).size).toBe(0);
});

describe("dated jobs without an experience entry", () => {
  const without = (lines: string[]) => newDraft(withValue(sample().data, jobs, []), "pdf", {}, [], lines);
  const dated = ["Senior Data Scientist", "Acme Ltd, Lagos", "Jan 2019 – Present"];

  test("are a thing to check until a job is added or the visitor confirms that there is none", () => {
    expect([...thingsToCheck(without(dated)).keys()]).toEqual([jobs]);
    expect(thingsToCheck(applyEdit(without(dated), { kind: "confirm", path: jobs })).size).toBe(0);
    expect(thingsToCheck(applyEdit(without(dated), { kind: "place", at: 0, path: jobs })).size).toBe(0);
  });

  test.each([
    ["a degree with its years", ["BSc in Physics", "2015 – 2019"]],
    ["a job without dates", ["Senior Data Scientist", "Acme Ltd, Lagos"]],
    ["one date", ["Data Scientist", "Awarded in 2019"]],
  ])("are not found in %s", (_, lines) => {
    expect(thingsToCheck(without(lines)).size).toBe(0);
  });
});

test("the number of things to check is written as a phrase", () => {
  expect(toCheck(1, 5)).toBe("1 thing to check, 5 lines left over");
  expect(toCheck(0, 1)).toBe("1 line left over");
  expect([toCheck(1), toCheck(4)]).toEqual(["1 thing to check", "4 things to check"]);
});
