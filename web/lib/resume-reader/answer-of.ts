import { firstDraft } from "#domain/portfolio/first-draft.ts";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { unplaced } from "#domain/portfolio/leftovers.ts";
import { beyondOf } from "#domain/portfolio/to-beyond.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";

/**
 * The worker's answer for a resume. It includes what the page itself would take long to compute.
 */
export function answerOf(resume: Resume, lines: string[]) {
  const answer = { ...toPortfolio(resume), lines, beyond: beyondOf(resume) };
  return { answer, unplaced: unplaced(firstDraft(answer)) };
}
