import { jobScore } from "../resume/words.ts";
import type { PostingLine } from "./blocks.ts";
import { outsideNames } from "./company-names.ts";
import type { KnockOut } from "./facts.ts";
import { isBelow, levelIn } from "./language-facts.ts";
import { mentionsIn } from "./mentions.ts";
import { ownDegree } from "./own-degrees.ts";
import { phrases } from "./phrases.ts";
import type { Requirement } from "./requirements.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { type Mention, type Skill, skillById, vocabulary } from "./vocabulary.ts";
import { isNamedIn } from "./words.ts";

/** Where the resume names a skill, and how it writes it. */
export type Own = { line: ResumeLine; text: string };
/** The resume's answer to a knock-out question. `below`: its level, if lower than the one asked for. */
export type OwnAnswer = Own & { below?: string };

/**
 * How well a resume meets a requirement. `named`: in the same words, in a `named` line. `shown`: in
 * other words (`alias`), by a skill that implies it (`implied`), only in a story (`story`), only in
 * the file (`file`), or, for a license, only as the title of a job (`job`).
 */
export type Standing =
  | { is: "named"; own: Own }
  | { is: "shown"; how: "alias" | "implied" | "story" | "file" | "job"; skill: Skill; own: Own }
  | { is: "missing" };

type OwnSkills = { literal: Map<string, Own[]>; implied: Map<string, { skill: Skill; own: Own }> };

/** The skills that a resume names, and the skills that these imply in one step. */
export function ownSkills(resume: ResumeLine[]): OwnSkills {
  const literal = new Map<string, Own[]>();
  const implied = new Map<string, { skill: Skill; own: Own }>();
  const employers = resume.filter(({ kind }) => kind === "employer").map(({ text }) => text);
  for (const line of resume) {
    if (line.kind === "employer") continue;
    for (const { skill, text } of outsideNames(line.text, mentionsIn(line.text), employers)) {
      const own = { line, text };
      literal.set(skill.id, [...(literal.get(skill.id) ?? []), own]);
      for (const id of skill.implies ?? []) if (!implied.has(id)) implied.set(id, { skill, own });
    }
    for (const { skill, text } of outsideNames(line.text, shownIn(line.text), employers))
      literal.set(skill.id, [...(literal.get(skill.id) ?? []), { line, text }]);
  }
  return { literal, implied };
}

const shows = phrases(
  Object.fromEntries(vocabulary.map(({ id, shownBy = [] }) => [id, shownBy.map((name) => name.toLowerCase())])),
);

/** The skills that a line shows without naming them: "data analyst" shows data analysis. */
function shownIn(text: string): Mention[] {
  return Object.entries(shows(text)).flatMap(([id, start = 0]) => {
    const skill = skillById.get(id);
    const said = skill?.shownBy?.find((name) => text.toLowerCase().startsWith(name.toLowerCase(), start));
    return skill && said
      ? [{ skill, text: text.slice(start, start + said.length), start, end: start + said.length }]
      : [];
  });
}

/** Whether a resume writes the name of a license as a job: "Registered Nurse, Mercy Hospital". */
function isJobTitle({ line: { kind, section }, text }: Own): boolean {
  return kind === "named" && (section === "Experience" || (section === "You" && jobScore(text) > 0));
}

const ranks = { named: 2, shown: 1, missing: 0 };

/** The standing of a requirement is the best among its skills. */
export function standingOf({ skills, words }: Requirement, own: OwnSkills): Standing {
  return skills
    .map((skill) => standingOfSkill(skill, words, own))
    .reduce((best, other) => (ranks[other.is] > ranks[best.is] ? other : best), { is: "missing" });
}

function standingOfSkill(skill: Skill, words: string[], { literal, implied }: OwnSkills): Standing {
  const all = literal.get(skill.id) ?? [];
  // A short name of a certificate names it: "RN" for "RN license".
  const isSame = (text: string, wanted: string) =>
    isNamedIn(text, wanted) || (skill.kind === "certificate" && isNamedIn(wanted, text));
  const same = all.filter(({ text }) => words.some((wanted) => isSame(text, wanted)));
  const isJob = (own: Own) => skill.kind === "certificate" && isJobTitle(own);
  const named = same.find((own) => own.line.kind === "named" && !isJob(own));
  if (named) return { is: "named", own: named };
  const first =
    same.find((own) => own.line.kind === "story") ??
    all.find((own) => own.line.kind === "named" && !isJob(own)) ??
    same.find(isJob) ??
    same[0] ??
    all[0];
  if (first) {
    const how = isJob(first) ? "job" : !same.includes(first) ? "alias" : first.line.kind === "file" ? "file" : "story";
    return { is: "shown", how, skill, own: first };
  }
  const by = implied.get(skill.id);
  return by ? { is: "shown", how: "implied", skill: by.skill, own: by.own } : { is: "missing" };
}

/** The line in which the resume names a language or a degree that the posting asks for. */
export function ownAnswer(
  knockOut: KnockOut,
  lines: PostingLine[],
  resume: ResumeLine[],
  { literal }: OwnSkills,
): OwnAnswer | undefined {
  if (knockOut.kind === "degree") return ownDegree(knockOut, lines, resume);
  if (knockOut.kind !== "language") return;
  const [id, all] = [...literal].find(([id]) => knockOut.value.startsWith(skillById.get(id)?.label ?? "\n")) ?? [];
  if (!id || !all) return;
  const wanted = knockOut.value.slice(skillById.get(id)?.label.length).trim();
  const own = all.find(({ line }) => levelIn(line.text, id)) ?? all[0];
  const level = own && levelIn(own.line.text, id);
  return own && level && isBelow(level, wanted) ? { ...own, below: level } : own;
}
