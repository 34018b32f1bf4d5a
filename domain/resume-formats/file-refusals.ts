import { maxResumeFileBytes } from "../limits.ts";

/**
 * Why a file that is no PDF cannot be read as a resume, in the sentence for the visitor. A file
 * that nobody sends to a server needs no code beside it.
 */
export const fileRefusals = {
  unknown:
    "This is no file that we can read. Choose a PDF, a Word, OpenDocument, RTF, text or Markdown file, or LinkedIn's data archive.",
  "old-word": "This is an old Word file (.doc). Save it as .docx or PDF, then choose it again.",
  locked: "This file is locked with a password. Save it without one, then choose it again.",
  pages: "This is a file of Apple Pages. Export it to Word or PDF, then choose it again.",
  archive: "This archive holds neither a document nor LinkedIn's data. Choose the resume itself.",
  damaged: "This file is damaged. Save it again in the program that you wrote it in, or save it as a PDF.",
  "too-large": `This file is larger than ${maxResumeFileBytes / 1024 / 1024} MB. Save it with smaller pictures.`,
  bomb: "This file unpacks to far more than a resume holds, so we did not open it. Save it as a PDF.",
  "too-long": "This file holds more text than a resume of two pages. Shorten it, then choose it again.",
  "too-slow": "Reading this file took too long. Save it as a PDF, then choose that.",
  "no-text": "There is no text in this file that we can read. Pictures of text are not read.",
} as const;

export type FileRefusal = keyof typeof fileRefusals;

export class FileRefused extends Error {
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal) {
    super(fileRefusals[refusal]);
    this.refusal = refusal;
  }
}
