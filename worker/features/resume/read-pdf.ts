import { getDocumentProxy } from "unpdf";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { readPdf as readWith } from "#domain/resume/read-pdf.ts";
import { withinHeapBudget } from "./heap-budget.ts";

/** The text and links of a PDF, read with the worker's library and within its memory. */
export const readPdf = (bytes: Uint8Array): Promise<ResumeDocument> =>
  readWith(bytes, { open: getDocumentProxy, within: withinHeapBudget });
