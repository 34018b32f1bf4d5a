import { addComposed, type Drawing, type FontFile, type Position, type Subset } from "./composed-glyphs.ts";

/** The part of pdfkit 0.20's embedded font that we use. Lengths are in 1/1000 of the font size. */
export type EmbeddedFont = {
  font: FontFile;
  subset: Subset;
  scale: number;
  widths: number[];
  /** The code points of each glyph in the file. */
  unicode: number[][];
  encode(text: string): [codes: string[], positions: Position[]];
  /** The words that have been shaped. */
  layoutCache: Record<string, unknown>;
};

/** A drawing, and the letters that it stands for. */
type Syllable = Drawing & { letters: string[] };

/** The first id of our own glyphs. No font has this many glyphs. */
const firstOwn = 0x10000;

/**
 * Makes pdfkit write Devanagari so that every PDF reader extracts the letters in their order. PDF
 * readers extract text glyph by glyph, in drawing order. But Indic scripts draw some vowels before
 * the consonants that they follow, and they join consonants. So the first letter of a syllable gets
 * a composite glyph that draws the whole syllable, and each further letter gets an empty glyph of
 * width 0. One glyph for all letters would not work: pdf.js gives no width to a glyph that stands
 * for a mark.
 */
export function joinSyllables(embedded: EmbeddedFont): void {
  const { font, subset, scale } = embedded;
  const codes = new Map<string, string>();
  const made = new Map<number, Drawing>();

  const codeOf = (letter: string, drawing: Drawing): string => {
    const { parts, advance } = drawing;
    const key = `${letter} ${advance} ${parts.map(({ id, x, y }) => `${id},${x},${y}`).join(" ")}`;
    const known = codes.get(key);
    if (known !== undefined) return known;
    const id = firstOwn + made.size;
    made.set(id, drawing);
    const at = subset.glyphs.push(id) - 1;
    embedded.widths[at] = advance * scale;
    embedded.unicode[at] = [...letter].map((character) => character.codePointAt(0) ?? 0);
    const code = at.toString(16).padStart(4, "0");
    codes.set(key, code);
    return code;
  };

  embedded.encode = (text) => {
    const shown = syllablesOf(text, font.layout(text)).flatMap(({ letters, ...drawing }) =>
      letters.map((letter, at) => ({ letter, drawing: at === 0 ? drawing : nothing })),
    );
    return [
      shown.map(({ letter, drawing }) => codeOf(letter, drawing)),
      shown.map(({ drawing }) => {
        const width = drawing.advance * scale;
        return { xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: width };
      }),
    ];
  };

  const addGlyph = subset._addGlyph.bind(subset);
  subset._addGlyph = (id) => {
    const drawing = made.get(id);
    return drawing ? addComposed(subset, font, drawing) : addGlyph(id);
  };
}

const nothing: Drawing = { parts: [], advance: 0 };

/**
 * Groups glyphs into syllables. A group ends when its letters, in any order, match the next part of
 * the text. A glyph without letters belongs to the previous group. The glyphs that remain at the
 * end form one group.
 */
function syllablesOf(text: string, { glyphs, positions }: ReturnType<FontFile["layout"]>): Syllable[] {
  const rest = [...text];
  const syllables: Syllable[] = [];
  let drawn: string[] = [];
  for (const [at, { id, codePoints = [] }] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const letters = codePoints.map((point) => String.fromCodePoint(point)).filter(isLetter);
    if (xAdvance === 0 && letters[0] === " ") letters.pop(); // fontkit inserts this space for a joiner
    let open = syllables.at(-1);
    if (!open || (drawn.length === 0 && letters.length > 0)) {
      open = { parts: [], advance: 0, letters: [] };
      syllables.push(open);
    }
    open.parts.push({ id, x: Math.round(open.advance + xOffset), y: Math.round(yOffset) });
    open.advance += xAdvance;
    drawn.push(...letters);
    const length = lengthOf(rest, drawn.length);
    if (drawn.toSorted().join("") !== rest.slice(0, length).filter(isLetter).sort().join("")) continue;
    open.letters.push(...rest.splice(0, length));
    drawn = [];
  }
  syllables.at(-1)?.letters.push(...rest);
  return syllables.map(({ letters, ...drawing }) => ({ ...drawing, letters: letters.join("").match(letter) ?? [] }));
}

/** Whether a character has a glyph. Zero-width joiners and non-joiners have none. */
const isLetter = (character: string) => !/[\u200c\u200d]/.test(character);

/**
 * The length of the start of a text that has this many letters, including the joiners after them.
 */
function lengthOf(text: string[], letters: number): number {
  let left = letters;
  const end = text.findIndex((character) => isLetter(character) && left-- === 0);
  return end < 0 ? text.length : end;
}

/** A letter. A joiner stays with the mark before it, because pdf.js drops a single joiner. */
const letter = /\p{Mn}[\u200c\u200d]+|./gsu;
