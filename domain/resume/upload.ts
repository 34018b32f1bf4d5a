import { maxResumeBytes, maxResumeSize } from "../limits.ts";

/** What the visitor reads while the resume is analyzed, in order; one more every `stepMs`, stopping at the last. */
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

/** Why a file is no resume that we take, in a sentence for the visitor: the type is checked before the size. */
export function uploadFault(file: { type: string; size: number } | undefined): string | undefined {
  if (file?.type !== "application/pdf") return "Please select a PDF file";
  if (file.size > maxResumeBytes) return `File size must be less than ${maxResumeSize}`;
}

/** Bytes as megabytes of 1024 × 1024 bytes, to two decimals. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
