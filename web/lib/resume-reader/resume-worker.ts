import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { maxUnpackedBytes } from "#domain/limits.ts";
import { beyondOf, toPortfolio } from "#domain/portfolio/from-resume.ts";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { textLines } from "#domain/resume/plain-text.ts";
import { readPdf } from "#domain/resume/read-pdf.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { ResumeRefused } from "#domain/resume/refusals.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";
import { mostCommonQuarter, upright } from "#domain/resume/upright.ts";
import { reportOn } from "#domain/resume-check/report.ts";
import { subjectOfFile } from "#domain/resume-check/subject.ts";
import { lookAt } from "./page-pictures.ts";
import { practicePdf } from "./practice-pdf.ts";
import type { Checked, CheckWish, Message, Wish } from "./read-on-device.ts";

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

addEventListener("message", async ({ data: { bytes, check } }: MessageEvent<Wish>) => {
  clearTimeout(warmUp);
  try {
    say({ kind: "stage", stage: "parsing" });
    const copy = check && bytes.slice(0);
    const document = await readPdf(new Uint8Array(bytes), library);
    say({ kind: "stage", stage: "reading" });
    const resume = readResume(document);
    const answer = { ...toPortfolio(resume), lines: textLines(document), beyond: beyondOf(resume) };
    const checked = check && copy && (await checkedFile(new Uint8Array(copy), document, resume, check));
    const pictures = checked?.pages.flatMap(({ picture }) => picture ?? []) ?? [];
    postMessage({ kind: "answer", answer, checked } satisfies Message, { transfer: pictures });
  } catch (error) {
    if (error instanceof ResumeRefused) say({ kind: "refused", refusal: error.refusal });
    else say({ kind: "failed" });
  }
});

/** What the checks say of a file that was read. Its pages are drawn in the memory of a reading. */
async function checkedFile(
  bytes: Uint8Array,
  document: ResumeDocument,
  resume: Resume,
  { name, today }: CheckWish,
): Promise<Checked> {
  unpacked = 0;
  const turned = { pages: document.pages.map(upright) };
  const turns = document.pages.map(({ items }) => mostCommonQuarter(items));
  const { pages, ...look } = await lookAt(bytes, turned, turns);
  return { report: reportOn(subjectOfFile(turned, resume, { name, ...look }, today)), pages };
}

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
