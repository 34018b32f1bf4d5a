import words from "#content/posting-words.json" with { type: "json" };
import { memoized } from "../resume/memoize.ts";
import type { PostingLine } from "./blocks.ts";
import { phrases } from "./phrases.ts";

/** How much a posting wants a skill: required, welcome, or merely part of the work. */
export type Strength = "must" | "nice" | "duty";

/** The positions of words that say how much something counts. */
const cuesOf = memoized(phrases(words.cues));

/** Whether a sentence is about law, not about the job. */
export const isLegal = (sentence: string) => cuesOf(sentence).legal !== undefined;

/** Whether a text has words that make something merely welcome. */
export const isNiceIn = (text: string) => cuesOf(text).nice !== undefined;

/**
 * How strongly a sentence asks for the thing at a position; undefined if it does not ask. Below
 * "nice to have", a sentence with its own "must" or "mandatory" still requires.
 */
export function strengthAt(block: PostingLine["block"], sentence: string, at: number): Strength | undefined {
  if (block === "offer" || block === "about" || block === "process") return;
  const { none, legal, must, force, niceAhead = Number.POSITIVE_INFINITY } = cuesOf(sentence);
  if (none !== undefined || legal !== undefined) return;
  if (isNice(sentence, at) || niceAhead <= at) return "nice";
  if (block === "nice") return force === undefined || isDenied.test(sentence.slice(0, force)) ? "nice" : "must";
  if (block === "must" || must !== undefined) return "must";
  return "duty";
}

/** "Not" or "no" before a word that requires: "not a must". */
const isDenied = /\b(?:not|no|never|nicht|kein|pas|non?|não)(?: an?| a| de)?\s*$/i;

/**
 * Whether something is merely welcome. "(a plus)" in brackets concerns only the text in the
 * brackets.
 */
function isNice(sentence: string, at: number): boolean {
  const { nice: found } = cuesOf(sentence);
  if (found === undefined || isRequiredFirst(sentence, at, found)) return false;
  const open = sentence.lastIndexOf("(", found);
  const close = sentence.indexOf(")", found);
  if (open < 0 || close < 0 || sentence.slice(open, found).includes(")")) return true;
  return at > open && at < close;
}

/** Whether "required" comes between the thing and "preferred": "BSN required, MSN preferred". */
function isRequiredFirst(sentence: string, at: number, nice: number): boolean {
  return /\b(?:required|mandatory|essential|a must)\b(?! not)[,;]? /i.test(sentence.slice(at, nice));
}
