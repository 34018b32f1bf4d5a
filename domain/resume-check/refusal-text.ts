import { maxResumePages, maxResumeSize } from "../limits.ts";
import type { Refusal } from "../resume/refusals.ts";

const texts: Record<Refusal, string> = {
  "no-text":
    "There is no text in this PDF: it is a picture of a resume, or its fonts cannot be mapped. A machine cannot read it. Export the PDF again from the program that you wrote it in.",
  password: "This PDF is locked with a password. A machine cannot read it. Save it without one.",
  "too-many-pages": `This PDF has more than ${maxResumePages} pages. Shorten the resume to ${maxResumePages} pages, then check it again.`,
  "too-large": `This file is larger than ${maxResumeSize}. Many application forms refuse it, too. Save it with smaller pictures.`,
  "not-a-pdf": "This file is not a PDF, whatever its name says. Export your resume as a PDF.",
  damaged: "This PDF is damaged. Export it again from the program that you wrote it in.",
  "too-complex": "This PDF is built in too many layers to be read. Export it with plain text.",
  "too-slow": "Reading this PDF took too long. Export it with plain text and fewer drawings.",
  busy: "This device has too much to do at the moment. Please try again.",
};

/** The text for a chosen file that is a picture. */
export const pictureText =
  "This is a picture of a resume. A machine cannot read it. Save your resume as a PDF with text.";

export const emptyText = "This file is empty. Export your resume again, then choose it here.";

/** Why a resume could not be checked, and what to do. Without a refusal, the fault is ours. */
export function refusalText(refusal: Refusal | undefined): string {
  return refusal ? texts[refusal] : "The check stopped, and the fault is ours. Please try again.";
}
