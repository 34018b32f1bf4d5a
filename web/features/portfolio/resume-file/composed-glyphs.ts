export type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number; advanceWidth: number };

/** The part of fontkit 2.0's font type that we use. Lengths are in font units. */
export type FontFile = {
  postscriptName: string;
  loca: { offsets: number[] };
  maxp: { maxComponentElements: number; maxComponentDepth: number };
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(
    text: string,
    features?: Record<string, boolean>,
  ): { glyphs: Glyph[]; positions: Omit<Position, "advanceWidth">[] };
  _glyphs: Record<number, Glyph>;
  getGlyph(
    id: number,
    codePoints?: number[],
  ): Glyph & { cbox: { minX: number; minY: number; maxX: number; maxY: number } };
};
type Glyph = { id: number; codePoints?: number[] };

/** fontkit's subset of a font. `glyphs` has the font's ids of the glyphs in the file. */
export type Subset = {
  glyphs: number[];
  includeGlyph(id: number): number;
  _addGlyph(id: number): number;
  glyf: Uint8Array[];
  offset: number;
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
};

/** Glyphs that are drawn together. Each glyph has its own offset. */
export type Drawing = { parts: { id: number; x: number; y: number }[]; advance: number };

/** A limit for invalid input: most syllables have at most four parts. */
export const maxParts = 64;

/** Flags of a component of a composite glyph, from OpenType 1.9, table glyf. */
const wordsAsPlace = 0x0003;
const moreFollow = 0x0020;

/** Adds a composite glyph to a font subset. */
export function addComposed(subset: Subset, font: FontFile, { parts, advance }: Drawing): number {
  const { offsets } = font.loca;
  const shown = parts.filter(({ id }) => offsets[id] !== offsets[id + 1]).slice(0, maxParts);
  const boxes = shown.map(({ id, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(id).cbox;
    return [minX + x, minY + y, maxX + x, maxY + y] as const;
  });
  const box = [0, 1, 2, 3].map((side) => {
    const values = boxes.map((corners) => corners[side] ?? 0);
    return values.length === 0 ? 0 : side < 2 ? Math.min(...values) : Math.max(...values);
  });
  const bytes = new Uint8Array(shown.length === 0 ? 0 : 10 + 8 * shown.length);
  const view = new DataView(bytes.buffer);
  const write = (from: number, values: number[]) => {
    for (const [at, value] of values.entries()) view.setInt16(from + 2 * at, value);
  };
  if (shown.length > 0) write(0, [-1, ...box]);
  for (const [at, { id, x, y }] of shown.entries())
    write(10 + 8 * at, [wordsAsPlace | (at < shown.length - 1 ? moreFollow : 0), subset.includeGlyph(id), x, y]);
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: Math.round(advance), bearing: box[0] ?? 0 });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}
