import { expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, lines, resume, text } from "../../support/resume-page.ts";

/**
 * Cases from word processors, typesetters and resume builders, and of names, addresses and titles
 * in the header.
 */

const heading = (y: number, said: string, x = 40) => text(x, y, said, { ...bold, size: 14 });
const person = [
  text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
  text(40, 60, "Data Analyst"),
  text(40, 75, "ada@example.com"),
];
const read = (...items: ReturnType<typeof text>[]) => readPortfolio(resume([...person, ...items])).portfolioData;
const jobsIn = (...items: ReturnType<typeof text>[]) =>
  read(heading(100, "Experience"), ...items).sections.experience.items.map(({ position, company }) => ({
    position,
    company,
  }));
const two = [
  { position: "Data Analyst", company: "Babbage" },
  { position: "Tutor", company: "Corvid" },
];
const told = "Ran the tables of the engine every day.";

test("a hospital with its town is the employer, and the unit after the position is not", () => {
  const job = (y: number, position: string, employer: string, dates: string) => [
    text(40, y, position, bold),
    text(40, y + 14, employer),
    text(40, y + 28, dates),
    text(60, y + 42, `• ${told}`),
  ];
  const items = [
    ...job(120, "Staff Nurse, Surgical Unit", "Calder Medical Center, San Antonio, TX", "March 2021 – Present"),
    ...job(190, "Registered Nurse", "Rowan Community Hospital, Laredo, TX", "July 2019 – February 2021"),
  ];
  expect(jobsIn(...items)).toEqual([
    { position: "Staff Nurse, Surgical Unit", company: "Calder Medical Center" },
    { position: "Registered Nurse", company: "Rowan Community Hospital" },
  ]);
});

test("volunteering with an organization and a role is a job, and a sentence about it is not", () => {
  const items = [
    ...[text(40, 120, "Data Analyst", bold), text(40, 134, "Babbage"), text(40, 148, "2019 – 2021")],
    heading(190, "Volunteering"),
    ...[text(40, 210, "Event First Aider", bold), text(40, 224, "Rowan Ambulance"), text(40, 238, "2018 – 2019")],
  ];
  expect(jobsIn(...items).at(-1)).toEqual({ position: "Event First Aider (volunteer)", company: "Rowan Ambulance" });
  expect(jobsIn(...items.slice(0, 4), text(40, 210, "Reads to children on Sundays.")).length).toBe(1);
});

test("a date that fills its column ends where the text beside it begins", () => {
  const job = (y: number, dates: string, position: string, company: string) => [
    text(40, y, dates, { width: 118 }),
    text(158, y, position, { ...bold, width: 100 }),
    text(259, y, `, ${company}`),
    text(158, y + 14, told),
  ];
  const items = [
    ...job(120, "October 2019 – Aug 2021", "Data Analyst", "Babbage"),
    ...job(160, "March 2015 – Sept 2019", "Tutor", "Corvid"),
  ];
  expect(jobsIn(...items)).toEqual(two);
});

test("a date that is too wide for its column is above its entry", () => {
  const job = (y: number, dates: string, at: number, position: string, company: string) => [
    text(40, y, dates),
    text(90, at, position, { ...bold, width: 100 }),
    text(191, at, `, ${company}. ${told}`),
  ];
  const items = [
    ...job(120, "2019–", 120, "Data Analyst", "Babbage"),
    ...job(140, "2015–2019", 153, "Tutor", "Corvid"),
  ];
  expect(jobsIn(...items)).toEqual(two);
});

test("a date that breaks in a narrow cell belongs to the line beside its middle", () => {
  const items = [
    ...[text(40, 120, "Babbage", bold), text(500, 120, "Leeds, UK")],
    ...[text(40, 140, "Data Analyst"), text(470, 140, "June 2019 – present"), text(60, 156, `• ${told}`)],
    ...[text(450, 174, "September 2016 – October"), text(40, 180, "Clerk"), text(550, 186, "2018")],
    text(60, 204, "• Taught six pupils to count by hand."),
    ...[text(40, 224, "Corvid", bold), text(500, 224, "Leeds, UK")],
    ...[text(40, 244, "Tutor"), text(470, 244, "May 2015 – May 2016"), text(60, 260, `• ${told}`)],
  ];
  expect(jobsIn(...items)).toMatchObject([two[0], { position: "Clerk" }, two[1]]);
});

