import { definePDFJSModule, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { beyondOf } from "#domain/portfolio/to-beyond.ts";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { textLines } from "#domain/resume/plain-text.ts";
import { readPdf } from "#domain/resume/read-pdf.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { looksLikePdf, ResumeRefused } from "#domain/resume/refusals.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";
import { mostCommonQuarter, upright } from "#domain/resume/upright.ts";
import type { Subject } from "#domain/resume-check/check.ts";
import { reportOn } from "#domain/resume-check/report.ts";
import { subjectOfFields, subjectOfFile } from "#domain/resume-check/subject.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { hasOtherSignature } from "#domain/resume-formats/signatures.ts";
import { drawingPdfjs } from "./draw-pages.ts";
import { inspectPdf } from "./page-pictures.ts";
import { freshMemory, within } from "./pdf-memory.ts";
import { practice } from "./practice.ts";
import type { Checked, Message, ScanWish, Wish } from "./reader-messages.ts";
import { drawPages, readWords } from "./scan-wishes.ts";

/**
 * The worker that reads one resume and then ends. If its name is "drawing", it loads at once the
 * library that can also draw pages. Its policy, in scripts/headers-file.ts, blocks all connections.
 */

const say = (message: Message) => postMessage(message);

const library = { open: getDocumentProxy, within };
let endPractice: (() => void) | undefined;

addEventListener("message", async ({ data: wish }: MessageEvent<Wish | ScanWish>) => {
  endPractice?.();
  try {
    if ("scan" in wish) return await drawPages(wish.scan);
    if ("pages" in wish) return readWords(wish);
    say({ kind: "stage", stage: "parsing" });
    const bytes = new Uint8Array(wish.bytes);
    const isPdf = looksLikePdf(bytes) || (wish.isPdf && !hasOtherSignature(bytes));
    const { resume, lines, checked } = await (isPdf ? readPdfFile(bytes, wish) : readOtherFile(bytes, wish));
    const answer = { ...toPortfolio(resume), lines, beyond: beyondOf(resume) };
    const pictures = checked?.pages.flatMap(({ picture }) => picture ?? []) ?? [];
    postMessage({ kind: "answer", answer, checked } satisfies Message, { transfer: pictures });
  } catch (error) {
    if (error instanceof ResumeRefused) say({ kind: "refused", refusal: error.refusal });
    else if (error instanceof FileRefused) say({ kind: "file-refused", sentence: error.message });
    else say({ kind: "failed" });
  }
});

type Read = { resume: Resume; lines: string[]; checked: Checked | undefined };

async function readPdfFile(bytes: Uint8Array, { name, today }: Wish): Promise<Read> {
  const copy = today && bytes.slice();
  const document = await readPdf(bytes, library);
  say({ kind: "stage", stage: "reading" });
  const resume = readResume(document);
  const checked = today && copy && (await checkedPdf(copy, document, resume, { name, today }));
  return { resume, lines: textLines(document), checked };
}

/** Checks a PDF that was read. Drawing its pages gets the same memory limit as reading them. */
async function checkedPdf(
  bytes: Uint8Array,
  document: ResumeDocument,
  resume: Resume,
  { name, today }: { name: string; today: Subject["today"] },
): Promise<Checked> {
  freshMemory();
  const turned = { pages: document.pages.map(upright) };
  const turns = document.pages.map(({ items }) => mostCommonQuarter(items));
  const { pages, ...inspection } = await inspectPdf(bytes, turned, turns);
  return { report: reportOn(subjectOfFile(turned, resume, { name, ...inspection }, today)), pages };
}

/** Reads a Word file or another format. The code for these is fetched with the first such file. */
async function readOtherFile(bytes: Uint8Array, { name, today }: Wish): Promise<Read> {
  const { readFile } = await import("#domain/resume-formats/read-file.ts");
  say({ kind: "stage", stage: "reading" });
  const { resume, lines, document, edges, hidden } = await readFile(bytes, name);
  if (!today) return { resume, lines, checked: undefined };
  const look = {
    name,
    rawTexts: document?.pages.flatMap(({ items }) => items.map(({ text }) => text)) ?? [],
    hidden: hidden?.map((text) => ({ text })),
    ...(edges && { edges }),
  };
  const subject = document ? subjectOfFile(document, resume, look, today) : subjectOfFields(resume, lines, today);
  return { resume, lines, checked: { report: reportOn(subject), pages: [] } };
}

(self.name === "drawing" ? definePDFJSModule(drawingPdfjs) : getResolvedPDFJS()).then(
  () => {
    say({ kind: "ready" });
    endPractice = practice(library);
  },
  () => say({ kind: "failed" }),
);
