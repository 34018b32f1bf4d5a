import type { Fact, Sentence } from "./facts.ts";
import { endOfExams } from "./language-exams.ts";
import { type Level, levelBetween, levels, spokenIn, withoutHigherPlus } from "./language-levels.ts";
import { isNiceIn } from "./strength.ts";

const afterName =
  /^\s*(?:$|[,.;:()/&|-]|and\b|und\b|et\b|y\b|e\b|or\b|oder\b|is\b|are\b|language\b|skills\b|speak|required|at\b|in (?:wort|word|speech|writing)\b|level\b|nice[- ](?:to|2)\b|von vorteil\b|wünschenswert\b|auf\b|mindestens\b|niveau|nativ|[ABC][12]\b|an? (?:big |real |strong )?(?:plus|asset|advantage|bonus)\b|preferred\b|desir|helpful\b|welcome\b|would\b|with\b|(?:taal|język|sprache)\b)/i;

/** A sentence about school, where "English" is a subject. */
const schoolSubjects =
  /\b(?:GCSEs?|leaving cert(?:ificate)?|a[- ]levels?|matric(?:ulation)?|subjects|grades? [A-H\d])\b/i;

/** The languages that a sentence asks for, each with its level if there is one. */
export function languageFacts({ text: whole, strength, block }: Sentence): Fact[] {
  if (!strength || block === "duties" || spokenIn(whole).length === 0) return [];
  const text = withoutHigherPlus(whole);
  const spoken = spokenIn(text);
  const isOfSchool = spoken.length > 0 && schoolSubjects.test(text);
  const facts: Fact[] = [];
  for (const [at, { skill, start, end }] of spoken.entries()) {
    const from = at === 0 ? 0 : (spoken[at - 1]?.end ?? 0);
    const to = spoken[at + 1]?.start ?? text.length;
    const level =
      levelBetween(text, from, start, end, to) ??
      (at > 0 && !isNiceAlone(text, start) ? inherited(text, from, start, facts.at(-1)) : undefined);
    if (!level && (isOfSchool || strength === "duty" || !afterName.test(text.slice(end)))) continue;
    const own = at && start;
    facts.push({
      kind: "language",
      ...named(skill.label, level, wishedLevel(whole.slice(own, to), text.slice(own, to))),
      start,
      end: endOfExams(whole, end) ?? end,
    });
  }
  return facts;
}

/** The level that is merely a plus: C1 in "B2 (C1 desirable)". */
const wishedLevel = (whole: string, withoutPlus: string): string | undefined =>
  whole === withoutPlus
    ? undefined
    : levels.find(([, , pattern]) => pattern.test(whole) && !pattern.test(withoutPlus))?.[1];

/** "German, B2 (C1 a plus)". */
function named(language: string, [value, words]: Level | [] = [], wished = ""): Pick<Fact, "value" | "words"> {
  if (!value) return { value: language, words: language };
  return { value: `${language} ${value}`, words: `${language}, ${words}${wished && ` (${wished} a plus)`}` };
}

/** Words that join several languages: "English B2, French B1 are a plus". */
const ofAll = /\b(?:are|all|both|each|sont|sind|son|são|sono|zijn)\b/i;

/**
 * Keeps the part of a sentence about the language at a position, and the text before the first
 * language: "English fluent, French nice to have" asks for English. Spaces replace the rest, so
 * that positions stay. A part with neither a level nor a word for its weight changes nothing.
 */
export function aloneIn(text: string, start: number): string {
  const spoken = spokenIn(text);
  const ends = spoken.slice(1).flatMap((next, at) => {
    const from = spoken[at]?.end ?? 0;
    const gap = [...text.slice(from, next.start).matchAll(/[,;]|\b(?:but|aber|mais|pero)\b/g)].at(-1);
    return gap ? [from + gap.index] : [];
  });
  const from = ends.filter((end) => end <= start).at(-1) ?? 0;
  const to = ends.find((end) => end > start) ?? text.length;
  const own = text.slice(from, to);
  const says = levels.some(([, , pattern]) => pattern.test(own)) || /\b(?:required|must)\b/i.test(own);
  if (!(says || isNiceIn(own)) || ofAll.test(text.slice(spoken.at(-1)?.end))) return text;
  const head = text.slice(0, Math.min(spoken[0]?.start ?? 0, from));
  return `${head.padEnd(from)}${ends.length > 0 ? own.replace(/[()]/g, " ") : own}`.padEnd(text.length);
}

function isNiceAlone(text: string, start: number): boolean {
  const own = aloneIn(text, start);
  return own !== text && isNiceIn(own);
}

/** The level of the previous language: "Fluent German and English" has one level for both. */
function inherited(text: string, from: number, start: number, last: Fact | undefined): Level | undefined {
  const level = levels.find(([name]) => last?.value.endsWith(` ${name}`));
  return level && /^\s*(?:,|and|und|et|y|e|&|or|oder)*\s*$/i.test(text.slice(from, start))
    ? [level[0], level[1]]
    : undefined;
}
