import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";

const read = (line: string) => {
  const { knockOuts, unjudged } = matchPosting(`Quillhaven Ltd\nRequirements:\n- ${line}`, []);
  return { permits: knockOuts.filter(({ kind }) => kind === "permit").map(({ value }) => value), unjudged };
};

test.each([
  "You must be allowed to work in the EU",
  "You are allowed to work in Germany.",
  "Permitted to live and work in New Zealand without restrictions",
  "Legally able to work in the United States",
  "You must be free to work in Switzerland",
  "Allowed to live and work anywhere in the EEA",
  "Candidates who may lawfully work in Singapore",
  "Able to work legally in Portugal",
  "No visa needed",
  "You need no visa to work in Norway",
  "You do not need a visa for the Netherlands",
  "Du darfst in Deutschland arbeiten",
  "Wer in Österreich arbeiten darf",
  "Du bist berechtigt, in der Schweiz zu arbeiten",
  "Gültige Arbeitsbewilligung",
  "Kein Visum erforderlich",
  "Vous êtes autorisé(e) à travailler en France",
  "Vous pouvez travailler légalement au Canada",
  "Autorisation de travail en Belgique",
  "Autorizada para trabajar en España",
  "Poder trabajar legalmente en México",
  "No necesitas visado",
  "Autorizado a trabalhar em Portugal",
  "Não precisa de visto",
])("the right to work in a country is a knock-out question: %s", (line) => {
  expect(read(line)).toEqual({ permits: ["right to work"], unjudged: [] });
});

test.each([
  "You are allowed to work from home",
  "You are free to work in Scrum teams",
  "Employees are permitted to work remotely on two days",
  "Free to work in your own rhythm",
  "Entitled to work overtime",
  "Able to work in Germany on two days a month",
  "Du darfst in einem jungen Team arbeiten",
  "Sie arbeiten in der Schweiz",
  "Visa and Mastercard payments",
  "A work permit is not required",
])("freedom at work is not the right to work in a country: %s", (line) => {
  expect(read(line).permits).toEqual([]);
});
