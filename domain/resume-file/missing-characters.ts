import type { Block } from "./blocks.ts";
import { runsOf } from "./runs.ts";

/** The characters of a field that a font has no glyphs for. */
export type Missing = { field: string; characters: string[] };

/** The characters of a resume that its fonts cannot show, by field, in the order of the resume. */
export function missingCharacters(
  blocks: Block[],
  hasGlyph: (character: string, isDevanagari: boolean) => boolean,
): Missing[] {
  const found = new Map<string, Set<string>>();
  for (const { field, spans, date = "" } of blocks)
    for (const { text, isDevanagari } of [...spans.map(({ text }) => text), date].flatMap(runsOf))
      for (const character of text)
        if (!hasGlyph(character, isDevanagari)) found.set(field, (found.get(field) ?? new Set()).add(character));
  return [...found].map(([field, characters]) => ({ field, characters: [...characters] }));
}

const maxNamed = 8;

/** "your name has 李, 明 · experience 2 has 🚀" */
export function missingText(missing: Missing[]): string {
  return missing
    .map(({ field, characters }) => {
      const named = characters.slice(0, maxNamed).join(", ");
      return `${field} has ${named}${characters.length > maxNamed ? " and others" : ""}`;
    })
    .join(" · ");
}
