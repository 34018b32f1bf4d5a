import { type Reading, toPortfolio } from "#domain/portfolio/from-resume.ts";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { readResume } from "#domain/resume/read-resume.ts";

/** The portfolio data that a resume becomes, with its confidence and periods. */
export function readPortfolio(document: ResumeDocument): Reading {
  return toPortfolio(readResume(document));
}
