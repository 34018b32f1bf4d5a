import { tooLarge, tooSlow } from "./file-refused.ts";

/**
 * Why a file other than a PDF cannot be read as a resume, in sentences for the visitor. Such files
 * never go to a server, so there are no error codes.
 */
export const fileRefusals = {
  unknown:
    "This is no file that we can read. Choose a PDF, a Word, OpenDocument, RTF, text or Markdown file, or LinkedIn's data archive.",
  picture: "This is a picture, and there is no text in it. Save your resume as a PDF with text.",
  oldWord: "This is an old Word file (.doc). Save it as .docx or PDF, then choose it again.",
  locked: "This file is locked with a password. Save it without one, then choose it again.",
  pages: "This is a file of Apple Pages. Export it to Word or PDF, then choose it again.",
  archive: "This archive holds neither a document nor LinkedIn's data. Choose the resume itself.",
  damaged: "This file is damaged. Save it again in the program that you wrote it in, or save it as a PDF.",
  tooLarge,
  bomb: "This file unpacks to far more than a resume holds, so we did not open it. Save it as a PDF.",
  tooLong: "This file holds more text than a resume of two pages. Shorten it, then choose it again.",
  tooSlow,
  noText: "There is no text in this file that we can read. Pictures of text are not read.",
} as const;
