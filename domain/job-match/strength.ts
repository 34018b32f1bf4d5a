import words from "#content/posting-words.json" with { type: "json" };
import { remembered } from "../resume/remember.ts";
import type { PostingLine } from "./blocks.ts";
import { phrases } from "./phrases.ts";

/** How much the posting wants it: required, welcome, or only part of the work. */
export type Strength = "must" | "nice" | "duty";

/** Where a sentence says how much something counts. */
const cuesOf = remembered(phrases(words.cues));

/** Whether a sentence is about law, not about the job. */
export const isLegal = (sentence: string) => cuesOf(sentence).legal !== undefined;

/** How strongly a sentence of a block asks for what stands at a place of it. */
export function strengthAt(block: PostingLine["block"], sentence: string, at: number): Strength | undefined {
  if (block === "offer" || block === "about" || block === "process") return;
  const { none, legal, must, niceAhead = Number.POSITIVE_INFINITY } = cuesOf(sentence);
  if (none !== undefined || legal !== undefined) return;
  if (block === "nice" || isNice(sentence, at) || niceAhead < at) return "nice";
  if (block === "must" || must !== undefined) return "must";
  return "duty";
}

/** A remark in brackets that something is a plus concerns only what is in the brackets. */
function isNice(sentence: string, at: number): boolean {
  const { nice: found } = cuesOf(sentence);
  if (found === undefined) return false;
  const open = sentence.lastIndexOf("(", found);
  const close = sentence.indexOf(")", found);
  if (open < 0 || close < 0 || sentence.slice(open, found).includes(")")) return true;
  return at > open && at < close;
}
