import { maxResumeBytes, maxResumeFileBytes, maxResumeSize } from "../limits.ts";
import { tooLarge } from "../resume-formats/file-refused.ts";

/**
 * What the visitor reads while the resume is analyzed, in order; one more every `stepMs`, stopping
 * at the last.
 */
export const generationSteps = [
  "Uploading resume...",
  "Parsing document structure...",
  "Extracting key sections...",
  "Analyzing content with AI...",
  "Designing portfolio layout...",
  "Generating responsive components...",
  "Optimizing for mobile devices...",
  "Finalizing portfolio assets...",
  "Portfolio generation complete!",
] as const;

/** The steps at which the real stages of a reading on the device begin. */
export const stepOf = { parsing: 1, reading: 2, designing: 4 } as const;

export const stepMs = 2000;

type Chosen = { name: string; type: string; size: number };

export const isPdf = ({ type }: Chosen) => type === "application/pdf";

/**
 * What a file dialog offers. Old Word files and those of Pages may be dropped, and hear what to do.
 */
export const resumeFileTypes = "application/pdf,.pdf,.docx,.odt,.rtf,.txt,.md,.zip";
/** In these, words are recognized when the visitor asks for it. */
export const pictureTypes = "image/png,image/jpeg";
const otherEndings = /\.(?:doc|do[ct][xm]|odt|ott|rtf|txt|text|md|markdown|zip|pages)$/i;

/**
 * Why a file is no resume that we take, in a sentence for the visitor: the type is checked before
 * the size. Of a file that is no PDF the name decides here; the reader looks inside.
 */
export function uploadFault(file: Chosen | undefined): string | undefined {
  if (!file || !(isPdf(file) || otherEndings.test(file.name))) return "Please select a PDF file";
  if (isPdf(file)) return file.size > maxResumeBytes ? `File size must be less than ${maxResumeSize}` : undefined;
  return file.size > maxResumeFileBytes ? tooLarge : undefined;
}

/** Bytes as megabytes of 1024 × 1024 bytes, to two decimals. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
