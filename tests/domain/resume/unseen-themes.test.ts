import { expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, resume, text } from "../../support/resume-page.ts";

/** Cases from other people's themes and document classes. */

type Item = ReturnType<typeof text>;

const heading = (y: number, said: string) => text(40, y, said, { ...bold, size: 14 });
const contact = text(40, 75, "ines@example.com");
const read = (...items: Item[]) => readPortfolio(resume(items)).portfolioData;
const named = (...items: Item[]) =>
  read(text(40, 40, "Ines Falkenrath", { ...bold, size: 24 }), text(40, 60, "Land Surveyor"), contact, ...items);
const jobsIn = (...items: Item[]) =>
  named(...items).sections.experience.items.map(({ position, company }) => ({ position, company }));
const studiesIn = (...items: Item[]) =>
  named(heading(100, "Education"), ...items).sections.education.items.map(({ degree, institution, period }) => ({
    degree,
    institution,
    period,
  }));
const two = [
  { position: "Land Surveyor", company: "Tidemark" },
  { position: "Draftsman", company: "Ollivander Maps" },
];
const told = "Measured the coast after every storm of the winter.";

test.each([
  "Résumé of Ines Falkenrath",
  "Curriculum Vitae – Ines Falkenrath",
  "Lebenslauf von Ines Falkenrath",
  "Hoja de vida de Ines Falkenrath",
  "CV Ines Falkenrath",
  "Ines Falkenrath – Currículo",
  "Ines Falkenrath, Curriculum Vitae",
  "Ines Falkenrath — CV",
  "Ines Falkenrath (CV)",
  "Ines Falkenrath's Résumé",
])("the name does not include the title of the document: %s", (said) => {
  const { name, title, location } = read(
    text(40, 40, said, { ...bold, size: 24 }),
    text(40, 60, "Land Surveyor"),
    contact,
  ).settings;
  expect({ name, title, location }).toEqual({ name: "Ines Falkenrath", title: "Land Surveyor", location: "" });
});

test.each(["Curriculum Developer", "Resume Writer"])("a job that has to do with resumes is a title: %s", (said) => {
  const { name, title } = read(
    text(40, 40, "Ines Falkenrath", { ...bold, size: 24 }),
    text(40, 60, said),
    contact,
  ).settings;
  expect({ name, title }).toEqual({ name: "Ines Falkenrath", title: said });
});

test("initials after a name stay", () => {
  expect(read(text(40, 40, "Falkenrath C.V.", { ...bold, size: 24 }), contact).settings.name).toBe("Falkenrath C.V.");
});

test("a name of two occupations is a name if no other line reads like a name", () => {
  const items = [
    text(40, 40, "Mason Fletcher", { ...bold, size: 24 }),
    heading(100, "Skills"),
    text(40, 120, "Autocad"),
  ];
  expect(read(...items).settings.name).toBe("Mason Fletcher");
});

test("a title in another style on the line of the name is not part of it", () => {
  const line = [text(40, 40, "Ines", { size: 20, width: 40 }), text(85, 40, "Land Surveyor", { ...bold, size: 20 })];
  expect(read(...line, contact, heading(100, "Skills"), text(40, 120, "Autocad")).settings).toMatchObject({
    name: "Ines",
    title: "Land Surveyor",
  });
});

test("a town may have a state and a postcode without a comma", () => {
  expect(named(text(40, 90, "Wenatchee WA 98801 US")).settings.location).toBe("Wenatchee WA US");
});

test("a street after the label of an address is not part of the place", () => {
  const { settings } = read(
    heading(40, "Personal Details"),
    ...[text(40, 60, "Name"), text(140, 60, "Ines Falkenrath")],
    ...[text(40, 75, "Address"), text(140, 75, "1120 NW Harbor Street, Portland, Oregon")],
    ...[text(40, 90, "E-mail"), text(140, 90, "ines@example.com")],
  );
  expect(settings.location).toBe("Portland, Oregon");
});

test("prose above the section About is the summary", () => {
  const summary = "Surveyor who has measured every harbor between Leeds and Lisbon by hand.";
  const items = [text(40, 90, summary), heading(120, "About"), text(40, 140, "Leeds UK")];
  expect(named(...items).settings.summary).toBe(summary);
});

test("jobs directly below the contact details need no heading", () => {
  const job = (y: number, position: string, company: string, dates: string) => [
    text(40, y, `${position} - ${company}.`, { ...bold, width: 220 }),
    text(275, y, `Corvallis, OR, ${dates}`),
    text(40, y + 14, told),
  ];
  const items = [
    ...job(110, "Land Surveyor", "Tidemark", "2019-07-01 - Present"),
    ...job(150, "Draftsman", "Ollivander Maps", "2015-06-01 - 2019-06-30"),
    ...[heading(200, "Education"), text(40, 220, "University of Leeds"), text(40, 234, "B.Sc. Geography")],
  ];
  expect(jobsIn(...items)).toEqual([
    { position: "Land Surveyor", company: "Tidemark." },
    { position: "Draftsman", company: "Ollivander Maps." },
  ]);
});

