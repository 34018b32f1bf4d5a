import { describe, expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, lines, resume, text } from "../../support/resume-page.ts";

/**
 * Cases of texts over two lines, headings with wide letter spacing or over columns, and long entry
 * lines.
 */

const heading = (x: number, y: number, said: string) => text(x, y, said, { ...bold, size: 14 });
const read = (...items: ReturnType<typeof text>[]) => readPortfolio(resume(items)).portfolioData;
const person = [text(40, 40, "Oda Weaver", { ...bold, size: 24 }), text(40, 75, "oda.weaver@example.com")];
const jobsOf = ({ sections }: ReturnType<typeof read>) =>
  sections.experience.items.map(({ position, company }) => [position, company]);

test("a country's name over two lines is read whole", () => {
  const { settings } = read(
    ...person,
    text(440, 75, "Leeds, United"),
    text(440, 87, "Kingdom"),
    heading(40, 110, "Experience"),
    ...lines(40, 130, "Weaver", "Northlake Mills, 2019 – 2021"),
  );
  expect(settings.location).toBe("Leeds, United Kingdom");
});

test("a line that is longer than the dated line above begins a new text", () => {
  const portfolio = read(
    ...person,
    heading(40, 110, "Experience"),
    text(40, 130, "Data Engineer", bold),
    ...[text(40, 144, "Northlake Mills of the Northern Shore, Leeds"), text(290, 144, "2019 – 2021")],
    text(40, 158, "Weaving forty sails a year, mending nets and dyeing yarn for boats"),
  );
  expect(jobsOf(portfolio)).toEqual([["Data Engineer", "Northlake Mills of the Northern Shore"]]);
});

describe("a heading of two lines", () => {
  const twoLines = (y: number, drop: number, first: string, second: string) => [
    heading(40, y, first),
    heading(40, y + drop, second),
  ];

  test.each(["Education &", "Education and"])("continues if its first line is unfinished: %s", (first) => {
    const { sections } = read(
      ...person,
      ...twoLines(110, 24, first, "Certificates"),
      ...lines(40, 156, "Bachelor of Science in Physics", "Harbor College, 2014 – 2018"),
    );
    expect(sections.education.items).toMatchObject([
      { degree: "Bachelor of Science in Physics", institution: "Harbor College" },
    ]);
  });

  test("is not the title if both lines together name a section", () => {
    const { settings, sections } = read(
      ...person,
      ...twoLines(110, 22, "Professional", "Experience"),
      ...lines(40, 154, "Weaver", "Northlake Mills, 2019 – 2021"),
      heading(40, 210, "Skills"),
      ...lines(40, 230, "Weaving, Spinning, Dyeing"),
    );
    expect(settings.title).toBe("");
    expect(sections.experience.items).toMatchObject([{ position: "Weaver", company: "Northlake Mills" }]);
  });
});

test("in a heading with wide letter spacing, some letters may be close together", () => {
  const wide = (y: number, ...parts: string[]) => {
    let x = 40;
    return parts.map((part) => {
      const item = text(x, y, part, { ...bold, size: 12 });
      x += item.width + (part.endsWith(" ") ? 14 : 6);
      return item;
    });
  };
  const { sections } = read(
    ...person,
    ...wide(110, ..."EXPERIENCE"),
    ...lines(40, 130, "Weaver", "Northlake Mills, 2019 – 2021"),
    ...wide(190, ..."CERTIFIC", "ATI", ..."ONS"),
    ...lines(40, 210, "Certified Net Mender, 2018"),
  );
  expect(sections.achievements.items.map(({ title }) => title)).toEqual(["Certified Net Mender"]);
});

test("a heading centered over a column belongs to the column, even if its text is left-aligned", () => {
  const portfolio = read(
    ...person,
    heading(110, 110, "Skills"),
    ...lines(40, 130, "Weaving", "Spinning", "Dyeing", "Mending"),
    heading(380, 110, "Experience"),
    ...lines(
      300,
      130,
      "Data Engineer",
      "Northlake Mills, Leeds, 2019 – 2021",
      "Data Analyst",
      "Teasel Works, Leeds, 2016 – 2019",
    ),
    heading(110, 200, "Languages"),
    ...lines(40, 220, "English", "French"),
  );
  expect(jobsOf(portfolio)).toEqual([
    ["Data Engineer", "Northlake Mills"],
    ["Data Analyst", "Teasel Works"],
  ]);
  expect(portfolio.sections.about.skills.items).toEqual(["Weaving", "Spinning", "Dyeing", "Mending"]);
});

test("a long entry line with a full stop at its end is an entry, whatever its date", () => {
  const bodyOf = "Wove forty sails a year for the boats of the harbor.";
  const head = (y: number, title: string, rest: string) => [
    text(40, y, title, bold),
    text(40 + title.length * 5, y, rest),
  ];
  const portfolio = read(
    ...person,
    heading(40, 110, "Experience"),
    ...head(130, "Data Engineer", ", Northlake Mills, Leeds, May 2019 – present."),
    text(40, 144, bodyOf),
    ...head(165, "Data Analyst", ", Teasel Works, Bradford, May 2016 – April 2019."),
    text(40, 179, "Spun the yarn of the county's three largest mills."),
  );
  expect(jobsOf(portfolio)).toEqual([
    ["Data Engineer", "Northlake Mills"],
    ["Data Analyst", "Teasel Works"],
  ]);
});

test("a title beside the name continues in its second line", () => {
  const { settings } = read(
    text(40, 40, "Oda Weaver", { ...bold, size: 20 }),
    text(146, 40, "Harbor sales", { size: 14 }),
    text(146, 58, "and service manager", { size: 14 }),
    text(40, 90, "oda.weaver@example.com"),
    heading(40, 120, "Experience"),
    ...lines(40, 140, "Weaver", "Northlake Mills, 2019 – 2021"),
  );
  expect(settings).toMatchObject({ name: "Oda Weaver", title: "Harbor sales and service manager" });
});

test("a name of one word counts if the email address in the contact section contains it", () => {
  const { settings } = read(
    text(40, 40, "Suharti", { ...bold, size: 11 }),
    text(40, 54, "Data Analyst"),
    heading(40, 90, "Experience"),
    ...lines(40, 110, "Weaver", "Northlake Mills, 2019 – 2021"),
    heading(40, 160, "Contact"),
    text(40, 180, "suharti@example.com"),
  );
  expect(settings).toMatchObject({ name: "Suharti", title: "Data Analyst" });
});

test("a title in small capitals beside the name is a title", () => {
  const { settings } = read(
    text(40, 40, "Oda Weaver", { ...bold, size: 20 }),
    text(146, 40, "DATA ANALYST", { size: 10 }),
    text(40, 90, "oda.weaver@example.com"),
    heading(40, 120, "Experience"),
    ...lines(40, 140, "Weaver", "Northlake Mills, 2019 – 2021"),
  );
  expect(settings).toMatchObject({ name: "Oda Weaver", title: "DATA ANALYST" });
});
