import { alternativesOf } from "./alternatives.ts";
import { isAsked } from "./asked.ts";
import type { PostingLine } from "./blocks.ts";
import { withCertificates } from "./certificates-of.ts";
import { outsideNames } from "./company-names.ts";
import { isContact } from "./contact-lines.ts";
import { eitherOr } from "./either-or.ts";
import { jobsBeside, joinJobs, spanOf } from "./job-lists.ts";
import { areInitials } from "./letters.ts";
import { listIn } from "./list-in.ts";
import { likelyIn, mentionsIn } from "./mentions.ts";
import { capitalized, labelOf, levelsOf } from "./requirement-labels.ts";
import { type Span, sentencesOf, type TextSpan } from "./sentences.ts";
import { type Strength, strengthAt } from "./strength.ts";
import type { Level, Mention, Skill } from "./vocabulary.ts";
import { isNamedIn } from "./words.ts";

/** A place in the posting: the line, and a range of it. */
export type Place = { line: number } & Span;

/**
 * One skill, or several if any one of them is enough. `places` are where the posting asks for it.
 * `words` are the posting's names of the skills, `label` joins the names, and `otherNames` are
 * further names. Any one of `alternatives`, words that no rule knows, is enough, too. `levels` are
 * the levels of certificates, by skill.
 */
export type Requirement = {
  id: string;
  label: string;
  skills: Skill[];
  words: string[];
  otherNames: string[];
  alternatives: string[];
  levels: Map<string, Level>;
  strength: Strength;
  places: Place[];
};
const order: Strength[] = ["must", "nice", "duty"];

/**
 * The skills that a posting asks for, each once, with its greatest strength. Required skills come
 * first, then skills named more often. The company's name asks for nothing.
 */
export function requirementsOf(lines: PostingLine[], company: string): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const [line, { text, block, isHeading }] of lines.entries()) {
    if (isHeading && block !== "other") continue;
    for (const sentence of sentencesOf(text))
      for (const one of askedIn(line, sentence, block, [company])) {
        const id = idBeside(found, one, sentence);
        found.set(id, merged(lines, found.get(id), { ...one, id }));
      }
  }
  const weight = ({ strength, places }: Requirement) => order.indexOf(strength) * 1000 - places.length;
  return withoutRepeats([...found.values()]).sort((a, b) => weight(a) - weight(b));
}

/** A label of a place or of pay. After it, letters name bonuses, and "agile" means a desk. */
const ofFact =
  /^\W*(?:location|place of work|work location|standort|arbeitsort|lieu|ubicación|remuneration|salary|pay|wage|compensation|ctc|gehalt|vergütung|rémunération|salario)\s*:/i;

function askedIn(
  line: number,
  { text: sentence, start }: TextSpan,
  block: PostingLine["block"],
  owners: string[],
): Requirement[] {
  const certain = mentionsIn(sentence);
  // Duties name tools for certain: "Extend our Playwright regression suite".
  const all = block === "duties" ? [...certain, ...likelyIn(sentence)].sort((a, b) => a.start - b.start) : certain;
  const asked = withCertificates(
    sentence,
    outsideNames(sentence, all, owners).filter((mention) => isAsked(sentence, mention)),
    block === "duties",
  );
  if (asked.length === 0 || isContact(sentence) || ofFact.test(sentence)) return [];
  return joinJobs(sentence, eitherOr(sentence, asked)).flatMap((group) => {
    const [first] = group as [Mention];
    const strength = strengthAt(block, sentence, first.start);
    if (!strength) return [];
    const skills = [...new Map(group.map(({ skill }) => [skill.id, skill])).values()];
    const levels = levelsOf(group);
    const id = skills
      .map((skill) => [skill.id, levels.get(skill.id)?.text.toLowerCase()].filter(Boolean).join(" "))
      .sort()
      .join("|");
    const span = spanOf(group);
    const jobs = jobsBeside(sentence, span, group);
    const isOfJobs = jobs.before.length + jobs.after.length > 0;
    const { before, after, examples, ...whole } = isOfJobs
      ? { ...jobs, examples: [] }
      : alternativesOf(sentence, span, all, strength);
    const places = [{ line, start: start + whole.start, end: start + whole.end }];
    const alternatives = [...before, ...after, ...examples];
    const words = group.map(({ text }) => text);
    const otherNames = group.flatMap(({ otherNames = [] }) => otherNames);
    const label = [...before.map(capitalized), labelOf(sentence, group), ...after].join(" or ");
    return [{ id, label, skills, words, otherNames, alternatives, levels, strength, places }];
  });
}

