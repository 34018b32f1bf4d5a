import { isOnlyDates } from "../resume/dates.ts";
import { headingKind } from "../resume/headings.ts";
import { certain } from "./confidence.ts";
import type { Confidence, Draft } from "./draft.ts";
import { confirmed, isEmptied, isFromVisitor, isMissing, isWithin } from "./missing.ts";
import { valueAt } from "./paths.ts";
import { jobsPath, lacksParts, namesDatedJobs, skillsPath, wrongFile } from "./wrong-file.ts";

/** An edited value becomes certain. Drops the confidence of its entry and its parts. */
export function withConfirmed(confidence: Confidence, path: string): Confidence {
  const others = Object.entries(confidence).filter(
    ([other, value]) => !isWithin(other, path) && !(isWithin(path, other) && value < confirmed),
  );
  return { ...Object.fromEntries(others), [path]: confirmed };
}

/**
 * Moves confidences along with list entries. `places` has the old index of each entry, in the new
 * order.
 */
export function reordered(confidence: Confidence, list: string, places: number[]): Confidence {
  const moved = Object.entries(confidence).flatMap(([path, value]) => {
    if (!path.startsWith(`${list}.`)) return [[path, value] as const];
    const [index = "", ...rest] = path.slice(list.length + 1).split(".");
    const now = places.indexOf(Number(index));
    return now < 0 ? [] : [[[list, now, ...rest].join("."), value] as const];
  });
  return Object.fromEntries(moved);
}

/** Facts that every resume has. */
const needed = {
  "settings.name": "We could not find your name.",
  "settings.title": "We could not find your title, such as “Nurse” or “Web Developer”.",
  "sections.contact.email": "We could not find your email address.",
};

/** Facts that a site does not show if the visitor empties them. */
const shown = {
  "settings.name": "Your site shows no name.",
  "settings.title": "Your site shows no title.",
};

/**
 * The values that the visitor should check, by path, with the reason as a sentence. These are
 * values that the reader was unsure of, a name or title that was emptied, missing facts that every
 * resume has, skills that look like years or headings, dated jobs in the text if no job was found,
 * no part of a resume at all, and the name in a file that seems to be no resume. Uncertain tags are
 * reported for the whole list, and a profile by its address.
 */
export function thingsToCheck(draft: Draft): Map<string, string> {
  const { data, confidence } = draft;
  const found = new Map<string, string>();
  for (const [path, sentence] of Object.entries(needed))
    if (isMissing(draft, path) && (draft.source === "pdf" || path === "settings.name")) found.set(path, sentence);
  for (const [path, value] of Object.entries(confidence))
    if (value < certain) found.set(fieldOf(draft, path), "We were not sure about this one. Please check it.");
  for (const [path, sentence] of Object.entries(shown)) if (isEmptied(draft, path)) found.set(path, sentence);
  if (lacksParts(draft)) found.set(jobsPath, "We found no experience, education or skills. Is this your resume?");
  const { name } = data.settings;
  if (name && wrongFile(draft) && !isFromVisitor(confidence, "settings.name"))
    found.set("settings.name", `Is “${name}” your name?`);
  const odd = data.sections.about.skills.items.filter((skill) => isOnlyDates(skill) || headingKind(skill));
  if (odd.length > 0 && !isFromVisitor(confidence, skillsPath))
    found.set(skillsPath, `Is this a skill? ${odd.slice(0, 3).join(", ")}`);
  if (
    data.sections.experience.items.length === 0 &&
    !isFromVisitor(confidence, jobsPath) &&
    namesDatedJobs(draft.lines)
  )
    found.set(jobsPath, "Your resume has dated jobs, but we could not make entries of them.");
  return found;
}

function fieldOf({ data }: Draft, path: string): string {
  if (/\.(skills\.items|tags)\.\d+$/.test(path)) return path.replace(/\.\d+$/, "");
  return typeof valueAt(data, path) === "object" && /\d$/.test(path) ? `${path}.url` : path;
}

/** "4 things to check", "1 thing to check, 5 lines left over". */
export function toCheck(count: number, left = 0): string {
  const things = count === 1 ? "1 thing to check" : `${count} things to check`;
  if (left === 0) return things;
  const lines = `${left} ${left === 1 ? "line" : "lines"} left over`;
  return count === 0 ? lines : `${things}, ${lines}`;
}
