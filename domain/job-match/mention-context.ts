import type { Mention } from "./vocabulary.ts";

/** What stands between two items of a list. */
const listGap =
  /^\s*\)?\s*(?:,|;|\/|\||·|•|\+|&|-|,?\s*(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|and\/or|with))\s*\(?\s*$/i;
const before =
  /(?:experience (?:with|in|of)|knowledge of|proficient in|proficiency in|skilled in|fluency in|written in|skills? in|skills?:|expertise in|familiar with|using|(?:tests?|testing|automation|scripts?|built|code) (?:in|with)|kenntnisse in|erfahrung (?:mit|in|im)|ervaring (?:met|in)|kennis van|expérience en|maîtrise d[e']|connaissance d[e']|experiencia (?:en|con)|conhecimentos? (?:em|de)|strong|solid|advanced|excellent|good|proven|degree in|ideally|preferably|idealerweise)\s*(?:the\s*)?[:(]?\s*$/i;
const after =
  /^\s*(?:programming|developers?|development|engineers?|language|code|experience|skills?|knowledge|certification|certified|framework|expertise|background|services|applications?|kenntnisse|-kenntnisse|-entwick\w*|spreadsheets?|formulas|(?!(?:19|20)\d\d\b)\d+(?:\.\d+)*\b)/i;

/** What may follow a skill that "knowledge of" announces. */
const partEnds = /^\s*(?:$|[.,;:)(/]|and\b|or\b|und\b|oder\b|et\b|y\b|e\b|for\b|in\b|to\b|with\b|at\b)/i;

export type Found = (Mention & { isDoubtful: boolean })[];

export function isInContext(text: string, found: Found, at: number): boolean {
  if (isPartOfWord(text, found, at)) return false;
  return isSaidAsSkill(text, found, at) || isVouchedFor(text, found, at, -1) || isVouchedFor(text, found, at, 1);
}

/** "C-level", "R&D". */
function isPartOfWord(text: string, found: Found, at: number): boolean {
  const { start, end } = found[at] as Mention;
  if (/[\p{L}\p{N}]-$|[&/'.]$/u.test(text.slice(0, start)) && !found[at - 1]) return true;
  const tail = text.slice(end);
  return /^(?:-\p{L}|&|')/u.test(tail) && !after.test(tail);
}

/** Whether the words around a mention say that it is a skill, or nothing is around it. */
function isSaidAsSkill(text: string, found: Found, at: number): boolean {
  if (isPartOfWord(text, found, at)) return false;
  const { start, end } = found[at] as Mention;
  const head = text.slice(0, start);
  const tail = text.slice(end);
  const isAlone = /^[\s"'(•*-]*$/.test(head) && /^[\s"'.,;:)*-]*$/.test(tail);
  return isAlone || after.test(tail) || (before.test(head.slice(-40)) && partEnds.test(tail));
}

/** Whether a line is a list of names and nothing else: "React or Vue". */
export function isOnlyNames(text: string, found: Found): boolean {
  const gaps = [...found, undefined].map((mention, at) => text.slice(found[at - 1]?.end ?? 0, mention?.start));
  return gaps.every((gap) => listGap.test(gap) || /^[\s,;:.•*()-]*$/.test(gap));
}

/** Whether the list that a mention stands in has a sure skill on that side. */
function isVouchedFor(text: string, found: Found, at: number, step: 1 | -1): boolean {
  const here = found[at] as Mention;
  const next = found[at + step];
  if (!next) return false;
  const gap = step > 0 ? text.slice(here.end, next.start) : text.slice(next.end, here.start);
  if (!listGap.test(gap)) return false;
  return !next.isDoubtful || isSaidAsSkill(text, found, at + step) || isVouchedFor(text, found, at + step, step);
}
