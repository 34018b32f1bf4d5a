import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import type { ResumeLine } from "#domain/job-match/resume-lines.ts";
import { standingSentence } from "#domain/job-match/summary.ts";

const asks = (...lines: string[]) => `Acme GmbH\nRequirements:\n${lines.map((line) => `- ${line}`).join("\n")}`;
const skill = (text: string): ResumeLine => ({ text, kind: "named", section: "Skills" });
const story = (text: string): ResumeLine => ({ text, kind: "story", section: "Experience" });
const points = (line: string, ...resume: ResumeLine[]) =>
  matchPosting(asks(line), resume).requirements.map(({ label, standing }) => [label, standing.is]);
const sentence = (line: string, ...resume: ResumeLine[]) => {
  const [one] = matchPosting(asks(line), resume).requirements;
  return one && standingSentence(one);
};

test.each([
  ["Experience of telemetry", "Telemetry"],
  ["Mentoring of students", "Mentoring"],
  ["Experience with k8s", "k8s"],
  ["Accounts payable and GMP", "Accounts payable"],
  ["J.D. from an accredited law school", "J.D."],
])("a point has the posting's own words: %s", (line, label) => {
  expect(points(line)[0]?.[0]).toBe(label);
});

test("each item of a list is a point of its own, and one of several alternatives is enough", () => {
  expect(points("IV cannulation and venepuncture", skill("IV therapy"), skill("Venepuncture"))).toEqual([
    ["IV cannulation", "missing"],
    ["Venepuncture", "named"],
  ]);
  expect(points("Python, Go or Rust", skill("Rust"))).toEqual([["Python or Go or Rust", "named"]]);
  expect(points("Experimentation and A/B testing").map(([label]) => label)).toEqual(["Experimentation", "A/B testing"]);
});

test.each([
  ["Cloud certification (AWS, Azure)", ["AWS certification or Azure certification"]],
  ["A programming language (Python, Go, Rust)", ["Python or Go or Rust"]],
  ["Any relational database (PostgreSQL, MySQL)", ["Relational database", "PostgreSQL or MySQL"]],
  ["A modern tech stack (React, PostgreSQL)", ["React", "PostgreSQL"]],
  ["Certificates (AWS, Azure)", ["AWS certification", "Azure certification"]],
])("brackets behind a single thing list alternatives, and behind a group they list its parts: %s", (line, labels) => {
  expect(points(line).map(([label]) => label)).toEqual(labels);
});

test.each([
  ["Telemetry or cardiac monitoring", "Telemetry or cardiac monitoring", "Cardiac monitoring", "named"],
  ["Knowledge of warehouse or logistics processes", "Warehouse or Logistics", "Warehouse work", "named"],
  ["Amplitude (or Mixpanel)", "Amplitude or Mixpanel", "Mixpanel", "named"],
  ["HRIS (iTrent or Workday)", "HRIS", "iTrent", "shown"],
  ["WMS (e.g. HighJump)", "WMS", "HighJump", "shown"],
])("an unknown alternative is enough, and an example in brackets shows the skill: %s", (line, label, own, is) => {
  expect(points(line, skill(own))).toContainEqual([label, is]);
});

test.each([
  ["Juggling certificate / SQL", ["Juggling certificate or SQL"], []],
  ["SQL / data wrangling in the cloud", ["SQL"], ["data wrangling in the cloud"]],
  ["Practice assessor / mentorship qualification", [], ["Practice assessor / mentorship qualification"]],
  ["Clean driving licence / own car", [], ["own car"]],
])("both sides of a slash are read: %s", (line, labels, left) => {
  const { requirements, unjudged } = matchPosting(asks(line), []);
  expect(requirements.map(({ label }) => label)).toEqual(labels);
  expect(unjudged.map(({ text }) => text)).toEqual(left);
});

test.each(["Kubernetes or similar", "Kubernetes or willingness to learn", "Kubernetes or an equivalent tool"])(
  "words that name no skill are not an alternative: %s",
  (line) => {
    expect(points(line)[0]?.[0]).toBe("Kubernetes");
  },
);

