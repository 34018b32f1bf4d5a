import type { Block, Line } from "./cell.ts";
import { findDates, isOnlyDates, withoutDates } from "./dates.ts";
import type { Entry } from "./entries.ts";
import { joinWrapped, toRows } from "./paragraphs.ts";
import { isSentence } from "./sentences.ts";
import { companyScore, institutionScore } from "./words.ts";

/**
 * The lines of a list in which nothing shows where an entry begins: all lines have one look, one
 * place and equal gaps, no markers, and only some have dates. Each line is a text and the date to
 * its right. Empty for other lists.
 */
export function plainList(cells: Line[]): Block[][] {
  const rows = toRows(joinWrapped(cells)).map((row) => row.cells);
  const [model] = rows[0] ?? [];
  const gaps = rows.slice(1).flatMap(([cell], at) => {
    const above = rows[at]?.[0];
    return cell && above && cell.page === above.page ? [cell.y - above.lastY] : [];
  });
  const dated = rows.filter(isDated).length;
  const isPlain =
    model !== undefined &&
    dated > 0 &&
    dated < rows.length &&
    Math.max(...gaps) < 1.1 * Math.min(...gaps) &&
    rows.every((row) => isPlainLine(row, model));
  return isPlain ? rows : [];
}

function isPlainLine([cell, date, more]: Block[], model: Block): boolean {
  return (
    cell !== undefined &&
    more === undefined &&
    (date === undefined || isOnlyDates(date.text)) &&
    !cell.bullet &&
    !isSentence(cell.text) &&
    !isOnlyDates(cell.text) &&
    Math.abs(cell.x - model.x) < 2 &&
    cell.runs.every(({ style }) => style === model.runs[0]?.style)
  );
}

/** "Registered Nurse, NMBI", but not "CCRN, AACN". */
const namesIssuer = (text: string) => /, \p{Lu}{2,6}$/u.test(text) && /\p{Ll}/u.test(text);

const isDated = (row: Block[]) => row.some(({ text }) => findDates(text).length > 0);

/**
 * Whether every dated line is a certification by itself, not the issuer of the line above, or every
 * undated line names its own issuer: "ISTQB Foundation, 2023" above "Registered Nurse, NMBI".
 */
export function areCertifications(lines: Block[][]): boolean {
  const text = (line: Block[]) => withoutDates(line[0]?.text ?? "");
  return (
    lines.length > 0 &&
    (lines.every((line) => !isDated(line) || isCertification(text(line))) ||
      lines.every((line) => isDated(line) || namesIssuer(text(line))))
  );
}

const when = /^(?:issued|expires|valid|renewed|credential|licen[cs]e|no\b|nr\b|#|id\b)/i;
const certificate = /\b(?:certified|certificate|certification|licen[cs]ed?|diploma)\b/i;

/**
 * "CCRN – AACN", "Certified Welder" and "ACLS, Heart Association", but not "Scrum Alliance" or
 * "Acme Ltd | Issued".
 */
function isCertification(text: string): boolean {
  if (certificate.test(text)) return true;
  const [first = "", ...others] = text.split(/ [–—|·-] /).filter((part) => !when.test(part));
  const [name = "", ...rest] = first.split(", ");
  if (isIssuer(name)) return false;
  const afterComma = rest.at(-1) ?? "";
  return others.length > 0 || isIssuer(afterComma) || /^\p{Lu}{2,6}$/u.test(afterComma);
}

function isIssuer(text: string): boolean {
  return companyScore(text) + institutionScore(text) > 0;
}

/** The number of lines in the head of an entry. */
export function lengthOf({ pieces }: Entry): number {
  return new Set(pieces.map(({ cell }) => cell.y)).size;
}
