import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { maxUnpackedBytes } from "#domain/limits.ts";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { textLines } from "#domain/resume/plain-text.ts";
import { readPdf } from "#domain/resume/read-pdf.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import type { Message } from "./read-on-device.ts";

/** Reads one resume in a thread of its own, which ends afterwards. It has no connection: see scripts/prerender.ts. */

const say = (message: Message) => postMessage(message);

let unpacked = 0;

/** The PDF library calls this before it unpacks so many bytes more (scripts/bounded-pdf-plugin.ts). */
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

addEventListener("message", async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    say({ kind: "stage", stage: "parsing" });
    const document = await readPdf(new Uint8Array(data), { open: getDocumentProxy, within });
    say({ kind: "stage", stage: "reading" });
    say({ kind: "answer", answer: { ...toPortfolio(readResume(document)), lines: textLines(document) } });
  } catch (error) {
    if (error instanceof ResumeRefused) say({ kind: "refused", refusal: error.refusal });
    else say({ kind: "failed" });
  }
});

getResolvedPDFJS().then(
  () => say({ kind: "ready" }),
  () => say({ kind: "failed" }),
);
