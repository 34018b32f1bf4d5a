import type { Beyond } from "../portfolio/beyond.ts";
import { type PortfolioData, portfolioDataSchema } from "../portfolio/portfolio.schema.ts";
import { toResume } from "../portfolio/to-resume.ts";
import { toJsonResume } from "./from-resume.ts";
import { jsonResumeSchema } from "./json-resume.schema.ts";
import { beyondOf } from "./to-beyond.ts";
import { fromJsonResume } from "./to-portfolio.ts";

/** Bytes. */
export const maxJsonResumeBytes = 5_000_000;

/** Why a file was refused, in a sentence for the visitor. */
export class JsonResumeError extends Error {}

/** The portfolio data, and the facts beyond it, as the text of a JSON Resume file. */
export function exportJsonResume(data: PortfolioData, beyond?: Beyond): string {
  return `${JSON.stringify(toJsonResume(toResume(data, beyond), data.settings.profileImage), null, 2)}\n`;
}

/**
 * The portfolio data in a JSON Resume file, and the facts beyond it. Throws JsonResumeError for a
 * file of another kind.
 */
export function importJsonResume(file: string): { data: PortfolioData; beyond: Beyond } {
  const resume = jsonResumeSchema.safeParse(parsed(file));
  if (!resume.success) throw new JsonResumeError(refusal(resume.error));
  if (!Object.values(resume.data).some((part) => part && typeof part === "object"))
    throw new JsonResumeError("This file has none of the parts of a JSON Resume, such as basics or work.");

  const data = portfolioDataSchema.safeParse(fromJsonResume(resume.data));
  if (!data.success) throw new JsonResumeError(refusal(data.error));
  return { data: data.data, beyond: beyondOf(resume.data) };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    throw new JsonResumeError("This file is not valid JSON.");
  }
}

const refusal = ({ issues: [issue] }: { issues: { path: PropertyKey[]; code: string }[] }) =>
  `This file cannot be read as a JSON Resume: ${issue?.path.join(".") || "the file"} ${issue?.code === "too_big" ? "is too long" : "has an unexpected form"}.`;
