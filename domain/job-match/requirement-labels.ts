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

/** The posting's own words for a group. A field in small letters begins with a capital. */
export function labelOf(sentence: string, group: Mention[]): string {
  const names = new Map(
    group.map(({ skill, start, end }) => {
      const said = sentence
        .slice(start, end)
        .replace(/^as an? /i, "")
        .replace(/^\p{Lu}\.\p{Lu}$/u, "$&.");
      const isSmall = /^\p{Ll}{3}/u.test(said) && (skill.kind === "domain" || skill.kind === "method");
      return [said.toLowerCase(), isSmall ? `${said[0]?.toUpperCase()}${said.slice(1)}` : said];
    }),
  );
  return [...names.values()].join(" or ");
}
