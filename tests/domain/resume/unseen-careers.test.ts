import { expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, lines, resume, text } from "../../support/resume-page.ts";

/** Cases from functional, Brazilian and Europass resumes. */

const heading = (y: number, said: string, x = 40) => text(x, y, said, { ...bold, size: 14 });
const mail = "ada@example.com";
const read = (...items: ReturnType<typeof text>[]) => readPortfolio(resume(items)).portfolioData;
const person = [text(40, 40, "Ada Lovelace", { ...bold, size: 24 }), text(40, 75, mail)];

test("undated sentences below labels are not awards", () => {
  const { sections } = read(
    ...person,
    heading(110, "Skills"),
    text(40, 130, "Weaving, Counting"),
    heading(160, "Professional Accomplishments"),
    text(40, 180, "Training", bold),
    text(50, 194, "• Taught eleven weavers to mend their own looms."),
    text(40, 212, "Safety", bold),
    text(50, 226, "• Wrote the rules that every mill of the county follows."),
  );
  expect(sections.achievements.items).toEqual([]);
});

test("an objective that only names a job is the title, not the summary", () => {
  const { settings } = read(
    text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
    text(40, 60, mail),
    heading(110, "Objetivo"),
    text(40, 130, "Analista de Sistemas"),
    heading(160, "Resumo"),
    text(40, 180, "Trabalho com máquinas de calcular desde 1833 e gosto de tabelas sem erros."),
  );
  expect(settings.title).toBe("Analista de Sistemas");
  expect(settings.summary).toBe("Trabalho com máquinas de calcular desde 1833 e gosto de tabelas sem erros.");
});

test("the company above a labelled position needs no label of its own", () => {
  const { sections } = read(
    ...person,
    heading(110, "Experiência profissional"),
    ...lines(40, 130, "Tear do Norte – 03/2018 a 06/2021", "Cargo: Costureira", "Atividades: Costura de velas."),
    ...lines(40, 186, "Velas Paraty – 02/2014 a 02/2018", "Cargo: Ajudante", "Atividades: Corte de panos."),
  );
  expect(sections.experience.items.map(({ position, company }) => [position, company])).toEqual([
    ["Costureira", "Tear do Norte"],
    ["Ajudante", "Velas Paraty"],
  ]);
});

test("text after a date is a place in every entry if it is a known town in one entry", () => {
  const { sections } = read(
    ...person,
    heading(110, "Work Experience"),
    text(40, 130, "03/2018 – 06/2021 Lyon"),
    text(40, 144, "Sail Maker", bold),
    text(100, 144, "Tear Works"),
    text(50, 158, "• Sewed forty sails a year for the harbor's fishing boats."),
    text(40, 172, "02/2014 – 02/2018 Paimpol"),
    text(40, 186, "Seamstress", bold),
    text(100, 186, "Oak Sails"),
    text(50, 200, "• Cut and marked the cloth before it went to the machines."),
  );
  expect(sections.experience.items.map(({ position, company }) => [position, company])).toEqual([
    ["Sail Maker", "Tear Works"],
    ["Seamstress", "Oak Sails"],
  ]);
});

test("the end of a period may have a style of its own", () => {
  const { sections } = read(
    ...person,
    heading(110, "Work Experience"),
    text(40, 130, "Sail Maker / Tear Works", bold),
    text(40, 144, "Feb 2020 –", { width: 45 }),
    text(97, 144, "Present", { font: "Tag", size: 8 }),
    text(40, 158, "Sewed forty sails a year for the harbor's fishing boats."),
    text(40, 180, "Baker / Oak Sails", bold),
    text(40, 194, "Jul 2016 – Jan 2020"),
    text(40, 208, "Cut and marked the cloth before it went to the machines."),
  );
  expect(sections.experience.items.map(({ position, company }) => [position, company])).toEqual([
    ["Sail Maker", "Tear Works"],
    ["Baker", "Oak Sails"],
  ]);
});

test("a region after a dash belongs to the town", () => {
  const { settings } = read(
    text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
    text(40, 60, `Rua Olmo, 24, Belo Horizonte – MG | ${mail}`),
    heading(110, "Skills"),
    text(40, 130, "Weaving, Counting"),
  );
  expect(settings.location).toBe("Belo Horizonte, MG");
});

test("a note on the completion of a degree is not part of its school", () => {
  const { sections } = read(
    ...person,
    heading(110, "Formação acadêmica"),
    text(40, 130, "Técnico em Costura – Escola do Tear (conclusão em 2012)"),
    text(40, 146, "MBA em Velas – Escola do Mar (conclusão em 2016)"),
  );
  expect(sections.education.items.map(({ institution }) => institution)).toEqual(["Escola do Tear", "Escola do Mar"]);
});

test("a comma before a legal form does not separate a job from its company", () => {
  const { sections } = read(
    ...person,
    heading(110, "Work Experience"),
    text(40, 130, "Senior Accountant, Tear Works, Inc.", bold),
    text(40, 144, "2017 – 2021"),
    text(50, 158, "• Closed the books in five days."),
    text(40, 172, "Staff Accountant, Oak Tate LLP", bold),
    text(40, 186, "2012 – 2017"),
    text(50, 200, "• Read two hundred returns a year."),
  );
  expect(sections.experience.items.map(({ position, company }) => [position, company])).toEqual([
    ["Senior Accountant", "Tear Works, Inc."],
    ["Staff Accountant", "Oak Tate LLP"],
  ]);
});

test("two years below each other, beside two lines in different styles, are one period", () => {
  const { sections } = read(
    ...person,
    heading(110, "Education"),
    text(40, 130, "2004"),
    text(100, 130, "Oak School of Sails", bold),
    text(40, 144, "2006"),
    text(100, 144, "Diploma in Sail Making"),
    text(40, 164, "2001"),
    text(100, 164, "Tear High School", bold),
    text(40, 178, "2003"),
    text(100, 178, "Secondary School Certificate"),
  );
  expect(sections.education.items.map(({ degree, institution, period }) => [degree, institution, period])).toEqual([
    ["Diploma in Sail Making", "Oak School of Sails", "2004 – 2006"],
    ["Secondary School Certificate", "Tear High School", "2001 – 2003"],
  ]);
});

test("in a list with one year per line, each year belongs to its own line", () => {
  const { sections } = read(
    ...person,
    heading(90, "Skills"),
    text(40, 105, "Weaving, Counting"),
    heading(130, "Awards"),
    text(40, 150, "2012"),
    text(100, 150, "Golden Needle"),
    text(40, 164, "2016"),
    text(100, 164, "Silver Thimble"),
  );
  expect(sections.achievements.items.map(({ title }) => title)).toEqual(["Golden Needle", "Silver Thimble"]);
});
