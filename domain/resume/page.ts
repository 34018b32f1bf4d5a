/**
 * A piece of text from the PDF library. Lengths are in points, and y grows downward from the top of
 * the page.
 */
export type TextItem = {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  width: number;
  /** The direction of the text, in radians clockwise from left-to-right. */
  angle: number;
  /** Font size. */
  size: number;
  /** The font's own name ("Lato-Bold"), or any string that identifies the font. */
  font: string;
  /** Whether its letters are spaced, and its spaces are known to separate words. */
  isTracked?: boolean;
  /** Its spaces, if the PDF library tells them. */
  spaces?: Space[];
};

/** A space in a text, in points from its start, and whether the file has a letter for it. */
export type Space = { from: number; to: number; isWritten: boolean };

export type PageLink = { url: string; x: number; y: number; width: number; height: number };

export type ResumePage = { width: number; height: number; items: TextItem[]; links: PageLink[] };

export type ResumeDocument = { pages: ResumePage[] };
