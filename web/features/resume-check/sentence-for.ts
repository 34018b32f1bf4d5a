import { ResumeRefused } from "#domain/resume/refusals.ts";
import { refusalText } from "#domain/resume-check/refusal-text.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { NoReader } from "#web/lib/resume-reader/read-on-device.ts";

/** A sentence for the visitor that says why a file could not be checked. */
export function sentenceFor(failure: unknown): string {
  if (failure instanceof NoReader && failure.isOffline)
    return "The reader has to be loaded once. Check your connection, then try again: your file stays on this device.";
  if (failure instanceof NoReader)
    return "This browser could not start the reader. Check your connection, or try another browser: nothing is sent to us instead.";
  if (failure instanceof FileRefused) return failure.message;
  return refusalText(failure instanceof ResumeRefused ? failure.refusal : undefined);
}
