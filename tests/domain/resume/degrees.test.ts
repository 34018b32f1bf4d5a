import { expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { heading, lines, resume, text } from "../../support/resume-page.ts";

const header = [
  text(40, 40, "Ana Pérez García", { size: 22 }),
  text(40, 60, "Nurse"),
  text(40, 74, "Leeds, UK | ana.perez@example.com"),
  text(40, 120, "Education", heading),
];
const read = (items: ReturnType<typeof lines>) => readResume(resume([...header, ...items])).education;
const studies = (items: ReturnType<typeof lines>) =>
  read(items).map(({ degree, institution, period }) => [degree.text, institution.text, period.text]);

test.each([
  "State examination in paediatric nursing",
  "State exam, physiotherapy",
  "State-registered physiotherapist",
  "Staatsexamen Krankenpflege",
  "Krankenpflegeexamen",
  "Erste Staatsprüfung",
  "Examen d'État de soins infirmiers",
  "Diplôme d'État d'infirmier",
  "Esame di Stato",
  "Berufsausbildung zur Pflegefachfrau",
  "Journeyman carpenter",
  "Journeyman's certificate, carpentry",
  "Gesellenbrief Tischler",
  "Apprenticeship in carpentry",
  "Vocational training as a baker",
  "Diploma in nursing",
  "NVQ Level 3 Social Care",
  "SVQ Level 2",
  "Leaving Certificate",
  "Abitur",
  "Berufsmatura",
  "Maturità classica",
])("%s before a school is the degree, in a row of a table and in a line", (degree) => {
  for (const school of ["Akademie für Medizinische Berufe", "Tallis College", "Hochschule Orrin"]) {
    const found = [[degree, school, "2015 – 2018"]];
    const said = `${degree}, ${school}, Freiburg`;
    expect(studies([text(40, 140, "2015 – 2018"), text(160, 140, said)])).toEqual(found);
    expect(studies(lines(40, 140, `${said}, 2015 – 2018`))).toEqual(found);
  }
});

test("an unknown name before a school's name is an uncertain degree, and the school is uncertain too", () => {
  const [study] = read([text(40, 140, "2015 – 2018"), text(160, 140, "Paediatric nursing, Akademie Orrin, Freiburg")]);
  expect(study).toMatchObject({
    degree: { text: "Paediatric nursing", confidence: 0.6 },
    institution: { text: "Akademie Orrin", confidence: 0.6 },
  });
});

test.each([
  "Faculty of Arts, Tallis University",
  "Centre for Looms, Tallis University",
  "Tallis, Orrin College",
  "St Mary's, Tallis School",
])("%s is a school", (school) => {
  const [study] = read([text(40, 140, "2015 – 2018"), text(160, 140, school)]);
  expect(study).toMatchObject({ degree: { text: "" }, institution: { text: school } });
});
