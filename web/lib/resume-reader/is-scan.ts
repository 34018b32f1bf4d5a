import { ResumeRefused } from "#domain/resume/refusals.ts";
import { isPicture } from "#domain/resume-formats/signatures.ts";

/** Whether this browser can draw a page in a worker. Recognizing text in a picture needs that. */
const hasPictures = typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";

/** Whether a refused file is a picture or a PDF without text. Its words can be recognized. */
export async function isScan(file: File, failure?: unknown): Promise<boolean> {
  const isWithoutText = failure instanceof ResumeRefused && failure.refusal === "no-text";
  return hasPictures && (isWithoutText || (await isPictureFile(file)));
}

/** Whether a file is a picture, judged by its first bytes. */
export async function isPictureFile(file: File): Promise<boolean> {
  return isPicture(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
}
