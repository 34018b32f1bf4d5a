/** Distances as multiples of a letter's height (its font size), unless a name says points. */
export const measures = {
  /** Baselines of one line differ by less. */
  sameLine: 0.25,
  /** A gap between words is at least so wide; after a lone capital of wide letters, and between two fonts. */
  space: 0.12,
  spaceAfterInitial: 0.2,
  spaceBetweenFonts: 0.06,
  /** A gap that is wider parts two texts: in general, after a stop, between wide letters, before a column's edge. */
  gap: 0.5,
  gapAfterStop: 0.9,
  wideLetters: 1.8,
  gapBeforeColumn: 0.32,
  /** In a typewriter font a gap that parts texts is so many letters wide. */
  typewriterLetters: 1.2,
  /** A pictogram and the space behind it are less wide. */
  pictogram: 2.5,
  /** Text that begins so far before the end of the text before it is another text. */
  turnsBack: 0.5,
} as const;
