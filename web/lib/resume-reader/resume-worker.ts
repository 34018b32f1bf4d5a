import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { maxUnpackedBytes } from "#domain/limits.ts";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { textLines } from "#domain/resume/plain-text.ts";
import { readPdf } from "#domain/resume/read-pdf.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import { practicePdf } from "./practice-pdf.ts";
import type { Message } from "./read-on-device.ts";

/**
 * Reads one resume in a thread of its own, which ends afterwards. It has no connection: see
 * scripts/prerender.ts.
 */

const say = (message: Message) => postMessage(message);

/** Who has the file at hand sends it sooner after "ready", and does not wait for the practice. */
const restMs = 200;

let unpacked = 0;

/**
 * The PDF library calls this before it unpacks so many bytes more (scripts/bounded-pdf-plugin.ts).
 */
function takePdfMemory(bytes: number) {
  unpacked += bytes;
  if (unpacked > maxUnpackedBytes) throw new RangeError("The file unpacks to too much");
}

Object.assign(globalThis, { takePdfMemory });

/** Throws RangeError also where the PDF library went on without what did not fit. */
async function within<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } finally {
    takePdfMemory(0);
  }
}

const library = { open: getDocumentProxy, within };
let warmUp: ReturnType<typeof setTimeout> | undefined;

addEventListener("message", async ({ data }: MessageEvent<ArrayBuffer>) => {
  clearTimeout(warmUp);
  try {
    say({ kind: "stage", stage: "parsing" });
    const document = await readPdf(new Uint8Array(data), library);
    say({ kind: "stage", stage: "reading" });
    say({ kind: "answer", answer: { ...toPortfolio(readResume(document)), lines: textLines(document) } });
  } catch (error) {
    if (error instanceof ResumeRefused) say({ kind: "refused", refusal: error.refusal });
    else say({ kind: "failed" });
  }
});

getResolvedPDFJS().then(
  () => {
    say({ kind: "ready" });
    warmUp = setTimeout(readPractice, restMs);
  },
  () => say({ kind: "failed" }),
);

/**
 * The first reading costs three times what the next one does. So it is made while the visitor looks
 * for a file.
 */
async function readPractice() {
  await readPdf(practicePdf(), library).then(readResume);
  unpacked = 0;
}
