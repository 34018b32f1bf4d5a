import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, lines, resume, text } from "../../support/resume-page.ts";

/** Cases from resumes of nurses, drivers, electricians, teachers and accountants. */

const heading = (y: number, said: string, x = 40) => text(x, y, said, { ...bold, size: 14 });
const mail = "ada@example.com";
const read = (...items: ReturnType<typeof text>[]) => readPortfolio(resume(items)).portfolioData;
const person = [text(40, 40, "Ada Lovelace", { ...bold, size: 24 }), text(40, 75, mail)];
const skillsIn = (...items: ReturnType<typeof text>[]) =>
  read(...person, heading(110, "Skills"), ...items).sections.about.skills.items;
const achievementsIn = (title: string, ...items: ReturnType<typeof text>[]) =>
  read(...person, heading(110, title), ...items).sections.achievements.items.map((item) => item.title);

test.each([
  ["a town with its Australian state and postcode", "Fitzroy VIC 3065", "Fitzroy VIC"],
  ["a town with the first half of a British postcode", `Bristol BS6 | 07700 900 118 | ${mail}`, "Bristol"],
  [
    "a known town at the end of a long address",
    "No. 12/4, Second Cross Street, Gandhi Nagar, Adyar, Chennai – 600020",
    "Chennai",
  ],
])("%s gives the person's place", (_, said, location) => {
  const { settings } = read(...person, text(40, 60, said), heading(110, "Skills"), text(40, 130, "Weaving, Counting"));
  expect(settings.location).toBe(location);
});

test("a bullet in its own font separates the skills of a line", () => {
  const line = ["Weaving", "Counting", "Punched cards"].flatMap((skill, at) => [
    text(40 + at * 90, 130, skill, { width: 78 }),
    ...(at < 2 ? [text(121 + at * 90, 130, "▪", { font: "Symbols", width: 6 })] : []),
  ]);
  expect(skillsIn(...line)).toEqual(["Weaving", "Counting", "Punched cards"]);
});

test("sentences below a label describe the skill that the label names", () => {
  const items = [
    text(40, 130, "Safety", bold),
    text(60, 144, "• Checked the engine every morning and kept its log."),
    text(40, 164, "Customer Service", bold),
    text(60, 178, "• Answered the letters of all members within a week."),
  ];
  expect(skillsIn(...items)).toEqual(["Safety", "Customer Service"]);
});

test("a list below a label has skills, even in small letters and with a full stop", () => {
  const items = [
    text(40, 130, "Lab", bold),
    text(60, 144, "• titration, soil sieving, light microscopy, pipetting by hand."),
  ];
  expect(skillsIn(...items)).toEqual(["titration", "soil sieving", "light microscopy", "pipetting by hand"]);
});

test("lines that are farther apart than the closest lines in their style are separate texts", () => {
  const items = [
    ...[
      text(40, 130, "Open License of the Guild 58814"),
      text(40, 145, "White Card"),
      text(40, 160, "Confined Spaces"),
    ],
    ...[heading(190, "Referees"), text(40, 210, "Con Vlahos, Site Manager"), text(40, 221, "Bluestone")],
    text(40, 240, "and so on"),
  ];
  const titles = achievementsIn("Licenses & Tickets", ...items);
  expect(titles).toEqual(["Open License of the Guild 58814", "White Card", "Confined Spaces"]);
});

test.each([
  ["with a hyphen", "SHRM Senior Certified Professional (SHRM-SCP)"],
  ["with one letter more", "Elevated Work Platform (EWPA)"],
])("a certificate keeps its abbreviation %s", (_, title) => {
  const items = [text(40, 130, `${title}, 2018`), text(40, 144, "Certified Weaver, 2016")];
  const skills = [heading(180, "Skills"), text(40, 200, "Weaving, Counting")];
  expect(achievementsIn("Certifications", ...items, ...skills)).toEqual([title, "Certified Weaver"]);
});

test("a school diploma is a degree, and the school after it is the school", () => {
  const items = [heading(110, "Education"), text(40, 130, "High School Diploma, Tascosa High School, Amarillo, TX")];
  const [study] = read(...person, ...items).sections.education.items;
  expect(study).toMatchObject({ degree: "High School Diploma", institution: "Tascosa High School" });
});

test("the rows of a full table stay separate, however close they are", () => {
  const row = (y: number, ...said: string[]) => said.map((value, at) => text(40 + at * 150, y, value, { size: 12 }));
  const items = [
    heading(110, "Education"),
    ...row(130, "Course", "Institution", "Year"),
    ...row(147, "M.Com", "Corvid College", "2015"),
    ...row(164, "B.Com", "Corvid College", "2013"),
    ...row(181, "HSC", "Tidewater School", "2010"),
  ];
  expect(read(...person, ...items).sections.education.items).toEqual([
    { degree: "M.Com", institution: "Corvid College", period: "2015" },
    { degree: "B.Com", institution: "Corvid College", period: "2013" },
    { degree: "HSC", institution: "Tidewater School", period: "2010" },
  ]);
});

test("a profile's address that breaks before its hyphen continues on the next line", () => {
  const items = [...lines(40, 60, "linkedin.com/in/ada", "-lovelace-engines"), heading(110, "Skills")];
  const { social } = read(...person, ...items, text(40, 130, "Weaving, Counting")).sections;
  expect(social.items).toEqual([expect.objectContaining({ url: "https://linkedin.com/in/ada-lovelace-engines" })]);
});
