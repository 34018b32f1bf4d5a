import type { Cell } from "../cells.ts";
import { isContactText } from "../contact-text.ts";
import { headingKind } from "../headings.ts";
import type { Pair } from "../pairs.ts";
import { isKnownPlace } from "../places.ts";
import { jobScore } from "../words.ts";

/** What some resumes write above all: what they are. */
export const documentTitle =
  /^(?:curriculum vitae|curriculum|vitae|c\.?v\.?|r[ée]sum[ée]|lebenslauf|hoja de vida|europass)\b/i;
const credentials =
  /,?\s+(?:Ph\.?D\.?|MD|M\.D\.|MBA|RN|BSN|MSN|CPA|PMP|CFA|PE|P\.Eng|Esq\.?|Jr\.?|Sr\.?|II|III|MSc|BSc|CISSP|SHRM-CP)$/;
const personName =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Ing|Dipl\.-Ing)\.?\s+)?\p{L}[\p{L}\p{M}'’.-]*(?:\s+(?:\p{L}[\p{L}\p{M}'’.-]*|\([\p{L}]+\)|["“][\p{L} ]+["”])){1,6}$/u;

/** The name found, the cell it stands in, and what else that cell says (often the title). */
export type Name = { name: string; rest: string; cell: Cell; confidence: number };

/**
 * The name is what the top of a resume says in its largest letters, if it reads like a name; in a form, the value
 * beside the label "Name".
 */
export function findName(header: Cell[], form: Pair[]): Name | undefined {
  const stated = form.find(
    ({ label, value }) =>
      /^(?:full )?name$|^nom$|^nombre$|^nome$|^imię i nazwisko$/.test(label) && personName.test(value),
  );
  if (stated) return { name: stated.value, rest: "", cell: stated.cell, confidence: 0.95 };
  const large = joinNameLines(joinBrokenLine(header))
    .filter((cell) => !documentTitle.test(cell.text) && !isContactText(cell.text) && !isKnownPlace(cell.text))
    .sort((a, b) => b.size - a.size || a.y - b.y);
  const top = large[0];
  for (const cell of large) {
    const found = nameIn(cell.text);
    if (!found || (headingKind(cell.text) && cell !== top)) continue;
    const isLargest = cell.size >= (top?.size ?? 0) - 0.5;
    return { ...found, cell, confidence: isLargest ? 0.95 : 0.6 };
  }
  return undefined;
}

function nameIn(text: string): { name: string; rest: string } | undefined {
  const whole = text.replace(credentials, "").replace(credentials, "");
  if (personName.test(whole) && jobScore(whole) < 2) return { name: whole, rest: "" };
  const [, first = "", rest = ""] = /^([^,|–—]+?)(?:\s*[,|]|\s+[–—-])\s+(.+)$/.exec(text) ?? [];
  return personName.test(first) && jobScore(first) < 2 ? { name: first, rest } : undefined;
}

/** A name and title set in one line, as "Ada Lovelace — Chief Analyst", may break over two of the same size. */
function joinBrokenLine(header: Cell[]): Cell[] {
  const [first, second] = header.toSorted((a, b) => b.size - a.size || a.y - b.y);
  if (!first || !second || !/\s[–—|]\s/.test(`${first.text} ${second.text}`)) return header;
  const isNext = second.y > first.y && second.y - first.y < 1.5 * first.size && second.size > 0.97 * first.size;
  const isAligned = Math.abs(first.x + first.right - second.x - second.right) < 6 || Math.abs(first.x - second.x) < 2;
  if (!isNext || !isAligned || isContactText(second.text)) return header;
  const text = `${first.text}${first.text.endsWith("-") ? "" : " "}${second.text}`;
  return header
    .filter((cell) => cell !== second)
    .map((cell) => (cell === first ? { ...first, text, lastY: second.y } : cell));
}

/** A name set in two lines or two pieces of the same large size is one name. */
function joinNameLines(header: Cell[]): Cell[] {
  const largest = Math.max(0, ...header.map((cell) => cell.size));
  const parts = header.filter(
    (cell) => cell.size > 0.9 * largest && /^[\p{L}\p{M}'’. -]+$/u.test(cell.text) && !documentTitle.test(cell.text),
  );
  const [first, ...others] = parts;
  const words = parts.flatMap((cell) => cell.text.split(" ")).length;
  const rest = header.filter((cell) => !parts.includes(cell));
  if (!first || others.length === 0 || words > 6 || largest < 1.2 * medianSize(rest)) return header;
  const near = others.filter(
    (cell) => cell.y - first.y < 4 * first.size && jobScore(cell.text) < 2 && cell.text.split(" ").length <= 3,
  );
  if (near.length !== others.length || first.text.split(" ").length > 3) return header;
  const joined = {
    ...first,
    text: parts
      .map((cell) => cell.text)
      .join(" ")
      .replace(/(?<=\p{L})- (?=\p{L})/u, "-"),
    lastY: parts.at(-1)?.y ?? first.y,
  };
  return header.map((cell) => (cell === first ? joined : cell)).filter((cell) => !others.includes(cell));
}

function medianSize(cells: Cell[]): number {
  const sizes = cells.map((cell) => cell.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}
