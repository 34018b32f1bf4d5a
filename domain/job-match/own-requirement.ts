import type { Own } from "./own-words.ts";
import type { Place, Requirement } from "./requirements.ts";
import type { Standing } from "./standing.ts";
import type { Strength } from "./strength.ts";

export type JudgedRequirement = Requirement & { standing: Standing };

/** A requirement for words that no rule knows but that the resume has. */
export function ownRequirement(text: string, place: Place, strength: Strength, own: Own): JudgedRequirement {
  const skill = { id: text, label: text, kind: "domain" as const };
  const { kind } = own.line;
  const standing: Standing =
    kind === "named" ? { is: "named", own } : { is: "shown", how: kind === "file" ? "file" : "story", skill, own };
  const label = `${text[0]?.toUpperCase()}${text.slice(1)}`;
  const words = [text];
  return {
    id: text,
    label,
    skills: [skill],
    words,
    otherNames: [],
    alternatives: [],
    levels: new Map(),
    strength,
    places: [place],
    standing,
  };
}
