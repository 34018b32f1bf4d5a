import type { Confidence, Draft } from "./draft.ts";
import { valueAt } from "./paths.ts";

/** The confidence of a value that the visitor typed or confirmed. */
export const confirmed = 1;

/** Whether a path is a place in portfolio data, or a part of it. */
export const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}.`);

/**
 * Whether a value is empty because the source did not have it, not because the visitor cleared it.
 */
export function isMissing({ data, confidence }: Draft, path: string): boolean {
  const value = valueAt(data, path);
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty && !isFromVisitor(confidence, path);
}

/** Whether the visitor typed or confirmed the value or something that contains it. */
export function isFromVisitor(confidence: Confidence, path: string): boolean {
  return Object.entries(confidence).some(([at, sureness]) => sureness === confirmed && isWithin(path, at));
}
