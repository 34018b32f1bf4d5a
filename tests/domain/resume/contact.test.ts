import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { heading, lines, resume, text } from "../../support/resume-page.ts";

const career = [
  text(40, 200, "Education", heading),
  ...lines(40, 220, "BSc, Example University, 2015"),
  text(40, 260, "Skills", heading),
  ...lines(40, 280, "Java, Go"),
];
const name = text(40, 40, "Ana Pérez García", { size: 22 });
const read = (...items: Parameters<typeof resume>[0]) =>
  readPortfolio(resume([name, ...items, ...career])).portfolioData;

test.each([
  ["My code is on GitHub as ana-p.", [["github", "https://github.com/ana-p"]]],
  ["On LinkedIn I am anaperez, write to ana@example.com.", [["linkedin", "https://www.linkedin.com/in/anaperez"]]],
  ["Find me on GitHub as well.", []],
  ["My work on GitHub is under review.", []],
])("'%s' names a profile only if it names its owner", (sentence, profiles) => {
  const { sections } = read(...lines(40, 60, "ana@example.com", sentence));
  expect(sections.social.items.map(({ platform, url }) => [platform, url])).toEqual(profiles);
});

test("an unknown town above its country is the person's place", () => {
  const { settings } = read(
    text(480, 50, "Stellenbosch"),
    text(480, 62, "South Africa"),
    text(480, 74, "+27 21 555 0147"),
  );
  expect(settings.location).toBe("Stellenbosch, South Africa");
});

test("a comma, 'based in' or a bar separates a job title from a town", () => {
  for (const line of [
    "UX Researcher, Pärnu, Estonia",
    "UX Researcher based in Pärnu, Estonia. Write to ana@example.com.",
    "UX Researcher | Pärnu, Estonia",
  ])
    expect(read(text(40, 60, line)).settings).toMatchObject({ title: "UX Researcher", location: "Pärnu, Estonia" });
});

test("parts after the job title and a bar are skills", () => {
  expect(read(text(40, 60, "Data Analyst | Tableau | Python")).settings.title).toBe("Data Analyst");
});

test("a single letter in its own font is a label", () => {
  const { settings } = read(
    text(40, 60, "A", { font: "Sans-Bold" }),
    text(48, 60, "Pärnu, Estonia"),
    text(40, 74, "E", { font: "Sans-Bold" }),
    text(48, 74, "ana@example.com"),
  );
  expect(settings.location).toBe("Pärnu, Estonia");
});

test("a phone number that breaks over two lines is read whole", () => {
  const { sections } = read(
    ...lines(40, 60, "Data Analyst based in Seville, Spain. Write to ana@example.com or ring +64 21 555", "0190."),
  );
  expect(sections.contact.phone).toBe("+64 21 555 0190");
});

test("a pictogram after a contact detail is not part of it", () => {
  const { settings } = read(text(40, 60, "Pärnu, Estonia ⌂"), text(40, 74, "ana@example.com ✉"));
  expect(settings.location).toBe("Pärnu, Estonia");
});

test.each([
  "QA Engineer | Registered Nurse (2014–2023)",
  "Nurse (since 2014)",
  "QA Engineer, formerly nurse (2014 - 2023)",
  "Support Engineer · Warehouse Supervisor until 2019",
])("the years of a job in brackets or after 'until' belong to the title: %s", (line) => {
  expect(read(...lines(40, 60, line, "ana@example.com | +34 600 555 014")).settings.title).toBe(line);
});

test("a job with years outside brackets is not the title", () => {
  expect(read(...lines(40, 60, "Registered Nurse, 2014 – 2023", "ana@example.com")).settings.title).toBe("");
});
