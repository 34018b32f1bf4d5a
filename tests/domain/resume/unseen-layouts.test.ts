import { expect, test } from "vitest";
import { readCells } from "#domain/resume/cells.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { upright } from "#domain/resume/upright.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, resume, text } from "../../support/resume-page.ts";

/** Cases from layouts of browsers, typesetters and word processors. */

type Item = ReturnType<typeof text>;

const heading = (y: number, said: string) => text(40, y, said, { ...bold, size: 14 });
const title = text(40, 60, "Land Surveyor");
const contact = text(40, 75, "ines@example.com");
const read = (...items: Item[]) => readPortfolio(resume(items)).portfolioData;
const name = text(40, 40, "Ines Falkenrath", { ...bold, size: 24 });
const named = (...items: Item[]) => read(name, title, contact, ...items);
const skillsIn = (...items: Item[]) => named(heading(110, "Skills"), ...items).sections.about.skills.items;
const jobsIn = (...items: Item[]) => named(heading(110, "Experience"), ...items).sections.experience.items;

test.each([
  ["1. Summary", "2. Experience", "3. Skills"],
  ["I. Summary", "II. Experience", "III. Skills"],
  ["A) Summary", "B) Experience", "C) Skills"],
])("a number before a heading is not part of it: %s", (summary, experience, skills) => {
  const { settings, sections } = named(
    ...[text(40, 110, summary, bold), text(40, 126, "I measure coasts after storms and draw what is left of them.")],
    ...[text(40, 150, experience, bold), text(40, 166, "Draftsman at Ollivander Maps, 2019 – 2021")],
    ...[text(40, 190, skills, bold), text(40, 206, "Leveling, Autocad")],
  );
  expect(settings.summary).toBe("I measure coasts after storms and draw what is left of them.");
  expect(sections.experience.items).toMatchObject([{ position: "Draftsman", company: "Ollivander Maps" }]);
  expect(sections.about.skills.items).toEqual(["Leveling", "Autocad"]);
});

test.each([
  ["—— Summary ——", "—— Skills ——"],
  ["=== Summary ===", "=== Skills ==="],
])("signs around a heading are neither part of it nor bullets: %s", (summary, skills) => {
  const { settings, sections } = named(
    ...[text(200, 110, summary, bold), text(40, 126, "I measure coasts after storms and draw what is left of them.")],
    ...[text(200, 150, skills, bold), text(40, 166, "Leveling, Autocad")],
  );
  expect(settings.summary).toBe("I measure coasts after storms and draw what is left of them.");
  expect(sections.about.skills.items).toEqual(["Leveling", "Autocad"]);
});

test("a Roman number before a heading may have a gap after it", () => {
  const skills = [
    text(40, 110, "IV.", { ...bold, size: 14, width: 20 }),
    text(70, 110, "Skills", { ...bold, size: 14 }),
  ];
  const { sections } = named(...skills, text(40, 130, "Leveling, Autocad"));
  expect(sections.about.skills.items).toEqual(["Leveling", "Autocad"]);
});

test("a referee's address at the foot of a page is not the person's contact detail", () => {
  const numbered = (y: number, number: string, said: string) => [
    text(40, y, number, { ...bold, size: 14, width: 20 }),
    text(70, y, said, { ...bold, size: 14 }),
  ];
  const { settings } = read(
    ...[text(40, 20, "Curriculum Vitae", { size: 14 }), text(40, 40, "Ines Falkenrath", { size: 12 }), title, contact],
    ...[...numbered(110, "I.", "Skills"), text(40, 130, "Leveling, Autocad")],
    ...[
      ...numbered(180, "V.", "References"),
      text(40, 200, "Dr. Helen Marlow, Quayside Institute, marlow@example.org"),
    ],
  );
  expect(settings.name).toBe("Ines Falkenrath");
});

test("a margin with headings, companies and dates is no column if each heading is beside its text", () => {
  const right = (y: number, said: string, look = {}) =>
    text(190 - 5 * said.length, y, said, { width: 5 * said.length, ...look });
  const head = (y: number, said: string) => right(y, said, { ...bold, size: 13 });
  const job = (y: number, company: string, dates: string, position: string) => [
    ...[right(y, company), right(y + 13, dates), text(225, y, position, bold)],
    ...[text(230, y + 13, "• Drew the coast after every storm."), text(230, y + 26, "• Taught two apprentices.")],
  ];
  const { settings, sections } = named(
    ...[head(123, "Profile"), text(225, 120, "I measure coasts after storms and draw what is left.")],
    ...[head(173, "Experience"), ...job(170, "Ollivander Maps", "2018 – 2021", "Draftsman").slice(2)],
    ...[right(187, "Ollivander Maps"), right(200, "2018 – 2021")],
    ...job(250, "Harbor Survey", "2012 – 2018", "Surveyor"),
    ...[head(333, "Skills"), text(225, 330, "Leveling, Autocad")],
  );
  expect(settings.summary).toBe("I measure coasts after storms and draw what is left.");
  expect(sections.experience.items[0]).toMatchObject({ position: "Draftsman", company: "Ollivander Maps" });
  expect(sections.about.skills.items).toEqual(["Leveling", "Autocad"]);
});

