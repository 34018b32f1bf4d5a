import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, resume, text } from "../../support/resume-page.ts";

/** Resumes in one font size. Their headings and headers have almost no style of their own. */

const jobs = [
  { position: "lead product designer", company: "monzo-like bank co" },
  { position: "junior designer", company: "studio oblong" },
];

test.each([
  ["bold, in a margin", bold, 60, ["work", "school", "skills"]],
  ["with colons, above", {}, 160, ["work:", "education:", "skills:"]],
  ["underlined, above", {}, 160, ["experience", "education", "skills"]],
])("headings in small letters of the text's size are found: %s", (_, look, x, headings) => {
  const letter = { width: 6.6, size: 11 };
  const said = (at: number, y: number, words: string, own = {}) =>
    text(at, y, words, { ...letter, font: "Courier", ...own, width: 6.6 * words.length });
  const heading = (at: number, y: number) => [
    said(x, x < 160 ? y : y - 20, headings[at] ?? "", look),
    ...(headings.includes("experience") ? [said(x, y - 12, "----------")] : []),
  ];
  const { settings, sections } = readPortfolio(
    resume([
      said(60, 60, "ada lovelace", { size: 22 }),
      said(60, 90, "product designer, london"),
      said(60, 115, "ada@example.com"),
      ...heading(0, 200),
      ...[said(160, 200, "2021 - now"), said(280, 200, jobs[0]?.position ?? "")],
      ...[said(280, 215, jobs[0]?.company ?? ""), said(280, 230, "savings pots, shared tabs", { size: 9 })],
      ...[said(160, 260, "2018 - 2021"), said(280, 260, jobs[1]?.position ?? "")],
      said(280, 275, jobs[1]?.company ?? ""),
      ...heading(1, 340),
      ...[said(160, 340, "2013 - 2016"), said(280, 340, "ba graphic communication design")],
      said(280, 355, "central saint martins"),
      ...heading(2, 410),
      ...[said(160, 410, "figma"), said(160, 425, "prototyping"), said(160, 440, "html & css")],
    ]),
  ).portfolioData;
  expect(settings).toMatchObject({ title: "product designer", location: "london" });
  expect(sections.experience.items.map(({ position, company }) => ({ position, company }))).toEqual(jobs);
  expect(sections.education.items).toMatchObject([
    { degree: "ba graphic communication design", institution: "central saint martins" },
  ]);
  expect(sections.about.skills.items).toEqual(["figma", "prototyping", "html & css"]);
});

test("a house number and a postcode are not a phone number", () => {
  const { sections } = readPortfolio(
    resume([
      text(40, 40, "Ada Lovelace", { ...bold, size: 22 }),
      text(40, 60, "Via Solari 12 – 20144 Milano – Italy"),
      text(40, 75, "+39 02 5550 1166 – ada@example.com"),
    ]),
  ).portfolioData;
  expect(sections.contact.phone).toBe("+39 02 5550 1166");
});

test.each([
  ["P H I L I P PA N W O S U", "pnwosu@example.org", "PHILIPPA NWOSU"],
  ["M A R I A L I N D", "mlind@example.org", "MARIA LIND"],
  ["M A R I A   L I N D", "hello@example.org", "MARIA LIND"],
])("from the letters %s and the address %s, the name is %s", (letters, email, name) => {
  const read = readPortfolio(
    resume([
      text(200, 60, letters, { size: 20 }),
      text(120, 80, `231 Ponce Court · Decatur, GA 30030 · ${email}`),
      text(250, 120, "Skills", bold),
      text(40, 140, "Excel, Python"),
    ]),
  );
  expect(read.portfolioData.settings.name.toUpperCase()).toBe(name);
});

test("an email address that breaks before its dot, beside a drawn pictogram, is read whole", () => {
  const { sections } = readPortfolio(
    resume([
      text(200, 40, "Ada Lovelace", { ...bold, size: 22 }),
      text(23, 80, "Contact", { ...bold, size: 13 }),
      ...[text(35, 100, "+971 4 555 0199"), text(35, 114, "hello@adalovelace"), text(23, 128, ".example.com")],
      ...[text(23, 170, "Skills", { ...bold, size: 13 }), text(23, 190, "Excel, Python")],
    ]),
  ).portfolioData;
  expect(sections.contact.email).toBe("hello@adalovelace.example.com");
});

test("labels without colons are not part of the title or the place", () => {
  const { settings } = readPortfolio(
    resume([
      text(40, 30, "Name"),
      text(40, 50, "Ada Lovelace", { ...bold, size: 22 }),
      text(40, 70, "Address Dublin, Ireland"),
      text(40, 85, "ada@example.com"),
      text(40, 120, "Skills", { ...bold, size: 13 }),
      text(40, 140, "Excel, Python"),
    ]),
  ).portfolioData;
  expect(settings).toMatchObject({ name: "Ada Lovelace", title: "", location: "Dublin, Ireland" });
});
