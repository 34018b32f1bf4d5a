import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import type { PortfolioData } from "#domain/portfolio/portfolio.schema.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { readPdf } from "#worker/features/resume/read-pdf.ts";

/** The worker's answer for a PDF. Undefined if the worker refuses the file. */
export async function portfolioOf(bytes: Uint8Array): Promise<PortfolioData | undefined> {
  try {
    return toPortfolio(readResume(await readPdf(bytes))).portfolioData;
  } catch (error) {
    if (error instanceof ResumeRefused) return undefined;
    throw error;
  }
}
