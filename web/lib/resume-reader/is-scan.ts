import { ResumeRefused } from "#domain/resume/refusals.ts";
import { isPicture } from "#domain/resume-formats/marks.ts";

/** Whether this browser can draw a page in a thread, as reading a picture needs. */
const hasPictures = typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";

/** Whether words can be recognized in a file that was refused: it is a picture, or its PDF has no text. */
export async function isScan(file: File, failure?: unknown): Promise<boolean> {
  const isWithoutText = failure instanceof ResumeRefused && failure.refusal === "no-text";
  return hasPictures && (isWithoutText || (await isPictureFile(file)));
}

/** Whether a file is a picture: its first bytes decide, not its name. */
export async function isPictureFile(file: File): Promise<boolean> {
  return isPicture(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
}
