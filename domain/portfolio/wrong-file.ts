import { findDates } from "../resume/dates.ts";
import { headingKind } from "../resume/headings.ts";
import { degreeScore, jobScore } from "../resume/words.ts";
import type { Draft } from "./draft.ts";
import { isMissing } from "./missing.ts";
import { readsLikePosting } from "./posting-words.ts";

/** The paths of the lists that are checked as a whole. */
export const skillsPath = "sections.about.skills.items";
export const jobsPath = "sections.experience.items";

/** A resume has something in at least one of these. */
const partsOfResume = [
  jobsPath,
  skillsPath,
  "sections.education.items",
  "sections.projects.items",
  "sections.achievements.items",
];

/**
 * The kind of a file without any part of a resume: a job posting, by its words, or unknown.
 * Undefined for a resume, for a file with two or more headings of a resume, and once the visitor
 * has added or confirmed a part.
 */
export function wrongFile(draft: Draft): "posting" | "unknown" | undefined {
  if (!lacksParts(draft) || namesDatedJobs(draft.lines)) return undefined;
  if (readsLikePosting(draft.lines)) return "posting";
  const headings = new Set(draft.lines.map((line) => headingKind(line)));
  const named = (["experience", "education", "skills"] as const).filter((kind) => headings.has(kind));
  return named.length > 1 ? undefined : "unknown";
}

/** Whether none of the parts of a resume was found in the text of a file. */
export function lacksParts(draft: Draft): boolean {
  return draft.source === "pdf" && draft.lines.length > 0 && partsOfResume.every((path) => isMissing(draft, path));
}

/** Whether a period stands within two lines of a job's name. */
export function namesDatedJobs(lines: string[]): boolean {
  const isJob = (line: string) => line.length < 120 && jobScore(line) > 0 && degreeScore(line) === 0;
  const isPeriod = (line: string) =>
    findDates(line).some(({ text }) => /[-–—→]|\b(?:to|until|bis|au|hasta)\b/.test(text));
  return lines.some((line, at) => isPeriod(line) && lines.slice(Math.max(0, at - 2), at + 3).some(isJob));
}