test("in a list with bullets, a full stop separates a job from its text", () => {
  const job = (y: number, position: string, company: string) => [
    text(40, y, "•", { width: 4 }),
    text(50, y, position, { ...bold, width: 80 }),
    text(131, y, `, ${company}, Leeds, UK. ${told}`),
  ];
  const items = [...job(120, "Land Surveyor", "Tidemark"), ...job(150, "Draftsman", "Ollivander Maps")];
  expect(jobsIn(heading(100, "Experience"), ...items)).toEqual(two);
});

test("a full stop separates a company from a position", () => {
  const job = (y: number, dates: string, said: string) => [
    text(40, y, dates, { ...bold, width: 60 }),
    text(140, y, said),
    text(140, y + 14, told),
  ];
  const items = [
    ...job(120, "2019–2021", "Tidemark. Land Surveyor."),
    ...job(160, "2015–2019", "Ollivander Maps. Draftsman."),
  ];
  expect(jobsIn(heading(100, "Experience"), ...items)).toMatchObject([
    { company: "Tidemark" },
    { company: "Ollivander Maps" },
  ]);
});

test("a position of two nouns below its company is not part of the company's name", () => {
  const job = (y: number, company: string, position: string, dates: string) => [
    ...[text(40, y, company, bold), text(400, y, dates)],
    ...[text(40, y + 13, position, bold), text(40, y + 27, told)],
  ];
  const items = [
    ...job(120, "Garage Falk", "Apprentice Mechanic", "2019 – 2021"),
    ...job(170, "Tidemark", "Senior Technician", "2015 – 2019"),
  ];
  expect(jobsIn(heading(100, "Experience"), ...items)).toEqual([
    { company: "Garage Falk", position: "Apprentice Mechanic" },
    { company: "Tidemark", position: "Senior Technician" },
  ]);
});

test.each(["M.S., Geodesy - University of Leeds", "M.S., Geodesy. University of Leeds"])(
  "the school comes after the field of a degree: %s",
  (said) => {
    const items = [text(40, 120, said, bold), text(400, 120, "2013 – 2015")];
    expect(studiesIn(...items)).toEqual([
      { degree: "M.S., Geodesy", institution: "University of Leeds", period: "2013 – 2015" },
    ]);
  },
);

test("a year directly below another year ends its period", () => {
  const study = (y: number, from: string, to: string, degree: string, school: string) => [
    ...[text(40, y, from, { width: 22 }), text(140, y, school, bold)],
    ...[text(40, y + 14, to, { width: 22 }), text(140, y + 14, degree)],
  ];
  const items = [
    ...study(120, "2013", "2015", "M.S. Geodesy", "University of Leeds"),
    ...study(170, "2009", "2013", "B.S. Geography", "Tyne College"),
  ];
  expect(studiesIn(...items).map(({ period }) => period.match(/\d{4}/g))).toEqual([
    ["2013", "2015"],
    ["2009", "2013"],
  ]);
});

test("the digits of a date may have gaps between them", () => {
  const items = [
    ...[text(40, 40, "Ines Falkenrath", { ...bold, size: 24 }), contact, heading(100, "Experience")],
    ...[text(40, 120, "Land Surveyor", bold), text(40, 134, "Tidemark")],
    ...[text(400, 120, "2 0 1 9 -0 2 -0 1"), text(40, 148, told)],
  ];
  expect(readResume(resume(items)).roles[0]?.period.text).toBe("2019-02-01");
});

test.each(["48 Lake Avenue South, Duluth, MN", "48 Lake Avenue S, Duluth, MN"])(
  "a direction is part of the street: %s",
  (said) => {
    expect(named(text(40, 90, said)).settings.location).toBe("Duluth, MN");
  },
);

test("the issuer is not the certificate's title, and a dot without a space before it separates them", () => {
  const items = [
    ...[text(40, 120, "Issued by: Tyne Harbor Board"), text(40, 134, "Sworn Surveyor", bold), text(400, 120, "2019")],
    ...[text(40, 170, "Issued by: Leeds Land Court"), text(40, 184, "Boundary Expert", bold), text(400, 170, "2017")],
  ];
  const titles = named(heading(100, "Certificates"), ...items).sections.achievements.items.map(({ title }) => title);
  expect(titles).toEqual(["Sworn Surveyor", "Boundary Expert"]);
  const dotted = [text(40, 120, "Sworn Surveyor· Tyne Harbor Board"), text(400, 120, "2019")];
  const [first] = named(heading(100, "Certificates"), ...dotted).sections.achievements.items;
  expect(first?.title).toBe("Sworn Surveyor");
});
