import { textLines } from "#domain/resume/plain-text.ts";
import { type PdfLibrary, readPdf } from "#domain/resume/read-pdf.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { answerOf } from "./answer-of.ts";
import { freshMemory } from "./pdf-memory.ts";
import { warmUpPdfs } from "./warm-up-pdfs.ts";

/**
 * How long to wait for a file before each warm-up. If a file is already there, it is read first.
 */
const restMs = 200;

/**
 * Warms up the reader while the visitor looks for a file, since the first reading takes three times
 * as long as the next. Returns a function that ends the warm-up once a file is there.
 */
export function warmUp(library: PdfLibrary): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const read = ([pdf, ...more]: Promise<Uint8Array>[]) => {
    if (!pdf) return;
    timer = setTimeout(async () => {
      const document = await readPdf(await pdf, library);
      if (isOver) return;
      answerOf(readResume(document), textLines(document));
      freshMemory();
      read(more);
    }, restMs);
  };
  read(warmUpPdfs());
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
