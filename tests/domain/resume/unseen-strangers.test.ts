import { expect, test } from "vitest";
import { readCells } from "#domain/resume/cells.ts";
import { regionsOf } from "#domain/resume/sections.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, lines, resume, text } from "../../support/resume-page.ts";

/** Cases from published templates that were in no test set. */

type Item = ReturnType<typeof text>;

const large = { size: 24 };
const heading = (x: number, y: number, said: string) => text(x, y, said, { ...bold, size: 14 });
const read = (...items: Item[]) => readPortfolio(resume(items)).portfolioData;
const named = (...items: Item[]) =>
  read(text(40, 40, "Ines Falkenrath", { ...bold, ...large }), text(40, 75, "ines@example.com"), ...items);
const nameOf = (said: string, mail: string) =>
  read(text(40, 40, said, large), text(40, 75, mail), heading(40, 110, "Skills"), text(40, 130, "Autocad")).settings
    .name;

test("a visible soft hyphen becomes a hyphen", () => {
  expect(nameOf("Ines Falk\u00adRathe", "ines@example.com")).toBe("Ines Falk-Rathe");
});

test.each([
  { said: "InesFalkenrath", mail: "ines.falkenrath@example.com", name: "Ines Falkenrath" },
  { said: "InesMac Faolain", mail: "ines.macfaolain@example.com", name: "Ines Mac Faolain" },
  { said: "RolandFalkenrath", mail: "post@example.com", name: "Roland Falkenrath" },
  { said: "Ines MacFaolain", mail: "ines.macfaolain@example.com", name: "Ines MacFaolain" },
  { said: "LaTonya Falkenrath", mail: "latonya@example.com", name: "LaTonya Falkenrath" },
  { said: "BettyAnn Falkenrath", mail: "bettyann@example.com", name: "BettyAnn Falkenrath" },
])("the name $said with the address $mail is read as $name", ({ said, mail, name }) => {
  expect(nameOf(said, mail)).toBe(name);
});

test("words in a monospaced font are one letter apart, even on a page with list markers", () => {
  const typed = (x: number, y: number, said: string, width = 6 * said.length) =>
    text(x, y, said, { font: "Typed", width });
  const digits = ["+49", "405", "550", "1234"].map((said, at) => typed(40 + 24 * at, 90, said));
  const found = named(
    ...digits,
    heading(40, 110, "Skills"),
    typed(40, 130, "Autocad, Sonar"),
    typed(40, 145, "• Tides", 40),
  );
  expect(found.sections.contact.phone).toBe("+49 405 550 1234");
});

test("a name and the title below it are separate, even in letters of the same size", () => {
  const column = ["Ines Falken-", "rath Land", "Surveyor"].map((said, at) => text(40, 40 + 26 * at, said, large));
  const items = [
    ...column,
    text(40, 130, "ines.falkenrath@example.com"),
    heading(40, 160, "Skills"),
    text(40, 180, "Autocad"),
  ];
  expect(read(...items).settings).toMatchObject({ name: "Ines Falkenrath", title: "Land Surveyor" });
});

test.each(["Elektroniker", "Elektronikerin für Betriebstechnik", "Monteur", "Schlosserin"])(
  "%s far below the name is the title",
  (said) => {
    const items = [text(300, 150, said, large), heading(40, 200, "Kenntnisse"), text(40, 220, "Autocad")];
    expect(named(...items).settings.title).toBe(said);
  },
);

const job = (y: number, company: string, position: string, dates: string) => [
  text(40, y, company, bold),
  text(400, y, dates),
  ...lines(40, y + 14, position),
  ...["Measured the coast after every storm of the long winter.", "Drew the charts of nine harbors."].map((said, at) =>
    text(40, y + 30 + 14 * at, `• ${said}`),
  ),
];
const jobs = [
  { position: "Land Surveyor", company: "Tidemark" },
  { position: "Draftsman", company: "Ollivander Maps" },
];
const jobsOf = ({ sections }: ReturnType<typeof read>) =>
  sections.experience.items.map(({ position, company }) => ({ position, company }));

test("columns end above a heading if the right column has only dates below it", () => {
  const found = named(
    heading(40, 110, "Skills"),
    text(250, 110, "Methods", { ...bold, size: 14 }),
    ...lines(40, 130, "Autocad", "Sonar"),
    ...lines(250, 130, "Leveling", "Sounding"),
    heading(40, 180, "Experience"),
    ...job(200, "Tidemark", "Land Surveyor", "2019-06-01 - present"),
    ...job(280, "Ollivander Maps", "Draftsman", "2015-09-01 - 2019-05-01"),
  );
  expect(jobsOf(found)).toEqual(jobs);
});

