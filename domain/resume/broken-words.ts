import type { Cell } from "./cell.ts";

/** First halves of compounds that are common enough to keep their hyphen. */
const compoundLeads = new Set(
  "well self non cross high long short full real front back time user data cost client server third half".split(" "),
);

/** Second halves of compounds that keep their hyphen after any first half, such as "part-time". */
const compoundEnds = /^(?:time|based|level|stack|driven|oriented|focused|facing|friendly|ready|scale|related|year)\b/;
/** First halves that make one word with "time". */
const oneWord = /(?<!\p{L})(?:over|life|some|mean)-$/iu;

/** Whether the hyphen at the end of a line belongs to a compound: "(part-" above "time)". */
export const isCompound = (above: string, below: string) => compoundEnds.test(below) && !oneWord.test(above);

/**
 * Marks words broken at the end of a line. The hyphen stays only if the resume uses the part before
 * it as a word.
 */
export function withBrokenWords(cells: Cell[]): Cell[] {
  const broken = new Set(cells.filter((cell) => /(?:^|[\s(“"])\p{L}*\p{Ll}-$/u.test(cell.text)));
  if (broken.size === 0) return cells;
  const words = new Set(cells.flatMap((cell) => cell.text.toLowerCase().match(/(?<!\p{L})\p{L}+(?!\p{L}|-$)/gu) ?? []));
  return cells.map((cell) => {
    if (!broken.has(cell)) return cell;
    const half = /(?<!\p{L})(\p{L}+)-$/u.exec(cell.text)?.[1]?.toLowerCase() ?? "";
    return { ...cell, breaksWord: !words.has(half) && !compoundLeads.has(half) };
  });
}
