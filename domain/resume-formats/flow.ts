/**
 * The content of a file without fixed pages: its text and looks, in order. Lengths are in points.
 */

export type Span = {
  text: string;
  size: number;
  /** Any string that is equal for equal looks. */
  font: string;
  url?: string | undefined;
};

/** Text between two tabs. The last segment of a line may be at its right end. */
export type Segment = { spans: Span[]; toRight: boolean };

export type Paragraph = {
  kind: "paragraph";
  lines: Segment[][];
  /** The space above it. */
  above: number;
  indent: number;
  /** Whether it is a list item. */
  isItem: boolean;
  /** The level of a heading, from its style; 1 is the highest. */
  level?: number | undefined;
};

export type TableCell = { column: number; blocks: FlowBlock[] };
export type Table = { kind: "table"; rows: TableCell[][] };

/** Text in a text box, and the position of the box on the page. */
export type Box = { kind: "box"; blocks: FlowBlock[]; across: number; down: number };

export type FlowBlock = Paragraph | Table | Box;

export type Flow = {
  /** The content above and below the text of each page. */
  header: FlowBlock[];
  footer: FlowBlock[];
  body: FlowBlock[];
  /** Text in the file that nobody sees. */
  hidden: string[];
};
