import { expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { examplePosting } from "#domain/job-match/example-posting.ts";
import { thingsToCheck } from "#domain/portfolio/doubts.ts";
import { newDraft } from "#domain/portfolio/draft.ts";
import { applyEdit } from "#domain/portfolio/edit.ts";
import { firstDraft } from "#domain/portfolio/first-draft.ts";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { wrongFile } from "#domain/portfolio/wrong-file.ts";
import { readFile } from "#domain/resume-formats/read-file.ts";
import { labeledPostings } from "../../support/postings.ts";

const jobs = "sections.experience.items";

async function draftOf(text: string, name = "file.txt") {
  const { resume, lines } = await readFile(new TextEncoder().encode(text), name);
  return firstDraft({ ...toPortfolio(resume), lines });
}

const posting = `Junior QA Engineer (Healthcare Platform)
Corvane Health · Columbus, OH (Hybrid, 2 days on site) · Full-time
$68,000 – $82,000 a year

About us
Corvane Health builds scheduling software used by 310 clinics in the Midwest.

What you'll do
• Design, write and execute manual and automated test cases for our web application
• Test REST APIs with Postman and write SQL queries to verify data

What we're looking for
• 1+ years of experience in software testing or quality assurance
• Bachelor's degree in any field, or equivalent experience

Benefits
Medical, dental and vision insurance, 401(k) with 4% match, 20 days PTO.

To apply, send your resume to careers@corvane.example.`;

test("a job posting uploaded as a resume is recognized, and “About us” as a name is a thing to check", async () => {
  const draft = await draftOf(posting);
  expect(wrongFile(draft)).toBe("posting");
  expect(thingsToCheck(draft).get(jobs)).toBe("We found no experience, education or skills. Is this your resume?");
  expect(thingsToCheck(draft).get("settings.name")).toBe("Is “About us” your name?");
  expect(wrongFile(await draftOf(examplePosting))).toBe("posting");
});

test("no posting counts as a resume, whatever its trade and language", async () => {
  for (const { name, text } of [...labeledPostings("dev"), ...labeledPostings("held-out")])
    expect(wrongFile(await draftOf(text)), name).toBeDefined();
});

test("another text without experience, education or skills is questioned", async () => {
  const letter = "On Bridges\n\nA bridge is a promise between two shores.\nIt is kept by arches, cables and patience.";
  expect(wrongFile(await draftOf(letter))).toBe("unknown");
});

test("a short resume is a resume, even with the words of a posting", async () => {
  const head = "# Ada Lovelace\n\nada@example.com\n\n## Summary\n\nWe are hiring, I wrote. To apply is to hope.";
  const parts = [
    "## Skills\n\nExcel, SQL",
    "## Experience\n\nAnalyst, Engines Ltd, 2020 – 2024",
    "## Education\n\nBSc Mathematics, University of London, 2019",
  ];
  for (const part of parts) expect(wrongFile(await draftOf(`${head}\n\n${part}`, "ada.md")), part).toBeUndefined();
  expect(wrongFile(newDraft(sampleData, "pdf", {}, [], posting.split("\n")))).toBeUndefined();
});

test("a text with resume headings is not a wrong file, and the missing parts are things to check", () => {
  const unread = newDraft(
    { settings: { name: "Ada" } },
    "pdf",
    {},
    [],
    ["Ada", "Skills", "Engines", "Education", "At home"],
  );
  expect(wrongFile(unread)).toBeUndefined();
  expect(thingsToCheck(unread).get(jobs)).toMatch(/^We found no experience, education or skills\./);
  expect(thingsToCheck(unread).has("settings.name")).toBe(false);
});

test("a JSON Resume or a portfolio without a file is never a wrong file", () => {
  expect(wrongFile(newDraft({}, "json", {}, [], posting.split("\n")))).toBeUndefined();
  expect(wrongFile(newDraft({}, "pdf"))).toBeUndefined();
});

test("the question ends when the visitor adds a job or confirms the list", async () => {
  const draft = await draftOf(posting);
  const settled = applyEdit(draft, { kind: "confirm", path: jobs });
  for (const answered of [settled, applyEdit(draft, { kind: "add", list: jobs })]) {
    expect(wrongFile(answered)).toBeUndefined();
    expect(thingsToCheck(answered).has(jobs)).toBe(false);
  }
});
