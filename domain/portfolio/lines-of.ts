import { holds, textsOf, wordsOf } from "./line-words.ts";

/**
 * The indexes of the lines that contain a text of the value, in the order of the file. Without any,
 * the indexes of the lines of two or more words that such a text contains.
 */
export function linesOf(value: unknown, lines: string[]): number[] {
  const texts = textsOf(value)
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  const words = lines.map(wordsOf);
  const find = (fits: (line: string[], text: string[]) => boolean) =>
    words.flatMap((line, at) => (texts.some((text) => fits(line, text)) ? [at] : []));
  const whole = find(holds);
  return whole.length > 0 ? whole : find((line, text) => line.length > 1 && holds(text, line));
}

/** The most lines that an entry's head and the beginning of its text take. */
const headLines = 4;

/**
 * The indexes of the lines that show a field of an entry: lines with its value beside the entry's
 * head, and the head's first line. All lines with the value if the head is not found, or if the
 * value is not beside the head. `entry` has the other fields, too.
 */
export function linesInEntry(value: string, entry: object, lines: string[]): { found: number[]; head?: number } {
  const found = linesOf(value, lines);
  if (value.includes("\n")) return { found };
  const others = textsOf(entry)
    .flatMap((text) => text.split("\n"))
    .filter((text) => text.trim() !== "" && text !== value)
    .slice(0, 2 * headLines)
    .map((text) => linesOf(text, lines));
  const isBelow = (row: number, head: number) => row >= head && row < head + headLines;
  const score = (at: number) => others.filter((rows) => rows.some((row) => isBelow(row, at))).length;
  const [head] = [...new Set(others.flat())].sort((a, b) => score(b) - score(a) || a - b);
  if (head === undefined) return { found };
  const end = Math.max(head + 1, ...others.flat().filter((row) => isBelow(row, head)));
  const inside = found.filter((at) => at >= head && at <= end);
  const near = inside.length > 0 ? inside : found.filter((at) => at === head - 1);
  return near.length > 0 ? { found: near, head } : { found };
}

/**
 * The indexes of the lines that a correction replaces: at least half of such a line is old text
 * that is gone. A cleared text replaces no line.
 */
export function linesReplaced(before: string, after: string, lines: string[]): number[] {
  const [was, is] = [before, after].map((text) => text.split("\n").map(wordsOf));
  const gone = after.trim() === "" ? [] : (was ?? []).filter((old) => !is?.some((text) => holds(text, old)));
  const isGone = (line: string[]) => gone.some((old) => old.length * 2 >= line.length && holds(line, old));
  return lines.flatMap((line, at) => (isGone(wordsOf(line)) ? [at] : []));
}
