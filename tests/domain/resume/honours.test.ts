import { expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { heading, lines, resume, text } from "../../support/resume-page.ts";

const studies = (...said: string[]) =>
  readResume(
    resume([
      text(40, 40, "Ana Pérez García", { size: 22 }),
      text(40, 60, "Nurse"),
      text(40, 74, "Leeds, UK | ana.perez@example.com"),
      text(40, 120, "Education", heading),
      ...lines(40, 140, ...said),
    ]),
  ).education.map(({ degree, institution, grade }) => [degree.text, institution.text, grade.text]);

test.each([
  "Second class honours, grade one",
  "Second Class Honours Grade I",
  "Second Class Honours, Upper Division",
  "Upper second class honours, division one",
  "Lower second-class honours",
  "Upper Second",
  "First class honours with distinction, 78%",
  "Third class honours",
  "2:1",
  "2:2 Honours",
  "2.1",
  "1.1",
  "2H1",
  "H1.1",
  "1st",
  "1st class",
  "First",
  "2:1 (Upper Second Class Honours)",
  "72% (First)",
  "cum laude, GPA 3.9",
  "Distinction",
  "Pass with Merit",
  "Pass",
  "Summa cum laude",
])("the class of a British or Irish degree on the line below is its grade: %s", (grade) => {
  expect(studies("BSc (Hons) Adult Nursing, Example University, 2013 – 2016", grade)).toEqual([
    ["BSc (Hons) Adult Nursing", "Example University", grade],
  ]);
});

test.each([
  ["BA (Hons) Law, 2:1, Example University, 2013 – 2016", "BA (Hons) Law", "2:1"],
  ["BA (Hons) Law (2:1), Example University, 2013 – 2016", "BA (Hons) Law", "2:1"],
  ["BA (Hons) Law 2:1, Example University, 2013 – 2016", "BA (Hons) Law", "2:1"],
  ["2:1 BA (Hons) Law, Example University, 2013 – 2016", "BA (Hons) Law", "2:1"],
  ["First Class BA (Hons) Law, Example University, 2013 – 2016", "BA (Hons) Law", "First Class"],
  ["BA Law (Hons, 2:2), Example University, 2013 – 2016", "BA Law (Hons)", "2:2"],
  ["BA Law – First Class Honours, Example University, 2013 – 2016", "BA Law", "First Class Honours"],
  ["MA Law (Distinction), Example University, 2013 – 2016", "MA Law", "Distinction"],
  ["BA Law (Second Class Upper), Example University, 2013 – 2016", "BA Law", "Second Class Upper"],
  ["BA Law. Second Class Upper, Example University, 2013 – 2016", "BA Law", "Second Class Upper"],
  ["BA Law - 72% (First), Example University, 2013 – 2016", "BA Law", "72% (First)"],
  ["BA Law, Example University, 72% (First), 2013 – 2016", "BA Law", "72% (First)"],
  ["MA Law, Merit, Example University, 2013 – 2016", "MA Law", "Merit"],
  ["BA Law (Honours), Example University, 2013 – 2016", "BA Law (Honours)", ""],
])("a class inside a degree's line changes neither the degree nor the university: %s", (line, degree, grade) => {
  expect(studies(line)).toEqual([[degree, "Example University", grade]]);
});

test("a label before a class is not part of the degree", () => {
  const degree = "BA Law, Example University, 2013 – 2016";
  for (const label of ["Graduated with a", "Awarded", "Classification:"])
    expect(studies(degree, `${label} second class honours (grade I)`)).toEqual([
      ["BA Law", "Example University", "second class honours (grade I)"],
    ]);
});
