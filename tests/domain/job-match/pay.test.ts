import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";

const pay = (line: string) =>
  matchPosting(`Acme GmbH\nClerk\n\nWhat we offer\n- ${line}\n- Fruit`, [])
    .knockOuts.filter(({ kind }) => kind === "pay")
    .map(({ words }) => words);

test.each([
  "€1,000 a year for training",
  "€1,000 per person per year for books and courses",
  "£500 for your home office",
  "Home office: €500",
  "A learning stipend of €1,000 a year",
  "Up to $2,000 for relocation",
  "A relocation package of €3,000",
  "€1,500 for each referral",
  "Referral bonus: £1,000",
  "Equipment budget: €1,500",
  "€2.000 pro Jahr für Weiterbildung",
  "1 000 € par an pour la formation",
  "1.000 € al año para formación",
])("a budget for training, equipment or a move is not pay: %s", (line) => {
  expect(pay(line)).toEqual([]);
});

test.each([
  ["€45,000 a year plus €1,000 for training", "EUR 45,000 a year"],
  ["Training salary: £22,000 a year", "GBP 22,000 a year"],
  ["$60,000 a year for a Learning Designer", "$60,000 a year"],
  ["€38,000 – €45,000 for developers in Berlin", "EUR 38,000 to 45,000 a year"],
])("pay is still pay beside such words: %s", (line, words) => {
  expect(pay(line)).toEqual([words]);
});
