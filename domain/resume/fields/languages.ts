import type { Line } from "../cell.ts";
import { joinWrapped } from "../paragraphs.ts";
import { isOfSpokenLanguages, namesSpokenLanguage, skillGroups } from "./skills.ts";

export type Language = { name: string; level: string };

/** Spoken languages of a section, with their levels as the resume writes them: "English (fluent)", "Polish – native". */
export function findLanguages(lines: Line[]): Language[] {
  return languagesIn(joinWrapped(lines, true).map(({ text }) => text));
}

/** The spoken languages that a section of skills has as one of its groups: "Languages: English (fluent), Polish". */
export function findLanguagesAmongSkills(lines: Line[]): Language[] {
  return languagesIn(
    skillGroups(lines)
      .filter(isOfSpokenLanguages)
      .flatMap(({ lists }) => lists),
  );
}

function languagesIn(lists: string[]): Language[] {
  return lists
    .flatMap((text) => text.split(/[,;|•]/))
    .map((text) => text.trim().replace(/:$/, ""))
    .filter(namesSpokenLanguage)
    .map(languageOf);
}

/** "Polish (native)" and "Polish native" have a level, "Brazilian Portuguese" has none. */
function languageOf(text: string): Language {
  const marked = /^([\p{L} ]+?) ?[:(–—-] ?([^()]+)\)?$/u.exec(text);
  const plain = namesSpokenLanguage(text.split(" ")[0] ?? "") ? /^(\p{L}+) (.+)$/u.exec(text) : undefined;
  const [, name = text, level = ""] = marked ?? plain ?? [];
  return { name, level };
}
