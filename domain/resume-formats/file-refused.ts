import { maxResumeFileBytes } from "../limits.ts";

/** A file that is no PDF cannot be read. The message is the sentence for the visitor. */
export class FileRefused extends Error {}

/** What is known of a file before its reader is fetched, or when it has not answered. */
export const tooLarge = `This file is larger than ${maxResumeFileBytes / 1024 / 1024} MB. Save it with smaller pictures.`;
export const tooSlow = "Reading this file took too long. Save it as a PDF, then choose that.";
