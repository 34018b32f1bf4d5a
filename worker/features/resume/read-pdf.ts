import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { readPdf as readWith } from "#domain/resume/read-pdf.ts";
import { withinHeapBudget } from "./heap-budget.ts";

/**
 * Reads the text and links of a PDF with the worker's PDF library and within its memory limit. A
 * new worker takes time to load the library, so it is loaded before the file's time limit starts.
 */
export async function readPdf(bytes: Uint8Array): Promise<ResumeDocument> {
  await getResolvedPDFJS();
  return readWith(bytes, { open: getDocumentProxy, within: withinHeapBudget });
}
