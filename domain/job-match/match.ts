import { forgetTexts } from "../resume/remember.ts";
import { type PostingLine, postingLines } from "./blocks.ts";
import type { KnockOut } from "./facts.ts";
import { knockOutsOf } from "./knock-outs.ts";
import { postingHead } from "./posting-head.ts";
import { postingText } from "./posting-text.ts";
import { type Place, type Requirement, requirementsOf, strengthAt } from "./requirements.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { sentencesOf } from "./sentences.ts";
import { type Sign, signsOf } from "./signs.ts";
import { rulesVersion, vocabularyVersion } from "./versions.ts";
import { isNamedIn, mentionsIn, type Skill, skillById } from "./vocabulary.ts";

/** Where the resume says it, and how it writes it. */
export type Own = { line: ResumeLine; text: string };

/**
 * How a resume stands to a requirement. `named`: the same word, where skills are named. `shown`: in
 * another word (`alias`), by a skill that includes it (`implied`), only in a story (`story`), or
 * only in the file (`file`).
 */
export type Standing =
  | { is: "named"; own: Own }
  | { is: "shown"; how: "alias" | "implied" | "story" | "file"; skill: Skill; own: Own }
  | { is: "missing" };

export type Judged = Requirement & { label: string; standing: Standing };
/** Something that the posting asks and no rule can judge. */
export type Unjudged = { text: string; place: Place };

export type JobMatch = {
  rulesVersion: number;
  vocabularyVersion: string;
  lines: PostingLine[];
  role: string;
  company: string;
  knockOuts: (KnockOut & { own?: Own })[];
  requirements: Judged[];
  /** Traits that every second posting asks for; nobody proves them by naming them. */
  soft: string[];
  unjudged: Unjudged[];
  signs: Sign[];
};

const mostUnjudged = 15;

/**
 * What a posting asks for, held against the lines of a resume; without lines, nothing is named.
 * The same texts give the same result.
 */
export function matchPosting(pasted: string, resume: ResumeLine[]): JobMatch {
  try {
    return judge(pasted, resume);
  } finally {
    forgetTexts();
  }
}

function judge(pasted: string, resume: ResumeLine[]): JobMatch {
  const lines = postingLines(postingText(pasted));
  const { role, company } = postingHead(lines);
  const own = ownSkills(resume);
  const requirements = requirementsOf(lines);
  const knockOuts = knockOutsOf(lines);
  return {
    rulesVersion,
    vocabularyVersion,
    lines,
    role,
    company,
    knockOuts: knockOuts.map((one) => withOwn(one, own)),
    requirements: requirements.map((one) => ({
      ...one,
      label: one.skills.map(({ label }) => label).join(" or "),
      standing: standingOf(one, own),
    })),
    ...restOf(lines, [...requirements.flatMap(({ places }) => places), ...knockOuts.map(({ place }) => place)]),
    signs: signsOf(lines, company),
  };
}

type OwnSkills = { literal: Map<string, Own[]>; implied: Map<string, { skill: Skill; own: Own }> };

/** The skills that a resume names, and those that these imply, one step further. */
function ownSkills(resume: ResumeLine[]): OwnSkills {
  const literal = new Map<string, Own[]>();
  const implied = new Map<string, { skill: Skill; own: Own }>();
  for (const line of resume)
    for (const { skill, text } of mentionsIn(line.text)) {
      const own = { line, text };
      literal.set(skill.id, [...(literal.get(skill.id) ?? []), own]);
      for (const id of skill.implies ?? []) if (!implied.has(id)) implied.set(id, { skill, own });
    }
  return { literal, implied };
}

const ranks = { named: 2, shown: 1, missing: 0 };

/** The best standing among the skills of which any will do. */
function standingOf({ skills, words }: Requirement, own: OwnSkills): Standing {
  return skills
    .map((skill) => standingOfSkill(skill, words, own))
    .reduce((best, other) => (ranks[other.is] > ranks[best.is] ? other : best), { is: "missing" });
}

function standingOfSkill(skill: Skill, words: string[], { literal, implied }: OwnSkills): Standing {
  const all = literal.get(skill.id) ?? [];
  const same = all.filter(({ text }) => words.some((wanted) => isNamedIn(text, wanted)));
  const named = same.find(({ line }) => line.kind === "named");
  if (named) return { is: "named", own: named };
  const [first = all[0]] = same;
  if (first) {
    const how = same.length === 0 ? "alias" : first.line.kind === "file" ? "file" : "story";
    return { is: "shown", how, skill, own: first };
  }
  const by = implied.get(skill.id);
  return by ? { is: "shown", how: "implied", skill: by.skill, own: by.own } : { is: "missing" };
}

/** A language that the posting asks for, with the line in which the resume names it. */
function withOwn(knockOut: KnockOut, { literal }: OwnSkills): KnockOut & { own?: Own } {
  if (knockOut.kind !== "language") return knockOut;
  const own = [...literal].find(([id]) => knockOut.value.startsWith(skillById.get(id)?.label ?? "\n"))?.[1][0];
  return own ? { ...knockOut, own } : knockOut;
}

/** The traits, and what is required or welcome in words that no rule knows. */
function restOf(lines: PostingLine[], known: Place[]): { soft: string[]; unjudged: Unjudged[] } {
  const soft = new Set<string>();
  const unjudged: Unjudged[] = [];
  for (const [line, { text, block, isHeading }] of lines.entries()) {
    if (isHeading || (block !== "must" && block !== "nice")) continue;
    for (const { start, end } of sentencesOf(text)) {
      const sentence = text.slice(start, end);
      const mentions = mentionsIn(sentence);
      for (const { skill } of mentions) if (skill.kind === "soft") soft.add(skill.label);
      const here = [
        ...mentions.map((one) => ({ line, start: start + one.start, end: start + one.end })),
        ...known.filter((place) => place.line === line && place.start < end && place.end > start),
      ];
      if (strengthAt(block, sentence, 0)) unjudged.push(...unknownIn(sentence, { line, start, end }, here));
    }
  }
  return { soft: [...soft], unjudged: unjudged.slice(0, mostUnjudged) };
}

/** A whole sentence of which nothing is known, else the names in it that are not. */
function unknownIn(sentence: string, whole: Place, known: Place[]): Unjudged[] {
  if (known.length === 0) {
    const isWords = sentence.length <= 160 && /\p{L}{3}/u.test(sentence);
    return isWords ? [{ text: sentence.trim(), place: whole }] : [];
  }
  return [...sentence.matchAll(productLike)].flatMap(({ 0: text, index }) => {
    const start = whole.start + index;
    const end = start + text.length;
    const isKnown = known.some((other) => other.start < end && other.end > start);
    return isKnown ? [] : [{ text, place: { line: whole.line, start, end } }];
  });
}

/** What looks like the name of a product or a norm: "HealthKit", "CORU", "ISO 1234". */
const productLike = /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}\p{L}+|\p{Lu}{3,8}(?: \d{3,5})?)(?![\p{L}\p{N}])/gu;
