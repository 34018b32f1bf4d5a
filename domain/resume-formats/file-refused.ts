import { maxResumeFileBytes } from "../limits.ts";

/** A file other than a PDF cannot be read. The message is the sentence for the visitor. */
export class FileRefused extends Error {}

/**
 * Refusals that do not come from the file's reader: it was not loaded, or did not answer in time.
 */
export const tooLarge = `This file is larger than ${maxResumeFileBytes / 1024 / 1024} MB. Save it with smaller pictures.`;
export const tooSlow = "Reading this file took too long. Save it as a PDF, then choose that.";
