import type { FileQuestion } from "#domain/resume-file/blocks.ts";
import { createWorkerClient } from "#web/lib/thread.ts";
import type { PdfAnswer } from "./write-pdf.ts";

/** Files are made in workers only, so that the page's code does not contain the libraries. */
const noThreads = async () => {
  throw new Error("There are no threads here");
};

/** Writes a PDF in a worker: parsing the fonts would block a phone's page. */
export const askPdf = createWorkerClient<FileQuestion, PdfAnswer>(
  () => new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" }),
  noThreads,
);

/** Writes a Word file in a worker. */
export const askDocx = createWorkerClient<FileQuestion, Uint8Array<ArrayBuffer>>(
  () => new Worker(new URL("./docx-worker.ts", import.meta.url), { type: "module" }),
  noThreads,
);
