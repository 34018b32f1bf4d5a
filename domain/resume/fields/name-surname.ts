import type { Block } from "../cell.ts";
import { headingKind } from "../headings.ts";
import { isKnownPlace, isPlace } from "../places.ts";
import { workWord } from "../vocabulary/work-words.ts";
import { jobScore } from "../words.ts";
import { handleScore } from "./name-handles.ts";
import { isNamePart, isTitle, medianSize, wordsIn } from "./name-lines.ts";
import { capitalized, generation, undressed } from "./name-words.ts";

/**
 * Joins "Ada" above "LOVELACE" in larger or smaller letters, if the person's addresses contain one
 * word and the other word is no job.
 */
export function joinSurname(header: Block[], handles: string[]): Block[] {
  const [largest, second] = header.toSorted((a, b) => b.size - a.size);
  if (largest && second && second.size > 0.95 * largest.size) return header;
  const usual = medianSize(header.filter((cell) => cell !== largest));
  if (!largest || largest.size < 1.15 * usual || !isNamePart(largest.text)) return header;
  if (
    isTitle(largest, handles) ||
    (jobScore(largest.text) >= 2 && !generation.test(largest.text) && handleScore(largest.text, handles) === 0)
  )
    return header;
  const other = header.find((cell) => isOtherPart(cell, largest, usual, handles));
  if (!other) return header;
  const [first, last] = other.y < largest.y - 1 || other.right < largest.x ? [other, largest] : [largest, other];
  const isTown = isPlace(other.text) && handleScore(other.text, handles) === 0;
  const isOwn = handleScore(`${first.text} ${last.text}`, handles) > 0 && !isTown;
  if (!(isOwn || isPlainlyName(other, largest, usual)) || wordsIn(first) + wordsIn(last) > 6) return header;
  const joined = { ...largest, text: `${undressed(first.text)} ${undressed(last.text)}`, lastY: last.y };
  return header.map((cell) => (cell === largest ? joined : cell)).filter((cell) => cell !== other);
}

/** Whether a text may name a job. "Baker III" is a surname. */
const mayBeJob = (text: string) => jobScore(text) > 0 && !generation.test(text);

function isOtherPart(cell: Block, largest: Block, usual: number, handles: string[]): boolean {
  const isAbove = cell.y < largest.y - 1 && !mayBeJob(cell.text);
  return (
    cell.size > Math.max(isAbove ? 0 : 1.05 * usual, 0.35 * largest.size) &&
    cell.size < 0.95 * largest.size &&
    Math.abs(cell.y - largest.y) < 1.7 * largest.size &&
    isNamePart(cell.text) &&
    isBeside(cell, largest) &&
    Math.min(wordsIn(cell), wordsIn(largest)) <= 1 &&
    !isTitle(cell, handles) &&
    (handleScore(cell.text, handles) > 0 || isGivenName(cell, largest))
  );
}

/**
 * Whether two lines read like one name whatever the addresses say: a surname in the largest letters
 * below capitalized first names, or a first name above one capitalized word that is large, too.
 */
function isPlainlyName(other: Block, largest: Block, usual: number): boolean {
  const words = other.text.split(" ");
  const isOther = isKnownPlace(other.text) || headingKind(other.text) !== undefined || workWord.test(other.text);
  const isNamed = words.every((word) => capitalized.test(word)) && !mayBeJob(other.text) && !isOther;
  const isClear = largest.size > 1.6 * usual && other.size > 1.15 * usual && wordsIn(largest) <= 3;
  const isAbove = other.y < largest.y - 1;
  return isNamed && isClear && (isAbove ? wordsIn(largest) === 1 : wordsIn(other) === 1);
}

/** Whether a text without a job is above a one-word name, or is one word beside or below it. */
function isGivenName(cell: Block, largest: Block): boolean {
  const isOneWord = ({ text }: Block) => !undressed(text).includes(" ");
  const isWord = isOneWord(cell) || wordsIn(cell) === 1;
  return (isOneWord(largest) || wordsIn(largest) === 1) && !mayBeJob(cell.text) && (isWord || cell.y < largest.y - 1);
}

function isBeside(a: Block, b: Block): boolean {
  // Letter-spaced text has a space after its last letter, too.
  const least = Math.max(4, 0.4 * Math.max(a.size, b.size));
  const isBelow = [a.x - b.x, a.right - b.right, a.x + a.right - b.x - b.right].some((far) => Math.abs(far) < least);
  return Math.abs(a.y - b.y) < 2 ? Math.max(a.x - b.right, b.x - a.right) < 1.2 * b.size : isBelow;
}
