import { expect, test } from "vitest";
import { readCells } from "#domain/resume/cells.ts";
import { findDates } from "#domain/resume/dates.ts";
import { headingKind } from "#domain/resume/headings.ts";
import type { TextItem } from "#domain/resume/page.ts";
import { isSentence } from "#domain/resume/sentences.ts";
import { companyScore, degreeScore, institutionScore } from "#domain/resume/words.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, lines, resume, text } from "../../support/resume-page.ts";

/** Cases from resumes of nurses, cooks, electricians and students in many countries. */

const heading = (y: number, said: string, x = 40) => text(x, y, said, { ...bold, size: 14 });
const person = [
  text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
  text(40, 60, "Data Analyst"),
  text(40, 75, "ada@example.com"),
];
const read = (...items: TextItem[]) => readPortfolio(resume([...person, ...items])).portfolioData;
const jobsIn = (...items: TextItem[]) =>
  read(heading(100, "Experience"), ...items).sections.experience.items.map(({ position, company }) => ({
    position,
    company,
  }));
const told = "Ran the tables of the engine every day.";

test("unknown towns at the place of a known town are not companies", () => {
  const job = (y: number, position: string, company: string, town: string) => [
    text(40, y, position, bold),
    text(40 + position.length * 5 + 4, y, `, ${company}`),
    text(40, y + 14, town, { font: "Sans-Italic" }),
    text(450, y, "2015 – 2019"),
    text(60, y + 28, `• ${told}`),
  ];
  const items = [
    ...job(120, "Cook", "Casa Harina", "Madrid"),
    ...job(180, "Cook", "Hotel Alto", "Panticosilla"),
    ...job(240, "Cook", "Naviera Sur", "Algezuelas"),
  ];
  expect(jobsIn(...items).map(({ company }) => company)).toEqual(["Casa Harina", "Hotel Alto", "Naviera Sur"]);
});

test("towns after all positions below their companies are not part of the positions", () => {
  const job = (y: number, company: string, position: string) => [
    text(40, y, company, bold),
    ...lines(40, y + 14, position, "2015 – 2019"),
    text(60, y + 42, `• ${told}`),
  ];
  const items = [
    ...job(120, "Calder Cement", "Senior Technician, Gresiko"),
    ...job(200, "Rowan Lifts", "Technician, Elevators, Dublin"),
  ];
  expect(jobsIn(...items).map(({ position }) => position)).toEqual(["Senior Technician", "Technician, Elevators"]);
});

test("cards of jobs in two columns are read card by card, even if their lists are indented", () => {
  const card = (x: number, y: number, position: string, company: string) => [
    text(x, y, position, bold),
    ...lines(x, y + 14, company, "2015 – 2019"),
    text(x + 14, y + 42, `Ran ${company} for years, day and night.`),
    text(x + 14, y + 56, "Taught six people how to do it well."),
  ];
  const items = [
    ...card(40, 120, "Nurse", "Rowan Clinic"),
    ...card(320, 120, "Tutor", "Calder College"),
    ...card(40, 220, "Clerk", "Corvid Bank"),
    ...card(320, 220, "Baker", "Elm Bakery"),
  ];
  const jobs = jobsIn(...items);
  expect(jobs).toHaveLength(4);
  expect(jobs).toContainEqual({ position: "Tutor", company: "Calder College" });
});

test("a letter that the font lacks, drawn later in another font, belongs to its word", () => {
  const size = 20;
  const name: TextItem = {
    ...text(40, 40, "Ph m Bích", { ...bold, size, width: 80 }),
    spaces: [
      { from: 20, to: 30, isWritten: false },
      { from: 45, to: 50, isWritten: true },
    ],
  };
  const letter = text(60, 40, "ạ", { font: "Other-Bold", size, width: 10 });
  expect(readCells(resume([name, ...lines(40, 60, "Da Nang", "pham@example.com"), letter]))[0]?.text).toBe("Phạm Bích");
});

test("a letter in another font inside a word leaves no space", () => {
  const size = 18;
  const parts = [
    text(40, 40, "PH", { ...bold, size, width: 26 }),
    text(67.5, 40, "Ạ", { font: "Other", size, width: 11 }),
    text(80, 40, "M", { ...bold, size, width: 15 }),
  ];
  expect(readCells(resume([...parts, ...lines(40, 60, "Da Nang", "pham@example.com")]))[0]?.text).toBe("PHẠM");
});

