import { maxPromptValue } from "../limits.ts";
import { storedList } from "../stored-list.ts";
import { oneLine } from "../text/text.ts";
import { versionKey } from "./kept-drafts.ts";

/** A prompt with the visitor's values. `saved` is milliseconds since 1970. */
export type PromptVariant = { promptId: string; name: string; values: Record<string, string>; saved: number };

export const maxVariants = 50;
/** In characters: the longest name of a version. */
export const maxVariantName = 80;
/** In characters: a company's name is cut to this, so that a number fits behind it. */
const maxCompany = 70;

/**
 * The name under which the values are saved among the versions of their prompt: the typed one.
 * Without one, it is that of the version with the same values, else a new one: the company that is
 * filled in, or "My version", with a number if it is taken.
 */
export function variantName(typed: string, values: PromptVariant["values"], own: PromptVariant[]): string {
  const name = oneLine(typed).slice(0, maxVariantName);
  if (name) return name;
  const same = own.find((variant) => hasValues(variant, values));
  if (same) return same.name;
  const start = oneLine(values["COMPANY NAME"] ?? "").slice(0, maxCompany) || "My version";
  const isTaken = (wanted: string) => own.some((variant) => variant.name === wanted);
  let free = start;
  for (let number = 2; isTaken(free); number += 1) free = `${start} ${number}`;
  return free;
}

/**
 * The variants with one added, newest first. It replaces one of the same prompt and name. Keeps 50.
 */
export function saveVariant(variants: PromptVariant[], variant: PromptVariant): PromptVariant[] {
  const own = variants.filter(({ promptId }) => promptId === variant.promptId);
  const named = { ...variant, name: variantName(variant.name, variant.values, own) };
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

/** Whether the values are saved for the prompt under any name. */
export function isKeptIn(variants: PromptVariant[], promptId: string, values: PromptVariant["values"]): boolean {
  return variants.some((variant) => variant.promptId === promptId && hasValues(variant, values));
}

/** Whether a variant has these values. An empty value counts as none. */
export function hasValues(variant: PromptVariant, values: PromptVariant["values"]): boolean {
  return textOf(variant.values) === textOf(values);
}

const textOf = (values: PromptVariant["values"]) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([name, value]) => value !== "" && name !== versionKey)
      .sort(),
  );

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
  return { promptId, name: oneLine(name).slice(0, maxVariantName), values: Object.fromEntries(cut), saved };
}