test("a slash separates a company from a position", () => {
  const items = lines(40, 120, "2019 – 2021", "Babbage / Data Analyst", told, "2015 – 2019", "Corvid / Tutor", told);
  expect(jobsIn(...items)).toEqual(two);
});

test("an office or a district after a comma is part of its company", () => {
  const items = lines(40, 120, "Clerk", "Bureau of Tides, Leeds Field Office", "2019 – 2021", told);
  expect(jobsIn(...items)).toEqual([{ position: "Clerk", company: "Bureau of Tides, Leeds Field Office" }]);
});

test("a label in the style of the headings is a heading, and the text after it is its section", () => {
  const label = (y: number, said: string, rest = "") => [
    text(40, y, said, { ...bold, width: 60 }),
    ...(rest ? [text(103, y, rest)] : []),
  ];
  const { sections, settings } = read(
    ...label(100, "SUMMARY:", "Counts tides and keeps the books of a harbor."),
    ...label(130, "CERTIFICATIONS:"),
    ...lines(60, 146, "Harbor Pilot", "First Aid"),
    ...label(190, "SKILLS:", "Excel, Python, Go"),
    ...label(220, "WORK HISTORY:"),
    ...lines(40, 236, "Babbage", "Data Analyst", "2019 to 2021", "• Ran the tables of the engine."),
  );
  expect(settings.summary).toBe("Counts tides and keeps the books of a harbor.");
  expect(sections.about.skills.items).toEqual(["Excel", "Python", "Go"]);
  expect(sections.achievements.items.map(({ title }) => title)).toEqual(["Harbor Pilot", "First Aid"]);
});

test("each line that ends with a date is an award, even in small letters", () => {
  const { items } = read(
    heading(100, "Premios"),
    ...lines(
      40,
      120,
      "Premio del mar al mejor menú de la temporada (2022)",
      "Carné de manipulador de alimentos (2023)",
    ),
  ).sections.achievements;
  expect(items.map(({ title }) => title)).toEqual([
    "Premio del mar al mejor menú de la temporada",
    "Carné de manipulador de alimentos",
  ]);
});

test("two years joined by the word and are both removed from the award", () => {
  const { items } = read(heading(100, "Awards"), text(40, 120, "Best Dutch Book Designs, 2019 and 2021")).sections
    .achievements;
  expect(items.map(({ title, description }) => [title, description])).toEqual([
    ["Best Dutch Book Designs", "2019 – 2021"],
  ]);
});

test("a label inside a line begins a new group", () => {
  const said = "Languages: English (native), French (fluent). Software: Excel, Python.";
  expect(read(heading(100, "Skills"), text(40, 120, said)).sections.about.skills.items).toEqual(["Excel", "Python"]);
});

const skills = [heading(100, "Skills"), text(40, 118, "Excel, Python")];

test.each([
  ["behind a comma", ["English, Native", "Spanish, B2"]],
  ["in brackets", ["English (Native)", "Spanish (B2)"]],
  ["in one line", ["English, Native; Spanish, B2"]],
])("a language keeps its level %s", (_, said) => {
  const { languages } = readResume(
    resume([...person, ...skills, heading(140, "Languages"), ...lines(40, 158, ...said)]),
  );
  expect(languages.map(({ name, level }) => [name.text, level])).toEqual([
    ["English", "Native"],
    ["Spanish", "B2"],
  ]);
});

test("an unknown language is not the level of the language before it", () => {
  const { languages } = readResume(
    resume([...person, ...skills, heading(140, "Languages"), text(40, 158, "English, Xhosa, French")]),
  );
  expect(languages.map(({ name, level }) => [name.text, level])).toContainEqual(["English", ""]);
});

