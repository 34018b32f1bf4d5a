import { expect, test } from "vitest";
import { headingKind, headingKinds } from "#domain/resume/headings.ts";

test.each([
  ["Experience", "experience"],
  ["WORK EXPERIENCE", "experience"],
  ["Employment History", "experience"],
  ["Where I have worked", "experience"],
  ["Where I worked", "experience"],
  ["What I’ve built", "projects"],
  ["Things I know", "skills"],
  ["Berufserfahrung", "experience"],
  ["WORKEXPERIENCE", "experience"],
  ["Education and Training", "education"],
  ["Academic Qualifications:", "education"],
  ["Formación", "education"],
  ["Technical Skills", "skills"],
  ["Skills & Interests", "skills"],
  ["Areas of Expertise", "skills"],
  ["Personal Projects", "projects"],
  ["Open Source Projects", "projects"],
  ["Honors & Awards", "achievements"],
  ["Licenses and Certifications", "achievements"],
  ["About me", "summary"],
  ["Career Objective", "summary"],
  ["Volunteer Experience", "volunteer"],
  ["Languages", "languages"],
  ["Publications", "other"],
  ["Find me online", "social"],
  ["Career Snapshot", "summary"],
  ["Positions Held", "experience"],
  ["Software", "skills"],
  ["Selected Works", "projects"],
])("'%s' is a heading for %s", (said, kind) => {
  expect(headingKind(said)).toBe(kind);
});

test.each([
  "Kaveri Pay",
  "Senior Backend Engineer",
  "Led the work on skills",
  "Experience 2019",
  "",
  "Machine learning",
  "What I want",
])("'%s' is not a heading", (said) => {
  expect(headingKind(said)).toBeUndefined();
});

test.each([
  ["Education & Certifications", ["education", "achievements"]],
  ["Skills / Awards", ["skills", "achievements"]],
  ["Projects and Publications", ["projects", "other"]],
  ["Honors & Awards", ["achievements"]],
  ["Work Projects", ["projects"]],
])("'%s' is a heading for %j", (said, kinds) => {
  expect(headingKinds(said)).toEqual(kinds);
});

test("informal headings are known even if wide letters have lost the gaps between their words", () => {
  expect(["THINGSIMADE", "WHATIVEBUILT", "WHEREIWORKED"].map(headingKind)).toEqual([
    "projects",
    "projects",
    "experience",
  ]);
});
