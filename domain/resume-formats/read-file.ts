import { maxResumeFileBytes } from "../limits.ts";
import type { ResumeDocument } from "../resume/page.ts";
import { textLines } from "../resume/plain-text.ts";
import { readResume } from "../resume/read-resume.ts";
import { isLegible, ResumeRefused } from "../resume/refusals.ts";
import type { Resume } from "../resume/resume.schema.ts";
import { decoded } from "../text/decoded.ts";
import { openArchive } from "./archive.ts";
import { fileRefusals } from "./file-refusals.ts";
import { FileRefused } from "./file-refused.ts";
import type { Flow } from "./flow.ts";
import { linesOf, readLinkedIn } from "./linkedin.ts";
import { isLinkedIn } from "./linkedin-sheets.ts";
import { readMarkdown } from "./markdown.ts";
import { isOpenDocument, readOpenDocument } from "./open-document.ts";
import { setPlainText } from "./plain-text.ts";
import { readRtf } from "./rtf.ts";
import { setFlow } from "./set-flow.ts";
import { isArchive, isOldOffice, isPicture, isRtf } from "./signatures.ts";
import { tablesOf } from "./tables.ts";
import { readWord } from "./word.ts";
import { mainPartOf } from "./word-parts.ts";

/** The reading of a file other than a PDF: its resume and the lines that it was read from. */
export type FileReading = {
  resume: Resume;
  lines: string[];
  /** Undefined if the file names its fields, so that nothing was read from a page. */
  document?: ResumeDocument;
  /**
   * Text that nobody sees, and lines of the header and footer. Undefined if the format has no such
   * thing.
   */
  hidden?: string[];
  edges?: string[];
  /** The first text of each table. Undefined unless the format is a word processor's. */
  tables?: string[];
};

/**
 * Reads a resume in a format other than PDF. The first bytes decide the format; the name only tells
 * Markdown from other text. Throws nothing but FileRefused if the file cannot be read.
 */
export async function readFile(bytes: Uint8Array, name: string): Promise<FileReading> {
  try {
    if (bytes.length > maxResumeFileBytes) throw new FileRefused(fileRefusals.tooLarge);
    if (isOldOffice(bytes)) throw new FileRefused(isLocked(bytes) ? fileRefusals.locked : fileRefusals.oldWord);
    if (isArchive(bytes)) return await readArchive(bytes);
    if (isPicture(bytes)) throw new FileRefused(fileRefusals.picture);
    if (isRtf(bytes)) return readFlow(readRtf(bytes));
    return readText(bytes, name);
  } catch (error) {
    throw asFileRefused(error);
  }
}

/**
 * Whether an Office file has a password. Office wraps such a file in its old format, with a part of
 * this name.
 */
function isLocked(bytes: Uint8Array): boolean {
  const name = [..."EncryptedPackage"].map((letter) => `${letter}\0`).join("");
  return new TextDecoder("latin1").decode(bytes).includes(name);
}

async function readArchive(bytes: Uint8Array): Promise<FileReading> {
  const archive = await openArchive(bytes);
  const main = await mainPartOf(archive);
  if (main) return readFlow(await readWord(archive, main));
  if (await isOpenDocument(archive)) return readFlow(await readOpenDocument(archive));
  if (isLinkedIn(archive)) {
    const resume = await readLinkedIn(archive);
    return { resume, lines: linesOf(resume) };
  }
  throw new FileRefused(archive.paths.some((path) => path.endsWith(".iwa")) ? "pages" : "archive");
}

function readText(bytes: Uint8Array, name: string): FileReading {
  const text = decoded(bytes);
  if (isBinary(text)) throw new FileRefused(fileRefusals.unknown);
  if (text.length > maxCharacters) throw new FileRefused(fileRefusals.tooLong);
  if (/\.(?:md|markdown)$/i.test(name)) return readDocument(setFlow(readMarkdown(text)).document);
  return readDocument(setPlainText(text));
}

/** Whether text has control characters other than line breaks and tabs. */
const isBinary = (text: string) => /\p{Cc}/u.test(text.replace(/[\s\u0080-\u009f]/g, ""));

/** A resume of two pages has about 8,000 characters. */
const maxCharacters = 40_000;

function readFlow(flow: Flow): FileReading {
  const { document, edges } = setFlow(flow);
  return { ...readDocument(document), hidden: flow.hidden, edges, tables: tablesOf(flow) };
}

function readDocument(document: ResumeDocument): FileReading {
  if (!isLegible(document)) throw new FileRefused(fileRefusals.noText);
  return { document, resume: readResume(document), lines: textLines(document) };
}

function asFileRefused(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error;
  if (error instanceof ResumeRefused && error.refusal === "too-complex") return new FileRefused(fileRefusals.tooLong);
  return new FileRefused(error instanceof RangeError ? fileRefusals.bomb : fileRefusals.damaged);
}
