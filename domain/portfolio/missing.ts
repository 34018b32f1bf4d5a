import type { Confidence, Draft } from "./draft.ts";
import { valueAt } from "./paths.ts";

/** The confidence of a value that the visitor typed or confirmed. */
export const confirmed = 1;

/** The confidence of a name or title that the visitor emptied and has not confirmed. */
const emptied = 0;

/** The values that every site needs. */
const wanted = ["settings.name", "settings.title"];

/** The confidence of a value that the visitor typed. */
export function confidenceOfTyped(path: string, value: unknown): number {
  return wanted.includes(path) && isBlank(value) ? emptied : confirmed;
}

/** Whether the visitor emptied the name or the title, and has not confirmed it. */
export function isEmptied({ data, confidence }: Draft, path: string): boolean {
  return wanted.includes(path) && confidence[path] === emptied && isBlank(valueAt(data, path));
}

/** Whether a value is a text without a letter. */
export const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

/** Whether a path is a place in portfolio data, or a part of it. */
export const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}.`);

/**
 * Whether a value is empty because the source did not have it, not because the visitor cleared it.
 */
export function isMissing(draft: Draft, path: string): boolean {
  const { data, confidence } = draft;
  const value = valueAt(data, path);
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty && !isFromVisitor(confidence, path) && !isEmptied(draft, path);
}

/** Whether the visitor typed or confirmed the value or something that contains it. */
export function isFromVisitor(confidence: Confidence, path: string): boolean {
  return Object.entries(confidence).some(([at, sureness]) => sureness === confirmed && isWithin(path, at));
}
