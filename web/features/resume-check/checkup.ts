import type { Draft } from "#domain/portfolio/draft.ts";
import type { Answer } from "#domain/portfolio/from-resume.ts";
import type { Seen } from "#domain/resume-check/seen.ts";
import type { Checked } from "#web/lib/resume-reader/reader-messages.ts";

/** What was checked: a file with the values that were read from it, or the stored draft. */
export type Checkup = ({ kind: "file"; name: string; answer: Answer } & Checked) | { kind: "draft"; draft: Draft };

/** The text that is marked on the page. */
export type Marked = Pick<Seen, "text" | "at"> | undefined;
