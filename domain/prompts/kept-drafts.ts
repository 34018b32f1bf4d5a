import { maxPromptValue } from "../limits.ts";

/**
 * What was typed into the forms of prompts: the values of blanks, by the prompt's id. A draft that
 * was opened from a saved version has its name under `versionKey`.
 */
export type PromptDrafts = Record<string, Record<string, string>>;

/** No blank is called so: their names are in capitals. */
export const versionKey = "version";

/** Reads any stored text. Whatever is no draft is left out, and long values are cut. */
export function readPromptDrafts(stored: string | null): PromptDrafts {
  let kept: unknown;
  try {
    kept = JSON.parse(stored ?? "null");
  } catch {}
  return Object.fromEntries(entriesOf(kept).map(([id, draft]) => [id, valuesOf(draft)]));
}

const entriesOf = (thing: unknown): [string, unknown][] =>
  typeof thing === "object" && thing !== null && !Array.isArray(thing) ? Object.entries(thing) : [];

const valuesOf = (draft: unknown): Record<string, string> =>
  Object.fromEntries(
    entriesOf(draft).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.slice(0, maxPromptValue)]] : [],
    ),
  );
