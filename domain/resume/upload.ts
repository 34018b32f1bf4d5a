import { maxResumeBytes, maxResumeFileBytes, maxResumeSize } from "../limits.ts";
import { tooLarge } from "../resume-formats/file-refused.ts";

/**
 * The steps that the visitor sees during the analysis. One more appears every `stepMs`, up to the
 * last.
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

/** The steps at which the real stages of a reading in the browser begin. */
export const stepOf = { parsing: 1, reading: 2, designing: 4 } as const;

export const stepMs = 2000;

type Chosen = { name: string; type: string; size: number };

export const isPdf = ({ type }: Chosen) => type === "application/pdf";

/**
 * The types that the file dialog offers. Old Word and Pages files can still be dropped; the visitor
 * then gets advice.
 */
export const resumeFileTypes = "application/pdf,.pdf,.docx,.odt,.rtf,.txt,.md,.zip";
/** Pictures. Their words are recognized if the visitor asks for it. */
export const pictureTypes = "image/png,image/jpeg";
const otherEndings = /\.(?:doc|do[ct][xm]|odt|ott|rtf|txt|text|md|markdown|zip|pages)$/i;

/**
 * Why a file is not accepted, in a sentence for the visitor. The type is checked before the size.
 * For a file other than a PDF the name decides here, and the reader checks its content later.
 */
export function uploadFault(file: Chosen | undefined): string | undefined {
  if (!file || !(isPdf(file) || otherEndings.test(file.name))) return "Please select a PDF file";
  if (isPdf(file)) return file.size > maxResumeBytes ? `File size must be less than ${maxResumeSize}` : undefined;
  return file.size > maxResumeFileBytes ? tooLarge : undefined;
}

/** Bytes as megabytes of 1024 × 1024 bytes, to two decimals. A file is never shown as "0.00 MB". */
export function megabytes(bytes: number): string {
  return `${Math.max(0.01, bytes / 1024 / 1024).toFixed(2)} MB`;
}
