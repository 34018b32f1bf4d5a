import type { FileQuestion } from "#domain/resume-file/blocks.ts";
import { createAsk } from "#web/lib/thread.ts";
import type { PdfAnswer } from "./write-pdf.ts";

/** Without threads there is no file: the page's own code does not hold the libraries, too. */
const noThreads = async () => {
  throw new Error("There are no threads here");
};

/** Writes a PDF in a thread of its own: fonts are slow to read on a phone. */
export const askPdf = createAsk<FileQuestion, PdfAnswer>(
  () => new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" }),
  noThreads,
);

/** Writes a Word file in a thread of its own. */
export const askDocx = createAsk<FileQuestion, Uint8Array<ArrayBuffer>>(
  () => new Worker(new URL("./docx-worker.ts", import.meta.url), { type: "module" }),
  noThreads,
);
