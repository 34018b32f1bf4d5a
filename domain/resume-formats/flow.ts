/**
 * What a file without pages says, in its order and with its looks: what a page is made of. Lengths
 * are in points.
 */

export type Span = {
  text: string;
  size: number;
  /** Any string that is the same for the same look. */
  font: string;
  url?: string | undefined;
};

/** Text between two tabs. The last one of a line may stand at its right end. */
export type Segment = { spans: Span[]; toRight: boolean };

export type Paragraph = {
  kind: "paragraph";
  lines: Segment[][];
  /** The room above it. */
  above: number;
  indent: number;
  /** Stands behind a marker. */
  isItem: boolean;
  /** Its style or level says that it is a heading: 1 is the first level. */
  level?: number | undefined;
};

export type TableCell = { column: number; blocks: FlowBlock[] };
export type Table = { kind: "table"; rows: TableCell[][] };

/** Text in a frame of its own, and where its frame stands on the page. */
export type Box = { kind: "box"; blocks: FlowBlock[]; across: number; down: number };

export type FlowBlock = Paragraph | Table | Box;

export type Flow = {
  /** What stands above and below the text of each page. */
  header: FlowBlock[];
  footer: FlowBlock[];
  body: FlowBlock[];
  /** Text that the file holds and nobody sees. */
  hidden: string[];
};
