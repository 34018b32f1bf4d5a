import { findDates, isOnlyDates } from "../resume/dates.ts";
import { headingKind } from "../resume/headings.ts";
import { degreeScore, jobScore } from "../resume/words.ts";
import type { Confidence, Draft } from "./draft.ts";
import { valueAt } from "./paths.ts";
import { readsLikePosting } from "./posting-words.ts";

/**
 * Below this confidence, the visitor is asked to check. The reader gives about 0.6 to a value that
 * it found only by its place on the page.
 */
const certain = 0.7;

/** The confidence of a value that the visitor typed or confirmed. */
export const confirmed = 1;

/** An edited value becomes certain. Drops the confidence of its entry and its parts. */
export function sure(confidence: Confidence, path: string): Confidence {
  const others = Object.entries(confidence).filter(
    ([other, value]) => !isWithin(other, path) && !(isWithin(path, other) && value < confirmed),
  );
  return { ...Object.fromEntries(others), [path]: confirmed };
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}.`);

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

const skillsPath = "sections.about.skills.items";
const jobsPath = "sections.experience.items";

/** Facts that every resume has. */
const needed = {
  "settings.name": "We could not find your name.",
  "settings.title": "We could not find your title, such as “Nurse” or “Web Developer”.",
  "sections.contact.email": "We could not find your email address.",
};

/** A resume has something in at least one of these. */
const partsOfResume = [
  jobsPath,
  skillsPath,
  "sections.education.items",
  "sections.projects.items",
  "sections.achievements.items",
];

/**
 * What a file seems to be in which none of the parts of a resume was found: a job posting, by its
 * words, or not known. Undefined for a resume, also for one that has the headings of one but could
 * not be read, and once the visitor has added or confirmed a part.
 */
export function wrongFile(draft: Draft): "posting" | "unknown" | undefined {
  if (!lacksParts(draft) || namesDatedJobs(draft.lines)) return undefined;
  if (readsLikePosting(draft.lines)) return "posting";
  const headings = new Set(draft.lines.map((line) => headingKind(line)));
  const named = (["experience", "education", "skills"] as const).filter((kind) => headings.has(kind));
  return named.length > 1 ? undefined : "unknown";
}

function lacksParts(draft: Draft): boolean {
  return draft.source === "pdf" && draft.lines.length > 0 && partsOfResume.every((path) => isMissing(draft, path));
}

/**
 * What the visitor should check, by path, with the reason as a sentence. These are values that the
 * reader was unsure of, missing facts that every resume has, skills that look like years or
 * headings, dated jobs in the text if no job was found, no part of a resume at all, and the name in
 * a file that seems to be no resume. Uncertain tags are reported for the whole list, and a profile
 * by its address.
 */
export function thingsToCheck(draft: Draft): Map<string, string> {
  const { data, confidence } = draft;
  const found = new Map<string, string>();
  for (const [path, sentence] of Object.entries(needed))
    if (isMissing(draft, path) && (draft.source === "pdf" || path === "settings.name")) found.set(path, sentence);
  for (const [path, value] of Object.entries(confidence))
    if (value < certain) found.set(fieldOf(draft, path), "We were not sure about this one. Please check it.");
  if (lacksParts(draft)) found.set(jobsPath, "We found no experience, education or skills. Is this your resume?");
  const { name } = data.settings;
  if (name && wrongFile(draft) && !isTheirs(confidence, "settings.name"))
    found.set("settings.name", `Is “${name}” your name?`);
  const odd = data.sections.about.skills.items.filter((skill) => isOnlyDates(skill) || headingKind(skill));
  if (odd.length > 0 && !isTheirs(confidence, skillsPath))
    found.set(skillsPath, `Is this a skill? ${odd.slice(0, 3).join(", ")}`);
  if (data.sections.experience.items.length === 0 && !isTheirs(confidence, jobsPath) && namesDatedJobs(draft.lines))
    found.set(jobsPath, "Your resume has dated jobs, but we could not make entries of them.");
  return found;
}

function fieldOf({ data }: Draft, path: string): string {
  if (/\.(skills\.items|tags)\.\d+$/.test(path)) return path.replace(/\.\d+$/, "");
  return typeof valueAt(data, path) === "object" && /\d$/.test(path) ? `${path}.url` : path;
}

/** Whether a period stands within two lines of a job's name. */
function namesDatedJobs(lines: string[]): boolean {
  const isJob = (line: string) => line.length < 120 && jobScore(line) > 0 && degreeScore(line) === 0;
  const isPeriod = (line: string) =>
    findDates(line).some(({ text }) => /[-–—→]|\b(?:to|until|bis|au|hasta)\b/.test(text));
  return lines.some((line, at) => isPeriod(line) && lines.slice(Math.max(0, at - 2), at + 3).some(isJob));
}

/** "4 things to check". */
export function toCheck(count: number): string {
  return count === 1 ? "1 thing to check" : `${count} things to check`;
}

/**
 * Whether a value is empty because the source did not have it, not because the visitor cleared it.
 */
export function isMissing({ data, confidence }: Draft, path: string): boolean {
  const value = valueAt(data, path);
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty && !isTheirs(confidence, path);
}

/** Whether the visitor typed or confirmed the value or something that contains it. */
function isTheirs(confidence: Confidence, path: string): boolean {
  return Object.entries(confidence).some(([at, sureness]) => sureness === confirmed && isWithin(path, at));
}
