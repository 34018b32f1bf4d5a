import { create, type Font } from "fontkit";
import type PDFDocument from "pdfkit";
import type { Block } from "#domain/resume-file/blocks.ts";
import { type Missing, missingCharacters } from "#domain/resume-file/missing-characters.ts";
import { type Run, runsOf } from "#domain/resume-file/runs.ts";
import type { Face } from "#domain/resume-file/spans.ts";
import { type EmbeddedFont, joinSyllables } from "./syllables.ts";

type Document = InstanceType<typeof PDFDocument>;

/** The font files of a design, and one for Devanagari if the resume needs it. */
export type Fonts = Record<Face, Uint8Array> & { devanagari?: Uint8Array };

/** No ligatures: every letter gets its own glyph, so that every PDF reader extracts it. */
const features = { liga: false, clig: false, calt: false, dlig: false };

const faces: Face[] = ["regular", "italic", "bold"];

/** The characters that the fonts lack, by field. */
export function missingIn(blocks: Block[], { regular, devanagari = regular }: Fonts): Missing[] {
  const [main, other] = [regular, devanagari].map((file) => create(file as Buffer) as Font);
  return missingCharacters(blocks, (character, isDevanagari) => {
    const font = isDevanagari ? other : main;
    return font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;
  });
}

/**
 * pdfkit's document with the font that it writes with, and all of them by their PostScript name.
 */
type Inside = { _font: EmbeddedFont; _fontFamilies: Record<string, EmbeddedFont> };

/**
 * Registers the fonts with a document, each under the name of its face. The features are the font's
 * own: pdfkit would shape each text anew if they came with the text.
 */
export function registerFonts(document: Document, { devanagari, ...files }: Fonts) {
  for (const face of faces) {
    document.registerFont(face, files[face] as never).font(face);
    const { _font: embedded } = document as unknown as Inside;
    const shape = embedded.layoutRun.bind(embedded);
    embedded.layoutRun = (text) => shape(text, features);
  }
  if (devanagari) registerDevanagari(document, devanagari);
}

/** Registers one file under a name for each face. Bold text gets its weight from a stroke. */
function registerDevanagari(document: Document, file: Uint8Array) {
  const inside = document as unknown as Inside;
  for (const face of faces) {
    const name = `devanagari-${face}`;
    document.registerFont(name, file as never).font(name);
    const { _font: embedded, _fontFamilies: families } = inside;
    delete families[embedded.font.postscriptName]; // otherwise pdfkit would reuse the first face for the others
    Object.defineProperty(embedded.font, "postscriptName", { value: `NotoSans-${name}` });
    joinSyllables(embedded);
  }
}

/** Returns a function that measures text. It shapes each word once. */
export function measureIn(document: Document) {
  const known = new Map<string, number>();
  const widthOf = (word: string, face: Face) => {
    const key = `${face} ${word}`;
    const width = known.get(key) ?? runsOf(word).reduce((sum, run) => sum + widthOfRun(document, run, face), 0);
    known.set(key, width);
    return width;
  };
  return (text: string, face: Face, size: number) =>
    size * text.split(/(?<= )/).reduce((sum, word) => sum + widthOf(word, face), 0);
}

/** The width of a run at font size 1. */
export function widthOfRun(document: Document, run: Run, face: Face): number {
  document.font(fontOf(run, face)).fontSize(1);
  return document.widthOfString(run.text);
}

/** The registered name of a run's font. */
export const fontOf = ({ isDevanagari }: Run, face: Face) => (isDevanagari ? `devanagari-${face}` : face);
