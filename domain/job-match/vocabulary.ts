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
  /** Who names this skill shows those as well; one step only. */
  implies?: string[];
  /** What somebody who has it writes in a resume; a posting that says it asks for no skill. */
  shownBy?: string[];
  /** Names that are everyday words, too: they count only among other skills, or alone. */
  ambiguous?: string[];
};

/** Where a text names a skill. `text` is how it writes it. */
export type Mention = { skill: Skill; text: string; start: number; end: number };
export type Name = { words: string[]; skill: Skill; text: string; isAmbiguous: boolean };

export const vocabulary = skills as Skill[];
export const skillById = new Map(vocabulary.map((skill) => [skill.id, skill]));

/** The names of all skills by their first word; the longest first, so that it wins. */
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
