import type { Answer } from "#domain/portfolio/from-resume.ts";
import type { Leftover } from "#domain/portfolio/leftovers.ts";
import type { ResumePage } from "#domain/resume/page.ts";
import type { Refusal } from "#domain/resume/refusals.ts";
import type { Subject } from "#domain/resume-check/check.ts";
import type { Report } from "#domain/resume-check/report.ts";
import type { Gray } from "#domain/resume-scan/gray.ts";

/**
 * A request to the reader's worker: to read a file, and to check it if `today` is given. `isPdf`:
 * the file's type or name says PDF.
 */
export type ReadRequest = { bytes: ArrayBuffer; name: string; isPdf: boolean; today?: Subject["today"] };

/**
 * A request about a scan or a photo: first to draw its pages, then to read the recognized words,
 * and to check them if `today` is given.
 */
export type ScanRequest = { scan: ArrayBuffer } | { pages: ResumePage[]; name: string; today?: Subject["today"] };

/** The report of the checks and the pages of the file. No pages if the file is no PDF. */
export type Checked = { report: Report; pages: PagePicture[] };

/** A page, counted from 1. Its size is in points. No picture if the browser could not draw it. */
export type PagePicture = { number: number; width: number; height: number; picture: ImageBitmap | undefined };

/** `unplaced`: the lines that are in no field of the answer's first draft. */
export type Reading = { answer: Answer; checked: Checked | undefined; unplaced?: Leftover[] };

/** A message from the reader's worker: that it is ready, its progress, or its result. */
export type Message =
  | { kind: "ready" }
  | { kind: "stage"; stage: Stage }
  | ({ kind: "answer" } & Reading)
  | { kind: "drawn"; pictures: Gray[] }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "file-refused"; sentence: string }
  | { kind: "failed" };

/** A message of the PDF library, which takes every worker for its own. It is ignored. */
export type LibraryMessage = { kind?: undefined };

export type Stage = "parsing" | "reading";
