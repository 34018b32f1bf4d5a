import type { Line } from "../cell.ts";
import { joinWrapped } from "../paragraphs.ts";
import { isOfSpokenLanguages, namesSpokenLanguage, skillGroups } from "./skills.ts";

export type Language = { name: string; level: string };

/**
 * The spoken languages of a section, with their levels as written: "English (fluent)", "Polish –
 * native". A name with a level is a language, even one that we do not know.
 */
export function findLanguages(lines: Line[]): Language[] {
  return languagesIn(
    joinWrapped(lines, true).map(({ text }) => text),
    (text) => namesSpokenLanguage(text) || level.test(languageOf(text).level),
  );
}

/** The spoken languages in a group of a skills section: "Languages: English (fluent), Polish". */
export function findLanguagesAmongSkills(lines: Line[]): Language[] {
  return languagesIn(
    skillGroups(lines)
      .filter(isOfSpokenLanguages)
      .flatMap(({ lists }) => lists),
    namesSpokenLanguage,
  );
}

function languagesIn(lists: string[], isLanguage: (text: string) => boolean): Language[] {
  const languages: Language[] = [];
  for (const said of lists.flatMap((text) => text.split(/[,;|•](?![^(]*\))/))) {
    const text = said.trim().replace(/:$/, "");
    const last = languages.at(-1);
    if (isLanguage(text)) languages.push(languageOf(text));
    else if (last?.level === "" && level.test(text.replace(/ ?\([^()]*\)$/, ""))) last.level = text;
  }
  return languages;
}

/** A level after a comma or in a column of its own: "English, Native". */
const level =
  /^(?:native(?: (?:speaker|language))?|(?:native or )?bilingual|mother tongue|first language|fluent|proficient|advanced|(?:upper[- ])?intermediate|basics?|beginner|elementary|conversational|(?:full |limited )?(?:professional|working)(?: (?:proficiency|knowledge))?|(?:very )?good|excellent|business|[abc][12]\+?|muttersprache|verhandlungssicher|fließend|(?:sehr )?gut|grundkenntnisse|(?:langue )?maternelle|courant|bilingue|intermédiaire|notions|scolaire|(?:lengua )?materna|nativ[oa]|avanzado|intermedio|básico|fluido|fluente|avançado|intermediário)$/iu;

/**
 * Splits off the level: "Polish (native)" and "Polish native" have one, "Brazilian Portuguese" does
 * not.
 */
function languageOf(text: string): Language {
  const marked = /^([\p{L} ]+?) ?[:(–—-] ?([^()]+)\)?$/u.exec(text);
  const plain = namesSpokenLanguage(text.split(" ")[0] ?? "") ? /^(\p{L}+) (.+)$/u.exec(text) : undefined;
  const [, name = text, level = ""] = marked ?? plain ?? [];
  return { name, level };
}
