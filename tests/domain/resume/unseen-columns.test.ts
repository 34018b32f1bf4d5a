import { expect, test } from "vitest";
import type { TextItem } from "#domain/resume/page.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

/** Cases of narrow columns, of letters with gaps, and of lists between dots or dashes. */

const person = [text(40, 40, "Ada Lovelace", { ...bold, size: 22 }), ...lines(40, 60, "ada@example.com")];
const studies = (y: number) => [
  text(40, y, "Education", heading),
  text(40, y + 20, "BSc in Mathematics", bold),
  ...lines(40, y + 34, "Calder College", "2008 – 2012"),
];
const read = (...items: TextItem[]) => readPortfolio(resume([...person, ...items, ...studies(700)])).portfolioData;
const readSections = (...items: TextItem[]) => read(...items).sections;
const titles = (found: ReturnType<typeof readSections>) => found.achievements.items.map(({ title }) => title);
const contact = lines(40, 120, "Leeds, United Kingdom", "+44 7700 900142", "mail@example.com");

/**
 * Small capitals. Each letter is a text of its own, with a gap of a sixth of the capitals' height.
 */
function smallCapitals(x: number, y: number, said: string): TextItem[] {
  const items: TextItem[] = [];
  let at = x;
  for (const letter of said) {
    const size = letter === letter.toUpperCase() ? 24 : 16.5;
    const width = 0.6 * size;
    if (letter !== " ") items.push(text(at, y, letter.toUpperCase(), { size, width }));
    at += letter === " " ? 10 : width + 4;
  }
  return items;
}

test("small capitals with gaps are one name, and a degree's letters below are not part of it", () => {
  const { settings } = readPortfolio(
    resume([
      ...smallCapitals(60, 40, "Anna de la Cruz,"),
      ...smallCapitals(160, 68, "Pr"),
      { ...text(192.3, 68, "MS", { size: 24, width: 33 }), isTracked: true },
      text(60, 90, "Head Gardener"),
      ...contact,
      ...studies(300),
    ]),
  ).portfolioData;
  expect(settings).toMatchObject({ name: "ANNA DE LA CRUZ", title: "Head Gardener" });
});

test("a nickname in quotation marks is a word of the name, even if the space after it is lost", () => {
  const { settings } = readPortfolio(
    resume([
      text(40, 40, "ADA “BEE”LEE", { ...bold, size: 22 }),
      text(40, 60, "Head Gardener"),
      ...contact,
      ...studies(300),
    ]),
  ).portfolioData;
  expect(settings.name).toBe("ADA “BEE” LEE");
});

test("first names that are also towns belong to the surname below if the email address contains them", () => {
  const name = (mail: string) =>
    readPortfolio(
      resume([
        text(40, 40, "Paris Georgia", { size: 14 }),
        text(40, 68, "REED", { ...bold, size: 28 }),
        text(40, 86, "Head Gardener"),
        ...lines(40, 120, "Leeds, United Kingdom", mail),
        ...studies(300),
      ]),
    ).portfolioData.settings.name;
  expect(name("paris.reed@example.com")).toBe("Paris Georgia REED");
  expect(name("reed@example.com")).toBe("REED");
});

test("pronouns after a title are not part of it", () => {
  const { settings } = readPortfolio(
    resume([
      text(40, 40, "Ada Lovelace", { ...bold, size: 22 }),
      text(40, 60, "Brewer (she/they)"),
      ...contact,
      ...studies(300),
    ]),
  ).portfolioData;
  expect(settings.title).toBe("Brewer");
});

test("an email address continues with the last letter of com in the next line", () => {
  const { contact: found } = readSections(...lines(40, 100, "ada.lovelace@example.co", "m", "Leeds, United Kingdom"));
  expect(found.email).not.toBe("ada.lovelace@example.co");
  const broken = readPortfolio(
    resume([
      text(40, 40, "Ada Lovelace", { ...bold, size: 22 }),
      ...lines(40, 70, "ada.lovelace@example.co", "m"),
      ...studies(300),
    ]),
  ).portfolioData.sections.contact;
  expect(broken.email).toBe("ada.lovelace@example.com");
});

test("a heading continues after a wide space on its line, or with letters in the next line", () => {
  const beside = readSections(
    text(40, 100, "HONORS", { ...heading, width: 50 }),
    text(99, 100, "AND GRANTS", { ...bold, size: 9 }),
    text(40, 120, "Ada Prize"),
    text(400, 120, "1843"),
  );
  expect(titles(beside)).toEqual(["Ada Prize"]);
  const margin = (y: number, title: string) => text(40, y, title, { ...bold, width: 80 });
  const below = readPortfolio(
    resume([
      ...person,
      margin(120, "SKILLS"),
      ...lines(140, 120, "Weaving, Number theory, Chess"),
      margin(150, "EDUCATION"),
      ...lines(140, 150, "BSc in Mathematics, Calder College, 2012"),
      margin(180, "CERTIFICATION"),
      text(40, 193, "S", bold),
      ...lines(140, 180, "Certified Weaver, Loom Guild, 2015", "Licensed Carder, Card Board, 2016"),
    ]),
  ).portfolioData.sections;
  expect(titles(below)).toEqual(["Certified Weaver", "Licensed Carder"]);
});

