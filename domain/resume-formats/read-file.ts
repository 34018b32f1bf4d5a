import { maxResumeFileBytes } from "../limits.ts";
import type { ResumeDocument } from "../resume/page.ts";
import { textLines } from "../resume/plain-text.ts";
import { readResume } from "../resume/read-resume.ts";
import { isLegible, ResumeRefused } from "../resume/refusals.ts";
import type { Resume } from "../resume/resume.schema.ts";
import { openArchive } from "./archive.ts";
import { decoded } from "./decode.ts";
import { fileRefusals } from "./file-refusals.ts";
import { FileRefused } from "./file-refused.ts";
import type { Flow } from "./flow.ts";
import { linesOf, readLinkedIn } from "./linkedin.ts";
import { isLinkedIn } from "./linkedin-sheets.ts";
import { readMarkdown } from "./markdown.ts";
import { isArchive, isOldOffice, isPicture, isRtf } from "./marks.ts";
import { isOpenDocument, readOpenDocument } from "./open-document.ts";
import { setPlainText } from "./plain-text.ts";
import { readRtf } from "./rtf.ts";
import { setFlow } from "./set-flow.ts";
import { readWord } from "./word.ts";
import { mainPartOf } from "./word-parts.ts";

/** What a file that is no PDF says: its resume and the lines that it was read from. */
export type FileReading = {
  resume: Resume;
  lines: string[];
  /** Undefined where the file names its fields, so that nothing had to be read from a page. */
  document?: ResumeDocument;
  /**
   * Text that nobody sees, and lines of the header and footer; undefined where the format has no
   * such thing.
   */
  hidden?: string[];
  edges?: string[];
};

/**
 * Reads a resume that is no PDF. Its first bytes decide what it is; its name only tells Markdown
 * from other text. Throws FileRefused, and nothing else, for a file that cannot be read.
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

/** Office wraps a file with a password in its old format, in which this is the name of a part. */
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
  if (text.length > mostCharacters) throw new FileRefused(fileRefusals.tooLong);
  if (/\.(?:md|markdown)$/i.test(name)) return readDocument(setFlow(readMarkdown(text)).document);
  return readDocument(setPlainText(text));
}

/** Text has breaks and tabs among its letters, and no other codes of machines. */
const isBinary = (text: string) => /\p{Cc}/u.test(text.replace(/[\s\u0080-\u009f]/g, ""));

/** A resume of two pages has 8,000. */
const mostCharacters = 40_000;

function readFlow(flow: Flow): FileReading {
  const { document, edges } = setFlow(flow);
  return { ...readDocument(document), hidden: flow.hidden, edges };
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
