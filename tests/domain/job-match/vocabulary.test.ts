import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import { mentionsIn } from "#domain/job-match/mentions.ts";
import type { ResumeLine } from "#domain/job-match/resume-lines.ts";
import { vocabularyVersion } from "#domain/job-match/versions.ts";
import { vocabulary } from "#domain/job-match/vocabulary.ts";
import { namesSpokenLanguage } from "#domain/resume/fields/skills.ts";
import { eachNth } from "../../support/sweep.ts";

const labels = (text: string) => mentionsIn(text).map(({ skill }) => skill.label);
const comparable = vocabulary.filter(({ kind }) => kind !== "soft" && kind !== "human language");
const namesOf = ({ label, aliases = [] }: (typeof vocabulary)[number]) => [label, ...aliases];
const skill = (text: string): ResumeLine => ({ text, kind: "named", section: "Skills" });

test("every name of a skill, written alone, is read as that skill", () => {
  const wrong = vocabulary.flatMap((one) =>
    namesOf(one).flatMap((name) => (labels(name).join() === one.label ? [] : `${name} is read as ${labels(name)}`)),
  );
  expect(wrong).toEqual([]);
});

test("every name in a resume satisfies every name of the skill in a posting", () => {
  const missed: string[] = [];
  for (const one of comparable) {
    const names = namesOf(one);
    const posting = `Requirements:\n${names.map((name) => `- ${name}`).join("\n")}`;
    for (const name of eachNth(names, 3)) {
      const found = matchPosting(posting, [skill(name)]).requirements.filter(({ skills }) => skills.includes(one));
      const isMissed = ({ standing, levels }: (typeof found)[number]) => standing.is === "missing" && levels.size === 0;
      if (found.length === 0 || found.some(isMissed)) missed.push(`${one.label}: ${name}`);
    }
  }
  expect(missed).toEqual([]);
});

test("the vocabulary's version is the hash of its file", () => {
  const file = readFileSync(new URL("../../../content/skills.json", import.meta.url));
  expect(vocabularyVersion).toBe(createHash("sha256").update(file).digest("hex").slice(0, 8));
});

test.each([
  ["C++, C# and .NET", ["C++", "C#", ".NET"]],
  ["Node.js and Next.js.", ["Node.js", "Next.js"]],
  ["ASP.NET Core on Azure", ["ASP.NET", "Azure"]],
  ["Strong in C/C++", ["C", "C++"]],
  ["Java, not JavaScript", ["Java", "JavaScript"]],
  ["React Native", ["React Native"]],
  ["REST APIs", ["REST"]],
  ["k8s, POSTGRES", ["Kubernetes", "PostgreSQL"]],
  ["Erfahrung mit Kubernetes-Clustern", ["Kubernetes"]],
])("a skill ends at a word's end, and the longest name wins: %s", (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test.each([
  ["We go to market fast and excel at it", []],
  ["A swift reaction, every spring", []],
  ["Spring 2026 interns", []],
  ["Go the extra mile. React to change.", []],
  ["R&D and C-level contacts", ["Product development"]],
  ["the rest of the team", []],
  ["Go, Python", ["Go", "Python"]],
  ["Experience with Go", ["Go"]],
  ["Go developer", ["Go"]],
  ["SQL, R and Excel", ["SQL", "R", "Excel"]],
  ["Swift", ["Swift"]],
])("a skill whose name is an everyday word counts only among skills: %s", (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test("the vocabulary has every official language of the European Union", () => {
  const official =
    "Bulgarian, Croatian, Czech, Danish, Dutch, English, Estonian, Finnish, French, German, Greek, Hungarian, " +
    "Irish, Italian, Latvian, Lithuanian, Maltese, Polish, Portuguese, Romanian, Slovak, Slovenian, Spanish, Swedish";
  const known = vocabulary.filter(({ kind }) => kind === "human language").map(({ label }) => label);
  expect(official.split(", ").filter((name) => !known.includes(name) || !namesSpokenLanguage(name))).toEqual([]);
});

test.each([
  ["Rules of Irish companies and their staff", []],
  ["Polish the surface", []],
  ["Fluent Irish required", ["Irish"]],
  ["Irish (native)", ["Irish"]],
  ["Native Polish speaker", ["Polish"]],
])("a language whose name is an everyday word counts only if somebody speaks it: %s", (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test.each([
  ["Community nurse, HSE West", []],
  ["Staff nurse at the HSE, Ireland", []],
  ["Knowledge of HSE rules", ["Occupational safety"]],
])("Ireland's health service HSE is not occupational safety: %s", (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test.each([
  ["You document tests in Xray", ["Xray"]],
  ["Jira, Xray", ["Jira", "Xray"]],
  ["Chest xray", []],
  ["Xray of patients", []],
])("the test tool Xray is not an X-ray of a patient: %s", (text, expected) => {
  expect(mentionsIn(text).flatMap(({ skill }) => (/xray|jira/.test(skill.id) ? [skill.label] : []))).toEqual(expected);
});
