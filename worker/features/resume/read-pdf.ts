import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { readPdf as readWith } from "#domain/resume/read-pdf.ts";
import { withinHeapBudget } from "./heap-budget.ts";

/**
 * Reads the text and links of a PDF with the worker's library and within its memory. The library is
 * loaded before the file's time limit starts, since a new worker takes time to load it.
 */
export async function readPdf(bytes: Uint8Array): Promise<ResumeDocument> {
  await getResolvedPDFJS();
  return readWith(bytes, { open: getDocumentProxy, within: withinHeapBudget });
}
