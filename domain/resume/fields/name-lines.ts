import type { Block } from "../cell.ts";
import { isContactText } from "../contact-text.ts";
import { documentTitle } from "../document-title.ts";
import { isInCapitals } from "../line-joins.ts";
import { isKnownPlace } from "../places.ts";
import { jobScore } from "../words.ts";
import { handleScore } from "./name-handles.ts";
import { generation, inOtherScript, isCredential, particle, undressed, withoutOtherScriptIn } from "./name-words.ts";

/**
 * Joins a line with name and title, "Ada Lovelace — Chief Analyst", that broke into two lines of
 * the same size.
 */
export function joinBrokenLine(header: Block[]): Block[] {
  const [first, second] = header.toSorted((a, b) => b.size - a.size || a.y - b.y);
  if (!first || !second || !/\s[–—|]\s/.test(`${first.text} ${second.text}`)) return header;
  const isNext = second.y > first.y && second.y - first.y < 1.5 * first.size && second.size > 0.97 * first.size;
  const isAligned = Math.abs(first.x + first.right - second.x - second.right) < 6 || Math.abs(first.x - second.x) < 2;
  const isOther = isInCapitals(first.text) && !isInCapitals(second.text);
  if (!isNext || !isAligned || isOther || isContactText(second.text)) return header;
  const text = `${first.text}${first.text.endsWith("-") ? "" : " "}${second.text}`;
  return header
    .filter((cell) => cell !== second)
    .map((cell) => (cell === first ? { ...first, text, lastY: second.y } : cell));
}

/**
 * A header without the name in another script, in brackets after or below the name: "Ada Lovelace
 * (Ada Лавлейс)".
 */
export function withoutOtherScript(header: Block[]): Block[] {
  const isRest = (cell: Block) =>
    inOtherScript.test(cell.text) &&
    header.some(
      (above) => /\p{Script=Latin}/u.test(above.text) && isSameSize(above, cell) && isRightBelow(cell, above),
    );
  return header.flatMap((cell) => {
    const text = withoutOtherScriptIn(cell.text);
    if (text === cell.text) return isRest(cell) ? [] : [cell];
    return [{ ...cell, text, runs: [{ text, style: cell.runs[0]?.style ?? "" }] }];
  });
}

const isRightBelow = (cell: Block, above: Block) => cell.y > above.y && cell.y - above.lastY < 1.6 * above.size;

/** A header without a badge of the person's initials: "AL" beside "Ada Lovelace". */
export function withoutInitials(header: Block[]): Block[] {
  const isBadge = (cell: Block) => {
    if (!/^\p{Lu}{1,3}$/u.test(cell.text)) return false;
    const others = header.filter((other) => other !== cell && isNamePart(other.text) && other.size > 0.4 * cell.size);
    const initials = new Set(others.flatMap(({ text }) => undressed(text).match(/(?<!\p{L})\p{Lu}/gu) ?? []));
    return [...cell.text].every((letter) => initials.has(letter));
  };
  return header.filter((cell) => !isBadge(cell));
}

/** A header without a line of letters below a name that ends with a comma: "Ada Lovelace," "MSN, RN". */
export function withoutLettersBelow(header: Block[]): Block[] {
  const isBelow = (cell: Block, name: Block) => isRightBelow(cell, name) && isSameSize(cell, name);
  const names = header.filter(({ text }) => text.endsWith(",") && isNamePart(text.slice(0, -1)));
  const areLetters = (cell: Block) =>
    cell.text.split(/[\s,]+/).every(isCredential) && names.some((name) => isBelow(cell, name));
  const rest = header.filter((cell) => !areLetters(cell));
  if (rest.length === header.length) return header;
  return rest.map((cell) => (names.includes(cell) ? { ...cell, text: cell.text.slice(0, -1) } : cell));
}

