import type { Source } from "../resume/resume.schema.ts";
import type { Line } from "./check.ts";

type Placed = { text: string; at: Source };

/** Fewer labels than this are a row or two of a table, and no column. */
const fewestLabels = 5;

/**
 * The labels or dates of a page that stand in a column of their own, left of its text. Empty unless
 * more than half of the page's lines begin at or right of the most common start, and the labels
 * have less than half as many letters as the text.
 */
export function sideLabels(lines: Line[], page: number): Placed[] {
  const own = lines.flatMap(({ text, at }) => (at?.page === page ? [{ text, at }] : []));
  const start = mostCommonStart(own);
  const inText = own.filter(({ at }) => at.x >= start - 1);
  const labels = own.filter(({ at }) => at.x + at.width < start && inText.some((line) => isBeside(at, line.at)));
  const isTextWide = heightsOf(inText) > heightsOf(own) / 2 && letters(labels) < letters(inText) / 2;
  return labels.length >= fewestLabels && isTextWide ? labels : [];
}

function mostCommonStart(lines: Placed[]): number {
  const byStart = [...Map.groupBy(lines, ({ at }) => Math.round(at.x))];
  const [start] = byStart.reduce((most, one) => (one[1].length > most[1].length ? one : most), [0, [] as Placed[]]);
  return start;
}

/**
 * Whether two boxes stand side by side: their feet differ by less than their height. A table may
 * center a date between two lines.
 */
const isBeside = (one: Source, other: Source) =>
  Math.abs(one.y + one.height - other.y - other.height) < 0.8 * Math.min(one.height, other.height);

/** The number of lines: text side by side is one line. */
const heightsOf = (lines: Placed[]) => new Set(lines.map(({ at }) => Math.round((at.y + at.height) / 3))).size;

const letters = (lines: Placed[]) => lines.reduce((sum, { text }) => sum + text.length, 0);