test("contact details in their own column belong to the header, even if one is wider than the column", () => {
  const job = (y: number, position: string, company: string, dates: string) => [
    text(172, y, position, { ...bold, width: 80 }),
    text(253, y, `, ${company}`),
    text(480, y, dates),
    text(172, y + 14, told),
  ];
  const { settings, sections } = readPortfolio(
    resume([
      text(60, 60, "Ada Lovelace", { ...bold, size: 24 }),
      heading(100, "Experience", 172),
      ...job(118, "Data Analyst", "Babbage", "2019 – 2021"),
      ...job(153, "Tutor", "Corvid", "2015 – 2019"),
      heading(200, "Skills", 172),
      text(172, 218, "Excel, Python"),
      ...lines(60, 111, "Keplerstraße 40", "8020 Graz", "+43 660 5550 119").map((item) => ({ ...item, size: 9 })),
      text(60, 156, "ada.lovelace@example.at", { size: 9, width: 114 }),
    ]),
  ).portfolioData;
  expect(settings.location).toBe("Graz");
  expect(sections.contact).toMatchObject({ phone: "+43 660 5550 119", email: "ada.lovelace@example.at" });
  expect(sections.experience.items.map(({ position, company }) => ({ position, company }))).toEqual(two);
});

const headed = (...said: string[]) =>
  readPortfolio(
    resume([
      text(40, 40, said[0] ?? "", { ...bold, size: 22 }),
      ...lines(40, 60, ...said.slice(1)),
      heading(140, "Skills"),
      text(40, 158, "Excel, Python"),
    ]),
  ).portfolioData;

test.each([
  ["3320 Halls Mill Rd. Mobile, AL 36606", "Mobile, AL"],
  ["1460 Plainfield Avenue NE, Grand Rapids, Michigan 49505", "Grand Rapids, Michigan"],
  ["8114 Mesquite Bend, San Antonio, TX 78250", "San Antonio, TX"],
  ["PO Box 4410, Anchorage, AK 99509", "Anchorage, AK"],
  ["ul. Długa 5/12, 31-147 Kraków", "Kraków"],
  ["Harbor Wing, Old Medical School, Edinburgh, Scotland", "Edinburgh, Scotland"],
  ["Letterkenny, Co. Donegal, Ireland", "Letterkenny, Co. Donegal, Ireland"],
  ["8020 Graz", "Graz"],
])("the place in the address %s is %s", (address, place) => {
  expect(headed("Ada Lovelace", address, "ada@example.com").settings.location).toBe(place);
});

test("a postcode is not a phone number", () => {
  expect(headed("Ada Lovelace", "1200-195 Lisboa, Portugal", "ada@example.com").sections.contact.phone).toBe("");
});

test.each([
  ["Ada Lovelace (she/her)", "Ada Lovelace"],
  ["Ada Lovelace, they/them", "Ada Lovelace"],
  ["O’Connor, Niamh", "Niamh O’Connor"],
  ["Lovelace, Ada M.", "Ada M. Lovelace"],
])("the name in %s is %s", (said, name) => {
  expect(headed(said, "ada@example.com // Bristol, UK").settings).toMatchObject({ name, location: "Bristol, UK" });
});

test.each([
  ["Illustrator & Motion Designer. I draw things that move.", "Illustrator & Motion Designer"],
  ["School of History and Classics", ""],
])("the title in %s is “%s”", (said, title) => {
  expect(headed("Ada Lovelace", said, "ada@example.com").settings.title).toBe(title);
});

test("a town and its state after a school are not part of it", () => {
  const { items } = read(
    heading(100, "Education"),
    ...lines(40, 120, "Cedar College, Saraland, AL", "Welding Certificate, 2010", "Linden School, Saraland, AL"),
    text(40, 162, "Diploma, 2008"),
  ).sections.education;
  expect(items.map(({ institution }) => institution)).toEqual(["Cedar College", "Linden School"]);
});

test("several positions below one company with a total duration are separate jobs", () => {
  const at = (y: number, company: string) => [
    text(40, y, company, { ...bold, size: 11, width: 60 }),
    text(104, y, "5 yrs 2 mos", { size: 9 }),
  ];
  const position = (y: number, name: string, dates: string) => [
    text(49, y, name, bold),
    text(49, y + 13, dates, { size: 9 }),
    text(79, y + 26, told),
  ];
  const items = [
    ...at(120, "Babbage"),
    ...position(138, "Data Analyst", "Mar 2022 – Present"),
    ...position(184, "Junior Analyst", "Jan 2020 – Mar 2022"),
    ...at(230, "Corvid"),
    ...position(248, "Tutor", "Feb 2017 – Dec 2019"),
  ];
  expect(jobsIn(...items)).toEqual([two[0], { position: "Junior Analyst", company: "Babbage" }, two[1]]);
});

