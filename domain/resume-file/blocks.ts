import type { DesignName, PaperName } from "./options.ts";
import type { Span } from "./spans.ts";

/**
 * One paragraph of a resume. `field` names its content for a sentence about it. The date of an
 * entry goes to the right end of its line. Lines of a list break only between its items.
 */
export type Block = {
  kind: "name" | "title" | "contact" | "heading" | "entry" | "detail" | "text" | "paragraph" | "bullet";
  field: string;
  spans: Span[];
  date?: string;
  isList?: true;
};

/** Everything that a resume file is made from. */
export type FileQuestion = { blocks: Block[]; design: DesignName; paper: PaperName; title: string; author: string };

export type Line = Omit<Block, "spans"> & { spans: (Span | undefined)[] };

/** Separates the parts of a line. The line may break here, but not inside a part. */
export const separator = " · ";

/** The last line of an entry without text: nothing below belongs to it, so a page may end here. */
export const endsEntry = ({ kind }: Block, next: Block | undefined) =>
  (kind === "entry" || kind === "detail") && (!next || next.kind === "entry" || next.kind === "heading");
