import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import { ownSkills } from "#domain/job-match/own-skills.ts";
import type { ResumeLine } from "#domain/job-match/resume-lines.ts";
import { standingOf } from "#domain/job-match/standing.ts";
import { standingSentence } from "#domain/job-match/summary.ts";
import { vocabulary } from "#domain/job-match/vocabulary.ts";

const asks = (...lines: string[]) => `Acme GmbH\nRequirements:\n${lines.map((line) => `- ${line}`).join("\n")}`;
const named = (text: string, section = "You"): ResumeLine => ({ text, kind: "named", section });
const story = (text: string): ResumeLine => ({ text, kind: "story", section: "Experience" });
const employer = (text: string): ResumeLine => ({ text, kind: "employer", section: "Experience" });
const judged = (posting: string, ...resume: ResumeLine[]) =>
  matchPosting(posting, resume).requirements.map(({ label, standing }) => [
    label,
    standing.is === "missing" ? "missing" : `${standing.is} ${standing.own.text}`,
  ]);

test.each([
  ["Experience in mining", named("Industrial electrician with 9 years in copper mining"), "Mining", "named mining"],
  ["Maintenance", named("Electrician (Industrial Maintenance)"), "Maintenance", "named Maintenance"],
  ["Maintenance", named("Maintenance Electrician"), "Maintenance", "named Maintenance"],
  ["Maintenance", named("Elevator maintenance"), "Maintenance", "named maintenance"],
  ["Preventive maintenance", named("Maintenance Electrician"), "Preventive maintenance", "shown Maintenance"],
  ["Experience in mining", story("Ran pumps for mining crews"), "Mining", "shown mining"],
  ["Experience in mining", named("A miner's son"), "Mining", "missing"],
  ["Experience in mining", named("non-mining work"), "Mining", "missing"],
])("an everyday word in the posting is found in the resume as a whole word: %s, %o", (line, own, label, standing) => {
  expect(judged(asks(line), own)).toEqual([[label, standing]]);
});

test("a word in an employer's name is not a skill, and product names keep their own rules", () => {
  const resume = [employer("Cerro Mining Ltd"), story("Joined Cerro Mining Ltd in spring, to go on and excel")];
  expect(judged(asks("Experience in mining"), ...resume)).toEqual([["Mining", "missing"]]);
  expect(judged(asks("Go, Excel"), ...resume)).toEqual([
    ["Go", "missing"],
    ["Excel", "missing"],
  ]);
});

test("an unknown requirement is named if the resume has the same words", () => {
  const resume = [named("Postpartum care", "Skills"), named("Cardiotocography", "Skills"), story("Gave water births")];
  const posting = asks("Postpartum care", "Experience in cardiotocography", "Water births are a plus", "Steel boots");
  const { requirements, unjudged } = matchPosting(posting, resume);
  expect(requirements.map(({ label, strength, standing }) => [label, strength, standing.is])).toEqual([
    ["Postpartum care", "must", "named"],
    ["Cardiotocography", "must", "named"],
    ["Water births", "nice", "shown"],
  ]);
  expect(unjudged.map(({ text }) => text)).toEqual(["Steel boots"]);
  expect(matchPosting(posting, []).unjudged).toHaveLength(4);
});

test("in a list of unknown items, each item that the resume has is named", () => {
  const resume = [named("Breastfeeding support, perineal suturing", "Skills")];
  const { requirements, unjudged, lines } = matchPosting(
    asks("Breastfeeding support, perineal suturing and hypnobirthing"),
    resume,
  );
  expect(requirements.map(({ label }) => label)).toEqual(["Breastfeeding support", "Perineal suturing"]);
  expect(unjudged.map(({ place }) => lines[place.line]?.text.slice(place.start, place.end))).toEqual(["hypnobirthing"]);
});

test("a story about food cost does not show menu planning", () => {
  expect(judged(asks("Menu planning"), story("Brought food cost from 38% to 29%"))).toEqual([
    ["Menu planning", "missing"],
  ]);
});

test.each([
  ["Postman", named("API testing (Postman)", "Skills"), "named Postman"],
  ["Excel", named("spreadsheets (Excel)", "Skills"), "named Excel"],
  ["Excel", named("word/excel", "Skills"), "named excel"],
  ["Postman", named("newman, postman", "Projects"), "named postman"],
  ["Excel", story("Kept the rota in a spreadsheet (Excel)."), "shown Excel"],
  ["Excel", story("Excel reports for 14 wards"), "shown Excel"],
  ["Excel", story("Excelled at reports"), "missing"],
  ["Spring", named("Intern, Spring 2026", "Experience"), "missing"],
  ["C", named("A/C repair", "Skills"), "missing"],
])("a word of the posting is found in the resume, also in brackets: %s, %o", (line, own, standing) => {
  expect(judged(asks(`Experience with ${line}`), own)).toEqual([[line, standing]]);
});

test("a word with two meanings is shown, and the sentence says that it is in doubt", () => {
  const [excel] = matchPosting(asks("Experience with Excel"), [story("Excel at talks with parents")]).requirements;
  expect(excel && standingSentence(excel)).toBe(
    "Your resume has the word “Excel”. If it means this skill, list it by itself.",
  );
});

test("every name of a skill is found in brackets, in a list, and beside a slash or an ampersand", () => {
  const forms = (name: string) => [`Something (${name})`, `a, b (${name}), c`, `${name}/other`, `${name} & other`];
  const missed = vocabulary.flatMap((one) =>
    [one.label, ...(one.aliases ?? [])].flatMap((name) =>
      forms(name).filter((text) => {
        const wanted = {
          id: one.id,
          label: name,
          skills: [one],
          words: [name],
          otherNames: [],
          alternatives: [],
          levels: new Map(),
          strength: "must" as const,
          places: [],
        };
        return standingOf(wanted, ownSkills([named(text, "Skills")])).is === "missing";
      }),
    ),
  );
  expect(missed).toEqual([]);
});
