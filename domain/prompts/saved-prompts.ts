import { maxPromptValue } from "../limits.ts";
import { storedList } from "../stored-list.ts";
import { oneLine } from "../text/text.ts";

/** A prompt with the visitor's values. `saved` is milliseconds since 1970. */
export type PromptVariant = { promptId: string; name: string; values: Record<string, string>; saved: number };

export const maxVariants = 50;

/** The name as it is saved; without one, "My version". */
export const variantName = (typed: string) => oneLine(typed).slice(0, 80) || "My version";

/**
 * The variants with one added, newest first. It replaces one of the same prompt and name. Keeps 50.
 */
export function saveVariant(variants: PromptVariant[], variant: PromptVariant): PromptVariant[] {
  const named = { ...variant, name: variantName(variant.name) };
  return [named, ...forgetVariant(variants, named)].slice(0, maxVariants);
}

/** Brings a deleted or replaced variant back to its old position. */
export function restoreVariant(variants: PromptVariant[], variant: PromptVariant): PromptVariant[] {
  return saveVariant(variants, variant).sort((a, b) => b.saved - a.saved);
}

/** The prompt and the name identify a variant. */
export function forgetVariant(variants: PromptVariant[], variant: PromptVariant): PromptVariant[] {
  return variants.filter((other) => !isSameVariant(other, variant));
}

/** Whether the values are saved for the prompt under any name. An empty value counts as none. */
export function isKeptIn(variants: PromptVariant[], promptId: string, values: PromptVariant["values"]): boolean {
  const textOf = (kept: PromptVariant["values"]) =>
    JSON.stringify(
      Object.entries(kept)
        .filter(([, value]) => value !== "")
        .sort(),
    );
  return variants.some((variant) => variant.promptId === promptId && textOf(variant.values) === textOf(values));
}

const isSameVariant = (a: PromptVariant, b: PromptVariant) => a.promptId === b.promptId && a.name === b.name;

/** Unreadable variants are dropped; long values are cut. */
export function readVariants(stored: string | null): PromptVariant[] {
  return storedList(stored, isVariant, maxVariants).map(bounded);
}

function isVariant(entry: unknown): entry is PromptVariant {
  if (typeof entry !== "object" || entry === null) return false;
  const { promptId, name, values, saved } = entry as Partial<PromptVariant>;
  return (
    typeof promptId === "string" &&
    typeof name === "string" &&
    Number.isFinite(saved) &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((value) => typeof value === "string")
  );
}

function bounded({ promptId, name, values, saved }: PromptVariant): PromptVariant {
  const cut = Object.entries(values).map(([key, value]) => [key, value.slice(0, maxPromptValue)]);
  return { promptId, name: oneLine(name).slice(0, 80), values: Object.fromEntries(cut), saved };
}
