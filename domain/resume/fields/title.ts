import type { Block } from "../cell.ts";
import { contactLabel, isContactText, otherParts } from "../contact-text.ts";
import { findDates, trimSeparators } from "../dates.ts";
import { documentTitle } from "../document-title.ts";
import { headingKind } from "../headings.ts";
import type { Pair } from "../pairs.ts";
import { isPlace, jobAndPlace, placeAfterIn } from "../places.ts";
import { withoutPronounsIn } from "../pronouns.ts";
import type { ReadValue } from "../read-value.ts";
import { isSentence } from "../sentences.ts";
import { institutionScore, jobScore } from "../words.ts";
import type { Name } from "./name.ts";
import { medianSize } from "./name-lines.ts";
import { isCredential } from "./name-words.ts";

/**
 * The professional title: text on the line of the name or close to it that is not a contact detail,
 * a place or a sentence.
 */
export function findTitle(header: Block[], form: Pair[], name: Name | undefined): ReadValue {
  const stated = form.find(({ label }) =>
    /^(?:job )?(?:title|position)$|^(?:current )?(?:position|role)$|^profession$|^occupation$|^beruf$|^headline$|^desired (?:job|position|employment)$|^(?:job|position) applied for$|^preferred job$/.test(
      label,
    ),
  );
  if (stated) return { value: stated.value, confidence: 0.95 };
  const isLetters = name?.rest.split(/[\s,]+/).every(isCredential);
  if (name?.rest && !isLetters && !isPlace(name.rest)) return { value: wholeRest(name, header), confidence: 0.85 };
  if (!name) return { value: "", confidence: 0 };
  const near = header
    .filter(
      (cell) =>
        cell !== name.cell &&
        !name.name.includes(cell.text) &&
        Math.abs(cell.y - name.cell.lastY) < (jobScore(cell.text) > 0 ? 9 : 4.5) * name.cell.size,
    )
    .map((cell) => ({ text: titlePart(cell), distance: distance(cell, name.cell), isTold: isSentence(cell.text) }))
    .filter(({ text }) => text !== "")
    .sort((a, b) => a.distance - b.distance);
  const first =
    near.find(({ text, isTold }) => jobScore(text) > 0 && !isTold) ??
    aboveText(header, name) ??
    // A line right below the name is a better title than the first words of a text.
    near.find(
      ({ text, isTold, distance }) => !isTold && distance < 2 * name.cell.size && institutionScore(text) === 0,
    ) ??
    near.find(({ text }) => jobScore(text) > 0) ??
    near.find(({ text }) => institutionScore(text) === 0) ??
    inLargeLetters(header, name) ??
    header.flatMap((cell) => amongDetails(cell, name))[0];
  if (!first) return { value: "", confidence: 0 };
  return { value: first.text, confidence: jobScore(first.text) > 0 ? 0.9 : 0.6 };
}

/** A job alone, in letters larger than usual, at the top of a column without the name. */
function aboveText(header: Block[], name: Name): { text: string } | undefined {
  const usual = medianSize(header);
  return header
    .filter((cell) => cell !== name.cell && cell.page === name.cell.page && cell.size > 1.2 * usual)
    .filter((cell) => !isSentence(cell.text) && !name.name.includes(cell.text))
    .map((cell) => ({ text: titlePart(cell) }))
    .find(({ text }) => jobScore(text) >= 2);
}

/** A job in letters as large as the name's, however far from it: a band may lie between them. */
function inLargeLetters(header: Block[], name: Name): { text: string } | undefined {
  return header
    .filter((cell) => cell !== name.cell && cell.page === name.cell.page && cell.size >= name.cell.size)
    .map((cell) => ({ text: titlePart(cell) }))
    .find(({ text }) => jobScore(text) >= 2);
}

/** The title on the line of the name, with its second line in the same look. */
function wholeRest({ rest, cell }: Name, header: Block[]): string {
  const style = cell.runs.at(-1)?.style;
  const next = header.find(
    (other) =>
      other.y > cell.lastY &&
      other.y - cell.lastY < 1.5 * cell.size &&
      other.runs[0]?.style === style &&
      cell.runs.length > 1 &&
      (/^[&\p{Ll}]/u.test(other.text) ? jobScore(rest) < 2 : isCenteredBelow(other, cell) && jobScore(other.text) > 0),
  );
  return next ? `${rest} ${next.text}` : rest;
}

