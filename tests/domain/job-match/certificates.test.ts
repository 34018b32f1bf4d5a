import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import { type ResumeLine, resumeLines } from "#domain/job-match/resume-lines.ts";
import { standingSentence } from "#domain/job-match/summary.ts";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { newDraft } from "#domain/portfolio/draft.ts";

const asks = (line: string) => `Quillhaven Ltd\nRequirements:\n- ${line}`;
const skills: ResumeLine = {
  text: "Epic, Jira, Terraform, Workday, Docker, Kotlin, AWS, Azure, Python, Java, infection control",
  kind: "named",
  section: "Skills",
};
const title = (text: string): ResumeLine => ({ text, kind: "named", section: "Achievements", isCertificate: true });
const points = (line: string, ...more: ResumeLine[]) =>
  matchPosting(asks(line), [skills, ...more]).requirements.map(({ label, standing }) => [label, standing.is]);

test.each([
  ["Epic certification or the ability to obtain it within six months", "Epic certification"],
  ["Epic certification required", "Epic certification"],
  ["Jira administrator certification", "Jira administrator certification"],
  ["Workday HCM certification", "Workday HCM certification"],
  ["Certified in Epic", "Certified in Epic"],
  ["Epic-certified", "Epic-certified"],
  ["Certified Jira administrator", "Certified Jira administrator"],
  ["Certification in Terraform", "Certification in Terraform"],
  ["Docker certificate", "Docker certificate"],
  ["Terraform-Zertifizierung", "Terraform-Zertifizierung"],
  ["Zertifikat für Docker", "Zertifikat für Docker"],
  ["Certification Terraform", "Certification Terraform"],
  ["Certificación en Docker", "Certificación en Docker"],
  ["Certificado de Jira", "Certificado de Jira"],
  ["Certificação em Terraform", "Certificação em Terraform"],
  ["Infection control certification", "Infection control certification"],
])("a requirement for a certificate is not met by the skill alone: %s", (line, label) => {
  expect(points(line)).toEqual([[label, "missing"]]);
});

test.each([
  ["AWS or Azure certification", ["AWS or Azure certification"]],
  ["Terraform, Docker or AWS certification", ["Terraform or Docker or AWS certification"]],
  ["Jira/Workday certification", ["Jira or Workday certification"]],
  ["AWS and Azure certifications", ["AWS certification", "Azure certifications"]],
  ["Certified in Epic, Jira and Terraform", ["Certified in Epic", "Jira certification", "Terraform certification"]],
  ["Certifications such as Docker or Terraform", ["Docker certification or Terraform certification"]],
  ["Terraform or Umbelwort certification", ["Terraform certification or Umbelwort certification"]],
])("the noun 'certification' applies to every name in its list: %s", (line, labels) => {
  expect(points(line)).toEqual(labels.map((label) => [label, "missing"]));
});

test.each([
  [
    "Python and AWS certification",
    [
      ["Python", "named"],
      ["AWS certification", "missing"],
    ],
  ],
  [
    "Terraform certification preferred, Python required",
    [
      ["Python", "named"],
      ["Terraform certification", "missing"],
    ],
  ],
  ["Experience with Terraform or AWS certification", [["Terraform or AWS certification", "named"]]],
  ["Kotlin experience or a certification", [["Kotlin", "named"]]],
  [
    "Managing TLS certificates in Docker",
    [
      ["TLS", "missing"],
      ["Docker", "named"],
    ],
  ],
])("a skill beside a certificate is still a skill: %s", (line, expected) => {
  expect(points(line).toSorted()).toEqual(expected.toSorted());
});

test("in a task, certificates are files", () => {
  const { requirements } = matchPosting("Quillhaven Ltd\nYour tasks\n- Renew certificates in Docker", [skills]);
  expect(requirements.map(({ label, standing }) => [label, standing.is])).toEqual([["Docker", "named"]]);
});

test.each([
  ["Epic certification required", "Epic Willow", "named"],
  ["Certified in Epic", "Epic Beaker Certification", "named"],
  ["Jira administrator certification", "Atlassian Certified Jira Administrator", "named"],
  ["Jira-Zertifizierung", "Atlassian Certified Jira Administrator", "named"],
  ["Jira administrator certification", "Jira Fundamentals", "shown"],
  ["Project management certification", "PMP", "shown"],
  ["Terraform certification", "Atlassian Certified Jira Administrator", "missing"],
])("a certificate in the resume that names the skill meets the requirement: %s, %s", (line, own, is) => {
  expect(points(line, title(own))[0]?.[1]).toBe(is);
});

test("resume words that call it a certificate meet the requirement, and a planned one does not", () => {
  const says = (text: string, kind: ResumeLine["kind"] = "named"): ResumeLine => ({ text, kind, section: "You" });
  expect(points("Epic certification", says("Analyst, certified in Epic and Jira"))).toEqual([
    ["Epic certification", "named"],
  ]);
  expect(points("Epic certification", says("Passed the Epic certification", "story"))[0]?.[1]).toBe("shown");
  expect(points("Epic certification", says("Epic certification (in progress)"))[0]?.[1]).toBe("missing");
  expect(points("Epic certification", { ...title("Best Epic build 2024"), isCertificate: undefined })[0]?.[1]).toBe(
    "missing",
  );
});

test("if the resume has only the skill, the sentence says so", () => {
  const [one] = matchPosting(asks("Epic certification required"), [skills]).requirements;
  expect(one && standingSentence(one)).toBe("Your resume says “Epic”.");
});

test("among a draft's achievements, certifications are certificates and awards are not", () => {
  const draft = newDraft({}, "pdf");
  draft.data.sections.achievements.items = [
    { title: "Epic Willow", description: "2023" },
    { title: "Best Jira plugin", description: "2024" },
  ];
  const lines = resumeLines({ ...draft, beyond: { ...nothingBeyond, certifications: ["Epic Willow"] } });
  const standings = (line: string) => matchPosting(asks(line), lines).requirements.map(({ standing }) => standing.is);
  expect(standings("Epic certification")).toEqual(["named"]);
  expect(standings("Jira certification")).toEqual(["missing"]);
});
