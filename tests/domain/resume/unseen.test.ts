import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { resume, text } from "../../support/resume-page.ts";

/** What layouts of templates that nobody had tuned to have shown. */

const bold = { font: "Sans-Bold" };
const heading = (y: number, said: string) => text(40, y, said, { ...bold, size: 14 });
const person = [
  text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
  text(40, 60, "Data Analyst"),
  text(40, 75, "ada@example.com"),
];
const skills = [heading(100, "Skills"), text(40, 120, "Python, Go, Docker")];
const skillsOf = (...foot: ReturnType<typeof text>[]) =>
  readPortfolio(resume([...person, ...skills, ...foot])).portfolioData.sections.about.skills.items;

test.each([
  ["a lone number", [text(290, 760, "1")]],
  ["the page's number with the file's name", [text(40, 760, "Page 1 - Curriculum vitæ of"), text(40, 772, "Lovelace")]],
  [
    "what is said beside it",
    [text(40, 790, "European Union"), text(300, 790, "www.example.org"), text(500, 790, "Page 1")],
  ],
  ["who made the template", [text(40, 800, "Designed by Somebody Else for developers")]],
])("at the foot of a page, %s is no skill", (_, foot) => {
  expect(skillsOf(...foot)).toEqual(["Python", "Go", "Docker"]);
});

test("a number that is not the page's stays, and so does one among other text", () => {
  expect(skillsOf(text(40, 760, "Excel"), text(290, 760, "1"))).toContain("Excel");
});

test("the labels of the Europass form say what stands beside them, also after the tasks", () => {
  const form = [
    heading(100, "Work experience"),
    ...[
      ["Dates", "Mar 2020 – Present"],
      ["Occupation or position held", "Clerk"],
      ["Main activities and responsibilities", "Kept the books of two hundred farms and a mill."],
      ["Name and address of employer", "Halyard"],
      ["Dates", "Sep 2015 – Feb 2020"],
      ["Occupation or position held", "Driver"],
      ["Main activities and responsibilities", "Brought bread to the villages of the valley."],
      ["Name and address of employer", "Corvid"],
    ].flatMap(([label = "", value = ""], at) => [text(40, 120 + 16 * at, label), text(260, 120 + 16 * at, value)]),
  ];
  expect(readPortfolio(resume([...person, ...form])).portfolioData.sections.experience.items).toEqual([
    { position: "Clerk", company: "Halyard", description: "Kept the books of two hundred farms and a mill." },
    { position: "Driver", company: "Corvid", description: "Brought bread to the villages of the valley." },
  ]);
});

test("the label of a wished job is no heading", () => {
  const wish = [text(40, 90, "Job applied for"), text(260, 90, "Data Analyst")];
  const jobs = [heading(110, "Work experience"), text(40, 130, "Clerk, Acme Ltd", bold), text(400, 130, "2019 – 2021")];
  const [name, , mail] = person;
  if (!name || !mail) throw new Error("There is no person");
  const { portfolioData } = readPortfolio(resume([name, mail, ...wish, ...jobs]));
  expect(portfolioData.settings.title).toBe("Data Analyst");
  expect(portfolioData.sections.experience.items).toHaveLength(1);
});

test("a head in several looks that goes on to tell is a head and its tale", () => {
  const job = (y: number, date: string, position: string, company: string) => [
    text(60, y, date),
    text(120, y + 12, position, { ...bold, width: 100 }),
    text(221, y + 12, `, ${company}. Ran the tables of the engine every day.`, { width: 250 }),
  ];
  const jobs = [
    heading(100, "Experience"),
    ...job(120, "Mar 2020 – Present", "Data Analyst", "Babbage Ltd"),
    ...job(160, "Sep 2015 – Feb 2020", "Tutor", "Corvid Ltd"),
  ];
  expect(readPortfolio(resume([...person, ...jobs])).portfolioData.sections.experience.items).toEqual([
    { position: "Data Analyst", company: "Babbage Ltd", description: "Ran the tables of the engine every day." },
    { position: "Tutor", company: "Corvid Ltd", description: "Ran the tables of the engine every day." },
  ]);
});
