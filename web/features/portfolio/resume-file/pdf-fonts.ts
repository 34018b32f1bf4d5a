import { create } from "fontkit";
import type PDFDocument from "pdfkit";
import type { Block } from "#domain/resume-file/blocks.ts";
import { type Missing, missingCharacters } from "#domain/resume-file/missing-characters.ts";
import { type Run, runsOf } from "#domain/resume-file/runs.ts";
import type { Face } from "#domain/resume-file/spans.ts";
import { type FontFile, maxParts } from "./composed-glyphs.ts";
import { type EmbeddedFont, joinSyllables } from "./syllables.ts";

type Document = InstanceType<typeof PDFDocument>;

/**
 * A parsed font, and the words that were shaped with it. Both are kept for the next file, because
 * they take most of the time of writing a file.
 */
export type OpenFont = { font: FontFile; words: Record<string, unknown> };

/** The fonts of a design. If the resume needs Devanagari, also a Devanagari font for each face. */
export type Fonts = Record<Face, OpenFont> & { devanagari?: Record<Face, OpenFont> };

/** No ligatures: every letter gets its own glyph, so that every PDF reader extracts it. */
const features = { liga: false, clig: false, calt: false, dlig: false };

const faces: Face[] = ["regular", "italic", "bold"];

/** Opens a font file for Latin, Greek and Cyrillic text. */
export function openFont(file: Uint8Array): OpenFont {
  const font = parse(file);
  const layout = font.layout.bind(font);
  font.layout = (text) => layout(text, features);
  return { font, words: {} };
}

/** Opens the font for Devanagari, once for each face. A stroke makes its bold text heavier. */
export function openDevanagari(file: Uint8Array): Record<Face, OpenFont> {
  const open = (face: Face): OpenFont => {
    const font = parse(file);
    Object.defineProperty(font, "postscriptName", { value: `NotoSans-devanagari-${face}` });
    Object.assign(font.maxp, { maxComponentElements: maxParts, maxComponentDepth: 4 });
    return { font, words: {} };
  };
  return { regular: open("regular"), italic: open("italic"), bold: open("bold") };
}

/**
 * Parses a font. fontkit caches each glyph with the letters that it first stood for. Other letters
 * may share the glyph, also letters in a resume written earlier. Those letters get their own glyph.
 */
function parse(file: Uint8Array): FontFile {
  const font = create(file as Buffer) as unknown as FontFile;
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, letters) => {
    if (String(font._glyphs[id]?.codePoints) !== String(letters)) delete font._glyphs[id];
    return getGlyph(id, letters);
  };
  return font;
}

/** The characters that the fonts lack, by field. */
export function missingIn(blocks: Block[], { regular, devanagari }: Fonts): Missing[] {
  return missingCharacters(blocks, (character, isDevanagari) => {
    const { font } = isDevanagari && devanagari ? devanagari.regular : regular;
    return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  });
}

/** Registers the fonts with a document. Each font has the name of its face. */
export function registerFonts(document: Document, { devanagari, ...fonts }: Fonts) {
  for (const face of faces) {
    register(document, face, fonts[face]);
    if (devanagari) joinSyllables(register(document, `devanagari-${face}`, devanagari[face]));
  }
}

/** Registers a font, and returns pdfkit's own object for it. */
function register(document: Document, name: string, { font, words }: OpenFont): EmbeddedFont {
  document.registerFont(name, font as never).font(name);
  const { _font: embedded } = document as unknown as { _font: EmbeddedFont };
  embedded.layoutCache = words;
  return embedded;
}

/**
 * Returns a function that measures text. It shapes each word once, including the space after the
 * word, because pdfkit draws words that way.
 */
export function measureIn(document: Document) {
  const known = new Map<string, number>();
  const widthOf = (word: string, face: Face) => {
    const key = `${face} ${word}`;
    const width = known.get(key) ?? runsOf(word).reduce((sum, run) => sum + widthOfRun(document, run, face), 0);
    known.set(key, width);
    return width;
  };
  return (text: string, face: Face, size: number) => {
    const words = text.split(" ").reduce((sum, word) => sum + widthOf(`${word} `, face), 0);
    return size * (words - widthOf(" ", face));
  };
}

/** The width of a run at font size 1. */
export function widthOfRun(document: Document, run: Run, face: Face): number {
  document.font(fontOf(run, face)).fontSize(1);
  return document.widthOfString(run.text);
}

/** The registered name of a run's font. */
export const fontOf = ({ isDevanagari }: Run, face: Face) => (isDevanagari ? `devanagari-${face}` : face);