test.each([
  ["Advanced Life Support (ALS)", "Advanced Life Support (ALS)"],
  ["ALS (Advanced Life Support)", "ALS (Advanced Life Support)"],
  ["Qualified Teacher Status (QTS)", "Qualified Teacher Status (QTS)"],
  ["Enterprise resource planning (ERP) systems", "Enterprise resource planning (ERP)"],
])("a name and its abbreviation in brackets are one point: %s", (line, label) => {
  const { requirements, unjudged } = matchPosting(asks(line), []);
  expect(requirements.map((one) => one.label)).toEqual([label]);
  expect(unjudged).toEqual([]);
});

test("a skill that is both required and welcome appears once, as required", () => {
  const posting = `${asks("Python", "PMP")}\nNice to have:\n- Python\n- PMP (Project Management Professional)`;
  expect(matchPosting(posting, []).requirements.map(({ label, strength }) => [label, strength])).toEqual([
    ["Python", "must"],
    ["PMP", "must"],
  ]);
});

test.each([
  [
    "AWS Solutions Architect Professional",
    "AWS Certified Solutions Architect – Associate",
    "Your resume has the Associate.",
  ],
  ["CIPD Level 5", "CIPD Level 3", "Your resume has the Level 3."],
  ["PRINCE2 Practitioner", "PRINCE2 Foundation", "Your resume has the Foundation."],
  ["ISO 27001 Lead Auditor", "ISO 27001 Lead Implementer", "Your resume has the Lead Implementer."],
  ["ISO 9001 Lead Auditor", "ISO 9001 Internal Auditor", "Your resume has the Internal Auditor."],
  ["Goethe-Zertifikat B2", "Goethe-Zertifikat A2", "Your resume has the A2."],
  ["JLPT N2", "JLPT N3", "Your resume has the N3."],
  ["PMP", "CAPM", "Your resume says “CAPM”."],
  ["Class A CDL", "Class B CDL", "Your resume says “Class B CDL”."],
  ["18th Edition (BS 7671)", "17th Edition", "Your resume says “17th Edition”."],
  ["CPA", "CPA candidate", "Your resume says “CPA candidate”."],
  ["CPSM or CIPS Level 4", "CIPS Level 3", "Your resume has the Level 3."],
  ["PSM II oder CSM", "PSM I", "Your resume has the PSM I."],
  ["US GAAP", "UK GAAP", "We did not find it in your resume."],
])("a certificate with another level, edition or number does not match: %s is not %s", (line, own, said) => {
  expect(points(line, skill(own)).map(([, is]) => is)).toEqual(["missing"]);
  expect(sentence(line, skill(own))).toBe(said);
});

test.each([
  ["AWS Solutions Architect Associate", "AWS Certified Solutions Architect - Professional"],
  ["CIPD Level 5", "CIPD Level 7"],
  ["Goethe-Zertifikat B2", "Goethe-Zertifikat C1"],
  ["ISO 9001 Internal Auditor", "ISO 9001 Lead Auditor"],
  ["PRINCE2", "PRINCE2 Practitioner"],
  ["CPA or CPA candidate", "CPA"],
  ["Java", "Java 17"],
  ["Java 8", "Java 17"],
])("the same level or a higher one is enough: %s is met by %s", (line, own) => {
  expect(points(line, skill(own)).map(([, is]) => is)).toEqual(["named"]);
});

test("a certificate without a level is in doubt, and for an older version both versions are named", () => {
  expect(sentence("CIPD Level 5", skill("CIPD"))).toBe(
    "Your resume says “CIPD”, but not the level. If you have it, name it.",
  );
  expect(sentence("Java 17", skill("Java 8"))).toBe("Your resume says “Java 8”, they ask for “Java 17”.");
});

test("an unknown certificate is not met by another certificate of the same maker", () => {
  const [one] = matchPosting(asks("AWS Certified Data Engineer – Associate"), [
    skill("AWS Certified Cloud Practitioner"),
  ]).requirements;
  expect([one?.label, one?.standing.is]).toEqual(["AWS Certified Data Engineer - Associate", "missing"]);
});