test("dates at the left edge of a right column belong to that column", () => {
  const told = ["• Drew the charts of nine harbors", "• Trained two assistants"];
  const dated = (y: number, dates: string, said: string) => [
    ...[text(200, y, dates), text(320, y, said)],
    ...told.map((line, at) => text(330, y + 15 + 13 * at, line)),
  ];
  const items = [
    text(40, 40, "Ines", large),
    text(40, 66, "Falkenrath", large),
    ...lines(40, 98, "Measures harbors by boat", "and draws their charts.", "ines@example.com", "+49 40 5550 1234"),
    ...lines(
      40,
      176,
      "Hamburg, Germany",
      "Rows before breakfast,",
      "reads old maps, sings",
      "and holds a license",
      "for boats of any size.",
    ),
    heading(320, 40, "Experience"),
    ...dated(64, "2019 – 2023", "Land Surveyor, Tidemark"),
    ...dated(115, "2015 – 2019", "Draftsman, Ollivander Maps"),
    heading(320, 170, "Education"),
    ...dated(194, "2012 – 2015", "BSc Geodesy, Northport College"),
    ...dated(245, "2010 – 2012", "Diploma in Drafting, Tidal School"),
  ];
  const regions = regionsOf(readCells(resume(items)), 595).map(({ cells }) => cells.map(({ text }) => text));
  expect(regions.find((texts) => texts.includes("2012 – 2015"))).toContain("BSc Geodesy, Northport College");
});

test("a position in a list item beside its date belongs to the company above", () => {
  const company = (y: number, name: string, position: string, dates: string) => [
    text(40, y, name, bold),
    text(46, y + 14, `• ${position}`),
    text(400, y + 14, dates),
    text(60, y + 28, "• Drew the charts of nine harbors", { size: 9 }),
    text(60, y + 41, "• Trained two assistants", { size: 9 }),
  ];
  const found = named(
    heading(40, 110, "Experience"),
    ...company(130, "Tidemark", "Land Surveyor", "2019 – 2023"),
    ...company(200, "Ollivander Maps", "Draftsman", "2015 – 2019"),
  );
  expect(jobsOf(found)).toEqual(jobs);
});

test("a badge that repeats the end of a period is not a company", () => {
  const found = named(
    heading(40, 110, "Experience"),
    text(40, 130, "Land Surveyor", bold),
    ...[text(40, 144, "Feb 2020 - now"), text(160, 144, "current", { ...bold, size: 6 })],
    text(40, 158, "Measured the coast after every storm of the winter."),
  );
  expect(jobsOf(found)).toEqual([{ position: "Land Surveyor", company: "" }]);
});

test("TeX's triangles are list markers", () => {
  const item = (y: number, said: string) => [text(46, y, "B", { font: "MSAM10" }), text(60, y, said)];
  const found = named(
    heading(40, 110, "Experience"),
    text(40, 130, "Land Surveyor, Tidemark", bold),
    text(400, 130, "2019 – 2023"),
    ...[...item(146, "Drew the charts of nine harbors"), ...item(160, "Trained two assistants")],
  );
  expect(found.sections.experience.items[0]?.description).toBe(
    "• Drew the charts of nine harbors\n• Trained two assistants",
  );
});

test("a line in the style of the text above continues it, even if that text begins with a larger label", () => {
  const label = text(40, 130, "Office: ", { ...bold, size: 11, width: 40 });
  const found = named(
    heading(40, 110, "Skills"),
    ...[label, text(82, 130, "Charts, Soundings, Tide", { width: 200 }), text(40, 143, "tables")],
    ...[text(300, 130, "Field: ", { ...bold, size: 11, width: 34 }), text(336, 130, "Sonar, Theodolite")],
  );
  expect(found.sections.about.skills.items).toEqual(["Charts", "Soundings", "Tide tables", "Sonar", "Theodolite"]);
});

test("the profile of a template's author is not the person's profile", () => {
  const credit = text(40, 700, "CV made with the theme Shoreline by tidewright", { size: 8 });
  const link = { url: "https://github.com/tidewright", x: 180, y: 692, width: 50, height: 10 };
  const own = { url: "https://www.linkedin.com/in/falkenrath", x: 40, y: 92, width: 50, height: 10 };
  const items = [
    text(40, 40, "Ines Falkenrath", { ...bold, ...large }),
    ...lines(40, 75, "ines@example.com", "My profile"),
    ...[heading(40, 110, "Skills"), text(40, 130, "Autocad"), credit],
  ];
  const { sections } = readPortfolio(resume(items, [link, own])).portfolioData;
  expect(sections.social.items.map(({ url }) => url)).toEqual([own.url]);
});
