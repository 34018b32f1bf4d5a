import { alternativeIn } from "./alternative-in.ts";
import { covers, isPlanned } from "./certificate-levels.ts";
import type { OwnSkills } from "./own-skills.ts";
import { isJobTitle, type Own } from "./own-words.ts";
import type { Requirement } from "./requirements.ts";
import { sameAmong } from "./same-names.ts";
import { type Level, type Skill, skillById } from "./vocabulary.ts";
import { isNamedIn } from "./words.ts";

/**
 * How well a resume meets a requirement. `named`: in the same words, in a `named` line. `shown`: in
 * other words (`alias`), by a skill that implies it (`implied`), only in a story (`story`), only in
 * the file (`file`), or, for a license, only as the title of a job (`job`). `word`: the same word,
 * but no rule knows whether it means the skill. `level`: the certificate, without the level that
 * the posting asks for. `missing` may name another level, or a lower certificate, in `less`.
 */
export type Standing =
  | { is: "named"; own: Own }
  | { is: "shown"; how: "alias" | "implied" | "story" | "file" | "job" | "word" | "level"; skill: Skill; own: Own }
  | { is: "missing"; less?: Own };

const ranks = { named: 2, shown: 1, missing: 0 };

/** The standing of a requirement is the best among its skills. */
export function standingOf(
  { skills, label, words, otherNames, alternatives, levels }: Requirement,
  own: OwnSkills,
): Standing {
  // The bare name of a certificate with a level does not count.
  const leveled = skills.filter(({ id }) => levels.has(id)).flatMap(({ label, aliases = [] }) => [label, ...aliases]);
  const names = [...words, ...otherNames].filter((word) => !leveled.some((name) => isNamedIn(word, name)));
  const all = skills.map((skill) => {
    const level = levels.get(skill.id);
    return level ? standingAtLevel(skill, level, own) : standingOfSkill(skill, names, own);
  });
  const best = all.reduce((best, other) => (ranks[other.is] > ranks[best.is] ? other : best));
  if (best.is !== "missing") return best;
  const other = alternativeIn(own, alternatives, label);
  if (other?.how && skills[0]) return { is: "shown", how: other.how, skill: skills[0], own: other.own };
  if (other) return { is: "named", own: other.own };
  const less = all.flatMap((one) => (one.is === "missing" && one.less) || []).at(0);
  return less ? { is: "missing", less } : best;
}

/** The same level or a higher one satisfies a certificate with a level. */
function standingAtLevel(skill: Skill, wanted: Level, own: OwnSkills): Standing {
  const all = own.literal.get(skill.id) ?? [];
  const enough = all.filter(({ level }) => covers(level, wanted));
  const best = bestOf(skill, enough, enough);
  if (best) return best;
  const unleveled = all.find(({ level }) => !level);
  if (unleveled) return { is: "shown", how: "level", skill, own: unleveled };
  const [less] = all;
  return less ? { is: "missing", less } : lacking(skill, own);
}

/** A missing skill. `less` is a lower certificate in the resume: the CCNA for a wanted CCNP. */
function lacking({ kind, implies = [] }: Skill, { literal }: OwnSkills): Standing {
  const isLower = (id: string) => skillById.get(id)?.kind === "certificate";
  const [less] = kind === "certificate" ? implies.filter(isLower).flatMap((id) => literal.get(id) ?? []) : [];
  return less ? { is: "missing", less } : { is: "missing" };
}

const isField = ({ kind }: Skill) => kind === "domain" || kind === "method";

/** The noun of an activity: "API test" of "API testing". */
const deedNoun = (activity: string) => /^(.* .{3,})ing$/.exec(activity)?.[1] ?? [];

function standingOfSkill(skill: Skill, words: string[], own: OwnSkills): Standing {
  const held = own.literal.get(skill.id) ?? [];
  const all = held.filter(({ level }) => !isPlanned(level));
  if (all.length === 0 && held[0]) return { is: "missing", less: held[0] };
  const same = sameAmong(all, words, skill);
  // In a resume, an everyday word means a field of work if the posting asks for that field.
  if (isField(skill)) {
    const find = (wanted: string) => own.findWords(wanted.replace(/ (?:skills?|experience)$/i, "")) ?? [];
    if (!same.some(({ line }) => line.kind === "named")) same.push(...words.flatMap(find));
    if (all.length === 0) all.push(...[skill.label, ...words.flatMap(deedNoun)].flatMap(find));
  }
  return bestOf(skill, same, all) ?? byOthers(skill, words, own);
}

/** The best standing in the resume. `same` uses the posting's words, `all` any words. */
function bestOf(skill: Skill, same: Own[], all: Own[]): Standing | undefined {
  const isJob = (one: Own) => skill.kind === "certificate" && isJobTitle(one);
  const named = same.find((one) => one.line.kind === "named" && !isJob(one));
  if (named) return { is: "named", own: named };
  const first =
    same.find((one) => one.line.kind === "story") ??
    all.find((one) => one.line.kind === "named" && !isJob(one)) ??
    same.find(isJob) ??
    same[0] ??
    all[0];
  if (!first) return;
  const how = isJob(first) ? "job" : !same.includes(first) ? "alias" : first.line.kind === "file" ? "file" : "story";
  return { is: "shown", how, skill, own: first };
}

/** The standing of a skill that only other words of the resume show. */
function byOthers(skill: Skill, words: string[], own: OwnSkills): Standing {
  const by = own.implied.get(skill.id);
  if (by) return { is: "shown", how: "implied", skill: by.skill, own: by.own };
  const [deed] = isField(skill) ? words.flatMap((wanted) => own.findDeed(wanted) ?? []) : [];
  if (deed) return { is: "shown", how: "story", skill, own: deed };
  const [word] = words.flatMap((wanted) => own.findWords(wanted, { isExact: true }) ?? []);
  return word ? { is: "shown", how: "word", skill, own: word } : lacking(skill, own);
}
