import type { Line } from "../cell.ts";
import { joinWrapped } from "../paragraphs.ts";
import { namesSpokenLanguage } from "./skills.ts";

export type Language = { name: string; level: string };

/** Spoken languages of a section, with their levels as the resume writes them: "English (fluent)", "Polish – native". */
export function findLanguages(lines: Line[]): Language[] {
  return joinWrapped(lines, true)
    .flatMap(({ text }) => text.split(/[,;|•]/))
    .map((text) => text.trim())
    .filter(namesSpokenLanguage)
    .map((text) => {
      const [, name = text, level = ""] = /^(\p{L}+)(?: ?[:(–—-] ?| )([^()]+)\)?$/u.exec(text) ?? [];
      return { name, level };
    });
}
