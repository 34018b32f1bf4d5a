import { isPlace } from "../resume/places.ts";
import type { Mention } from "./vocabulary.ts";

/** Text between two items of a list. */
const listGap =
  /^\s*\)?\s*(?:,|;|\/|\||·|•|\+|&|-|,?\s*(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|and\/or|with))\s*\(?\s*$/i;
const before =
  /(?:experience (?:with|in|of)|knowledge of|proficient in|proficiency in|skilled in|fluency in|written in|skills? in|skills?:|expertise in|familiar with|cares? about|caring about|using|(?:tests?|testing|automation|scripts?|built|code) (?:in|with)|kenntnisse in|erfahrung (?:mit|in|im)|ervaring (?:met|in)|kennis van|expérience en|maîtrise d[e']|connaissance d[e']|experiencia (?:en|con)|conhecimentos? (?:em|de)|strong|solid|advanced|intermediate|basic|excellent|good|proven|degree in|ideally|preferably|idealerweise)\s*(?:the\s*)?[:(]?\s*$/i;
const after =
  /^\s*(?:programming|developers?|development|engineers?|language|code|experience|skills?|knowledge|certification|certified|framework|expertise|background|services|applications?|kenntnisse|-kenntnisse|-entwick\w*|spreadsheets?|formulas|(?!(?:19|20)\d\d\b)\d+(?:\.\d+)*\b)/i;

/** Words before and after the name of a product that somebody works with. */
const beforeProduct =
  /\b(?:like|such as|with|use[sd]?|using|knows?|knowing|reads?|write|wrote|written|seen|met|tried|learned|shipped|runs? on|built on|based on|afraid of|love|loves|enjoy|in|on|to|from|into|through)\s+(?:an?\s+|old\s+|modern\s+|some\s+|a bit of\s+)?$/;
const afterProduct =
  /^(?:\s+(?:regression|smoke|unit|end-to-end|e2e|integration))?\s+(?:suites?|apps?|services?|servers?|projects?|codebases?|pipelines?|components?|scripts?|dashboards?|clusters?|queries|workbooks?|charts?|models?|back-?ends?|front-?ends?|modules?|macros?|tests?|streams?|topics?|jobs?|tables?|workflows?|playbooks?|files?|templates?|drawings?)\b/;

/** Words beside a spoken language: "fluent Irish", "Polish (native)". */
const beforeSpoken = /\b(?:fluent|native|conversational|spoken|speaks?|speaking)\s+$/i;
const afterSpoken =
  /^\s*(?:speak(?:er|ing)|[(:–-]?\s?(?:native|fluent|bilingual|mother tongue|nice to have|an? plus|[ABC][12])\b)/i;

/** Text that may follow a skill after "knowledge of". */
const partEnds = /^\s*(?:$|[.,;:)(/]|and\b|or\b|und\b|oder\b|et\b|y\b|e\b|for\b|in\b|to\b|with\b|at\b)/i;

export type Found = (Mention & { isDoubtful: boolean })[];

/** Whether a doubtful mention counts as a skill, by the words or the list around it. */
export function isInContext(text: string, found: Found, at: number): boolean {
  if (isPartOfWord(text, found, at)) return false;
  return isUsedAsSkill(text, found, at) || isVouchedFor(text, found, at, -1) || isVouchedFor(text, found, at, 1);
}

/** Whether a mention is part of a longer word: "C-level", "R&D". */
function isPartOfWord(text: string, found: Found, at: number): boolean {
  const { start, end } = found[at] as Mention;
  const isBehind = /[\p{L}\p{N}]-$|[&/'.]$/u.test(text.slice(0, start));
  if (isBehind && (!found[at - 1] || (end - start === 1 && text[start - 1] === "-"))) return true;
  const tail = text.slice(end);
  return /^(?:-\p{L}|&|')/u.test(tail) && !after.test(tail);
}

/**
 * Whether a lower-case mention is part of a name in capital letters: "HAZOP workshops". Work with a
 * tool, "SAP reporting", is a skill.
 */
export function isPartOfName(text: string, found: Found, at: number): boolean {
  const { start, skill, text: name } = found[at] as Mention;
  if (skill.kind !== "domain" || name !== name.toLowerCase() || text[start - 1] !== " ") return false;
  const before = found[at - 1];
  const kind = before?.end === start - 1 ? before.skill.kind : undefined;
  return (
    kind !== "tool" &&
    kind !== "language" &&
    /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{2,}(?: \d+)? $/u.test(text.slice(Math.max(0, start - 20), start))
  );
}

/** Whether a mention stands alone, or the words around it say that it is a skill. */
function isUsedAsSkill(text: string, found: Found, at: number): boolean {
  if (isPartOfWord(text, found, at)) return false;
  const { start, end } = found[at] as Mention;
  const head = text.slice(0, start);
  const tail = text.slice(end);
  const isOfWork = isProperName(text, found[at] as Mention) && (beforeProduct.test(head) || afterProduct.test(tail));
  if (isOfWork) return true;
  if (found[at]?.skill.kind === "human language" && (beforeSpoken.test(head) || afterSpoken.test(tail))) return true;
  if (isActivity(text, found[at] as Mention)) return true;
  const isAlone = /^[\s"'(•*-]*$/.test(head) && /^[\s"'.,;:)*-]*$/.test(tail);
  return isAlone || after.test(tail) || (before.test(head.slice(-40)) && partEnds.test(tail));
}

/** Whether a line begins with an activity: "Mentoring of students". */
function isActivity(text: string, { skill, text: name, start, end }: Mention): boolean {
  const isField = skill.kind === "domain" || skill.kind === "method";
  return isField && /ing$/i.test(name) && text.slice(0, start).trim() === "" && /^ \p{Ll}{2}/u.test(text.slice(end));
}

/** Skills whose names are also names of people, towns or seasons, or everyday words. */
const alsoCommon = /^(?:Ada|Aurora|Chef|Crystal|Julia|Later|Maya|Oracle|Phoenix|Ruby|Spring|Teams|Windows|Word)$/;

/**
 * Whether a language, framework or tool is capitalized among lower-case words: "tests in Jest".
 * Parts of a longer name ("Swift Logistics") and of a place do not count.
 */
export function isProperName(text: string, { skill, text: name, start, end }: Mention): boolean {
  if (skill.kind !== "language" && skill.kind !== "framework" && skill.kind !== "tool") return false;
  if (name.length < 2 || !/^\p{Lu}/u.test(name) || alsoCommon.test(name)) return false;
  const isAmidWords = /\p{Ll}[,/]? [("]?$|\p{Ll}\/$/u.test(text.slice(0, start));
  const isWhole = !/^(?: \p{Lu}\p{Ll}|['&-])/u.test(text.slice(end));
  return isAmidWords && isWhole && !isPlace(name);
}

/** Whether a line is a list of names and nothing else: "React or Vue". */
export function isOnlyNames(text: string, found: Found): boolean {
  const gaps = [...found, undefined].map((mention, at) => text.slice(found[at - 1]?.end ?? 0, mention?.start));
  return gaps.every((gap) => listGap.test(gap) || /^[\s,;:.•*()-]*$/.test(gap));
}

/** Whether the mention's list has a certain skill before it (`step` -1) or after it (1). */
function isVouchedFor(text: string, found: Found, at: number, step: 1 | -1): boolean {
  const here = found[at] as Mention;
  const next = found[at + step];
  if (!next) return false;
  const gap = step > 0 ? text.slice(here.end, next.start) : text.slice(next.end, here.start);
  if (!listGap.test(gap) && !/^\s*\(\s*(?:or|oder)?\s*$/i.test(gap)) return false;
  const arePair = isProperName(text, here) && isProperName(text, next);
  return (
    arePair || !next.isDoubtful || isUsedAsSkill(text, found, at + step) || isVouchedFor(text, found, at + step, step)
  );
}
