/**
 * The meaning of a pictogram beside a contact detail. "icon" is any other picture, "bullet" a list
 * marker.
 */
export type Pictogram = "bullet" | "icon" | "email" | "phone" | "place" | "web" | "linkedin" | "github" | "twitter";

/** Text in one look: a cell that changes from bold to regular has two runs. */
export type Run = { text: string; style: string };

/**
 * One piece of text on one line: words with no gap wider than a space between them. Coordinates run
 * over all pages as if they were one long sheet.
 */
export type Cell = {
  x: number;
  right: number;
  /** The baseline. */
  y: number;
  size: number;
  text: string;
  runs: Run[];
  /** Whether it has a bullet, or is one of several lines that are indented like bullets. */
  bullet: boolean;
  /** Whether its letters are spaced widely. */
  isWide: boolean;
  /** Whether its letters are spaced widely and the file does not tell which gaps separate words. */
  losesGaps: boolean;
  /** Whether it ends with a hyphen that only the line break caused. */
  breaksWord: boolean;
  /** The x at which the text after the bullet begins. */
  textX: number;
  symbols: Pictogram[];
  links: string[];
  page: number;
};

/**
 * A cell with facts from its column: where lines break, and how far apart the lines of one text
 * are.
 */
export type Line = Cell & {
  /**
   * Where its line would have to break: the right end of the longest other line in its column, or
   * the column's right end.
   */
  edge: number;
  /**
   * The distance to the next line of the same text, measured on wrapped text of this look. 0
   * without a next line.
   */
  leading: number;
  /** Whether it begins an item of a list whose bullets are drawn, not written. */
  isItem: boolean;
  /** Whether it may begin such an item or continue the line above. */
  isDoubtful: boolean;
};

/** All lines of one text; `y` is the baseline of the first. */
export type Block = Line & {
  /** Baseline of the last line. */
  lastY: number;
  /** Right edge of the last line. It tells whether the next word would have fitted. */
  lastRight: number;
};