function isCenteredBelow({ x, right }: Block, above: Block): boolean {
  return x > above.x + 2 && Math.abs(x + right - above.x - above.right) < 3;
}

/** "(2014–2023)", "(since 2014)", "until 2020": when a job was held. */
const heldYears =
  / ?\((?:since |from )?(?:19|20)\d\d(?: ?[-–—] ?(?:(?:19|20)\d\d|present|now))?\)| (?:since|until|till) (?:19|20)\d\d\b/gi;

/** The whole line is the title if such years follow a job. Other dates rule a title out. */
function titlePart(cell: Block): string {
  if (
    cell.bullet ||
    cell.text.split(/[\s,]+/).every(isCredential) ||
    (/^\p{L}[\p{L} ]{2,24}: \S/u.test(cell.text) && jobScore(cell.text) <= 0) ||
    (documentTitle.test(cell.text) && jobScore(cell.text) < 2) ||
    /^(?:full |first |last )?name:?$/i.test(cell.text) ||
    isContactText(cell.text) ||
    contactLabel(cell.text) ||
    cell.symbols.some((symbol) => symbol !== "icon" || jobScore(cell.text) <= 0)
  )
    return "";
  const parts = otherParts(cell.text).filter((part) => !isPlace(part));
  const undated = jobScore(cell.text) >= 2 ? cell.text.replace(heldYears, "") : cell.text;
  if (parts.length === 0 || findDates(undated).length > 0 || headingKind(cell.text)) return "";
  const living = placeAfterIn(cell.text)?.length ?? 0;
  const line = isPlaceIncluded(cell.text)
    ? (parts[0] ?? "")
    : living > 0
      ? trimSeparators(cell.text.slice(0, -living).replace(/\s(?:(?:based|living) )?in $/, ""))
      : (jobAndPlace(cell.text)?.job ?? cell.text);
  const text = jobsAmong(firstSentence(withoutPronounsIn(line)));
  const words = text.split(/\s+/).length;
  return words <= 12 &&
    (/^\p{Lu}/u.test(text) || jobScore(text) >= 2) &&
    !/[!?:,]$|\.\.$/.test(text) &&
    !(words > 8 && text.endsWith(".")) &&
    !/\d{2}/.test(text.replace(heldYears, ""))
    ? text.replace(/(?<=\p{Ll}{3})\.$/u, "")
    : "";
}

/** "Illustrator" of "Illustrator. I draw what moves." */
function firstSentence(text: string): string {
  const [first = ""] = text.split(". ");
  return jobScore(first) >= 2 ? first : text;
}

/** The jobs in "Analyst | SQL | Power BI". The parts after the job are skills. */
function jobsAmong(text: string): string {
  const [first = "", ...others] = text.split("|").map((part) => part.trim());
  return jobScore(first) >= 2 && !others.some((part) => jobScore(part) > 0) ? first : text;
}

/** A job on the same line as contact details. */
function amongDetails(cell: Block, name: Name): { text: string }[] {
  if (!isContactText(cell.text) || Math.abs(cell.y - name.cell.lastY) > 4.5 * name.cell.size) return [];
  return otherParts(cell.text)
    .map((part) => part.replace(/ (?:(?:based|living) )?in \p{Lu}.*$/u, ""))
    .map((part) => jobAndPlace(part)?.job ?? part)
    .filter((part) => jobScore(part) >= 2 && part.split(" ").length <= 6 && !isPlace(part))
    .map((text) => ({ text }));
}

function isPlaceIncluded(text: string): boolean {
  return otherParts(text).some(isPlace);
}

/** The distance of a cell from the name. Below it and aligned is closest; above it is far. */
function distance(cell: Block, name: Block): number {
  const aligned =
    Math.abs(cell.x - name.x) < 4 ||
    Math.abs(cell.right - name.right) < 4 ||
    Math.abs(cell.x + cell.right - name.x - name.right) < 6;
  const drop = cell.y - name.lastY;
  return Math.abs(drop) + (drop < -1 ? 40 : 0) + (aligned ? 0 : 25);
}
