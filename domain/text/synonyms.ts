import synonyms from "#content/synonyms.json" with { type: "json" };
import { stemOf } from "./search.ts";

const meanings = new Map(Object.entries(synonyms));

/** Words of the same meaning, for the word or its plural: "film" for movies. */
export function sameMeaning(word: string): string[] {
  return meanings.get(word) ?? meanings.get(stemOf(word)) ?? [];
}
