/** What a pictogram beside a contact stands for; "icon" is any other picture, "bullet" a list marker. */
export type Pictogram = "bullet" | "icon" | "email" | "phone" | "place" | "web" | "linkedin" | "github" | "twitter";

/** Text in one look: a cell that changes from bold to regular has two runs. */
export type Run = { text: string; style: string };

/**
 * One piece of text on one line, as the eye takes it in: words with no wider gap than a space between them.
 * Coordinates run over all pages as if they were one long sheet.
 */
export type Cell = {
  x: number;
  right: number;
  /** The baseline. */
  y: number;
  size: number;
  text: string;
  runs: Run[];
  /** Stands behind a bullet, or is one of several lines that are indented like bullets. */
  bullet: boolean;
  /** Set with wide letters, so that gaps between its words may be lost. */
  isWide: boolean;
  /** Ends with a hyphen that is there only because the line ends. */
  breaksWord: boolean;
  /** Where the text behind the bullet begins. */
  textX: number;
  symbols: Pictogram[];
  links: string[];
  page: number;
};

/** A cell with what its column tells: where lines break, and how far apart those of one text are. */
export type Line = Cell & {
  /** Where its line would have to break: the end of its column's longest other line, or of the column itself. */
  edge: number;
  /** Distance to the next line of the same text, as seen where text of this look runs on; 0 where none is seen to. */
  leading: number;
};

/** All lines of one text; `y` is the baseline of the first. */
export type Block = Line & {
  /** Baseline of the last line. */
  lastY: number;
  /** Right edge of the last line, which tells whether the next word would have fitted. */
  lastRight: number;
};