/** Whether two names mean the same: one is part of the other, or its initials. */
const areSame = (a: string, b: string) => isNamedIn(a, b) || isNamedIn(b, a) || areInitials(a, b) || areInitials(b, a);

/**
 * The id under which a requirement is kept. Two different names of a field or a method in one
 * sentence, "exploratory and manual testing", are two requirements.
 */
function idBeside(found: Map<string, Requirement>, one: Requirement, { start, end }: TextSpan): string {
  const [skill] = one.skills;
  const [word = ""] = one.words;
  const known = found.get(one.id);
  if (!known || one.skills.length > 1 || (skill?.kind !== "domain" && skill?.kind !== "method")) return one.id;
  const own = `${one.id} ${word.toLowerCase()}`;
  const isBeside = known.places.some(
    (place) => place.line === one.places[0]?.line && place.start >= start && place.end <= end,
  );
  const isOther = isBeside && ![...known.words, ...known.otherNames].some((other) => areSame(other, word));
  return isOther || found.has(own) ? own : one.id;
}

/** Whether a word is another name of a requirement. For a field or a method, it must be alike. */
function isOther({ skills: [skill], words }: Requirement, word: string): boolean {
  const isField = skill?.kind === "domain" || skill?.kind === "method";
  return !isField || words.some((known) => areSame(known, word));
}

/**
 * Merges two mentions of a requirement. The stronger one decides, and its places come first. A
 * skill listed as welcome stays welcome if a duty mentions it.
 */
function merged(lines: PostingLine[], known: Requirement | undefined, one: Requirement): Requirement {
  if (!known) return one;
  const isOneFirst = isWelcomeBeside(lines, one, known) || order.indexOf(one.strength) < order.indexOf(known.strength);
  const [strong, weak] = isOneFirst && !isWelcomeBeside(lines, known, one) ? [one, known] : [known, one];
  return {
    ...strong,
    otherNames: [
      ...new Set([
        ...strong.otherNames,
        ...[...weak.words, ...weak.otherNames].filter((word) => isOther(strong, word)),
      ]),
    ],
    alternatives: [...new Set([...strong.alternatives, ...weak.alternatives])],
    places: [...strong.places, ...weak.places],
  };
}

const isWelcomeBeside = (lines: PostingLine[], one: Requirement, other: Requirement) =>
  one.strength === "nice" &&
  one.places.some(({ line }) => lines[line]?.block === "nice") &&
  other.places.every(({ line }) => lines[line]?.block === "duties");

/**
 * Drops a requirement if a stronger one has all of its skills. Drops a group that is not required
 * if one of its skills is required by itself.
 */
function withoutRepeats(all: Requirement[]): Requirement[] {
  const singles = new Set(
    all.filter(({ skills, strength }) => skills.length === 1 && strength === "must").map(({ id }) => id),
  );
  const bySkill = new Map<string, Requirement[]>();
  for (const one of all) for (const { id } of one.skills) listIn(bySkill, id).push(one);
  return all.filter(({ skills, strength, id }) => {
    const isWithin = (other: Requirement) =>
      other.id !== id &&
      order.indexOf(other.strength) < order.indexOf(strength) &&
      skills.every((skill) => other.skills.some((one) => one.id === skill.id));
    if (bySkill.get(skills[0]?.id ?? "")?.some(isWithin)) return false;
    if (skills.length > 1) return strength === "must" || !skills.some((skill) => singles.has(skill.id));
    if (strength === "must") return true;
    return !all.some(
      (other) => other.id !== id && other.strength === "must" && other.skills.some((skill) => skill.id === id),
    );
  });
}
