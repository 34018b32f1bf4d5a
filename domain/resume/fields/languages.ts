import type { Block, Line } from "../cell.ts";
import { joinWrapped } from "../paragraphs.ts";
import { namesTechnology } from "../technology.ts";
import { type Group, isOfSpokenLanguages, isSpokenLanguage, namesSpokenLanguage } from "./skills.ts";

export type Language = { name: string; level: string };

/**
 * The spoken languages of a section, with their levels as written: "English (fluent)", "Polish –
 * native". A name with a level is a language, even an unknown one. So is a name listed with a known
 * language: in its line, or in a line of the same look in the same column.
 */
export function findLanguages(lines: Line[]): Language[] {
  const blocks = joinWrapped(lines, true);
  const known = blocks.filter(({ text }) => namesSpokenLanguage(text));
  const isLike = (one: Block) => (other: Block) =>
    Math.abs(one.x - other.x) < 2 && one.runs[0]?.style === other.runs[0]?.style;
  return blocks.reduce<Language[]>(
    (found, block) =>
      withLanguages(
        found,
        block.text,
        (text) => isLevel(languageOf(text).level) || (known.some(isLike(block)) && isName(text, block.text)),
      ),
    [],
  );
}

/**
 * The spoken languages among skills: in a group of their own, "Languages: English (fluent), Polish",
 * or each with its level in any group, "Tools: Git, Spanish (native)".
 */
export function findLanguagesAmongSkills(groups: Group[]): Language[] {
  return groups.flatMap((group) =>
    group.lists.flatMap((list) =>
      isOfSpokenLanguages(group)
        ? withLanguages([], list, (text) => namesSpokenLanguage(list) && isName(text, list))
        : itemsOf(list)
            .map((item) => languageOf(item.trim()))
            .filter(({ name, level }) => isSpokenLanguage(name) && isLevel(level)),
    ),
  );
}

/** Whether a skill is one of the languages, with or without its level. */
export function isAmongLanguages(skill: string, languages: Language[]): boolean {
  return languages.some(({ name, level }) => [name, `${name} ${level}`, `${name} (${level})`].includes(skill));
}

/**
 * Adds the languages of a list: known languages, and texts that `isLanguage` accepts. A technology
 * is no language: "Java" in "Java, English".
 */
function withLanguages(found: Language[], list: string, isLanguage: (text: string) => boolean): Language[] {
  const languages = [...found];
  let isTechnology = false;
  for (const item of itemsOf(list)) {
    const text = item.trim().replace(/:$/, "");
    const last = isTechnology ? undefined : languages.at(-1);
    if (!isLevel(bare(text))) isTechnology = namesTechnology(text);
    if (isTechnology) continue;
    if (namesSpokenLanguage(text) || isLanguage(text)) languages.push(languageOf(text));
    else if (last?.level === "" && isLevel(bare(text)))
      languages[languages.length - 1] = { ...last, level: bare(text) };
  }
  return languages;
}

/** Whether an item may be the name of a language: one or two capitalized words. */
function isName(text: string, list: string): boolean {
  const isAcronym = text === text.toUpperCase() && list !== list.toUpperCase();
  return name.test(text) && !isAcronym && !level.test(text) && !ofLevels.test(text);
}

const name = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?$/u;

/** A word that tells how well a language is known, or heads a list of levels. */
const ofLevels =
  /\b(?:languages?|levels?|proficien|fluen|native|mother|bilingual|professional|working|limited|speak|spoken|read|writ|listen|understand|knowledge|certif|tests?\b|kenntnisse|sprache|niveau|nivel|nível|langue)/iu;

/** A level after a comma or in a column of its own: "English, Native". */
const level =
  /^(?:native(?: (?:speaker|language))?|(?:native or )?bilingual|mother tongue|first language|fluent|proficient|advanced|(?:upper[- ])?intermediate|basics?|beginner|elementary|conversational|(?:full |limited )?(?:professional|working)(?: (?:proficiency|knowledge))?|(?:very )?good|excellent|business|[abc][12]\+?|muttersprache|verhandlungssicher|fließend|(?:sehr )?gut|grundkenntnisse|(?:langue )?maternelle|courant|bilingue|intermédiaire|notions|scolaire|(?:lengua )?materna|nativ[oa]|avanzado|intermedio|básico|fluido|fluente|avançado|intermediário)$/iu;

/** A proof in brackets may follow: "B2 (Goethe-Zertifikat)". */
const isLevel = (text: string) => level.test(text.replace(/ ?\([^()]*\)$/, ""));

/**
 * Splits off the level: "Polish (native)" and "Polish native" have one, "Brazilian Portuguese" does
 * not.
 */
function languageOf(text: string): Language {
  const marked = /^([\p{L} ]+?) ?([(:–—-].+)$/u.exec(text);
  const plain = namesSpokenLanguage(text.split(" ")[0] ?? "") ? /^(\p{L}+) (.+)$/u.exec(text) : undefined;
  const [, name = text, level = ""] = marked ?? plain ?? [];
  return { name, level: bare(level) };
}

/** A level without the colon or dash before it and brackets around it: "– (B2 (Goethe))". */
function bare(level: string): string {
  const text = level.replace(/^[\s:–—-]+/u, "").trim();
  const inner = /^\(((?:[^()]|\([^()]*\))*)\)?$/.exec(text)?.[1];
  return inner === undefined ? text : bare(inner);
}

/** The items of a list, split at separators outside of brackets. */
function itemsOf(list: string): string[] {
  const parts = list.split(/(?<=[,;|•])/);
  const isOpen = (text: string) => text.split("(").length > text.split(")").length;
  if (isOpen(list)) return parts.map(withoutMark);
  const items: string[] = [];
  for (const part of parts) {
    const last = items.at(-1) ?? "";
    if (isOpen(last)) items[items.length - 1] = last + part;
    else items.push(part);
  }
  return items.map(withoutMark);
}

const withoutMark = (item: string) => item.replace(/[,;|•]$/, "");
