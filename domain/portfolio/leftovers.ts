import { isDuration, withoutDates } from "../resume/dates.ts";
import { headingKind } from "../resume/headings.ts";
import { confirmed } from "./doubts.ts";
import type { Draft } from "./draft.ts";
import { toResume } from "./to-resume.ts";

/** A line of the resume that is in no field. `at` is its index in `lines`. */
export type Leftover = { at: number; text: string };

/** Labels and page numbers: a line with nothing else says nothing that could be lost. */
const label =
  /^(?:e-?mail|phone|mobile|tel|address|location|linked ?in|github|website|portfolio|curriculum vitae|résumé|resume|cv|page \d+(?: (?:of|\/) ?\d+)?|\d+)[\s:]*$/i;

/**
 * The lines that are in no field, and that the visitor has neither placed nor left out.
 */
export function leftovers(draft: Draft): Leftover[] {
  return unplaced(draft).filter(({ at }) => draft.confidence[`lines.${at}`] !== confirmed);
}

/**
 * The lines that `outsideOf` finds in no field, neither of the portfolio nor of the resume that is
 * made from it; headings and labels do not count. Also a line that begins with the person's name
 * and goes on with what no field has, such as the letters of a degree.
 */
export function unplaced({ data, beyond, lines }: Draft): Leftover[] {
  const said = [data, toResume(data, beyond)];
  const outside = new Set(outsideOf(lines, said).map(({ at }) => at));
  const name = data.settings.name.trim();
  const isCut = (text: string) =>
    name !== "" &&
    text.startsWith(name) &&
    outsideOf([text.slice(name.length).replace(/^[\s,|–—-]+/, "")], said).length > 0;
  return lines.map((text, at) => ({ at, text })).filter(({ at, text }) => outside.has(at) || isCut(text));
}

/**
 * The lines most of whose words are in no text of a value, and those of up to three words that name
 * anything that is in none; except headings and labels.
 */
export function outsideOf(lines: string[], value: unknown): Leftover[] {
  const used = new Set(textsOf(value).flatMap(wordsOf));
  return lines
    .map((text, at) => ({ at, text }))
    .filter(({ text }) => {
      const words = wordsOf(text);
      const unused = words.filter((word) => !used.has(word)).length;
      const isLost = unused > words.length / 2 || (words.length <= 3 && namesOf(text).some((word) => !used.has(word)));
      return isLost && !label.test(text) && headingKind(text) === undefined;
    });
}

/** A label, a page number and small words like "by" at any place of a short line. */
const idle = /^[\p{L} ]+: +|[Pp]age \d+|(?<![\p{L}\d])\p{Ll}{1,3}(?![\p{L}\d])/gu;

/** The words of a short line that could be missed. */
function namesOf(text: string): string[] {
  const said = withoutDates(text).replace(idle, " ");
  return isDuration(text) ? [] : wordsOf(said);
}

/**
 * The lines that a text of a value stands in. Without one, those of two words or more that stand in
 * such a text: their indexes, in the order of the file.
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

/** Whether words stand among others, one after the other. */
const holds = (words: string[], some: string[]) => ` ${words.join(" ")} `.includes(` ${some.join(" ")} `);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
  );
}
