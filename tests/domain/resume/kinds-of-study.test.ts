import { expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const header = [
  text(40, 40, "Ottoline Varrick", { size: 22 }),
  text(40, 60, "Nurse"),
  text(40, 74, "Leeds, UK | ottoline@example.com"),
  text(40, 120, "Education", heading),
];
const studies = (items: ReturnType<typeof lines>) =>
  readResume(resume([...header, ...items])).education.map(({ degree, institution, period }) => [
    degree.text,
    institution.text,
    period.text,
  ]);

const kinds = [
  "Retraining: Loom Setter, Jacquard",
  "Vocational training: Dyeing (Färberei)",
  "Training: Basket Weaver",
  "Further training: Pattern Drafting",
  "Apprenticeship: Glazier",
  "Ausbildung: Korbflechter",
  "Umschulung: Fachkraft für Webtechnik",
  "Berufsausbildung: Krankenpflege",
  "Studium: Textilkunde",
  "Formation professionnelle : vannerie",
  "Formación profesional: Cestería",
  "Formação: Tecelagem",
  "Formazione: Tessitura",
  "Omscholing: Mandenmaker",
];
const first = (degree: string, look = {}) => [text(40, 140, degree, look), text(480, 140, "2019 – 2020")];

test.each(kinds)("%s is a degree, with its school and its date beside it or below it", (degree) => {
  const found = [
    ["Retraining: Mill Hand, Carding", "Akademie Nordhelle", "2019 – 2020"],
    [degree, "Webschule Ostheide", "2009 – 2012"],
  ];
  const beside = [
    ...first("Retraining: Mill Hand, Carding", bold),
    text(40, 154, "Akademie Nordhelle"),
    text(40, 174, degree, bold),
    text(480, 174, "2009 – 2012"),
    text(40, 188, "Webschule Ostheide"),
  ];
  expect(studies(beside)).toEqual(found);
  const below = ["Retraining: Mill Hand, Carding", "Akademie Nordhelle", "2019 – 2020"];
  expect(studies(lines(40, 140, ...below, degree, "Webschule Ostheide", "2009 – 2012"))).toEqual(found);
  const schoolFirst = [
    ...first("Akademie Nordhelle", bold),
    text(40, 154, "Retraining: Mill Hand, Carding"),
    text(40, 174, "Webschule Ostheide", bold),
    text(480, 174, "2009 – 2012"),
    text(40, 188, degree),
  ];
  expect(studies(schoolFirst)).toEqual(found);
});

test.each(kinds)("%s and its school may be in one line", (degree) => {
  const said = (school: string) => `${degree}, ${school}, 2009 – 2012`;
  const found = (school: string) => [degree, school, "2009 – 2012"];
  expect(studies(lines(40, 140, said("Webschule Ostheide"), said("Akademie Nordhelle")))).toEqual([
    found("Webschule Ostheide"),
    found("Akademie Nordhelle"),
  ]);
});

test.each(kinds)("%s is one degree, even if the kind of study is bold and the subject is not", (degree) => {
  const [kind = "", subject = ""] = degree.split(/(?<=:) /);
  const items = [
    text(40, 140, kind, bold),
    text(40 + 5 * (kind.length + 1), 140, subject),
    text(480, 140, "2009 – 2012"),
    text(40, 154, "Webschule Ostheide"),
  ];
  expect(studies(items)).toEqual([[degree, "Webschule Ostheide", "2009 – 2012"]]);
});

test("undated training below the degrees takes nothing from them", () => {
  const said = ["B.Sc. Physics, University of Orrinford, 2014 – 2017", "Training: Loom Diploma, Halyard Mills"];
  expect(studies(lines(40, 140, ...said))).toEqual([
    ["B.Sc. Physics", "University of Orrinford", "2014 – 2017"],
    ["Training: Loom Diploma, Halyard Mills", "", ""],
  ]);
});
