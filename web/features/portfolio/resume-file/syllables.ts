import { addComposed, type Drawing, type FontFile, mostParts, type Position, type Subset } from "./composed-glyphs.ts";

/** What is used of pdfkit 0.20's font that is embedded. Lengths are in 1/1000 of the text's size. */
export type EmbeddedFont = {
  font: FontFile;
  subset: Subset;
  scale: number;
  widths: number[];
  /** The code points that each glyph of the file stands for. */
  unicode: number[][];
  encode(text: string): [codes: string[], positions: Position[]];
};

/** A drawing and the letters that it stands for. */
type Syllable = Drawing & { letters: string[] };

/** Fonts have fewer glyphs than this. */
const firstOwn = 0x10000;

/**
 * Writes a shaped text so that every reader gets it back. An Indian script draws vowels before the
 * consonants that they follow, joins consonants, and sets marks over them, but readers take the
 * text of a PDF glyph by glyph, in the order of drawing. So the first letter of a syllable has a
 * glyph that draws all of it, composed of those of the font, and each further letter has an empty
 * glyph without a width. One glyph for several letters would not do: pdf.js takes a glyph that
 * stands for any mark to have no width.
 */
export function joinSyllables(embedded: EmbeddedFont): void {
  const { font, subset, scale } = embedded;
  Object.assign(font.maxp, { maxComponentElements: mostParts, maxComponentDepth: 4 });
  // The font remembers a glyph with the letters that it stood for first.
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    delete font._glyphs[id];
    return getGlyph(id, codePoints);
  };
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
 * Glyphs in groups that have the same letters as the next part of the text, in whatever order. What
 * is left at the end is one group. A glyph without letters is a part of the one before it.
 */
function syllablesOf(text: string, { glyphs, positions }: ReturnType<FontFile["layout"]>): Syllable[] {
  const rest = [...text];
  const syllables: Syllable[] = [];
  let drawn: string[] = [];
  for (const [at, { id, codePoints = [] }] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const letters = codePoints.map((point) => String.fromCodePoint(point)).filter(isLetter);
    if (xAdvance === 0 && letters[0] === " ") letters.pop(); // stands for a sign that joins letters
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

/** Not a sign that joins or parts letters, which leaves no glyph behind. */
const isLetter = (character: string) => !/[\u200c\u200d]/.test(character);

/** How many characters hold so many letters, with the signs after them. */
function lengthOf(text: string[], letters: number): number {
  let left = letters;
  const end = text.findIndex((character) => isLetter(character) && left-- === 0);
  return end < 0 ? text.length : end;
}

/** Such a sign goes with the mark before it: pdf.js leaves out one that stands alone. */
const letter = /\p{Mn}[\u200c\u200d]+|./gsu;
