import type { Cell } from "./cell.ts";

/** First halves of compounds that are common enough to keep their hyphen. */
const compoundLeads = new Set(
  "well self non cross high long short full real front back time user data cost client server third half".split(" "),
);

/** A hyphen at the end of a line belongs to the word only where what stands before it is a word that the resume knows. */
export function markBrokenWords(cells: Cell[]): void {
  const broken = cells.filter((cell) => /(?:^|[\s(“"])\p{L}*\p{Ll}-$/u.test(cell.text));
  if (broken.length === 0) return;
  const words = new Set(cells.flatMap((cell) => cell.text.toLowerCase().match(/(?<!\p{L})\p{L}+(?!\p{L}|-$)/gu) ?? []));
  for (const cell of broken) {
    const half = /(?<!\p{L})(\p{L}+)-$/u.exec(cell.text)?.[1]?.toLowerCase() ?? "";
    cell.breaksWord = !words.has(half) && !compoundLeads.has(half);
  }
}