test("two numbered lines with the words of headings keep their numbers", () => {
  expect(skillsIn(text(40, 130, "1. Languages"), text(40, 146, "2. Tools"))).toEqual(["1. Languages", "2. Tools"]);
});

test("pronouns in their own style beside the name are not the title", () => {
  const pronouns = text(230, 40, "(they/them)", { size: 10 });
  expect(read(name, pronouns, title, contact, heading(110, "Skills"), text(40, 130, "Autocad")).settings).toMatchObject(
    { name: "Ines Falkenrath", title: "Land Surveyor" },
  );
});

const sideways = (y: number, said: string, width: number) => ({
  ...text(40, y, said, { ...bold, width }),
  angle: -Math.PI / 2,
});

test("headings that run upward in the margin begin the sections beside them", () => {
  const page = [
    ...[sideways(165, "SKILLS", 40), text(70, 134, "Leveling, Autocad")],
    ...[sideways(265, "EXPERIENCE", 65), text(70, 210, "Draftsman", bold), text(70, 224, "Ollivander Maps")],
    text(70, 238, "2019 – 2021"),
  ];
  const { sections } = named(...page);
  expect(sections.about.skills.items).toEqual(["Leveling", "Autocad"]);
  expect(sections.experience.items).toMatchObject([{ position: "Draftsman", company: "Ollivander Maps" }]);
});

test("one sideways word, or sideways words at the right, are not headings", () => {
  const texts = (items: Item[]) =>
    upright({ width: 595, height: 842, items, links: [] }).items.map((item) => item.text);
  expect(texts([text(70, 134, "Leveling of coasts"), sideways(165, "SKILLS", 40)])).toEqual(["Leveling of coasts"]);
  const right = ["SKILLS", "EXPERIENCE"].map((said, at) => ({ ...sideways(165 + 90 * at, said, 40), x: 560 }));
  expect(texts([text(70, 134, "Leveling of coasts"), ...right])).toEqual(["Leveling of coasts"]);
});

test("a heading at the foot of a page begins the section on the next page", () => {
  const pages = [
    ...[name, title, contact, heading(110, "Summary"), text(40, 128, "I measure coasts after storms of the winter.")],
    ...[heading(700, "Skills"), text(40, 718, "Leveling, Autocad"), heading(760, "Languages")],
  ];
  const next = [text(40, 60, "Danish"), text(40, 74, "Native", { size: 8 })];
  const document = { pages: [...resume(pages).pages, ...resume(next).pages] };
  const { skills, languages } = readResume(document);
  expect(skills.flatMap(({ items }) => items.map((item) => item.text))).toEqual(["Leveling", "Autocad"]);
  expect(languages.map((language) => language.name.text)).toEqual(["Danish"]);
});

test("a dash may end the labels of skills if all labels have one", () => {
  expect(skillsIn(text(40, 130, "Field – Leveling, Sounding"), text(40, 146, "Office – Autocad, Excel"))).toEqual([
    ...["Leveling", "Sounding", "Autocad", "Excel"],
  ]);
});

test("stars and years beside skills are not skills", () => {
  const row = (y: number, skill: string, years: string) => [
    ...[text(40, y, skill), text(200, y, "★★★★☆", { font: "Signs" }), text(300, y, years)],
  ];
  expect(skillsIn(...row(130, "Leveling", "12"), ...row(146, "Autocad", "9"), ...row(162, "Sounding", "4"))).toEqual([
    ...["Leveling", "Autocad", "Sounding"],
  ]);
});

test("skills may be in square brackets", () => {
  expect(skillsIn(text(40, 130, "[Leveling] [Autocad] [Echo sounding]"))).toEqual([
    ...["Leveling", "Autocad", "Echo sounding"],
  ]);
});

test("a sentence may have three words", () => {
  const job = (y: number, position: string, told: string) => [
    ...[text(40, y, `Ollivander Maps — ${position}`, bold), text(40, y + 14, "2019 – 2021"), text(40, y + 28, told)],
  ];
  const jobs = jobsIn(
    ...job(130, "Surveyor", "Measured the coast after every storm."),
    ...job(180, "Draftsman", "Coached 15 agents."),
  );
  expect(jobs.map(({ description }) => description)).toEqual([
    ...["Measured the coast after every storm.", "Coached 15 agents."],
  ]);
});

