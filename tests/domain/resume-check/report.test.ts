import { expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { newDraft } from "#domain/portfolio/draft.ts";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { textLines } from "#domain/resume/plain-text.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { adviceFor } from "#domain/resume-check/advice.ts";
import type { Cost } from "#domain/resume-check/check.ts";
import {
  checks,
  failuresSentence,
  lossSentence,
  passedCount,
  type Report,
  type Result,
  reportOn,
  unsureSentence,
} from "#domain/resume-check/report.ts";
import type { Seen } from "#domain/resume-check/seen.ts";
import { type FileLook, subjectOfDraft, subjectOfFile } from "#domain/resume-check/subject.ts";
import { heading, resume, text } from "../../support/resume-page.ts";

const today = { year: 2026, month: 11 };
const draft = newDraft(sampleData, "pdf", {}, [], ["Maya Lindqvist", "Marital status: married"]);

test("a draft without its file skips the checks of the file and runs the others", () => {
  const { results } = reportOn(subjectOfDraft(draft, today));
  const skipped = results.filter(({ outcome }) => outcome === "skipped").map(({ name }) => name);
  expect(skipped).toEqual(
    "text-layer fonts columns spaced-letters ligatures hidden file-name pages properties contact-place links headings".split(
      " ",
    ),
  );
  expect(results.find(({ name }) => name === "personal")?.findings).toEqual([
    { text: "Marital status: married", why: "tells a marital status." },
  ]);
});

test("the count covers only the checks that ran, and is never a percentage", () => {
  const { results } = reportOn(subjectOfDraft(draft, today));
  const passed = results.filter(({ outcome }) => outcome === "pass").length;
  expect(passedCount(results)).toBe(`${passed} of 8 checks`);
});

const result = (cost: Cost, outcome: Result["outcome"] = "look"): Result => ({
  name: "email",
  title: "",
  cost,
  fix: "",
  outcome,
  findings: [],
});

const nothing = "We found nothing that a resume reader would miss.";
const noLoss = (things: string) => `Some resume readers may get ${things} wrong.`;
const loss = (things: string) => `A resume reader would miss ${things}.`;

test.each([
  [0, 0, 0, nothing, ""],
  [0, 0, 1, nothing, "The other one is only worth a look."],
  [0, 1, 0, noLoss("1 thing"), "The other one is a risk with some readers."],
  [0, 2, 0, noLoss("2 things"), "The other 2 are risks with some readers."],
  [0, 2, 1, noLoss("2 things"), "Of the other 3, 2 are risks with some readers and 1 is only worth a look."],
  [1, 0, 0, loss("1 thing"), "The other one is what a reader loses."],
  [1, 0, 1, loss("1 thing"), "Of the other 2, 1 is what a reader loses and 1 is only worth a look."],
  [2, 1, 0, loss("2 things"), "Of the other 3, 2 are what a reader loses and 1 is a risk with some readers."],
  [
    1,
    2,
    2,
    loss("1 thing"),
    "Of the other 5, 1 is what a reader loses, 2 are risks with some readers, and 2 are only worth a look.",
  ],
])("the headline agrees with the list: %i lost, %i at risk, %i minor", (lost, risks, looks, headline, rest) => {
  const some = (count: number, cost: Cost) => Array.from({ length: count }, () => result(cost));
  const results = [...some(lost, "loss"), ...some(risks, "risk"), ...some(looks, "look"), result("loss", "pass")];
  expect(lossSentence({ results, isPicture: false })).toBe(headline);
  expect(failuresSentence({ results, isPicture: false })).toBe(rest);
});

test("the sentence divides the failed checks into losses, risks and minor findings", () => {
  const rest = (losses: number, risks: number, looks: number, isPicture = false) =>
    failuresSentence({
      isPicture,
      results: [
        ...Array.from({ length: losses }, () => result("loss")),
        ...Array.from({ length: risks }, () => result("risk")),
        ...Array.from({ length: looks }, () => result("look")),
        result("loss", "pass"),
      ],
    });
  expect(rest(2, 0, 2)).toBe("Of the other 4, 2 are what a reader loses and 2 are only worth a look.");
  expect(rest(1, 2, 2)).toBe(
    "Of the other 5, 1 is what a reader loses, 2 are risks with some readers, and 2 are only worth a look.",
  );
  expect(rest(0, 1, 1)).toBe("Of the other 2, 1 is a risk with some readers and 1 is only worth a look.");
  expect(rest(2, 0, 0)).toBe("The other 2 are what a reader loses.");
  expect(rest(1, 0, 0)).toBe("The other one is what a reader loses.");
  expect(rest(0, 0, 3)).toBe("The other 3 are only worth a look.");
  expect(rest(0, 0, 0)).toBe("");
  expect(rest(2, 0, 2, true)).toBe("");
});

test("a missing name costs more than a bad file name, title or date style, or joined letters", () => {
  const costs = Object.fromEntries(Object.entries(checks).map(([name, { cost }]) => [name, cost]));
  expect(costs).toMatchObject({ "file-name": "look", properties: "look", "date-style": "look", ligatures: "risk" });
  const nameless = reportOn(subjectOfDraft(newDraft({ ...sampleData, settings: { name: "" } }, "pdf"), today));
  const named = reportOn(subjectOfDraft(draft, today));
  const costOf = ({ results }: Report) => results.find(({ name }) => name === "name")?.cost;
  expect([costOf(named), costOf(nameless)]).toEqual(["risk", "loss"]);
});

test("the report counts the values that the reader is unsure of", () => {
  const value = (isSure: boolean) => ({ id: 0, label: "Name", text: "Ada", isSure });
  const unsure = (...values: Seen[]) => unsureSentence({ seen: [{ title: "", values }], isPicture: false });
  expect(unsure(value(true))).toBe("");
  expect(unsure(value(true), value(false))).toBe(
    "1 of the values below is marked “Not sure”: check that it was read right.",
  );
  expect(unsure(value(false), value(false))).toMatch(/^2 of the values below are marked “Not sure”/);
});

test("the words of a picture are checked and marked as unsure, and the checks of letters are skipped", () => {
  const page = resume([text(50, 60, "Ada Lovelace"), text(50, 84, "ada@example.com | London, England")]);
  const look: FileLook = { name: "photo.jpg", rawTexts: [], hidden: undefined, isPicture: true };
  const report = reportOn(subjectOfFile(page, readResume(page), look, today));
  expect(lossSentence(report)).toBe("Most readers get nothing: it is a picture.");
  const outcomeOf = (name: string) => report.results.find((result) => result.name === name)?.outcome;
  expect(outcomeOf("text-layer")).toBe("look");
  expect(outcomeOf("email")).toBe("pass");
  for (const name of ["fonts", "columns", "spaced-letters", "ligatures", "hidden", "properties"])
    expect(outcomeOf(name), name).toBe("skipped");
  const values = report.seen.flatMap(({ values }) => values);
  expect(values.map(({ text }) => text)).toContain("ada@example.com");
  expect(values.filter(({ isSure }) => isSure)).toEqual([]);
});

test("the same resume gives the same report, and the report has the version of its rules", () => {
  const one = reportOn(subjectOfDraft(draft, today));
  expect(reportOn(subjectOfDraft(draft, today))).toEqual(one);
  expect(one.version).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("a certificate, an award and a publication are listed with their dates and descriptions", () => {
  const items = [{ title: "CPA, Ohio", description: "2014\nNotary Public, State of Ohio" }];
  const beyond = { ...nothingBeyond, publications: [{ title: "On Ledgers", description: "Journal of Accounting" }] };
  const read = newDraft({ sections: { achievements: { items } } }, "pdf");
  const { seen } = reportOn(subjectOfDraft({ ...read, beyond }, today));
  const listed = (title: string) =>
    seen.find((group) => group.title === title)?.values.map(({ label, text }) => `${label}: ${text}`);
  expect(listed("Awards and certificates")).toEqual([
    "Award: CPA, Ohio",
    "Date: 2014",
    "Text: Notary Public, State of Ohio",
  ]);
  expect(listed("Publications")).toEqual(["Title: On Ledgers", "Text: Journal of Accounting"]);
});

test("the report lists every value, and lines in no field come last", () => {
  const { seen } = reportOn(subjectOfDraft({ ...draft, lines: ["Quaggas and zebras welcome, okapis never"] }, today));
  expect(seen[0]?.values[0]).toMatchObject({ label: "Name", text: sampleData.settings.name });
  expect(seen.at(-1)).toMatchObject({
    title: "In no field",
    values: [{ text: "Quaggas and zebras welcome, okapis never" }],
  });
});

test.each([
  [["Quaggas and zebras welcome, okapis never", "Okapi Zebra", "Quagga"], "1 of these 3 would be missed."],
  [["Okapi Zebra", "Quagga"], "Nobody would miss these: they are short lines"],
])("the note says which of the lines in no field would be missed: %j", (lines, said) => {
  const report = reportOn(subjectOfDraft({ ...draft, lines }, today));
  expect(report.seen.at(-1)?.note).toContain(said);
});

const hobbies = "Lacrosse, madrigals, bicycle café";
const isMissed = (subject: Parameters<typeof reportOn>[0], line = hobbies) =>
  (reportOn(subject).results.find(({ name }) => name === "leftovers")?.findings ?? []).some(({ text }) =>
    text.includes(line),
  );

test.each([
  [["Interests", hobbies], false],
  [["FREIZEIT", hobbies, "ODDMENTS", "Quaggas and zebras welcome, okapis never"], false],
  [[`Hobbies: ${hobbies}`], false],
  [["Loisirs", "Experience", hobbies], true],
  [["FREIZEIT", "ODDMENTS", hobbies], true],
  [[hobbies], true],
])("in a draft, lines below a heading for hobbies are not missed: %j", (lines, expected) => {
  expect(isMissed(subjectOfDraft({ ...draft, lines }, today))).toBe(expected);
});

test("a draft and its file agree on the lines that nobody would miss", () => {
  const page = resume([
    text(50, 60, "Tamsin Orrell", { size: 20 }),
    text(50, 90, "tamsin@orrell.example"),
    text(50, 120, "EXPERIENCE", heading),
    text(50, 140, "Gardener, Quillhaven Ltd, 2019 - 2024"),
    text(50, 170, "INTERESTS", heading),
    text(50, 190, hobbies),
    text(50, 204, "Hill walking with two dogs"),
  ]);
  const read = readResume(page);
  const { portfolioData, confidence, periods } = toPortfolio(read);
  const subjects = [
    subjectOfFile(page, read, { name: "cv.pdf", rawTexts: [], hidden: undefined }, today),
    subjectOfDraft(newDraft(portfolioData, "pdf", confidence, periods, textLines(page)), today),
  ];
  for (const subject of subjects) {
    expect(
      subject.lines
        .filter(({ isAside }) => isAside)
        .map(({ text }) => text)
        .slice(-2),
    ).toEqual([hobbies, "Hill walking with two dogs"]);
    expect(isMissed(subject)).toBe(false);
  }
});

test("if every line in no field is missed, there is no note", () => {
  const { seen } = reportOn(subjectOfDraft({ ...draft, lines: ["Quaggas and zebras welcome, okapis never"] }, today));
  expect(seen.at(-1)?.note).toBeUndefined();
});

test("the advice on bullet points covers numbers, duties and length, each with its source", () => {
  const bullets = ["Responsible for the tides", "Helped with charts", `Counted ${"very ".repeat(40)}many tides`];
  const data = structuredClone(sampleData);
  data.sections.projects.items = [];
  data.sections.experience.items = [
    { position: "Engineer", company: "Engines", description: bullets.map((text) => `• ${text}`).join("\n") },
  ];
  const subject = subjectOfDraft(newDraft(data, "pdf"), today);
  const advice = adviceFor(subject.resume);
  expect(advice.map(({ title }) => title)).toEqual(["Say what came of it", "Begin with what you did", "Keep it short"]);
  expect(advice[0]?.text).toMatch(/^0 of 3 bullet points name a number/);
  expect(advice[1]?.findings.map(({ text }) => text)).toEqual(bullets.slice(0, 2));
  for (const { source } of advice) expect(source.href).toMatch(/^https:/);
});

test("a resume with numbers in its bullet points, and verbs at their start, gets no advice", () => {
  const data = structuredClone(sampleData);
  data.sections.projects.items = [];
  data.sections.experience.items = [{ position: "Engineer", company: "Engines", description: "• Counted 40 tides" }];
  expect(adviceFor(subjectOfDraft(newDraft(data, "pdf"), today).resume)).toEqual([]);
});
