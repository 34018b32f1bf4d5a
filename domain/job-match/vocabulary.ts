import skills from "#content/skills.json" with { type: "json" };
import { remembered } from "../resume/remember.ts";

export type SkillKind =
  | "language"
  | "framework"
  | "tool"
  | "method"
  | "domain"
  | "certificate"
  | "soft"
  | "human language";

/** An entry of content/skills.json. */
export type Skill = {
  id: string;
  label: string;
  kind: SkillKind;
  /** Other names of the same thing. */
  aliases?: string[];
  /** Who names this skill shows those as well; one step only. */
  implies?: string[];
  /** Names that are everyday words, too: they count only among other skills, or alone. */
  ambiguous?: string[];
};

/** Where a text names a skill. `text` is how it writes it. */
export type Mention = { skill: Skill; text: string; start: number; end: number };

type Token = { word: string; start: number; end: number };
type Name = { words: string[]; skill: Skill; text: string; isAmbiguous: boolean };

const word =
  /(?:(?<![\p{L}\p{N}])\.(?=[a-zA-Z]))?(?:§|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}]*(?:\.(?=[\p{L}\p{N}])[\p{Script=Latin}\p{N}]+)*[+#]*|(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*|[/&])/gu;

const ascii = /^[\x20-\x7e]*$/;
const folded = (text: string) => {
  const lower = text.toLowerCase();
  return ascii.test(lower) ? lower : lower.normalize("NFD").replace(/\p{Mark}/gu, "");
};

function tokensOf(text: string): Token[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    word: folded(found),
    start: index,
    end: index + found.length,
  }));
}

/** A name without what writers do differently: case, accents, hyphens, the plural's s. */
function plainName(text: string): string {
  return plainWords(text).join("");
}

/** Whether a text names something in the words of another: "REST APIs" names "REST". */
export function isNamedIn(text: string, wanted: string): boolean {
  return (
    plainName(text) === plainName(wanted) ||
    ` ${plainWords(text).join(" ")} `.includes(` ${plainWords(wanted).join(" ")} `)
  );
}

const plainWords = (text: string) => tokensOf(text).map(({ word }) => singular(word));

const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

export const vocabulary = skills as Skill[];
export const skillById = new Map(vocabulary.map((skill) => [skill.id, skill]));

/** The names of all skills by their first word; the longest first, so that it wins. */
const names = new Map<string, Name[]>();
for (const skill of vocabulary)
  for (const text of [skill.label, ...(skill.aliases ?? [])]) {
    const words = tokensOf(text).map(({ word }) => word);
    const [first = ""] = words;
    const name = { words, skill, text, isAmbiguous: skill.ambiguous?.includes(text) ?? false };
    names.set(first, [...(names.get(first) ?? []), name]);
  }
for (const list of names.values())
  list.sort((a, b) => b.words.length - a.words.length || Number(a.isAmbiguous) - Number(b.isAmbiguous));

/**
 * The skills that a line names, in its order. The longest name wins; borders respect + # and the
 * dot of .NET. An everyday word counts as a skill when it is written as one and stands alone, in
 * a list beside another skill, or next to a word such as "programming".
 */
export const mentionsIn = remembered((text: string): Mention[] => {
  const tokens = tokensOf(text);
  const found: Found = [];
  for (let at = 0; at < tokens.length; ) {
    const name = nameAt(text, tokens, at);
    if (!name) {
      at += 1;
      continue;
    }
    const start = (tokens[at] as Token).start;
    const end = (tokens[at + name.words.length - 1] as Token).end;
    const said = text.slice(start, end);
    if (!name.isAmbiguous || isWrittenAsName(name, said))
      found.push({ skill: name.skill, text: said, start, end, isDoubtful: name.isAmbiguous && !isAcronym(said) });
    at += name.words.length;
  }
  const isList = found.length > 1 && isOnlyNames(text, found);
  const sure = found.filter((mention, at) => !mention.isDoubtful || isList || isInContext(text, found, at));
  return sure.map(({ skill, text, start, end }) => ({ skill, text, start, end }));
});

/** The longest name that begins at a token. */
function nameAt(text: string, tokens: Token[], at: number): Name | undefined {
  const { word } = tokens[at] as Token;
  const one = singular(word);
  const best = longestFrom(word, text, tokens, at);
  const other = one === word ? undefined : longestFrom(one, text, tokens, at);
  return (other?.words.length ?? 0) > (best?.words.length ?? 0) ? other : best;
}

