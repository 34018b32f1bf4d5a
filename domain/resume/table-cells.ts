import { headingKind } from "./headings.ts";
import { measures } from "./measures.ts";
import type { Piece } from "./pieces.ts";
import { columnNames } from "./tables.ts";

/** Words start at one place if they are at most this far apart, in points. */
const samePlace = 1.5;
/** A line further below than this, as a multiple of the first row's distance, ends a table. */
const maxDistance = 2;

/** `isApart` is false after a space that the file writes. */
type Word = { text: string; from: number; to: number; isApart: boolean };

/**
 * The lines of a page, with the cells of narrow tables cut apart: no more than a space may separate
 * them. A line of at least three column names begins a table. Its columns begin where words of two
 * rows begin, or after a gap in all rows. No word crosses such an edge.
 */
export function withTableCells(lines: Piece[][]): Piece[][] {
  const cut = [...lines];
  for (const [index, line] of lines.entries()) {
    const heads = columnNames(line.flatMap(wordsOf)).map(joined);
    if (heads.length < 3) continue;
    const below = linesBelow(lines, index);
    const rows = below.map((row) => row.flatMap(wordsOf));
    for (let count = rows.length; count > 0; count--) {
      const edges = edgesOf(heads, rows.slice(0, count), line[0]?.size ?? 0);
      if (!edges) continue;
      cut[index] = cutAt(
        line,
        heads.slice(1).map(({ from }) => from),
      );
      for (const [at, row] of below.slice(0, count).entries()) cut[index + 1 + at] = cutAt(row, edges);
      break;
    }
  }
  return cut;
}

/** The lines that may be rows of the table that a line begins. */
function linesBelow(lines: Piece[][], head: number): Piece[][] {
  const heightOf = (at: number) => lines[at]?.[0]?.y ?? Number.POSITIVE_INFINITY;
  const farthest = maxDistance * (heightOf(head + 1) - heightOf(head));
  const isEnd = (line: Piece[], at: number) =>
    heightOf(head + 1 + at) - heightOf(head + at) > farthest || headingKind(line.map(({ text }) => text).join(" "));
  const below = lines.slice(head + 1);
  const end = below.findIndex(isEnd);
  return end < 0 ? below : below.slice(0, end);
}

/** The starts of all columns but the first; undefined if they are not clear. */
function edgesOf(heads: Word[], rows: Word[][], size: number): number[] | undefined {
  const edges = heads.slice(1).map((head, at) => edgeBetween(heads[at] ?? head, head, rows, size));
  return edges.every((edge) => edge !== undefined) ? edges : undefined;
}

function edgeBetween(left: Word, right: Word, rows: Word[][], size: number): number | undefined {
  const starts = rows.flat().flatMap(({ from }) => (from > left.to && from < right.to ? [from] : []));
  const edges = starts
    .filter((edge) => rows.flat().every(({ from, to }) => from > edge - samePlace || to < edge + samePlace))
    .map((edge) => {
      const begins = ({ from }: Word) => Math.abs(from - edge) < samePlace;
      return {
        edge,
        apart: rows.filter((row) => row.some((word) => begins(word) && word.isApart)).length,
        rows: [[right], ...rows].filter((row) => row.some(begins)).length,
        gap: Math.min(...rows.map((row) => gapBefore(row, edge))),
      };
    })
    .filter((found) => found.rows > 1 || found.gap > measures.gap * size);
  return edges.sort((a, b) => b.apart - a.apart || b.rows - a.rows || b.gap - a.gap)[0]?.edge;
}

/** The distance of an edge from the word before it. */
function gapBefore(row: Word[], edge: number): number {
  const before = row.filter(({ from }) => from <= edge - samePlace).map(({ to }) => to);
  return edge - Math.max(...before);
}

/** The pieces of a row, cut into cells at the edges. */
function cutAt(row: Piece[], edges: number[]): Piece[] {
  const columnOf = ({ from }: Word) => edges.filter((edge) => from > edge - samePlace).length;
  let last: number | undefined;
  return row.flatMap((piece) => {
    const cells = Map.groupBy(wordsOf(piece), columnOf);
    return [...cells].map(([column, words]) => {
      const { text, from, to } = joined(words);
      const beginsCell = column !== last;
      last = column;
      return { ...piece, text, x: from, width: to - from, beginsCell };
    });
  });
}

/** The words of a piece. If its spaces are unknown, the piece is one word. */
function wordsOf(piece: Piece): Word[] {
  const { text, x, width, spaces = [] } = piece;
  const words = text.split(" ");
  if (words.length !== spaces.length + 1) return [{ text, from: x, to: x + width, isApart: true }];
  return words.map((word, at) => ({
    text: word,
    from: x + (spaces[at - 1]?.to ?? 0),
    to: x + (spaces[at]?.from ?? width),
    isApart: !spaces[at - 1]?.isWritten,
  }));
}

/** Words of one text, joined by spaces. */
function joined(words: Word[]): Word {
  return {
    text: words.map(({ text }) => text).join(" "),
    from: words[0]?.from ?? 0,
    to: words.at(-1)?.to ?? 0,
    isApart: words[0]?.isApart ?? true,
  };
}
