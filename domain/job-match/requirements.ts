import { alternativesOf } from "./alternatives.ts";
import type { PostingLine } from "./blocks.ts";
import type { Level } from "./certificate-levels.ts";
import { outsideNames } from "./company-names.ts";
import { eitherOr } from "./either-or.ts";
import { areInitials } from "./letters.ts";
import { mentionsIn } from "./mentions.ts";
import { type Said, type Span, sentencesOf } from "./sentences.ts";
import { type Strength, strengthAt } from "./strength.ts";
import type { Mention, Skill } from "./vocabulary.ts";
import { isNamedIn } from "./words.ts";

/** A place in the posting: the line, and a range of it. */
export type Place = { line: number } & Span;

/**
 * One skill, or several of which any one is enough, and where the posting asks for it. `words` are
 * the posting's names of them, `label` says them together, and `also` are further names that it
 * has. `others` are words that no rule knows, any of which is enough, too. `levels` are those of
 * certificates, by skill.
 */
export type Requirement = {
  id: string;
  label: string;
  skills: Skill[];
  words: string[];
  also: string[];
  others: string[];
  levels: Map<string, Level>;
  strength: Strength;
  places: Place[];
};
const order: Strength[] = ["must", "nice", "duty"];

/**
 * The skills that a posting asks for, each once, with its greatest strength. Required ones come
 * first, then those named more often. The company's name asks for nothing.
 */
export function requirementsOf(lines: PostingLine[], company: string): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const [line, { text, block, isHeading }] of lines.entries()) {
    if (isHeading && block !== "other") continue;
    for (const sentence of sentencesOf(text))
      for (const one of askedIn(line, sentence, block, [company])) {
        const id = idBeside(found, one, sentence);
        found.set(id, merged(found.get(id), { ...one, id }));
      }
  }
  const weight = ({ strength, places }: Requirement) => order.indexOf(strength) * 1000 - places.length;
  return withoutRepeats([...found.values()]).sort((a, b) => weight(a) - weight(b));
}

function askedIn(
  line: number,
  { text: sentence, start }: Said,
  block: PostingLine["block"],
  owners: string[],
): Requirement[] {
  const all = mentionsIn(sentence);
  const asked = outsideNames(sentence, all, owners).filter((mention) => isAsked(sentence, mention));
  return eitherOr(sentence, asked).flatMap((group) => {
    const [first] = group as [Mention];
    const last = group.at(-1) as Mention;
    const strength = strengthAt(block, sentence, first.start);
    if (!strength) return [];
    const skills = [...new Map(group.map(({ skill }) => [skill.id, skill])).values()];
    const levels = levelsOf(group);
    const id = skills
      .map((skill) => [skill.id, levels.get(skill.id)?.text.toLowerCase()].filter(Boolean).join(" "))
      .sort()
      .join("|");
    const { before, after, examples, end } = alternativesOf(sentence, { start: first.start, end: last.end }, all);
    const places = [{ line, start: start + first.start, end: start + end }];
    const others = [...before, ...after, ...examples];
    const words = group.map(({ text }) => text);
    const also = group.flatMap(({ also = [] }) => also);
    const label = [...before, labelOf(sentence, group), ...after].join(" or ");
    return [{ id, label, skills, words, also, others, levels, strength, places }];
  });
}

/** The lowest level of each certificate: "Associate or Professional" asks for the Associate. */
function levelsOf(group: Mention[]): Map<string, Level> {
  const levels = new Map<string, Level>();
  for (const { skill, level } of group) {
    const known = levels.get(skill.id);
    if (level && (!known || level.rank < known.rank)) levels.set(skill.id, level);
  }
  return levels;
}

/** The posting's own words for a group. A field in small letters begins with a capital. */
function labelOf(sentence: string, group: Mention[]): string {
  const names = new Map(
    group.map(({ skill, start, end }) => {
      const said = sentence
        .slice(start, end)
        .replace(/^as an? /i, "")
        .replace(/^\p{Lu}\.\p{Lu}$/u, "$&.");
      const isSmall = /^\p{Ll}{3}/u.test(said) && (skill.kind === "domain" || skill.kind === "method");
      return [said.toLowerCase(), isSmall ? `${said[0]?.toUpperCase()}${said.slice(1)}` : said];
    }),
  );
  return [...names.values()].join(" or ");
}

/** Whether two names are one in other letters: a part of the other, or its initials. */
const areSame = (a: string, b: string) => isNamedIn(a, b) || isNamedIn(b, a) || areInitials(a, b) || areInitials(b, a);