test.each([
  ["Safe administration of medicines", ["Administration of medicines"]],
  ["SLOs and error budgets", ["SLOs", "Error budgets"]],
  ["Salary CAD 115,000 to 135,000", []],
  ["We are committed to safeguarding", []],
])("a word with another meaning is not a skill: %s", (line, labels) => {
  expect(points(line).map(([label]) => label)).toEqual(labels);
});

test.each([
  ["Mentoring", story("Mentored five student nurses"), "shown"],
  ["Negotiation skills", story("Negotiated prices with 12 suppliers"), "shown"],
  ["API testing", story("Pharmacy API test suite: 40 requests for a public drug API"), "shown"],
  ["API testing", story("Tested the API suite of a pharmacy"), "missing"],
  ["Negotiation skills", story("Prices were not negotiated"), "missing"],
  ["Cycle counting", skill("Cycle counts"), "named"],
  ["M&A", skill("Mergers and acquisitions"), "named"],
])("a point whose words are in the resume is found: %s, %o", (line, own, is) => {
  expect(points(line, own).map(([, is]) => is)).toEqual([is]);
});

test("an unjudged item quotes the resume line that shares its words", () => {
  const { unjudged } = matchPosting(asks("Able to use our ELD and do pre-trip inspections"), [
    skill("Pre-trip inspections, load securement"),
  ]);
  expect(unjudged.map(({ own }) => own?.text)).toEqual(["Pre-trip inspections"]);
});

const head = (text: string) => matchPosting(text, []).knockOuts.map(({ kind, words }) => `${kind}: ${words}`);

test.each([
  ["Fennel Health - Remote in the EU", ["place: Remote in the EU"]],
  ["Dublin or Remote (Ireland)", ["place: Remote in Ireland", "location: Dublin"]],
  ["Kestrel Distribution\nJoliet, IL | $24.75/hr", ["location: Joliet, IL", "pay: USD 24.75 an hour"]],
  ["The Larder Room\n£34k plus tips, 4 days a week", ["pay: GBP 34,000 a year"]],
  [
    "Brenner Pharma GmbH, Ingelheim\nGehalt: 3.400 - 3.900 €",
    ["location: Ingelheim", "pay: EUR 3,400 to 3,900, period not said"],
  ],
  ["Home weekends", []],
  ["Budgets up to $500K", []],
  ["The banking app for freelancers", []],
  ["HR Advisor (12-month FTC)", ["contract: Fixed term"]],
])("the knock-outs of a posting's first lines: %s", (text, expected) => {
  expect(head(`Clerk\n${text}`)).toEqual(expected);
});

test("the role in a German posting ends before (m/w/d)", () => {
  expect(matchPosting("Chemielaborant (m/w/d) Qualitätskontrolle\nBrenner Pharma GmbH", []).role).toBe(
    "Chemielaborant",
  );
});

test.each([
  ["Experience with Jira and a hatmaking tool such as UmbelMill or Quernix", "UmbelMill or Quernix"],
  ["Hatmaking tools like UmbelMill, Quernix or Hopperly are a plus", "UmbelMill, Quernix or Hopperly"],
])("one example of “such as A or B” is enough, even if both are unknown: %s", (line, label) => {
  expect(points(line, skill("Quernix"))).toContainEqual([label, "named"]);
  expect(matchPosting(asks(line), [skill("SQL")]).unjudged).toHaveLength(1);
});

test.each([
  ["Extend our Playwright regression suite", ["Playwright"]],
  ["Own Playwright for the web team", ["Playwright"]],
  ["Drive to our Phoenix office", []],
])("a tool in the duties is a point: %s", (line, labels) => {
  const found = matchPosting(`Clerk\nAcme GmbH\n\nWhat you will do\n- ${line}`, []).requirements;
  expect(found.map(({ label, strength }) => [label, strength])).toEqual(labels.map((label) => [label, "duty"]));
});