/** Joins a name set in two lines or two pieces of the same large size. */
export function joinNameLines(header: Block[], handles: string[]): Block[] {
  const largest = Math.max(0, ...header.map((cell) => cell.size));
  const parts = header.filter(
    (cell) =>
      (cell.size > 0.9 * largest || (particle.test(cell.text) && cell.size > 0.6 * largest)) &&
      /^[\p{L}\p{M}'’. "“”()-]+$/u.test(undressed(cell.text)) &&
      !documentTitle.test(cell.text) &&
      !isTitle(cell, handles),
  );
  // A justified line of a name arrives in pieces, and the second line may come before its last piece.
  parts.sort((a, b) => (Math.abs(a.y - b.y) < 2 ? a.x - b.x : a.y - b.y));
  const [first, ...others] = parts;
  const words = parts.reduce((sum, cell) => sum + wordsIn(cell), 0);
  const rest = header.filter((cell) => !parts.includes(cell));
  const isLarge = largest >= 1.2 * medianSize(rest) || areOneLook(parts, rest);
  if (!first || others.length === 0 || words > 6 || !isLarge) return header;
  const near = others.filter(
    (cell, at) => cell.y - (parts[at]?.lastY ?? first.y) < (at === 0 ? 4 : 2) * first.size && wordsIn(cell) <= 3,
  );
  if (near.length !== others.length || wordsIn(first) > 3) return header;
  // "Ada Lovelace" above "Software Engineer" in letters of one size are a name and a title.
  const isJob = (cell: Block) => jobScore(cell.text) >= 2 && (cell.text.includes(" ") || isFarBeside(cell, first));
  if (first.text.includes(" ") && others.some(isJob)) return header;
  // A text in a second size is a title, too, if the addresses contain only the first text.
  const isOwn = handleScore(first.text, handles) > 0;
  if (isOwn && others.some((cell) => !isSameSize(cell, first) && handleScore(cell.text, handles) === 0)) return header;
  const joined = {
    ...first,
    text: parts
      .map((cell) => undressed(cell.text))
      .join(" ")
      .replace(/(?<=\p{Ll})- (?=\p{Ll})/u, "")
      .replace(/(?<=\p{L})- (?=\p{L})/u, "-"),
    lastY: parts.at(-1)?.y ?? first.y,
  };
  return header.map((cell) => (cell === first ? joined : cell)).filter((cell) => !others.includes(cell));
}

/** Whether a text stands on the line of another and far from it: a trade at the end of the name's line. */
function isFarBeside(cell: Block, { y, right, size }: Block): boolean {
  return Math.abs(cell.y - y) < 2 && cell.x - right > 4 * size;
}

/** Whether a line and the word below, no job or town, look alike and larger than the rest. */
function areOneLook([first, second, more]: Block[], rest: Block[]): boolean {
  if (!first || !second || more || second.text.includes(" ")) return false;
  if (jobScore(second.text) > 0 || isKnownPlace(second.text)) return false;
  const isOnAxis = Math.abs(second.x - first.x) < 2 || Math.abs(second.right - first.right) < 2;
  const isBelow = isOnAxis && second.y - first.y < 1.5 * first.size;
  return isBelow && isSameSize(first, second) && rest.every(({ size }) => size < 0.95 * first.size);
}

/** Whether several words name a job, and the person's addresses do not contain all of them. */
export function isTitle({ text }: Block, handles: string[]): boolean {
  const words = text.split(" ");
  return (
    words.length > 1 &&
    jobScore(text) >= 2 &&
    !generation.test(text) &&
    !words.every((word) => handleScore(word, handles) > 0)
  );
}

const isSameSize = (a: Block, b: Block) => Math.abs(a.size - b.size) < 0.03 * b.size;

export const isNamePart = (text: string) =>
  /^[\p{L}\p{M}'’. “”"-]{2,40}$/u.test(undressed(text)) && !documentTitle.test(text);

/** The words of a name, without "de la", "van" and the like. */
export function wordsIn({ text }: Block): number {
  return undressed(text)
    .split(" ")
    .filter((word) => /^\p{Lu}/u.test(word) && !particle.test(word) && !generation.test(word)).length;
}

export function medianSize(cells: Block[]): number {
  const sizes = cells.map((cell) => cell.size).sort((a, b) => a - b);
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? 10;
}
