import type { Confidence, Draft } from "./draft.ts";
import { valueAt } from "./paths.ts";

/** Below this the visitor is asked to look: the reader gives about 0.6 to what only its place on the page speaks for. */
const certain = 0.7;

/** The confidence of what the visitor typed or confirmed. */
export const theirs = 1;

/** What was known about a value and its parts, and doubts about its entry, give way to certainty. */
export function sure(confidence: Confidence, path: string): Confidence {
  const others = Object.entries(confidence).filter(
    ([other, value]) => !isWithin(other, path) && !(isWithin(path, other) && value < theirs),
  );
  return { ...Object.fromEntries(others), [path]: theirs };
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}.`);

/** Certainties move with their entries: `places` names, for each entry of the list as it is now, where it was before. */
export function reordered(confidence: Confidence, list: string, places: number[]): Confidence {
  const moved = Object.entries(confidence).flatMap(([path, value]) => {
    if (!path.startsWith(`${list}.`)) return [[path, value] as const];
    const [index = "", ...rest] = path.slice(list.length + 1).split(".");
    const now = places.indexOf(Number(index));
    return now < 0 ? [] : [[[list, now, ...rest].join("."), value] as const];
  });
  return Object.fromEntries(moved);
}

/** The fields that the visitor should look at: of a list of words the whole list, of a profile its address. */
export function uncertainFields({ data, confidence }: Draft): Set<string> {
  const doubtful = Object.entries(confidence).filter(([, value]) => value < certain);
  return new Set(
    doubtful.map(([path]) => {
      if (/\.(skills\.items|tags)\.\d+$/.test(path)) return path.replace(/\.\d+$/, "");
      return typeof valueAt(data, path) === "object" && /\d$/.test(path) ? `${path}.url` : path;
    }),
  );
}

/** Whether a value is empty because the source did not say it, not because the visitor made it so. */
export function isMissing({ data, confidence }: Draft, path: string): boolean {
  const value = valueAt(data, path);
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty && !Object.entries(confidence).some(([at, sureness]) => sureness === theirs && isWithin(path, at));
}
