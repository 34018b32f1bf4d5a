/** Distances as multiples of the font size. */
export const measures = {
  /** The baselines of one line differ by less than this. */
  sameLine: 0.25,
  /**
   * The least gap between words: in general, after a lone capital of wide letters, between two
   * fonts.
   */
  space: 0.12,
  spaceAfterInitial: 0.2,
  spaceBetweenFonts: 0.06,
  /**
   * A wider gap separates two texts: in general, after a full stop, between wide letters, before a
   * column's edge.
   */
  gap: 0.5,
  gapAfterStop: 0.9,
  wideLetters: 1.8,
  gapBeforeColumn: 0.32,
  /** A wider gap between two words of a large name separates them. */
  gapInLargeName: 2,
  /** A wider gap in monospaced fonts separates two texts, in letter widths. */
  typewriterLetters: 1.2,
  /** A pictogram with the space after it is narrower than this. */
  pictogram: 2.5,
  /** Text that overlaps the text before it by this much is a separate text. */
  turnsBack: 0.5,
} as const;