test.each(["Thijs van ’t Veer", "Willem ’s Gravenhout"])("%s is read as a whole name", (name) => {
  const items = [text(40, 40, name, { ...bold, size: 24 }), ...lines(40, 60, "Gardener", "x77@example.com")];
  expect(
    readPortfolio(resume([...items, heading(100, "Skills"), text(40, 120, "Oaks")])).portfolioData.settings.name,
  ).toBe(name);
});

test("a doctor's title and first name above a surname are one name", () => {
  const items = [text(40, 40, "Dr. med. Anja", { size: 24 }), text(40, 66, "Rot", { ...bold, size: 24 })];
  expect(nameOf(...items, ...lines(40, 84, "Gardener", "x77@example.com")).name).toBe("Dr. med. Anja Rot");
});

const nameOf = (...items: TextItem[]) =>
  readPortfolio(
    resume([
      ...items,
      heading(150, "Experience"),
      ...[text(40, 170, "Clerk", bold), text(40, 184, "Corvid Bank"), text(400, 170, "2015 – 2019")],
      ...[text(60, 198, told), heading(240, "Education"), ...lines(40, 260, "BSc in Physics", "Example University")],
    ]),
  ).portfolioData.settings;

test("a single word at the top is the name, even with letters or a title after it", () => {
  const contact = lines(40, 70, "Leeds, United Kingdom", "77@example.com");
  expect(nameOf(text(40, 40, "Suharti", { ...bold, size: 11 }), text(40, 54, "Gardener"), ...contact).name).toBe(
    "Suharti",
  );
  expect(nameOf(text(40, 40, "Suharti, RGN", { ...bold, size: 18 }), ...contact).name).toBe("Suharti");
  expect(nameOf(text(40, 40, "Suharti – Head Gardener", { ...bold, size: 18 }), ...contact)).toMatchObject({
    name: "Suharti",
    title: "Head Gardener",
  });
});

test("a name in capitals ends above small letters, even in the same style and before a dash", () => {
  const wide = { font: "Mono", width: 520 };
  const items = [text(40, 40, "ADA DOS SANTOS E SILVA", wide), text(40, 54, "Gardener – Oaks", { font: "Mono" })];
  expect(nameOf(...items, text(40, 68, "x77@example.com", { font: "Mono" })).name).toBe("ADA DOS SANTOS E SILVA");
});

test("the word Resume after a name is not part of it", () => {
  expect(nameOf(text(40, 40, "ADA LOVELACE RESUME", { size: 24 }), text(40, 70, "x77@example.com")).name).toBe(
    "ADA LOVELACE",
  );
});

test("a title in larger letters is not part of the name above, even if an address contains the trade", () => {
  const items = [
    text(40, 40, "Suharti", { ...bold, size: 12 }),
    text(40, 56, "ELECTRICAL TECHNICIAN", { size: 13 }),
    text(40, 72, "suharti.electrical@example.com"),
  ];
  expect(nameOf(...items)).toMatchObject({ name: "Suharti", title: "ELECTRICAL TECHNICIAN" });
});

test("two lines in one style, slightly larger than the rest, are one name", () => {
  const items = [
    text(40, 40, "Aiko", { ...bold, size: 15 }),
    text(40, 57, "Nakamori-Lund", { ...bold, size: 15 }),
    text(40, 74, "Researcher in Marine Ecology", { size: 13 }),
  ];
  expect(nameOf(...items).name).toBe("Aiko Nakamori-Lund");
});

test("a name in the style of the headings in the margin is not a heading", () => {
  const row = (y: number, title: string, ...said: string[]) => [text(40, y, title, bold), ...lines(160, y, ...said)];
  const items = [
    text(40, 40, "Ada Lovelace", bold),
    ...lines(40, 54, "Gardener", "ada@example.com", "Leeds, United Kingdom"),
    ...row(120, "Profile", "Likes tidy plans and people.", "Nine years of practice."),
    ...row(170, "Experience", "Clerk, Corvid Bank", "2015 – 2019", told),
    ...row(240, "Education", "BSc in Physics", "Example University", "2010 – 2014"),
    ...row(300, "Skills", "Oaks, Roses"),
  ];
  const { settings } = readPortfolio(resume(items)).portfolioData;
  expect(settings).toMatchObject({ name: "Ada Lovelace", location: "Leeds, United Kingdom" });
});

