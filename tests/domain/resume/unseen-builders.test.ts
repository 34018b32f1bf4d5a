import { describe, expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, lines, resume, text } from "../../support/resume-page.ts";

/** Cases from resume builders, LaTeX classes and ReportLab pages. */

const heading = (y: number, said: string, x = 40) => text(x, y, said, { ...bold, size: 14 });
const mail = "ada.lovelace@example.com";
const read = (...items: ReturnType<typeof text>[]) => readPortfolio(resume(items)).portfolioData;
const person = [text(40, 40, "Ada Lovelace", { ...bold, size: 24 }), text(40, 75, mail)];
const jobsOf = ({ sections }: ReturnType<typeof read>) =>
  sections.experience.items.map(({ position, company }) => [position, company]);

describe("a name", () => {
  const body = [
    heading(200, "Experience"),
    text(40, 220, "Weaver", bold),
    text(40, 234, "Northlake Mills, 2019 – 2021"),
  ];
  const nameIn = (...items: ReturnType<typeof text>[]) => read(...items, ...body).settings;

  test.each([
    "Ada Lovelace MBA, PMP",
    "Ada Lovelace, BSN, RN",
    "Ada Lovelace, MSc (she/her)",
    "Ada Lovelace (she/her)",
  ])("does not include letters and pronouns after it: %s", (said) => {
    const settings = nameIn(text(40, 40, said, { size: 22 }), text(40, 62, "Data Analyst"), text(40, 80, mail));
    expect(settings).toMatchObject({ name: "Ada Lovelace", title: "Data Analyst" });
  });

  test.each(["Ada Lovelace (she/her) | Data Analyst", "Ada Lovelace MBA, PMP | Data Analyst"])(
    "ends before a bar: %s",
    (said) => {
      const settings = nameIn(text(40, 40, said, { size: 16 }), text(40, 80, mail));
      expect(settings).toMatchObject({ name: "Ada Lovelace", title: "Data Analyst" });
    },
  );

  test.each([
    [14, 26],
    [26, 14],
  ])("in two lines of %i and %i points is one name", (given, surname) => {
    const settings = nameIn(
      text(40, 40, "Ada", { size: given }),
      text(40, 66, "Lovelace", { size: surname }),
      text(40, 84, "Data Analyst", { size: 11 }),
      text(40, 98, mail),
    );
    expect(settings).toMatchObject({ name: "Ada Lovelace", title: "Data Analyst" });
  });

  test("with a job as a surname, in a style of its own, is read whole", () => {
    const [given, surname] = [text(40, 40, "Oda", { size: 20 }), text(84, 40, "Weaver", { ...bold, size: 20 })];
    const settings = nameIn(given, surname, text(40, 64, "Data Analyst"), text(40, 78, "oda.weaver@example.com"));
    expect(settings).toMatchObject({ name: "Oda Weaver", title: "Data Analyst" });
  });

  test("of one word in small letters counts if the email address contains it", () => {
    const settings = nameIn(
      text(40, 40, "Suharti", { ...bold, size: 11 }),
      text(40, 54, "Data Analyst"),
      text(40, 68, "suharti@example.com"),
    );
    expect(settings).toMatchObject({ name: "Suharti", title: "Data Analyst" });
  });

  test("may come after its surname", () => {
    const settings = nameIn(text(40, 40, "Weaver, Oda", bold), text(40, 54, "oda.weaver@example.com"));
    expect(settings.name).toBe("Oda Weaver");
  });

  test("may have its title far below, in larger letters", () => {
    const settings = nameIn(
      text(40, 40, "Ada Lovelace"),
      text(400, 40, mail),
      text(400, 54, "+44 20 7946 0958"),
      text(380, 150, "Data Analyst", { size: 15 }),
    );
    expect(settings).toMatchObject({ name: "Ada Lovelace", title: "Data Analyst" });
  });
});