function longestFrom(first: string, text: string, tokens: Token[], at: number): Name | undefined {
  return names
    .get(first)
    ?.find(({ words }) => words.every((wanted, step) => fits(text, tokens, at + step, step, wanted, words.length)));
}

function fits(text: string, tokens: Token[], at: number, step: number, wanted: string, length: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const { word, start } = token;
  if (step > 0 && !/^[\s'-]*$/.test(text.slice((tokens[at - 1] as Token).end, start))) return false;
  if (word === wanted) return true;
  if (step < length - 1 || !word.startsWith(wanted)) return false;
  const ending = word.slice(wanted.length);
  return wanted.length > 2 && (ending === "s" || (wanted.length > 5 && /^(?:e|n|en|es)$/.test(ending)));
}

const isAcronym = (text: string) => /^\p{Lu}[\p{Lu}&/]+$/u.test(text);

/** Names of products keep their case, and so do acronyms; names of fields do not. */
function isWrittenAsName({ skill, text }: Name, said: string): boolean {
  if (!isAcronym(text) && !["language", "framework", "tool"].includes(skill.kind)) return true;
  return said === text || (said === said.toUpperCase() && said.length > 2);
}

/** What stands between two items of a list. */
const listGap =
  /^\s*\)?\s*(?:,|;|\/|\||·|•|\+|&|-|,?\s*(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|and\/or|with))\s*\(?\s*$/i;
const before =
  /(?:experience (?:with|in|of)|knowledge of|proficient in|proficiency in|skilled in|fluency in|written in|skills? in|skills?:|expertise in|familiar with|using|kenntnisse in|erfahrung (?:mit|in|im)|ervaring (?:met|in)|kennis van|expérience en|maîtrise d[e']|connaissance d[e']|experiencia (?:en|con)|conhecimentos? (?:em|de)|strong|solid|advanced|excellent|good|proven|degree in|ideally|preferably|idealerweise)\s*(?:the\s*)?[:(]?\s*$/i;
const after =
  /^\s*(?:programming|developers?|development|engineers?|language|code|experience|skills?|knowledge|certification|certified|framework|expertise|background|services|applications?|kenntnisse|-kenntnisse|-entwick\w*|spreadsheets?|formulas|(?!(?:19|20)\d\d\b)\d+(?:\.\d+)*\b)/i;

/** What may follow a skill that "knowledge of" announces. */
const partEnds = /^\s*(?:$|[.,;:)(/]|and\b|or\b|und\b|oder\b|et\b|y\b|e\b|for\b|in\b|to\b|with\b|at\b)/i;

type Found = (Mention & { isDoubtful: boolean })[];

function isInContext(text: string, found: Found, at: number): boolean {
  const { start, end } = found[at] as Mention;
  const head = text.slice(0, start);
  const tail = text.slice(end);
  if (/[\p{L}\p{N}]-$|[&/'.]$/u.test(head) && !found[at - 1]) return false;
  if (/^(?:-\p{L}|&|')/u.test(tail) && !after.test(tail)) return false;
  const isAlone = /^[\s"'(•*-]*$/.test(head) && /^[\s"'.,;:)*-]*$/.test(tail);
  if (isAlone || after.test(tail) || (before.test(head.slice(-40)) && partEnds.test(tail))) return true;
  return isVouchedFor(text, found, at, -1) || isVouchedFor(text, found, at, 1);
}

/** Whether a line is a list of names and nothing else: "React or Vue". */
function isOnlyNames(text: string, found: Found): boolean {
  const gaps = [...found, undefined].map((mention, at) => text.slice(found[at - 1]?.end ?? 0, mention?.start));
  return gaps.every((gap) => listGap.test(gap) || /^[\s,;:.•*()-]*$/.test(gap));
}

/** Whether the list that a mention stands in has a sure skill on that side. */
function isVouchedFor(text: string, found: Found, at: number, step: 1 | -1): boolean {
  const here = found[at] as Mention;
  const next = found[at + step];
  if (!next) return false;
  const gap = step > 0 ? text.slice(here.end, next.start) : text.slice(next.end, here.start);
  return listGap.test(gap) && (!next.isDoubtful || isVouchedFor(text, found, at + step, step));
}
