import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const under = (title: string, ...listed: ReturnType<typeof text>[]) =>
  readPortfolio(
    resume([
      text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
      text(40, 60, "Staff Nurse"),
      text(40, 75, "ada@example.com"),
      text(40, 90, "Skills", heading),
      text(40, 105, "Triage, Welding, Excel"),
      text(40, 125, title, heading),
      ...listed,
    ]),
  );
const titlesAndDoubts = ({ portfolioData, confidence }: ReturnType<typeof under>) =>
  portfolioData.sections.achievements.items.map(({ title }, at) => [
    title,
    (confidence[`sections.achievements.items.${at}.title`] ?? 1) < 0.7,
  ]);

test.each([
  [
    ["Registered Nurse (RN), Oregon", "CCRN – AACN, 2022"],
    ["Registered Nurse (RN), Oregon", "CCRN"],
  ],
  [
    ["Example Cloud Practitioner", "Certified Scrum Master – Scrum Alliance, 2022", "Food Handler"],
    ["Example Cloud Practitioner", "Certified Scrum Master", "Food Handler"],
  ],
  [
    ["ACLS, Example Heart Association, 2023", "Welding Level Two"],
    ["ACLS", "Welding Level Two"],
  ],
])("a certificate without a date leaves the line below alone: %s", (said, titles) => {
  expect(titlesAndDoubts(under("Certifications", ...lines(40, 145, ...said)))).toEqual(
    titles.map((title) => [title, false]),
  );
});

test("a date at the right belongs to the line beside it", () => {
  const dated = [...lines(40, 145, "Registered Nurse", "CCRN – AACN"), text(480, 159, "2022")];
  expect(titlesAndDoubts(under("Certifications", ...dated)).map(([title]) => title)).toEqual([
    "Registered Nurse",
    "CCRN",
  ]);
});

test("who gave a certificate, and when, may stand below it", () => {
  const pairs = ["Welding Level Two", "Example Ltd | Issued 2021", "Food Handler", "Halyard 2022"];
  expect(titlesAndDoubts(under("Certifications", ...lines(40, 145, ...pairs)))).toEqual([
    ["Welding Level Two", false],
    ["Food Handler", false],
  ]);
});

test("two lines of one look that may be two certificates are a thing to check", () => {
  expect(titlesAndDoubts(under("Certifications", ...lines(40, 145, "Registered Nurse", "CCRN 2022")))).toEqual([
    ["Registered Nurse", true],
  ]);
});
