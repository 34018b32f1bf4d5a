import type { Block } from "./blocks.ts";

/** A part of a text that one font shows. */
export type Run = { text: string; isDevanagari: boolean };

const devanagari = /[\u0900-\u097f]/;

/** What the font for Devanagari has: also signs that join and part letters, and English text. */
const besideDevanagari = /([\u0900-\u097f -~–—‘’“”…·\u200c\u200d]+)/;

/**
 * A text in parts of one font each. English within a text in Devanagari has the font of its
 * neighbors: readers take a change of font for a change of meaning.
 */
export function runsOf(text: string): Run[] {
  if (!devanagari.test(text)) return [{ text, isDevanagari: false }];
  const parts = text.split(besideDevanagari).map((part, at) => ({ text: part, isDevanagari: at % 2 === 1 }));
  return parts.filter(({ text }) => text !== "");
}

/** Whether a resume needs the font for Devanagari. */
export const haveDevanagari = (blocks: Block[]) =>
  blocks.some(({ spans, date = "" }) => [...spans.map(({ text }) => text), date].some((text) => devanagari.test(text)));
