import { expect, test } from "vitest";
import { postingLines } from "#domain/job-match/blocks.ts";
import { matchPosting } from "#domain/job-match/match.ts";

const blockUnder = (heading: string) => postingLines(`Acme\nClerk\n\n${heading}\n- Kotlin\n- Java`).at(-1)?.block;

test.each([
  ...["What we look for", "What we’re after", "What we seek", "Who we look for", "Who we’re looking for"],
  ...["What we need", "What we need from you", "What we expect", "What we’d like to see", "What you have"],
  ...["You have", "You are", "We need", "WHAT WE LOOK FOR IN YOU:", "Our expectations", "Is this you?"],
  ...["Was wir suchen", "Wen wir suchen", "Was wir brauchen", "Wer du bist", "Du bist", "Sie haben"],
  ...["Ce que nous attendons de vous", "Nous recherchons", "Vous êtes", "Qui es-tu ?", "Vos compétences"],
  ...["Qué pedimos", "Lo que necesitamos", "A quién buscamos", "Quién eres", "Eres"],
  ...["O que procuramos", "O que precisamos", "Quem você é", "Você tem"],
  ...["Wat we zoeken", "Wie zoeken wij", "Wat wij verwachten", "Jij bent", "Wat je meebrengt"],
])("the lines below %s are requirements", (heading) => {
  expect(blockUnder(heading)).toBe("must");
});

test.each([
  ["What we offer you", "offer"],
  ["What you are offered", "other"],
  ["What you will do", "duties"],
  ["What we do", "other"],
  ["Who we are", "about"],
  ["What we like about you", "other"],
  ["Nous recherchons un développeur", "other"],
])("the lines below %s are not requirements", (heading, block) => {
  expect(blockUnder(heading)).toBe(block);
});

test("in a posting that says what it looks for, the points are required", () => {
  const { requirements } = matchPosting("Junior QA Engineer\nAcme\n\nWhat we look for\n- Good knowledge of SQL", []);
  expect(requirements.map(({ label, strength }) => [label, strength])).toEqual([["SQL", "must"]]);
});