/**
 * The id under which a requirement is kept. Two different names of a field or a method in one
 * sentence, "exploratory and manual testing", are two things.
 */
function idBeside(found: Map<string, Requirement>, one: Requirement, { start, end }: Said): string {
  const [skill] = one.skills;
  const [word = ""] = one.words;
  const known = found.get(one.id);
  if (!known || one.skills.length > 1 || (skill?.kind !== "domain" && skill?.kind !== "method")) return one.id;
  const own = `${one.id} ${word.toLowerCase()}`;
  const isBeside = known.places.some(
    (place) => place.line === one.places[0]?.line && place.start >= start && place.end <= end,
  );
  const isOther = isBeside && ![...known.words, ...known.also].some((other) => areSame(other, word));
  return isOther || found.has(own) ? own : one.id;
}

/** Merges two mentions of a requirement. The stronger one decides, and its places come first. */
function merged(known: Requirement | undefined, one: Requirement): Requirement {
  if (!known) return one;
  const [strong, weak] = order.indexOf(one.strength) < order.indexOf(known.strength) ? [one, known] : [known, one];
  return {
    ...strong,
    also: [...new Set([...strong.also, ...weak.words, ...weak.also])],
    others: [...new Set([...strong.others, ...weak.others])],
    places: [...strong.places, ...weak.places],
  };
}

const study =
  /(?:degree|bachelor[a-zà-ž]*|master|diploma|major|studium|studies|graduate|b\.?sc\.?|m\.?sc\.?|ph\.?d\.?|bac\s?\+\s?\d|licence|laurea|licenciatura|universitari[oa]|BTS|DUT|Bachelor's|Master's)[^.;\d]{0,80}$/i;
const asSubject = /(?:^|\s)(?:in|of|der|des|en|em|di|im|,|or|oder|o|ou|y|et)\s*(?:the\s+)?$/i;

/** What precedes "hiring" as the company's own activity: "urgent hiring", "we are hiring". */
const isOfCompany = /(?:^|\b(?:urgent|urgently|now|immediate|we are|we're|is|are))\W*$/i;

/** The list after "work with": "product owners, QA and". */
const besideReader =
  /\b(?:work|collaborat|cooperat|partner|liais|pair|team)[a-zà-ž]*\b[^.;()]{0,40}?\bwith\s+((?:(?!\b(?:in|on|to|using|for|by|at|of)\b)[^.;()])*)$/i;
const people =
  /\b(?!comput|contain|process|sens|serv|vect)[a-zà-ž]{3,}(?:ers|ors|ists|ysts|ects)\b|\b(?:colleagues|teams)\b/i;

/** Whether a field or a method means the people who do it: "work with product owners and UX". */
function isColleague(sentence: string, { start, end, skill }: Mention): boolean {
  if (skill.kind !== "domain" && skill.kind !== "method") return false;
  const [said, list] = besideReader.exec(sentence.slice(0, start)) ?? [];
  if (said === undefined || list === undefined) return false;
  return /closely|together/i.test(said) || people.test(list + sentence.slice(start, end));
}

/**
 * Whether a sentence asks for a skill that it names. A field of study belongs to the degree, and a
 * department or a colleague is somebody to work with.
 */
function isAsked(sentence: string, mention: Mention): boolean {
  const { skill, text, start, end } = mention;
  if (isColleague(sentence, mention)) return false;
  if (skill.kind === "soft" || skill.kind === "human language") return false;
  if (/^\s+(?:departments?|teams?|colleagues|abteilung)\b/i.test(sentence.slice(end))) return false;
  const head = sentence.slice(0, start);
  if (/\b(?:are|is) committed to (?:[a-z]+ )?$/i.test(head)) return false;
  if (/^hiring$/i.test(text) && isOfCompany.test(head)) return false;
  const isField = skill.kind === "domain" || skill.kind === "method";
  return !(isField && study.test(head) && (asSubject.test(head) || /,\s*$/.test(head)));
}

/**
 * Drops a single skill that is also in a group of the same or greater strength, and the other way
 * around.
 */
function withoutRepeats(all: Requirement[]): Requirement[] {
  const singles = new Set(
    all.filter(({ skills, strength }) => skills.length === 1 && strength === "must").map(({ id }) => id),
  );
  return all.filter(({ skills, strength, id }) => {
    if (skills.length > 1) return strength === "must" || !skills.some((skill) => singles.has(skill.id));
    if (strength === "must") return true;
    return !all.some(
      (other) => other.id !== id && other.strength === "must" && other.skills.some((skill) => skill.id === id),
    );
  });
}
