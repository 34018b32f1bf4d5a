import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, lines, resume, text } from "../../support/resume-page.ts";

/** Cases from forms, letterheads and trades of other countries. */

const heading = (y: number, said: string, x = 40) => text(x, y, said, { ...bold, size: 14 });
const mail = "ada@example.com";
const read = (...items: ReturnType<typeof text>[]) => readPortfolio(resume(items)).portfolioData;
const person = [text(40, 40, "Ada Lovelace", { ...bold, size: 24 }), text(40, 75, mail)];

/** Rows of a form. The bold labels are at the left, and the values are in a second column. */
const rows = (y: number, pairs: [string, string][]) =>
  pairs.flatMap(([label, value], at) => [text(40, y + 18 * at, label, bold), text(200, y + 18 * at, value)]);

test("bold labels of a form are not headings", () => {
  const { settings, sections } = read(
    ...rows(60, [
      ["Nombre y apellidos", "Inés Salcedo Roa"],
      ["Domicilio", "C/ Olmo 4, 37001 Salamanca"],
      ["Teléfono", "+34 923 55 01 22"],
      ["Correo electrónico", "ines@example.es"],
    ]),
    heading(150, "Experiencia laboral"),
    ...rows(170, [
      ["Período", "2015 – 2019"],
      ["Puesto", "Soldadora"],
      ["Empresa", "Talleres Tormes"],
      ["Período", "2011 – 2015"],
      ["Puesto", "Aprendiz de soldadura"],
      ["Empresa", "Forja Alba"],
    ]),
  );
  expect(settings.name).toBe("Inés Salcedo Roa");
  expect(settings.location).toBe("Salamanca");
  expect(sections.contact.phone).toBe("+34 923 55 01 22");
  expect(sections.experience.items.map(({ position, company }) => [position, company])).toEqual([
    ["Soldadora", "Talleres Tormes"],
    ["Aprendiz de soldadura", "Forja Alba"],
  ]);
});

test("a right-aligned label ends at its column's edge, even if only a space follows", () => {
  const right = (y: number, label: string) => text(190 - 5 * label.length, y, label, { width: 5 * label.length });
  const glued = (y: number, label: string, value: string) =>
    text(190 - 5 * label.length, y, `${label} ${value}`, { width: 5 * (label.length + 1 + value.length) + 2 });
  const { sections } = read(
    text(200, 40, "Ada Lovelace", { ...bold, size: 16 }),
    right(60, "Telefon"),
    text(197, 60, "+49 30 5550 1177"),
    right(75, "E-Mail"),
    text(197, 75, mail),
    right(90, "Adresse"),
    text(197, 90, "Gartenweg 3, 10115 Berlin"),
    heading(120, "Berufserfahrung"),
    glued(140, "Zeitraum", "2018 - 2021"),
    glued(155, "Funktion", "Näherin"),
    glued(170, "Arbeitgeber", "Segelwerk Nord"),
  );
  expect(sections.experience.items.map(({ position, company }) => [position, company])).toEqual([
    ["Näherin", "Segelwerk Nord"],
  ]);
});

test.each(["Otto K. Marsh III", "Otto Marsh Jr."])("a suffix of a surname stays: %s", (name) => {
  expect(read(text(40, 40, name, { ...bold, size: 24 }), text(40, 75, mail)).settings.name).toBe(name);
});

test.each(["Fulda, den 14.02.2025", "Graz, 3. März 2024", "Nancy, le 5 mai 2023"])(
  "the place and the date above a signature belong to no section: %s",
  (said) => {
    const { sections } = read(
      ...person,
      heading(110, "Skills"),
      text(40, 130, "Weaving, Counting"),
      text(40, 190, said),
      text(40, 230, "Ada Lovelace"),
    );
    expect(sections.about.skills.items).toEqual(["Weaving", "Counting"]);
  },
);

test("a date at the left ends the bullet above, even if both texts begin at the same position", () => {
  const { sections } = read(
    ...person,
    heading(110, "Berufserfahrung"),
    text(40, 130, "2018 - 2021"),
    text(160, 130, "Schneiderin"),
    text(160, 143, "Nadelwerk GmbH, Aachen"),
    text(160, 156, "- Kostüme für drei Bühnen genäht und die Näherinnen der Werkstatt geleitet"),
    text(40, 169, "2014 - 2018"),
    text(160, 169, "Näherin"),
    text(160, 182, "Segelwerk AG, Kiel"),
    text(160, 195, "- Segel geflickt"),
  );
  expect(sections.experience.items.map(({ position, company }) => [position, company])).toEqual([
    ["Schneiderin", "Nadelwerk GmbH"],
    ["Näherin", "Segelwerk AG"],
  ]);
});

test.each([
  ["a postcode before a town in a line of contact details", `14000 Caen · +33 2 31 55 01 20 · ${mail}`, "Caen"],
  ["an address with a Romance street", `Calle Olmo 4, 37001 Salamanca | ${mail}`, "Salamanca"],
])("%s gives the person's place", (_, said, location) => {
  const { settings } = read(
    text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
    text(40, 60, said),
    heading(110, "Skills"),
    text(40, 130, "Weaving, Counting"),
  );
  expect(settings.location).toBe(location);
});

test("in an apprenticeship, degree and school stay apart, even if the school's name is an abbreviation", () => {
  const { sections } = read(
    ...person,
    heading(110, "Formation"),
    ...lines(40, 130, "CAP Couture", "CFA de Fougères", "2008 - 2010"),
  );
  expect(sections.education.items.map(({ degree, institution }) => [degree, institution])).toEqual([
    ["CAP Couture", "CFA de Fougères"],
  ]);
});

test("words in small letters after a comma belong to a certificate's title", () => {
  const { sections } = read(
    ...person,
    heading(90, "Skills"),
    text(40, 105, "Weaving, Counting"),
    heading(130, "Certifications"),
    text(40, 150, "Broderie, niveau avancé"),
  );
  expect(sections.achievements.items.map(({ title }) => title)).toEqual(["Broderie, niveau avancé"]);
});

test("a numbered list of certificates loses its numbers", () => {
  const { sections } = read(
    ...person,
    heading(110, "Certificates"),
    text(40, 130, "1. Safe Ladders"),
    text(40, 145, "2. First Aid at Work"),
  );
  expect(sections.achievements.items.map(({ title }) => title)).toEqual(["Safe Ladders", "First Aid at Work"]);
});
