import type { OwnSkills } from "./own-skills.ts";
import type { Own } from "./own-words.ts";
import { isNamedIn } from "./words.ts";

/**
 * What the resume says of words that the posting takes in place of a skill, and how it shows the
 * skill, if it does not name it. An example in brackets, which is not in the label, shows it.
 */
export function alternativeIn(
  { findWords }: OwnSkills,
  alternatives: string[],
  label: string,
): { own: Own; how?: "alias" | "file" | "story" } | undefined {
  for (const name of alternatives) {
    const own = findWords(name, { isExact: /\p{Lu}/u.test(name) });
    if (own?.line.kind === "named") return isNamedIn(label, name) ? { own } : { own, how: "alias" };
    if (own) return { own, how: own.line.kind === "file" ? "file" : "story" };
  }
}
