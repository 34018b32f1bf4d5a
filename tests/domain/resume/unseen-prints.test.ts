import { expect, test } from "vitest";
import { findDates } from "#domain/resume/dates.ts";
import { languageText } from "#domain/resume/language-text.ts";
import type { TextItem } from "#domain/resume/page.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, lines, resume, text } from "../../support/resume-page.ts";

/** Cases from printed public themes and from LaTeX classes. */

const heading = (y: number, said: string, x = 40) => text(x, y, said, { ...bold, size: 14 });
const person = [
  text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
  text(40, 60, "Data Analyst"),
  text(40, 75, "ada@example.com"),
];
const read = (...items: TextItem[]) => readPortfolio(resume(items)).portfolioData;
const rolesIn = (...items: TextItem[]) => readResume(resume([...person, heading(100, "Experience"), ...items])).roles;
const centered = (y: number, said: string, style = {}) => text(300 - said.length * 2.5, y, said, style);
const job = (y: number, position: string, company: string, period: string) => [
  text(150, y, position, bold),
  text(150, y + 14, company),
  text(40, y, period),
  text(160, y + 28, "• Ran the tables of the engine every day."),
];

test("the desired job below a form's heading is the title, and not one of the jobs", () => {
  const { settings, sections } = read(
    text(150, 40, "Ada Lovelace", { ...bold, size: 20 }),
    ...lines(150, 60, "London, United Kingdom", "ada@example.com"),
    text(40, 100, "JOB APPLIED FOR", bold),
    text(150, 100, "Ship’s Captain", { size: 12 }),
    text(40, 125, "WORK EXPERIENCE", bold),
    ...job(150, "Chief Officer", "Harbor Ferries", "2014 – 2019"),
  );
  expect(settings.title).toBe("Ship’s Captain");
  expect(sections.experience.items.map(({ position }) => position)).toEqual(["Chief Officer"]);
});

test("a long title does not continue in the line of contact details below", () => {
  const { settings } = read(
    centered(40, "Ada Lovelace", { ...bold, size: 24 }),
    centered(62, "Responsable paie et administration du personnel"),
    centered(76, "Lille, France • 06 55 50 01 74 • ada@example.com"),
    heading(110, "Profil"),
    text(40, 130, "Responsable paie depuis douze ans dans l’industrie et la distribution."),
  );
  expect(settings.title).toBe("Responsable paie et administration du personnel");
  expect(settings.location).toBe("Lille, France");
});

test.each([
  ["Sep ’14–Jun ’16", "Sep 2014–Jun 2016"],
  ["’98 – ’04", "1998 – 2004"],
  ["'21 – present", "2021 – present"],
])("the years in %s get four digits", (period, full) => {
  const items = job(130, "Nurse", "Mercy Clinic", period);
  expect(rolesIn(...items).map(({ period }) => period.text)).toEqual([full]);
});

test("two digits after an apostrophe, without a month or a period, are not a date", () => {
  expect(findDates("Class of the '90s, rock '59 tapes")).toEqual([]);
});

test.each([
  [["Apr-2012 to May-", "2018"], "Apr-2012 to May-2018"],
  [["Jun-2018 to till", "date"], "Jun-2018 to till date"],
])("a period that breaks inside a narrow cell is read whole: %j", ([first = "", last = ""], period) => {
  const items = [...job(130, "Nurse", "Mercy Clinic", first), text(40, 144, last)];
  const roles = rolesIn(...items).map((role) => [role.position.text, role.organization.text, role.period.text]);
  expect(roles).toEqual([["Nurse", "Mercy Clinic", period]]);
});

test("character entities that a theme printed become characters", () => {
  const items = job(130, "Welder&#39;s Helper", "Gulf Iron &amp; Fabrication", "2014 – 2019");
  const [found] = read(...person, heading(100, "Experience"), ...items).sections.experience.items;
  expect(found).toMatchObject({ position: "Welder's Helper", company: "Gulf Iron & Fabrication" });
});

test("the credit of a theme is not a skill, even at the end of a short page", () => {
  const { sections } = read(
    ...person,
    heading(100, "Experience"),
    ...job(130, "Nurse", "Mercy Clinic", "2014 – 2019"),
    heading(200, "Skills"),
    ...lines(40, 220, "Triage", "Dialysis"),
    text(200, 262, "Designed with love by Jo Doe for developers", { size: 8 }),
  );
  expect(sections.about.skills.items).toEqual(["Triage", "Dialysis"]);
});

test("tags after a label in its own style belong to the project above", () => {
  const project = (y: number, title: string, tag: string) => [
    text(40, y, title, bold),
    text(450, y, "Jan 2022–Present"),
    text(40, y + 14, `Draws ${title} in a window that is small enough for every desk.`),
    text(40, y + 28, "Keywords", bold),
    text(80, y + 28, `: ${tag}`),
  ];
  const items = [...project(130, "Oscview", "Rust"), ...project(190, "Tinylog", "C")];
  const { projects } = read(...person, heading(100, "Projects"), ...items).sections;
  expect(projects.items.map(({ title, tags }) => ({ title, tags }))).toEqual([
    { title: "Oscview", tags: ["Rust"] },
    { title: "Tinylog", tags: ["C"] },
  ]);
});

test("a level with a proof in brackets gets no second brackets", () => {
  expect(languageText("German", "B2 (Goethe-Zertifikat)")).toBe("German: B2 (Goethe-Zertifikat)");
  expect(languageText("Polish", "native")).toBe("Polish (native)");
  expect(languageText("English", "")).toBe("English");
});
