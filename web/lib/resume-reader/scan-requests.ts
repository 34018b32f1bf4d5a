import { maxUnpackedScanBytes } from "#domain/limits.ts";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { beyondOf } from "#domain/portfolio/to-beyond.ts";
import type { ResumePage } from "#domain/resume/page.ts";
import { textLines } from "#domain/resume/plain-text.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { isLegible } from "#domain/resume/refusals.ts";
import { reportOn } from "#domain/resume-check/report.ts";
import { type FileLook, subjectOfFile } from "#domain/resume-check/subject.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { isPicture } from "#domain/resume-formats/signatures.ts";
import { withAlikeHeadings } from "#domain/resume-scan/headings.ts";
import { scanRefusals, unsure } from "#domain/resume-scan/scan.ts";
import { freshMemory } from "./pdf-memory.ts";
import type { Message, ScanRequest } from "./reader-messages.ts";
import { drawPicture, drawScan } from "./scan-pictures.ts";

/** Draws the pages of a scan or a photo, or reads the words that were recognized on them. */
export async function readScan(request: ScanRequest): Promise<void> {
  if ("scan" in request) return await drawPages(request.scan);
  readWords(request);
}

/** Draws the pages of a scan or a photo, and posts them. */
async function drawPages(file: ArrayBuffer) {
  freshMemory(maxUnpackedScanBytes);
  const bytes = new Uint8Array(file);
  const pictures = isPicture(bytes) ? [await drawPicture(bytes)] : await drawScan(bytes);
  const transfer = pictures.map(({ data }) => data.buffer);
  postMessage({ kind: "drawn", pictures } satisfies Message, { transfer });
}

/** Reads a resume from recognized words. Every value is marked as uncertain. */
function readWords({ pages, name, today }: Extract<ScanRequest, { pages: ResumePage[] }>) {
  const document = { pages: withAlikeHeadings(pages) };
  if (!isLegible(document)) throw new FileRefused(scanRefusals.noWords);
  const resume = readResume(document);
  const { confidence, ...reading } = toPortfolio(resume);
  const lines = textLines(document);
  const answer = { ...reading, confidence: unsure(confidence), lines, beyond: beyondOf(resume) };
  const look: FileLook = { name, rawTexts: [], hidden: undefined, isPicture: true };
  const checked = today && { report: reportOn(subjectOfFile(document, resume, look, today)), pages: [] };
  postMessage({ kind: "answer", answer, checked } satisfies Message);
}