test("a username below the place is not part of it", () => {
  const items = [text(40, 40, "Ada Lovelace", { size: 24 }), ...lines(485, 40, "Rennes, France", "ada-lovelace")];
  expect(nameOf(...items).location).toBe("Rennes, France");
});

test("periods over two lines at the left are not a separate column", () => {
  const job = (y: number, start: string, end: string, company: string) => [
    ...[text(40, y, start, { size: 8 }), text(40, y + 10, end, { size: 8 })],
    ...[text(140, y + 1.5, company, bold), text(140, y + 14, "Cook")],
    ...[
      text(150, y + 26, "Bought fish at dawn, cooked it and ran the kitchen."),
      text(150, y + 38, "Taught the trainees."),
    ],
  ];
  const items = [
    ...job(120, "March 2019 –", "present", "Casa Harina"),
    ...job(185, "June 2015 – February", "2019", "Hotel Alto"),
    ...job(250, "April 2010 – May", "2015", "Naviera Sur"),
    ...[heading(320, "Education"), text(40, 340, "2007 – 2009", { size: 8 }), text(140, 341.5, "Diploma", bold)],
    ...[
      text(140, 354, "Ribera College"),
      heading(390, "Skills"),
      text(40, 410, "Kitchen", { size: 8 }),
      text(140, 411.5, "Stocks, Rice"),
    ],
  ];
  expect(jobsIn(...items).map(({ company }) => company)).toEqual(["Casa Harina", "Hotel Alto", "Naviera Sur"]);
});

test("a full line with job, dates and place does not continue in the next line", () => {
  const items = [
    text(40, 120, "Rowan Clinic", bold),
    text(40, 134, "Clinical Nurse Manager • Feb 2020 – Present • Galway", { width: 505 }),
    text(40, 148, "Managed twenty-six nurses and their rota, every week."),
    text(40, 162, "Wrote the rules of the ward and taught them to others."),
  ];
  expect(jobsIn(...items)).toEqual([{ position: "Clinical Nurse Manager", company: "Rowan Clinic" }]);
});

test("in a narrow list of skills, a line in small letters continues the line above", () => {
  const skills = lines(470, 120, "Fire safety", "Central heating", "maintenance", "Plumbing", "Tiles");
  const { sections } = read(heading(100, "Skills", 470), ...skills);
  expect(sections.about.skills.items).toEqual(["Fire safety", "Central heating maintenance", "Plumbing", "Tiles"]);
});

test("a line that ends with a French participle does not continue in the next line", () => {
  const items = [
    text(40, 120, "Infirmière associée"),
    text(40, 134, "Cabinet infirmier des Tilleuls"),
    text(400, 120, "2015 – 2019"),
    text(60, 148, `• ${told}`),
  ];
  expect(jobsIn(...items)).toEqual([{ position: "Infirmière associée", company: "Cabinet infirmier des Tilleuls" }]);
});

test("words for businesses, schools, degrees, months and sections are known in more languages", () => {
  expect(companyScore("Cabinet infirmier des Tilleuls")).toBe(1);
  expect(companyScore("Cabinet Maker")).toBe(0);
  expect(institutionScore("SMK Negeri 5")).toBeGreaterThan(0);
  expect(degreeScore("Baccalauréat scientifique")).toBeGreaterThan(0);
  expect(degreeScore("WASSCE in General Science")).toBeGreaterThan(0);
  expect(findDates("Kasım 2015 – devam ediyor")[0]?.text).toBe("Kasım 2015 – devam ediyor");
  expect(["Weiterbildungen", "Języki obce", "Yabancı Diller"].map(headingKind)).toEqual([
    "achievements",
    "languages",
    "languages",
  ]);
});

test("several verbs and a full stop make a sentence", () => {
  expect(isSentence("Shucked, mended, steered.")).toBe(true);
  expect(isSentence("Red, white, blue.")).toBe(false);
});
