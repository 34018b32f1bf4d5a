import type { Answer } from "#domain/portfolio/from-resume.ts";
import type { Leftover } from "#domain/portfolio/leftovers.ts";
import type { ResumePage } from "#domain/resume/page.ts";
import type { Refusal } from "#domain/resume/refusals.ts";
import type { Subject } from "#domain/resume-check/check.ts";
import type { Report } from "#domain/resume-check/report.ts";
import type { Gray } from "#domain/resume-scan/gray.ts";

/**
 * A request to the reader's worker to read a file. With `today`, the worker also checks the file.
 * `isPdf` says whether the file's type or name is that of a PDF.
 */
export type ReadRequest = { bytes: ArrayBuffer; name: string; isPdf: boolean; today?: Subject["today"] };

/**
 * A request about a scan or a photo. The first request is to draw its pages. The second is to read
 * the recognized words, and with `today` also to check them.
 */
export type ScanRequest = { scan: ArrayBuffer } | { pages: ResumePage[]; name: string; today?: Subject["today"] };

/** The report of the checks, and the pages of the file. Only a PDF has pages. */
export type Checked = { report: Report; pages: PagePicture[] };

/**
 * A page, counted from 1. Its size is in points. `picture` is undefined if the browser could not
 * draw the page.
 */
export type PagePicture = { number: number; width: number; height: number; picture: ImageBitmap | undefined };

/**
 * The result of reading. `unplaced` has the lines that are in no field of the answer's first draft.
 */
export type Reading = { answer: Answer; checked: Checked | undefined; unplaced?: Leftover[] };

/** A message from the reader's worker: it is ready, it has progressed, or it has a result. */
export type Message =
  | { kind: "ready" }
  | { kind: "stage"; stage: Stage }
  | ({ kind: "answer" } & Reading)
  | { kind: "drawn"; pictures: Gray[] }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "file-refused"; sentence: string }
  | { kind: "failed" };

/** A message of the PDF library, which treats every worker as its own. We ignore it. */
export type LibraryMessage = { kind?: undefined };

export type Stage = "parsing" | "reading";
