import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { readPdf as readWith } from "#domain/resume/read-pdf.ts";
import { withinHeapBudget } from "./heap-budget.ts";

/**
 * The text and links of a PDF, read with the worker's library and within its memory. The library is
 * there before the file's time begins: what a new worker takes to load it is not the file's fault.
 */
export async function readPdf(bytes: Uint8Array): Promise<ResumeDocument> {
  await getResolvedPDFJS();
  return readWith(bytes, { open: getDocumentProxy, within: withinHeapBudget });
}
