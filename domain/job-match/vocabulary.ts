import skills from "#content/skills.json" with { type: "json" };
import { tokensOf } from "./words.ts";

export type SkillKind =
  | "language"
  | "framework"
  | "tool"
  | "method"
  | "domain"
  | "certificate"
  | "standard"
  | "soft"
  | "human language";

/** An entry of content/skills.json. */
export type Skill = {
  id: string;
  label: string;
  kind: SkillKind;
  /** Other names of the same thing. */
  aliases?: string[];
  /** Ids of skills that somebody with this skill also has. Applied one step only. */
  implies?: string[];
  /** Words that show the skill in a resume. In a posting they do not ask for it. */
  shownBy?: string[];
  /** Names that are also everyday words. They count only among other skills or alone. */
  ambiguous?: string[];
};

/** The level of a certificate. Only levels on the same scale compare. */
export type Level = { scale: string; rank: number; text: string };

/**
 * A place where a text names a skill. `text` is the name as written. The span also covers a
 * certificate's level, and the initials in brackets, which are in `otherNames`.
 */
export type Mention = { skill: Skill; text: string; start: number; end: number; level?: Level; otherNames?: string[] };
export type Name = { words: string[]; skill: Skill; text: string; isAmbiguous: boolean };

export const vocabulary = skills as Skill[];
export const skillById = new Map(vocabulary.map((skill) => [skill.id, skill]));

/** The names of all skills by their first word, the longest first, so that the longest wins. */
export const names = new Map<string, Name[]>();
for (const skill of vocabulary)
  for (const text of [skill.label, ...(skill.aliases ?? [])]) {
    const words = tokensOf(text).map(({ word }) => word);
    const [first = ""] = words;
    const name = { words, skill, text, isAmbiguous: skill.ambiguous?.includes(text) ?? false };
    const known = names.get(first);
    if (known) known.push(name);
    else names.set(first, [name]);
  }
for (const list of names.values())
  list.sort((a, b) => b.words.length - a.words.length || Number(a.isAmbiguous) - Number(b.isAmbiguous));