test("contact details at the right that reach below the first heading are not part of its section", () => {
  const contact = ["Leeds, UK", "+44 7700 900118", "ada@example.com", "github.com/ada", "linkedin.com/in/ada"];
  const { experience } = readPortfolio(
    resume([
      text(40, 60, "Ada Lovelace", { ...bold, size: 24 }),
      ...contact.map((said, at) => text(555 - said.length * 5, 52 + 14 * at, said)),
      heading(110, "Experience"),
      ...[text(40, 130, "Babbage", bold), text(49, 144, "Data Analyst", { font: "Sans-Italic" })],
      ...lines(49, 158, "2019 – 2021", told),
      ...[text(40, 192, "Corvid", bold), text(49, 206, "Tutor", { font: "Sans-Italic" })],
      ...lines(49, 220, "2015 – 2019", told),
    ]),
  ).portfolioData.sections;
  expect(experience.items.map(({ position, company }) => ({ position, company }))).toEqual(two);
});

test("the labels of a Spanish form are understood, and an identity number is not a phone number", () => {
  const row = (y: number, label: string, value: string) => [text(40, y, label, bold), text(200, y, value)];
  const job = (y: number, company: string, position: string, dates: string) => [
    ...row(y, "Empresa:", company),
    ...row(y + 14, "Cargo:", position),
    ...row(y + 28, "Fecha:", dates),
    ...row(y + 42, "Funciones:", "Cierre contable de tres compañías."),
  ];
  const { settings, sections } = readPortfolio(
    resume([
      text(200, 40, "HOJA DE VIDA", { ...bold, size: 16 }),
      heading(70, "DATOS PERSONALES"),
      ...row(90, "NOMBRE:", "Ada Lovelace"),
      ...row(104, "CÉDULA:", "43.555.019 de Medellín"),
      ...row(118, "CELULAR:", "+57 310 555 0147"),
      ...row(132, "CORREO:", "ada@example.co"),
      heading(160, "EXPERIENCIA LABORAL"),
      ...job(180, "Babbage", "Contadora", "2018 – 2021"),
      ...job(250, "Corvid", "Auxiliar", "2012 – 2018"),
    ]),
  ).portfolioData;
  expect(settings.name).toBe("Ada Lovelace");
  expect(sections.contact.phone).toBe("+57 310 555 0147");
  const told = { description: "Cierre contable de tres compañías." };
  expect(sections.experience.items).toEqual([
    { company: "Babbage", position: "Contadora", ...told },
    { company: "Corvid", position: "Auxiliar", ...told },
  ]);
});

test("a small heading in a table's left cell may begin slightly above the text beside it", () => {
  const label = (y: number, said: string) => text(57, y, said, bold);
  const wide = { size: 12 };
  const { settings, sections } = readPortfolio(
    resume([
      text(57, 79, "Ada Lovelace", { ...bold, size: 24 }),
      text(57, 96, "ada@example.com", wide),
      label(136, "SUMMARY"),
      text(176, 137, "Maintenance supervisor with eighteen years in refineries, and without", { ...wide, width: 340 }),
      text(176, 151, "any lost time since 2014.", wide),
      label(177.5, "EXPERIENCE"),
      ...[text(176, 183, "Data Analyst", { ...wide, ...bold }), text(460, 183, "2019 – 2021", wide)],
      ...[text(176, 196, "Babbage", { ...wide, font: "Sans-Italic" }), text(182, 210, `• ${told}`, wide)],
      ...[text(176, 242, "Tutor", { ...wide, ...bold }), text(460, 242, "2015 – 2019", wide)],
      ...[text(176, 256, "Corvid", { ...wide, font: "Sans-Italic" }), text(182, 270, `• ${told}`, wide)],
      label(301, "SKILLS"),
      text(176, 302, "Excel, Python", wide),
    ]),
  ).portfolioData;
  expect(settings.summary).toMatch(/^Maintenance .* since 2014\.$/);
  expect(sections.experience.items.map(({ position, company }) => ({ position, company }))).toEqual(two);
});
