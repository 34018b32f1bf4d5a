import { create, type Font } from "fontkit";
import type PDFDocument from "pdfkit";
import type { Block } from "#domain/resume-file/blocks.ts";
import { type Missing, missingCharacters } from "#domain/resume-file/missing-characters.ts";
import { type Run, runsOf } from "#domain/resume-file/runs.ts";
import type { Face } from "#domain/resume-file/spans.ts";
import { type EmbeddedFont, joinSyllables } from "./syllables.ts";

type Document = InstanceType<typeof PDFDocument>;

/** The font files of a design, and one for Devanagari where the resume has it. */
export type Fonts = Record<Face, Uint8Array> & { devanagari?: Uint8Array };

/** Every letter is a glyph of its own, so that every reader gets it back. */
export const features = { liga: false, clig: false, calt: false, dlig: false };

const faces: Face[] = ["regular", "italic", "bold"];

/** What the fonts cannot show, a line for each field. */
export function missingIn(blocks: Block[], { regular, devanagari = regular }: Fonts): Missing[] {
  const [main, other] = [regular, devanagari].map((file) => create(file as Buffer) as Font);
  return missingCharacters(blocks, (character, isDevanagari) => {
    const font = isDevanagari ? other : main;
    return font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;
  });
}

export function registerFonts(document: Document, { devanagari, ...files }: Fonts) {
  for (const face of faces) document.registerFont(face, files[face] as never);
  if (devanagari) registerDevanagari(document, devanagari);
}

/** One file serves for all faces, each under its own name: bold text is drawn with a stroke around it. */
function registerDevanagari(document: Document, file: Uint8Array) {
  const inside = document as unknown as { _font: EmbeddedFont; _fontFamilies: Record<string, EmbeddedFont> };
  for (const face of faces) {
    const name = `devanagari-${face}`;
    document.registerFont(name, file as never).font(name);
    const { _font: embedded, _fontFamilies: families } = inside;
    delete families[embedded.font.postscriptName]; // else the second one is taken for the first
    Object.defineProperty(embedded.font, "postscriptName", { value: `NotoSans-${name}` });
    joinSyllables(embedded);
  }
}

/** The width of a text, whose words are shaped once. */
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

/** In shares of the text's size. */
export function widthOfRun(document: Document, run: Run, face: Face): number {
  document.font(fontOf(run, face)).fontSize(1);
  return document.widthOfString(run.text, (run.isDevanagari ? {} : { features }) as never);
}

/** The font of a part of a text, by the name that it is registered under. */
export const fontOf = ({ isDevanagari }: Run, face: Face) => (isDevanagari ? `devanagari-${face}` : face);
