import { findDates } from "../resume/dates.ts";
import { isAmongLanguages } from "../resume/fields/languages.ts";
import { isSpokenLanguage, splitList } from "../resume/fields/skills.ts";
import { headingKind } from "../resume/headings.ts";
import { isLanguageLabel } from "../resume/personal-facts.ts";
import type { Resume } from "../resume/resume.schema.ts";
import { levelBehind, namesTechnology } from "../resume/technology.ts";
import { holds, textsOf, wordsOf } from "./line-words.ts";

/** "Languages: " before a list. */
const label = /^[\p{L} &/]+: +/u;

/** The parts of a list if one of them is a technology or a spoken language, else none. */
function knownList(line: string): string[] {
  if (!/[,;|•·]/.test(line)) return [];
  const items = splitList(line.replace(label, ""));
  return items.some(isKnown) ? items : [];
}

const isKnown = (item: string) => namesTechnology(item) || isSpokenLanguage(item);

/**
 * The technologies and spoken languages of a list that none of the texts names, though a field has
 * the rest of the line.
 */
export function unnamedIn(line: string, texts: string[]): string[] {
  return knownList(line).filter((item) => isKnown(item) && !texts.some((text) => names(text, item)));
}

/**
 * The items of a list that are neither skills nor languages of the resume. The list has
 * technologies or spoken languages. Undefined if the line is no such list, the resume has none of
 * its items, or its label is a name in no field: "Acme Academy: Python, 2023".
 */
export function unlistedIn(line: string, resume: Resume): string[] | undefined {
  if (losesLabel(line, resume)) return undefined;
  const { skills, languages } = resume;
  const items = knownList(line);
  const listed = new Set(skills.flatMap(({ items }) => items.map(({ text }) => text.toLowerCase())));
  const spoken = languages.map(({ name, level }) => ({ name: name.text, level }));
  const lost = items.filter((item) => !listed.has(item.toLowerCase()) && !isAmongLanguages(item, spoken));
  return lost.length < items.length ? lost : undefined;
}

/**
 * Whether a line begins with a label that is a name in no field: "Acme Academy: Python". A single
 * word is a name only in a dated line. "Profession: Nurse" asks for a fact.
 */
export function losesLabel(line: string, resume: Resume): boolean {
  const [start = ""] = label.exec(line) ?? [];
  const words = wordsOf(start);
  const isName = words.length > 1 || (words.length === 1 && findDates(line).length > 0);
  return (
    isName &&
    headingKind(start) === undefined &&
    !isLanguageLabel(start) &&
    !textsOf(resume).some((text) => holds(wordsOf(text), words))
  );
}

/** Whether a text has a name, with no letter, digit or plus beside it: "C" is not in "C++". */
function names(text: string, item: string): boolean {
  const name = item.replace(levelBehind, "").trim().toLowerCase();
  const isPart = (sign = "") => /[\p{L}\p{N}+#]/u.test(sign);
  const said = text.toLowerCase();
  for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + 1))
    if (!isPart(said[at - 1]) && !isPart(said[at + name.length])) return true;
  return false;
}

/**
 * The first half of the word that a line continues: "Alexan" for "dria)" below "Works (Alexan-". A
 * date may stand between the two.
 */
export function halfAbove(lines: string[], at: number): string {
  const above = /^\p{Ll}/u.test(lines[at] ?? "") ? lines.slice(Math.max(0, at - 2), at) : [];
  return above.flatMap((line) => /(\p{L}+)-$/u.exec(line)?.[1] ?? []).at(-1) ?? "";
}
