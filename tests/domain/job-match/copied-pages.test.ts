import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import type { ResumeLine } from "#domain/job-match/resume-lines.ts";

const named = (text: string): ResumeLine => ({ text, kind: "named", section: "Skills" });
const asks = (line: string) => `Clerk\nAcme Ltd\n\nRequirements\n- ${line}`;
const asked = (text: string) =>
  matchPosting(text, []).requirements.map(({ label, strength }) => `${label}: ${strength}`);
const standing = (text: string, resume: string) =>
  matchPosting(text, [named(resume)]).requirements.map(({ label, standing }) => `${label}: ${standing.is}`);

test.each([
  ["CPA strongly preferred", "CPA: nice"],
  ["SQL preferred", "SQL: nice"],
  ["SQL required", "SQL: must"],
])("a line without a bullet that names a skill or a certificate is a point, not a heading: %s", (line, point) => {
  const text = `Clerk\nAcme Ltd\n\nQualifications:\nGood with people\n${line}\n3+ years of Java\nBachelor's degree in Law`;
  const { knockOuts, lines } = matchPosting(text, []);
  expect(asked(text)).toEqual(expect.arrayContaining([point, "Java: must"]));
  expect(knockOuts.map(({ words }) => words)).toEqual(["At least 3 years", "Bachelor's degree"]);
  expect(lines.find((one) => one.text === line)?.isHeading).toBe(false);
});

test.each(["Preferred skills", "Skills preferred", "Work experience preferred", "Education required"])(
  "a line of heading words is a heading: %s",
  (line) => {
    const { lines } = matchPosting(`Clerk\nAcme Ltd\n\n${line}\nJava\nSQL`, []);
    expect(lines.find((one) => one.text === line)?.isHeading).toBe(true);
  },
);

const copied = `Tri-County Millwork & Supply logo
Tri-County Millwork & Supply
Share
Show more options
Accounting Manager
Columbus, OH · Reposted 3 days ago · Over 100 people clicked apply
Promoted by hirer · Responses managed off LinkedIn
Easy Apply
Use AI to assess how you fit
Qualifications:
SQL
Set alert`;

test("the buttons of a copied page are not requirements, and role and company are found", () => {
  const { role, company, lines } = matchPosting(copied, []);
  expect({ role, company }).toEqual({ role: "Accounting Manager", company: "Tri-County Millwork & Supply" });
  expect(asked(copied)).toEqual(["SQL: must", "Accounting: duty"]);
  expect(lines.map(({ text }) => text)).toEqual([
    "Tri-County Millwork & Supply",
    "Accounting Manager",
    "Columbus, OH · Reposted 3 days ago · Over 100 people clicked apply",
    "Qualifications",
    "SQL",
  ]);
});

test("a task that ends in “logo” is kept", () => {
  expect(matchPosting("Clerk\nCreate a new logo", []).lines.map(({ text }) => text)).toContain("Create a new logo");
});

test("a field of work behind a dash belongs to the title, and the next line is the company", () => {
  const title = "Personal Support Worker (PSW) - Long-Term Care - Full-Time";
  expect(matchPosting(`${title}\nMaple Grove Residences\nKitchener, ON\n$24 an hour`, []).company).toBe(
    "Maple Grove Residences",
  );
});

test("ASC and IFRS numbers are standards, and a resume can name them", () => {
  const text = asks("Strong knowledge of ASC 842, IFRS 16, fixed assets, audit and budget");
  expect(standing(text, "Fixed assets & ASC 842 leases, IFRS 16, audit, budget")).toEqual([
    "ASC 842: named",
    "IFRS 16: named",
    "Fixed assets: named",
    "Audit: named",
    "Budget: named",
  ]);
});

test("a word in both the duties and the resume is a point", () => {
  const text = `Servicekraft\nVolt GmbH\n\nIhre Aufgaben\n- Prüfungen nach DGUV Vorschrift 3\n- Programmierung von KNX-Systemen\n- Aufbau von Wallboxen\n- Pflege der ZVEH-Listen und QXM-Pläne`;
  expect(standing(text, "KNX, DGUV V3, Wallboxen, ZVEH")).toEqual([
    "DGUV Vorschrift 3: named",
    "KNX: named",
    "Wallboxen: named",
    "ZVEH: named",
  ]);
});

test("an example in brackets shows the skill before the brackets, and does not name it", () => {
  const text = asks("Kenntnisse in der Pflegedokumentation (z. B. Vivendi oder Medifox)");
  expect(standing(text, "Vivendi PD")).toEqual(["Pflegedokumentation: shown", "Vivendi or Medifox: named"]);
});

test.each(["MS Office", "Word und Excel"])("%s in a resume shows EDV", (own) => {
  expect(standing(asks("EDV-Kenntnisse"), own)).toEqual(["EDV-Kenntnisse: shown"]);
});

test.each(["staatlich anerkannte Altenpflegerin", "Krankenpfleger", "Pflegefachmann"])(
  "a German occupation in either of its two forms meets the requirement: %s",
  (own) => {
    const line = "Ausbildung als Pflegefachfrau/-mann, Altenpfleger/in oder Krankenpfleger(in)";
    expect(standing(asks(line), own)).toEqual(["Pflegefachfrau or Altenpfleger or Krankenpfleger: named"]);
  },
);

test.each([
  ["Legally entitled to work in Canada", "You need the right to work there"],
  ["Australian work rights", "You need the right to work there"],
  ["Minimum 1 year of experience in LTC", "At least 1 year"],
  ["Vulnerable Sector Check (within 6 months)", "Background check"],
])("%s is a knock-out", (line, words) => {
  expect(matchPosting(asks(line), []).knockOuts.map((one) => one.words)).toEqual([words]);
});
