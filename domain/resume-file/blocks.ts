import type { DesignName, PaperName } from "./options.ts";
import type { Span } from "./spans.ts";

/**
 * One paragraph of a resume. `field` names what it says, for a sentence about it. The date of an
 * entry stands at the right end of its line. The lines of a list end only between its items.
 */
export type Block = {
  kind: "name" | "title" | "contact" | "heading" | "entry" | "detail" | "text" | "told" | "bullet";
  field: string;
  spans: Span[];
  date?: string;
  isList?: true;
};

/** What a file is made of. */
export type FileQuestion = { blocks: Block[]; design: DesignName; paper: PaperName; title: string; author: string };

export type Line = Omit<Block, "spans"> & { spans: (Span | undefined)[] };

/** Parts of one line; a line may break here and nowhere inside a part. */
export const separator = " · ";
