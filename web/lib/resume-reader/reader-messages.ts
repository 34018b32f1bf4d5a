import type { Answer } from "#domain/portfolio/from-resume.ts";
import type { ResumePage } from "#domain/resume/page.ts";
import type { Refusal } from "#domain/resume/refusals.ts";
import type { Subject } from "#domain/resume-check/check.ts";
import type { Report } from "#domain/resume-check/report.ts";
import type { Gray } from "#domain/resume-scan/gray.ts";

/**
 * What the reader's thread is asked: to read a file, and to check it in the month of `today`. The
 * file says of itself that it is a PDF where `isPdf`.
 */
export type Wish = { bytes: ArrayBuffer; name: string; isPdf: boolean; today?: Subject["today"] };

/**
 * What the same thread is asked for a scan or a photo: to draw its pages, then to read what they
 * say, and to check that in the month of `today`.
 */
export type ScanWish = { scan: ArrayBuffer } | { pages: ResumePage[]; name: string; today?: Subject["today"] };

/** What the checks say, and the pages that they speak of: none where the file is no PDF. */
export type Checked = { report: Report; pages: PagePicture[] };

/** A page, counted from 1, as a picture where this browser could draw it. Its size is in points. */
export type PagePicture = { number: number; width: number; height: number; picture: ImageBitmap | undefined };

export type Reading = { answer: Answer; checked: Checked | undefined };

/** What the reader's thread says: that it can begin, how far it is, and how it ended. */
export type Message =
  | { kind: "ready" }
  | { kind: "stage"; stage: Stage }
  | ({ kind: "answer" } & Reading)
  | { kind: "drawn"; pictures: Gray[] }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "file-refused"; sentence: string }
  | { kind: "failed" };

/** The PDF library takes every thread for its own worker and greets, too. */
export type LibraryMessage = { kind?: undefined };

export type Stage = "parsing" | "reading";
