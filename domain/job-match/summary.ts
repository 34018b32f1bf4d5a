import { isPlanned } from "./certificate-levels.ts";
import type { Judged } from "./match.ts";
import type { Own } from "./own-words.ts";
import type { Strength } from "./strength.ts";

export const strengthLabels: Record<Strength, { badge: string; title: string; text: string }> = {
  must: { badge: "Required", title: "Required", text: "The posting says that you need these." },
  nice: { badge: "Preferred", title: "Preferred", text: "Nice to have, not required." },
  duty: {
    badge: "Mentioned",
    title: "Mentioned",
    text: "Part of the work, or named without saying how much it counts.",
  },
};

/**
 * "Of 8 skills in the posting, your resume names 5 and shows 2 without naming them; 1 was not
 * found." Sentences that no rule could judge are counted as well, so that "0 were not found" does
 * not mislead.
 */
export function matchSummary(wanted: Judged[], knockOuts: number, hasResume: boolean, unjudged = 0): string {
  const questions = knockOuts === 1 ? "1 knock-out question" : `${knockOuts} knock-out questions`;
  const unsure =
    unjudged === 0 ? "" : ` We could not judge ${unjudged === 1 ? "1 more point" : `${unjudged} more points`}.`;
  const count = (is: Judged["standing"]["is"]) => wanted.filter(({ standing }) => standing.is === is).length;
  const skills = wanted.length === 1 ? "1 skill" : `${wanted.length} skills`;
  if (!hasResume || wanted.length === 0) return `The posting names ${skills} and ${questions}.${unsure}`;
  const [named, shown, missing] = [count("named"), count("shown"), count("missing")];
  return `Of ${skills} in the posting, your resume names ${named} and shows ${shown} without naming ${shown === 1 ? "it" : "them"}; ${missing} ${missing === 1 ? "was" : "were"} not found.${unsure} ${questions} to check.`;
}

/** A sentence that counts the tasks that no rule knows. The screen does not list them. */
export const unreadDutiesSentence = (number: number): string =>
  number === 1
    ? "1 task of the posting is in words that our rules do not know. It is not listed here."
    : `${number} tasks of the posting are in words that our rules do not know. They are not listed here.`;

/** A sentence on how a resume meets a requirement without naming it, and what to do. */
export function standingSentence({ standing, words, label }: Judged): string {
  if (standing.is === "named") return "";
  if (standing.is === "missing") return lessSentence(standing.less) ?? "We did not find it in your resume.";
  const { how, own } = standing;
  const theirs = words[0] ?? label;
  if (how === "alias" && areVersions(own.text, theirs))
    return `Your resume says “${own.text}”, they ask for “${theirs}”.`;
  if (how === "alias") return `Your resume says “${own.text}”. If you mean the same, use their word: “${theirs}”.`;
  if (how === "level") return `Your resume says “${own.text}”, but not the level. If you have it, name it.`;
  if (how === "job") return `Your job title “${own.text}” shows it. If you hold it, name it, too.`;
  if (how === "implied") return `Your resume says “${own.text}”, which shows it. If it is true, name it, too.`;
  if (how === "word") return `Your resume has the word “${own.text}”. If it means this skill, list it by itself.`;
  if (how === "file") return "It stands in your file, but in no field of your draft.";
  return "It stands only in a story. Name it among your skills, too.";
}

/** "Your resume has the Associate." */
function lessSentence(less: Own | undefined): string | undefined {
  if (!less?.level || isPlanned(less.level)) return less && `Your resume says “${less.text}”.`;
  return `Your resume has the ${/^[IVX]+$/.test(less.level.text) ? less.text : less.level.text}.`;
}

/** Whether two names differ only in their version: "Java 8" and "Java 17". */
const areVersions = (...names: [string, string]) =>
  new Set(names.map((name) => name.replace(/[\d.]+$/, ""))).size === 1;
