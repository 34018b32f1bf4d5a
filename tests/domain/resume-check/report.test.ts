import { expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { newDraft } from "#domain/portfolio/draft.ts";
import { adviceFor } from "#domain/resume-check/advice.ts";
import { countOf, type Result, reportOn, sentenceOf } from "#domain/resume-check/report.ts";
import { subjectOfDraft } from "#domain/resume-check/subject.ts";

const today = { year: 2026, month: 11 };
const draft = newDraft(sampleData, "pdf", {}, [], ["Maya Lindqvist", "Marital status: married"]);

test("a draft without its file: the checks of the file are left out, and the others run", () => {
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

test("the count is of the checks that ran, in words and never in percent", () => {
  const { results } = reportOn(subjectOfDraft(draft, today));
  const passed = results.filter(({ outcome }) => outcome === "pass").length;
  expect(countOf(results)).toBe(`${passed} of 8 checks`);
});

test("one sentence says what a reader gets; checks of the file lose nothing", () => {
  const result = (about: Result["about"], outcome: Result["outcome"]): Result => ({
    name: "email",
    title: "",
    about,
    mend: "",
    outcome,
    findings: [],
  });
  expect(sentenceOf([result("reading", "pass"), result("file", "look")])).toBe("A reader gets everything.");
  expect(sentenceOf([result("reading", "look")])).toBe("A reader gets everything except 1 thing.");
  expect(sentenceOf([result("reading", "look"), result("reading", "look")])).toBe(
    "A reader gets everything except 2 things.",
  );
});

test("the same resume gives the same report, which names its rules", () => {
  const one = reportOn(subjectOfDraft(draft, today));
  expect(reportOn(subjectOfDraft(draft, today))).toEqual(one);
  expect(one.version).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("what was read is listed value by value, and what belongs to no field stands last", () => {
  const { seen } = reportOn(subjectOfDraft({ ...draft, lines: ["Quaggas and zebras welcome, okapis never"] }, today));
  expect(seen[0]?.values[0]).toMatchObject({ label: "Name", text: sampleData.settings.name });
  expect(seen.at(-1)).toMatchObject({
    title: "In no field",
    values: [{ text: "Quaggas and zebras welcome, okapis never" }],
  });
});

test("advice on bullet points: numbers, duties and length, each with its source", () => {
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

test("a resume with measured bullet points that begin with verbs gets no advice", () => {
  const data = structuredClone(sampleData);
  data.sections.projects.items = [];
  data.sections.experience.items = [{ position: "Engineer", company: "Engines", description: "• Counted 40 tides" }];
  expect(adviceFor(subjectOfDraft(newDraft(data, "pdf"), today).resume)).toEqual([]);
});
