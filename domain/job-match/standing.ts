import { jobScore } from "../resume/words.ts";
import { outsideNames } from "./company-names.ts";
import { ownMentions } from "./own-names.ts";
import { type Own, ownWords } from "./own-words.ts";
import { phrases } from "./phrases.ts";
import type { Requirement } from "./requirements.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { type Mention, type Skill, skillById, vocabulary } from "./vocabulary.ts";
import { isNamedIn } from "./words.ts";

/**
 * How well a resume meets a requirement. `named`: in the same words, in a `named` line. `shown`: in
 * other words (`alias`), by a skill that implies it (`implied`), only in a story (`story`), only in
 * the file (`file`), or, for a license, only as the title of a job (`job`). `word`: the same word,
 * of which no rule knows whether it means the skill.
 */
export type Standing =
  | { is: "named"; own: Own }
  | { is: "shown"; how: "alias" | "implied" | "story" | "file" | "job" | "word"; skill: Skill; own: Own }
  | { is: "missing" };

export type OwnSkills = {
  literal: Map<string, Own[]>;
  implied: Map<string, { skill: Skill; own: Own }>;
  /** Where the resume writes certain words. */
  said: ReturnType<typeof ownWords>;
};

/** The skills that a resume names, and the skills that these imply in one step. */
export function ownSkills(resume: ResumeLine[]): OwnSkills {
  const literal = new Map<string, Own[]>();
  const implied = new Map<string, { skill: Skill; own: Own }>();
  const employers = resume.filter(({ kind }) => kind === "employer").map(({ text }) => text);
  for (const line of resume) {
    if (line.kind === "employer") continue;
    for (const { skill, text } of outsideNames(line.text, ownMentions(line), employers)) {
      const own = { line, text };
      literal.set(skill.id, [...(literal.get(skill.id) ?? []), own]);
      for (const id of skill.implies ?? []) if (!implied.has(id)) implied.set(id, { skill, own });
    }
    for (const { skill, text } of outsideNames(line.text, shownIn(line.text), employers))
      literal.set(skill.id, [...(literal.get(skill.id) ?? []), { line, text }]);
  }
  return { literal, implied, said: ownWords(resume) };
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

const isField = ({ kind }: Skill) => kind === "domain" || kind === "method";

function standingOfSkill(skill: Skill, words: string[], { literal, implied, said }: OwnSkills): Standing {
  const all = [...(literal.get(skill.id) ?? [])];
  // A short name of a certificate names it: "RN" for "RN license".
  const isSame = (text: string, wanted: string) =>
    isNamedIn(text, wanted) || (skill.kind === "certificate" && isNamedIn(wanted, text));
  const same = all.filter(({ text }) => words.some((wanted) => isSame(text, wanted)));
  // In a resume, an everyday word means a field of work if the posting asks for that field.
  if (isField(skill)) {
    const find = (wanted: string) => said(wanted) ?? [];
    if (!same.some(({ line }) => line.kind === "named")) same.push(...words.flatMap(find));
    if (all.length === 0) all.push(...[skill.label].flatMap(find));
  }
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
  if (by) return { is: "shown", how: "implied", skill: by.skill, own: by.own };
  const [own] = words.flatMap((wanted) => said(wanted, { isExact: true }) ?? []);
  return own ? { is: "shown", how: "word", skill, own } : { is: "missing" };
}
