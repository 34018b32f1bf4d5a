import type { Judged } from "./match.ts";
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

/** How a resume shows a skill without naming it, and what to do about that. */
export function standingSentence({ standing, words, label }: Judged): string {
  if (standing.is === "named") return "";
  if (standing.is === "missing") return "We did not find it in your resume.";
  const { how, own, skill } = standing;
  const theirs = words[0] ?? label;
  if (how === "alias") return `You write “${own.text}”, they write “${theirs}”. Use their word.`;
  if (how === "job") return `Your job title “${own.text}” shows it. If you hold it, name it, too.`;
  if (how === "implied") return `Your ${skill.label} shows it. If it is true, name it, too.`;
  if (how === "word") return `Your resume has the word “${own.text}”. If it means this skill, list it by itself.`;
  if (how === "file") return "It stands in your file, but in no field of your draft.";
  return "It stands only in a story. Name it among your skills, too.";
}