test("numbered jobs become entries without their numbers", () => {
  const portfolio = read(
    ...person,
    heading(110, "Experience"),
    text(40, 130, "1."),
    text(54, 130, "Data Engineer, Northlake Mills, Leeds, May 2019 – June 2021."),
    text(54, 144, "• Wove forty sails a year for the boats of the harbor."),
    text(40, 158, "2."),
    text(54, 158, "Data Analyst, Teasel Works, Bradford, May 2016 – April 2019."),
    text(54, 172, "• Spun the yarn of the county's three largest mills."),
  );
  expect(jobsOf(portfolio)).toEqual([
    ["Data Engineer", "Northlake Mills"],
    ["Data Analyst", "Teasel Works"],
  ]);
});

test("a slash between two dates works as a dash", () => {
  const { sections } = read(
    ...person,
    heading(110, "Experience"),
    ...lines(40, 130, "02/2019 / Present", "Northlake Mills", "Data Engineer"),
    text(54, 172, "• Wove forty sails a year for the boats of the harbor."),
  );
  expect(sections.experience.items).toMatchObject([{ company: "Northlake Mills" }]);
});

test("a town and a country after a position are its place", () => {
  const portfolio = read(
    ...person,
    heading(110, "Experience"),
    text(40, 130, "Northlake Mills", bold),
    text(450, 130, "2019 – 2021"),
    text(40, 144, "Data Engineer, Lyon, France"),
    text(54, 158, "• Wove forty sails a year for the boats of the harbor."),
  );
  expect(jobsOf(portfolio)).toEqual([["Data Engineer", "Northlake Mills"]]);
});

test("an issuer between the award and the year is not part of the award", () => {
  const { sections } = read(
    ...person,
    heading(110, "Awards"),
    text(40, 130, "Golden Shuttle, Guild of Northern Weavers, 2018"),
  );
  expect(sections.achievements.items.map(({ title }) => title)).toEqual(["Golden Shuttle"]);
});

test("degrees beside schools, with years below them, are not a second column", () => {
  const { sections } = read(
    ...person,
    heading(110, "Education"),
    text(40, 130, "Example University", bold),
    text(200, 130, "Bachelor of Science in Physics", bold),
    text(40, 144, "2014 – 2018", { size: 8 }),
    text(40, 172, "Harbor High School", bold),
    text(200, 172, "Diploma in Weaving", bold),
    text(40, 186, "2010 – 2014", { size: 8 }),
  );
  expect(sections.education.items).toMatchObject([
    { institution: "Example University", degree: "Bachelor of Science in Physics", period: "2014 – 2018" },
    { institution: "Harbor High School", degree: "Diploma in Weaving", period: "2010 – 2014" },
  ]);
});

test("a table's column names may be in the plural", () => {
  const { sections } = read(
    ...person,
    heading(110, "Education"),
    ...[text(40, 130, "Degree"), text(240, 130, "Institute"), text(440, 130, "Years")],
    ...[text(40, 150, "Diploma in Weaving"), text(240, 150, "Harbor College"), text(440, 150, "2010 - 2014")],
  );
  expect(sections.education.items).toMatchObject([{ institution: "Harbor College", degree: "Diploma in Weaving" }]);
});

test("a heading below columns belongs to the text across the page", () => {
  const portfolio = read(
    text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
    heading(100, "Profile"),
    ...lines(40, 120, "Weaver of sails and nets,", "with twenty years in the", "mills of the harbor town."),
    heading(100, "Skills", 230),
    ...lines(230, 120, "Weaving", "Spinning", "Dyeing", "Mending"),
    heading(100, "Contact", 420),
    ...lines(420, 120, mail, "+44 20 7946 0958", "Leeds, UK"),
    heading(200, "Experience"),
    text(50, 220, "Weaver | Northlake Mills of the Northern Shore | Apr 2018 – Present"),
    text(60, 234, "Wove forty sails a year for the boats of the harbor and the fleet."),
    text(50, 252, "Spinner | Teasel Works of the Southern Shore | Jan 2014 – Mar 2018"),
    text(60, 266, "Spun the yarn of the county's three largest mills and of two more."),
  );
  expect(jobsOf(portfolio).map(([position]) => position)).toEqual(["Weaver", "Spinner"]);
});