test("the word with may come before an employer", () => {
  const jobs = jobsIn(text(40, 130, "Draftsman with Ollivander Maps", bold), text(40, 144, "2019 – 2021"));
  expect(jobs).toMatchObject([{ position: "Draftsman", company: "Ollivander Maps" }]);
});

test("a number after its label is not the employer", () => {
  const [job] = jobsIn(
    ...[text(40, 130, "Draftsman", bold), text(40, 144, "Ollivander, Leeds"), text(40, 158, "01/2019 - 03/2021")],
    ...[text(40, 172, "Hours per week: 40"), text(40, 186, "Measured the coast after every storm.")],
  );
  expect(job).toMatchObject({ position: "Draftsman", company: "Ollivander" });
});

test("an award with an issuer and a year is complete on its line", () => {
  const { sections } = named(
    ...[heading(110, "Awards"), text(40, 130, "Coast Prize by Harbor Council in 2022")],
    text(40, 144, "Map Medal by Leeds Society in 2018"),
  );
  expect(sections.achievements.items.map((item) => item.title)).toEqual(["Coast Prize", "Map Medal"]);
});

test.each([
  ["below the contact details", [contact, text(40, 89, "Te Puka, Northmoor")], "Te Puka, Northmoor"],
  ["between the job and the contact details", [text(40, 75, "Halvika"), text(40, 89, "ines@example.com")], "Halvika"],
  ["behind a letter for the address", [contact, text(40, 89, "A: Budapest")], "Budapest"],
])("a place may be %s", (_, lines, place) => {
  const { settings } = read(name, title, ...lines, heading(130, "Skills"), text(40, 150, "Autocad"));
  expect(settings.location).toBe(place);
});

test.each([
  ["B U S A N , S O U T H K O R E A", "BUSAN, SOUTH KOREA"],
  ["I b a d a n , O y o S t a t e", "Ibadan, Oyo State"],
])("a place with wide letter spacing gets its spaces back: %s", (said, place) => {
  const { settings } = read(name, title, contact, text(40, 89, said), heading(130, "Skills"), text(40, 150, "Autocad"));
  expect(settings.location).toBe(place);
});

test("Ing. is an engineer's degree", () => {
  const { sections } = named(
    heading(110, "Education"),
    text(40, 130, "Ing., Geodesy, Tyne University"),
    text(40, 144, "2003 – 2008"),
  );
  expect(sections.education.items).toMatchObject([{ institution: "Tyne University", degree: "Ing., Geodesy" }]);
});

test("years in a list stay separate if the later year is above the earlier one", () => {
  const list = [text(40, 130, "2016"), text(90, 130, "Coast Prize"), text(40, 144, "2012"), text(90, 144, "Map Medal")];
  expect(readCells(resume(list))).toHaveLength(4);
  expect(named(heading(110, "Awards"), ...list).sections.achievements.items.map((item) => item.title)).toEqual([
    ...["Coast Prize", "Map Medal"],
  ]);
});

test.each(["– March 2021", "– Present"])("a date with a dash before it ends the period above: %s", (end) => {
  const job = (y: number, position: string, company: string, start: string, last: string) => [
    ...[text(40, y, start), text(130, y, position, bold), text(40, y + 14, last), text(130, y + 14, company)],
    text(145, y + 28, "• Measured the coast after every storm of the winter."),
  ];
  const { roles } = readResume(
    resume([
      ...[name, title, contact, heading(110, "Experience")],
      ...job(130, "Draftsman", "Ollivander Maps", "April 2019", end),
      ...job(185, "Land Surveyor", "Tidemark", "May 2015", "– April 2019"),
    ]),
  );
  expect(roles.map(({ position, period }) => [position.text, period.text])).toEqual([
    ["Draftsman", `April 2019 ${end}`],
    ["Land Surveyor", "May 2015 – April 2019"],
  ]);
});

test("a long skill continues in the next line if that line is closer than the next skill", () => {
  const skills = [text(40, 130, "Leveling work"), text(40, 150, "Coordinate"), text(40, 162, "systems")];
  expect(skillsIn(...skills, text(40, 182, "Drones"), text(40, 202, "Excel"))).toEqual([
    ...["Leveling work", "Coordinate systems", "Drones", "Excel"],
  ]);
});

test("a skill beside another skill ends with its line", () => {
  const row = (y: number, ...skills: string[]) => skills.map((skill, at) => text(40 + 120 * at, y, skill));
  const rows = [...row(130, "Leveling work", "Autocad"), ...row(142, "Sounding", "Drones"), ...row(170, "R", "Excel")];
  expect(skillsIn(...rows)).toEqual(["Leveling work", "Autocad", "Sounding", "Drones", "R", "Excel"]);
});
