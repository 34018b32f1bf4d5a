import type { Block } from "./blocks.ts";

/** A part of a text in one font. */
export type Run = { text: string; isDevanagari: boolean };

const devanagari = /[\u0900-\u097f]/;

/** The characters of the font for Devanagari: also joiners, ASCII and some punctuation. */
const besideDevanagari = /([\u0900-\u097f -~–—‘’“”…·\u200c\u200d]+)/;

/**
 * Splits a text into parts of one font each. English within a Devanagari text has the same font,
 * since readers take a change of font for a change of meaning.
 */
export function runsOf(text: string): Run[] {
  if (!devanagari.test(text)) return [{ text, isDevanagari: false }];
  const parts = text.split(besideDevanagari).map((part, at) => ({ text: part, isDevanagari: at % 2 === 1 }));
  return parts.filter(({ text }) => text !== "");
}

/** Whether a resume needs the font for Devanagari. */
export const haveDevanagari = (blocks: Block[]) =>
  blocks.some(({ spans, date = "" }) => [...spans.map(({ text }) => text), date].some((text) => devanagari.test(text)));
