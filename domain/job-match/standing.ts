import type { KnockOut } from "./facts.ts";
import { mentionsIn } from "./mentions.ts";
import { outsideNames } from "./names-of-companies.ts";
import { phrases } from "./phrases.ts";
import type { Requirement } from "./requirements.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { type Mention, type Skill, skillById, vocabulary } from "./vocabulary.ts";
import { isNamedIn } from "./words.ts";

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

type OwnSkills = { literal: Map<string, Own[]>; implied: Map<string, { skill: Skill; own: Own }> };

/** The skills that a resume names, and those that these imply, one step further. */
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

/** The skills that a line of a resume shows without naming them: a data analyst's data analysis. */
function shownIn(text: string): Mention[] {
  return Object.entries(shows(text)).flatMap(([id, start = 0]) => {
    const skill = skillById.get(id);
    const said = skill?.shownBy?.find((name) => text.toLowerCase().startsWith(name.toLowerCase(), start));
    return skill && said
      ? [{ skill, text: text.slice(start, start + said.length), start, end: start + said.length }]
      : [];
  });
}

const ranks = { named: 2, shown: 1, missing: 0 };

/** The best standing among the skills of which any will do. */
export function standingOf({ skills, words }: Requirement, own: OwnSkills): Standing {
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
export function withOwn(knockOut: KnockOut, { literal }: OwnSkills): KnockOut & { own?: Own } {
  if (knockOut.kind !== "language") return knockOut;
  const own = [...literal].find(([id]) => knockOut.value.startsWith(skillById.get(id)?.label ?? "\n"))?.[1][0];
  return own ? { ...knockOut, own } : knockOut;
}
