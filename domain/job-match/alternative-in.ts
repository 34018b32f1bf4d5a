import type { OwnSkills } from "./own-skills.ts";
import type { Own } from "./own-words.ts";
import { isNamedIn } from "./words.ts";

/**
 * The first alternative to a skill that the resume has. Without `how`, the resume names the
 * alternative. An example in brackets is not in the label, so it only shows the skill.
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
