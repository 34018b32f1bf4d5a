import type { FileQuestion } from "#domain/resume-file/blocks.ts";
import { createAsk } from "#web/lib/thread.ts";
import type { PdfAnswer } from "./write-pdf.ts";

/**
 * Writes a PDF in a thread of its own: fonts are slow to read on a phone. Without threads there is
 * none, so that the page's own code does not hold the PDF library, too.
 */
export const askPdf = createAsk<FileQuestion, PdfAnswer>(
  () => new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" }),
  async () => {
    throw new Error("There are no threads here");
  },
);
