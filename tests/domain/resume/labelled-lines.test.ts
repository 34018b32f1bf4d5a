import { expect, test } from "vitest";
import { outsideOf } from "#domain/portfolio/leftovers.ts";
import { beyondOf } from "#domain/portfolio/to-beyond.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { bold, heading, resume, text } from "../../support/resume-page.ts";

const top = [text(40, 40, "Ada Lovelace", { ...bold, size: 24 }), text(40, 65, "ada@example.com")];
const degree = [text(40, 100, "Education", heading), text(40, 120, "B.Sc. Physics, University of Leeds, 2014 - 2017")];
const read = (...items: ReturnType<typeof text>[]) => readResume(resume([...top, ...degree, ...items]));
const languagesOf = (...items: ReturnType<typeof text>[]) => beyondOf(read(...items)).languages.map(({ name }) => name);
const known = ["Marathi", "Hindi", "English"];

test("“Languages known” is a label on a line, a label beside a value, and a heading", () => {
  const personal = text(40, 160, "Personal Details", heading);
  expect(languagesOf(text(40, 140, `Languages known: ${known.join(", ")}`))).toEqual(known);
  expect(languagesOf(personal, text(40, 180, `Languages known: ${known.join(", ")}`))).toEqual(known);
  const table = [text(40, 180, "Gender"), text(200, 180, "Female"), text(40, 196, "Languages known")];
  expect(languagesOf(personal, ...table, text(200, 196, known.join(", ")))).toEqual(known);
  expect(languagesOf(text(40, 160, "Languages Known", heading), text(40, 180, known.join(", ")))).toEqual(known);
});

test("“Training” with a diploma is education, as a heading and as a label", () => {
  const below = [text(40, 160, "Training", heading), text(40, 180, "Software Testing Diploma, Acme Institute, 2022")];
  const label = text(40, 146, "Training: Software Testing Diploma, Acme Institute, 2022");
  for (const items of [below, [label]]) {
    const degrees = read(...items).education.map(({ degree: { text: said } }) => said);
    expect(degrees.at(-1)).toContain("Software Testing Diploma");
    expect(degrees[0]).toContain("Physics");
  }
});

test("training without a diploma is a certificate", () => {
  const { honors } = read(text(40, 160, "Training", heading), text(40, 180, "Fire Safety, 2021"));
  expect(honors.map(({ kind, title }) => [kind, title.text])).toEqual([["certification", "Fire Safety"]]);
});

test("a ward after a dash belongs to the job, and the employer comes after the comma", () => {
  const { roles } = read(
    text(40, 160, "Experience", heading),
    text(40, 180, "Staff Nurse – Emergency, Mercy Hospital, Leeds", bold),
    text(40, 194, "Mar 2020 – Present"),
    text(40, 208, "• Cared for patients."),
  );
  expect(roles[0]).toMatchObject({
    position: { text: "Staff Nurse – Emergency" },
    organization: { text: "Mercy Hospital" },
  });
});

const spoken = ["Spanish (native)", "English (fluent)", "Basque (conversational)"];
const both = (gap: string) => ["JavaScript (basic)", "SQL"].join(", ") + gap + spoken.join(", ");
const skills = text(40, 160, "Skills", heading);
const skillsOf = (...items: ReturnType<typeof text>[]) =>
  read(...items).skills.flatMap(({ items: found }) => found.map(({ text: said }) => said));

test("a list of programming and spoken languages is divided into skills and languages", () => {
  for (const gap of ["; ", ", "]) {
    const line = `Languages: ${both(gap)}`;
    const places = [
      [skills, text(40, 180, line)],
      [text(40, 160, "Personal Details", heading), text(40, 180, line)],
      [text(40, 160, "Languages", heading), text(40, 180, both(gap))],
    ];
    for (const items of places) {
      expect(skillsOf(...items)).toEqual(["JavaScript (basic)", "SQL"]);
      expect(languagesOf(...items)).toEqual(["Spanish", "English", "Basque"]);
      expect(outsideOf([line], read(...items))).toEqual([]);
    }
  }
});

test("a technology without a level is not a spoken language", () => {
  const items = [skills, text(40, 180, "Languages: Java, Python, English, Tsonga")];
  expect(skillsOf(...items)).toEqual(["Java", "Python"]);
  expect(languagesOf(...items)).toEqual(["English", "Tsonga"]);
});

test("a spoken language with a level is a language in any group, and a new label begins a new group", () => {
  const items = [skills, text(40, 180, "Tools: Git, Docker; Spanish (native); Office: Excel, Word")];
  expect(skillsOf(...items)).toEqual(["Git", "Docker", "Excel", "Word"]);
  expect(languagesOf(...items)).toEqual(["Spanish"]);
});

test("in a list of skills and languages, only the part in no field is left over", () => {
  const line = "Languages: SQL; English, touch typing";
  expect(outsideOf([line], read(skills, text(40, 180, line)))).toEqual([{ at: 0, text: "touch typing" }]);
});
