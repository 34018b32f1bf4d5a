import { getDocumentProxy } from "unpdf";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { beyondOf } from "#domain/portfolio/to-beyond.ts";
import { textLines } from "#domain/resume/plain-text.ts";
import { readPdf } from "#domain/resume/read-pdf.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { withinHeapBudget } from "#worker/features/resume/heap-budget.ts";

/** The result for a PDF as JSON, or the reason why the reader refuses it. */
export async function read(bytes: Uint8Array): Promise<string> {
  try {
    const document = await readPdf(bytes, { open: getDocumentProxy, within: withinHeapBudget });
    const resume = readResume(document);
    return JSON.stringify({ ...toPortfolio(resume), lines: textLines(document), beyond: beyondOf(resume) });
  } catch (error) {
    if (error instanceof ResumeRefused) return error.refusal;
    throw error;
  }
}
