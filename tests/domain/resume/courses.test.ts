import { expect, test } from "vitest";
import { outsideOf } from "#domain/portfolio/leftovers.ts";
import { textLines } from "#domain/resume/plain-text.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const top = [text(40, 40, "Ada Lovelace", { ...bold, size: 24 }), text(40, 65, "ada@example.com")];
const degree = [text(40, 100, "Education", heading), text(40, 120, "B.Sc. Physics, University of Leeds, 2014 - 2017")];
const skills = [text(40, 150, "Skills", heading), text(40, 170, "Cypress, JavaScript, SQL")];
const under = (title: string, ...said: string[]) => [text(40, 200, title, heading), ...lines(40, 220, ...said)];
const readOf = (items: ReturnType<typeof text>[]) => {
  const document = resume(items);
  const read = readResume(document);
  const lost = outsideOf(textLines(document), read).map(({ text: said }) => said);
  return { lost, honors: read.honors.map(({ kind, title }) => [kind, title.text]), degrees: read.education.length };
};
const dated = ["Fire Safety, 2022", "Quill Academy: Cypress, 2023"];

test("dated lines below a heading for courses are certificates, and no line is lost", () => {
  const titles = ["Courses", "Courses & Training", "Relevant Courses", "Further courses", "Courses and Workshops"];
  const others = ["Kurse", "Cursos", "Corsi", "Formations complémentaires", "Formación complementaria"];
  for (const title of [...titles, ...others])
    for (const before of [
      [...top, ...degree],
      [...top, ...degree, ...skills],
    ]) {
      const { honors, lost, degrees } = readOf([...before, ...under(title, ...dated)]);
      expect([title, honors]).toEqual([
        title,
        [
          ["certification", "Fire Safety"],
          ["certification", "Quill Academy: Cypress"],
        ],
      ]);
      expect([lost, degrees]).toEqual([[], 1]);
    }
});

test("undated courses are certificates, but below a degree or in a list they are its subjects", () => {
  const named = ["Fire Safety", "Harbour Rescue"];
  const certificates = named.map((title) => ["certification", title]);
  expect(readOf([...top, ...degree, ...skills, ...under("Courses", ...named)]).honors).toEqual(certificates);
  expect(readOf([...top, ...degree, ...under("Courses", ...named)]).honors).toEqual([]);
  const list = "Optics, Thermodynamics, Statistics";
  expect(readOf([...top, ...degree, ...skills, ...under("Courses", list)]).honors).toEqual([]);
  for (const title of ["Relevant Courses", "Coursework", "Relevant Coursework"])
    expect(readOf([...top, ...degree, ...skills, ...under(title, ...named)]).honors).toEqual([]);
});

test("a line with an unknown name before a colon is left over, even if a skill follows", () => {
  for (const line of ["Quill Academy: Cypress, 2023", "Quill Academy: Cypress", "Quillemy: Cypress, 2023"])
    expect(readOf([...top, ...skills, ...under("Hobbies", line)]).lost).toEqual([line]);
  expect(readOf([...top, ...skills, ...under("Hobbies", "Languages: Cypress, SQL")]).lost).toEqual([]);
});
