import type { Level, Mention } from "./vocabulary.ts";

/** The lowest level of each certificate: "Associate or Professional" asks for the Associate. */
export function levelsOf(group: Mention[]): Map<string, Level> {
  const levels = new Map<string, Level>();
  for (const { skill, level } of group) {
    const known = levels.get(skill.id);
    if (level && (!known || level.rank < known.rank)) levels.set(skill.id, level);
  }
  return levels;
}

/** "Warehouse" of "warehouse". A name with any capital letter, such as "iTrent", stays as it is. */
export function capitalized(name: string): string {
  return /\p{Lu}/u.test(name) ? name : `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

/** The posting's own words for a group. A lower-case field gets a capital letter. */
export function labelOf(sentence: string, group: Mention[]): string {
  if (group.every(({ isListed }) => isListed)) return group.map(({ text }) => text).join(" or ");
  const names = new Map(
    group.map(({ skill, start, end }) => {
      const name = sentence
        .slice(start, end)
        .replace(/^as an? /i, "")
        .replace(/^\p{Lu}\.\p{Lu}$/u, "$&.");
      const isSmall = /^\p{Ll}{3}/u.test(name) && (skill.kind === "domain" || skill.kind === "method");
      return [name.toLowerCase(), isSmall ? capitalized(name) : name];
    }),
  );
  return [...names.values()].join(" or ");
}