test("a boxed heading is found in each column at the same distance from the column's edge", () => {
  const found = readSections(
    text(51, 100, "Skills", heading),
    ...lines(40, 120, "Weaving, Number theory"),
    text(51, 150, "Experience", heading),
    text(40, 170, "Clerk", bold),
    ...lines(40, 184, "Rowan Hotel", "2015 – 2019"),
    text(51, 240, "Languages", heading),
    text(331, 240, "Certifications", heading),
    ...lines(40, 260, "English ★★★★★", "French ★★★☆☆", "German ★★☆☆☆"),
    ...lines(320, 260, "Certified Weaver", "Loom Guild, 2015", "Licensed Carder", "Card Board, 2016"),
  );
  expect(titles(found)).toEqual(["Certified Weaver", "Licensed Carder"]);
  expect(found.about.skills.items).toEqual(["Weaving", "Number theory"]);
});

test("two labels below each other, each beside a list, give two lists, even if both name a section", () => {
  const found = readSections(
    ...lines(40, 80, "A long line that shows how wide the text of this page may be, which is a lot wider."),
    text(40, 100, "Skills", heading),
    text(110, 120, "Design", { ...bold, width: 30 }),
    text(150, 120, "Lighting plans · Joinery"),
    text(100, 132, "Software", { ...bold, width: 40 }),
    text(150, 132, "SketchUp · Blender"),
  );
  expect(found.about.skills.items).toEqual(["Lighting plans", "Joinery", "SketchUp", "Blender"]);
});

test.each([
  ["Weaving — Number theory — Chess", ["Weaving", "Number theory", "Chess"]],
  ["Weaving — the slow kind", ["Weaving — the slow kind"]],
])("dashes separate three skills or more: %s", (said, skills) => {
  const { about } = readSections(text(40, 100, "Skills", heading), text(40, 120, said));
  expect(about.skills.items).toEqual(skills);
});

test("a bold label before a list with dots is not a skill, and neither is a level", () => {
  const { about } = readSections(
    text(40, 100, "Skills", heading),
    text(40, 120, "Design", { ...bold, width: 30 }),
    text(73, 120, "Joinery • Lighting plans"),
    text(40, 140, "Blender"),
    text(300, 140, "Skillful"),
  );
  expect(about.skills.items).toEqual(["Joinery", "Lighting plans", "Blender"]);
});

test("a certification program after a certificate is its issuer", () => {
  const found = readSections(
    text(40, 100, "Awards & Certifications", heading),
    text(40, 120, "2018"),
    text(100, 120, "Certified Weaver, Loom Certification Program"),
  );
  expect(titles(found)).toEqual(["Certified Weaver"]);
});

test("each line that begins with a year in brackets is a text of its own", () => {
  const long = "[2012] Weaver’s Certificate of Competency, Department of Looms and Cards of the Northern Mills";
  const found = readSections(
    text(40, 100, "Certifications", heading),
    ...[long, "[2019] Carding License, SACAA"].map((said, at) =>
      text(40, 120 + 12 * at, said, at === 0 ? { width: 512 } : {}),
    ),
  );
  expect(titles(found)).toEqual(["Weaver’s Certificate of Competency", "Carding License"]);
});

test("a school's name that does not fit into its line continues in the next line", () => {
  const { education } = readPortfolio(
    resume([
      ...person,
      text(40, 100, "Education", heading),
      text(40, 120, "Bachelor in Nautical Science • 2007 • Northern University of Science and", { width: 500 }),
      text(40, 134, "Technology"),
    ]),
  ).portfolioData.sections;
  expect(education.items).toMatchObject([{ institution: "Northern University of Science and Technology" }]);
});

test("a town beside position and company is neither, if another town at that place is known", () => {
  const job = (y: number, said: string, town: string) => [
    text(160, y, said, bold),
    text(500, y, town),
    text(40, y, "2015 – 2019"),
    text(174, y + 14, "• Ran the tables of the engine every day."),
  ];
  const { experience } = readSections(
    text(40, 100, "Experience", heading),
    ...job(120, "Line Cook, Casa Harina", "Panticosilla"),
    ...job(160, "Clerk, Rowan Hotel", "Madrid"),
  );
  expect(experience.items).toMatchObject([
    { position: "Line Cook", company: "Casa Harina" },
    { position: "Clerk", company: "Rowan Hotel" },
  ]);
});

test("an arrow in its own font between two positions is not a pictogram", () => {
  const { experience } = readSections(
    text(40, 100, "Experience", heading),
    text(40, 120, "Clerk", { ...bold, width: 25 }),
    text(68, 120, "→", { font: "Symbols", width: 10 }),
    text(81, 120, "Teller", bold),
    text(400, 120, "2015 – 2019"),
    ...lines(40, 134, "Rowan Hotel", "• Ran the tables of the engine every day."),
  );
  expect(experience.items).toMatchObject([{ position: "Clerk → Teller", company: "Rowan Hotel" }]);
});

test("name, title and contact details in a narrow column without a heading are read", () => {
  const details = ["Address", "Leeds, United Kingdom", "Phone", "+44 7700 900142", "E-mail", "ada@example.com"];
  const { settings, sections } = readPortfolio(
    resume([
      text(30, 73, "Ada Lovelace", { ...bold, size: 20 }),
      text(30, 93, "Head Gardener"),
      ...details.map((said, at) => text(30, 139 + 14 * at, said, { size: 9 })),
      text(220, 70, "Profile", heading),
      text(220, 88, "Careful worker who likes tidy plans and people, with nine years of practice."),
      text(220, 150, "Experience", heading),
      text(220, 168, "Clerk", bold),
      text(500, 168, "2015 – 2019"),
      ...lines(220, 182, "Rowan Hotel", "• Ran the tables of the engine every day."),
    ]),
  ).portfolioData;
  expect(settings).toMatchObject({ name: "Ada Lovelace", title: "Head Gardener" });
  expect(sections.experience.items).toMatchObject([{ position: "Clerk", company: "Rowan Hotel" }]);
});
