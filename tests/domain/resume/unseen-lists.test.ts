import { expect, test } from "vitest";
import type { TextItem } from "#domain/resume/page.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

/** Cases of lists of jobs, skills and certificates. */

const person = [text(40, 40, "Ada Lovelace", { ...bold, size: 22 }), ...lines(40, 60, "ada@example.com")];
const studies = [
  text(40, 700, "Education", heading),
  text(40, 720, "BSc in Mathematics", bold),
  ...lines(40, 734, "Calder College", "2008 – 2012"),
];
const read = (...items: TextItem[]) => readPortfolio(resume([...person, ...items, ...studies])).portfolioData.sections;

test("a period that breaks before its last year is one period", () => {
  const job = (y: number, from: string, until: string, position: string, company: string) => [
    text(40, y, from),
    text(40, y + 14, until),
    text(200, y, position, bold),
    text(200, y + 14, company),
    text(200, y + 28, "• Ran the tables of the engine every day."),
  ];
  const { experience } = read(
    text(40, 100, "Experience", heading),
    ...job(120, "June, 2018 – February,", "2021", "Line Cook", "Elm & Ash"),
    ...job(180, "May, 2016 – May,", "2018", "Clerk", "Rowan Hotel"),
  );
  expect(experience.items).toMatchObject([
    { position: "Line Cook", company: "Elm & Ash" },
    { position: "Clerk", company: "Rowan Hotel" },
  ]);
});

test("a single letter o before each line of a list is its bullet", () => {
  const { about } = read(
    text(40, 100, "Skills", heading),
    ...["Weaving", "Number theory"].flatMap((skill, at) => [
      text(45, 120 + 14 * at, "o", { width: 5 }),
      text(60, 120 + 14 * at, skill),
    ]),
  );
  expect(about.skills.items).toEqual(["Weaving", "Number theory"]);
});

test("towns after the word in are not part of a company if one of the towns is known", () => {
  const job = (y: number, position: string, company: string) => [
    text(40, y, position, bold),
    text(400, y, "2015 – 2019"),
    text(40, y + 14, company),
    text(60, y + 28, "• Ran the tables of the engine every day."),
  ];
  const { experience } = read(
    text(40, 100, "Experience", heading),
    ...job(120, "Clerk", "Rowan Hotel in Madrid"),
    ...job(180, "Line Cook", "Casa Harina in Panticosilla"),
  );
  expect(experience.items.map(({ company }) => company)).toEqual(["Rowan Hotel", "Casa Harina"]);
});

test("a career summary that lists jobs with periods is the experience", () => {
  const { experience } = read(
    text(40, 100, "Career Summary", heading),
    text(40, 120, "Rowan Hotel", bold),
    text(40, 134, "Clerk, 2016 – 2019"),
    text(60, 148, "• Ran the tables of the engine every day."),
    text(40, 176, "Elm Bakery", bold),
    text(40, 190, "Line Cook, 2012 – 2016"),
    text(60, 204, "• Baked four hundred loaves every night."),
  );
  expect(experience.items).toMatchObject([
    { position: "Clerk", company: "Rowan Hotel" },
    { position: "Line Cook", company: "Elm Bakery" },
  ]);
});

test("lines beside labels far to the left are separate texts", () => {
  const { about } = read(
    text(40, 100, "Skills", heading),
    text(40, 120, "Fire"),
    text(160, 120, "Crew leadership, Chainsaw felling, Burn plans, Maps"),
    text(40, 134, "Medical"),
    text(160, 134, "Wilderness first aid"),
  );
  expect(about.skills.items).toEqual(expect.arrayContaining(["Maps", "Wilderness first aid"]));
});

test("each line that begins with a year and a dash is an award, however narrow the column", () => {
  const { achievements } = read(
    text(40, 100, "Awards", heading),
    text(40, 120, "2003 — Navy Achievement Medal"),
    text(40, 132, "2006 — Stationary Engineer License"),
    text(40, 144, "2018 — Tutor of the Year"),
  );
  expect(achievements.items.map(({ title }) => title)).toEqual([
    "Navy Achievement Medal",
    "Stationary Engineer License",
    "Tutor of the Year",
  ]);
});

test("an abbreviation with a C for certified is not the issuer of its certificate", () => {
  const { achievements } = read(
    text(40, 100, "Certifications", heading),
    text(40, 120, "Electronic Fetal Monitoring (C-EFM), 2020"),
    text(40, 134, "Basic Life Support, 2024"),
  );
  expect(achievements.items[0]?.title).toBe("Electronic Fetal Monitoring (C-EFM)");
});
