import type { TextItem } from "./page.ts";

/**
 * For each piece of a row, the least gap between words, in letter heights, if all pieces around it
 * are spaced letters. Otherwise undefined.
 */
export function letterGaps(row: TextItem[]): (number | undefined)[] {
  const groups: TextItem[][] = [];
  for (const [index, piece] of row.entries()) {
    const previous = row[index - 1];
    const isFar =
      previous && piece.x - previous.x - previous.width > widestWithin * Math.max(piece.size, previous.size);
    if (!previous || isFar) groups.push([]);
    groups.at(-1)?.push(piece);
  }
  return groups.flatMap((group) => group.map(() => letterGap(group)));
}

/** A wider distance, in letter heights, ends a group of spaced letters. */
const widestWithin = 1.5;

/** A gap between letter-spaced words is wider than the gaps between letters by this factor. */
export const apartBy = 1.6;

function letterGap(row: TextItem[]): number | undefined {
  const single = row.filter((piece) => [...piece.text].length === 1).length;
  // "L I": a short word, or the end of one.
  const isPart = ({ text, isTracked }: TextItem) => /^\p{L}$/u.test(text) || (isTracked && /^\p{L}{2}$/u.test(text));
  const isWord = row.length > 1 && single > 1 && row.every(isPart);
  if (isWord && single < 4) return apartBy * Math.max(0.1, middleGap(row));
  // Kerned letters arrive as one piece. Among few letters, three or more are a word.
  const longest = single < 8 ? 2 : 4;
  if (single < 4 || single < 0.8 * row.length || row.some(({ text }) => text.length > longest)) return undefined;
  return apartBy * Math.max(0.1, middleGap(row));
}

/**
 * The widest space, in letter heights, in prose or a list that is justified. Otherwise undefined.
 */
export function justifiedGap(row: TextItem[]): number | undefined {
  const words = row.filter((piece) => /^[\p{Ll}\d]/u.test(piece.text)).length;
  const isProse = row.length >= 7 && words >= row.length / 2;
  const listed = row.slice(0, -1).filter((piece) => /[,;:]$/.test(piece.text)).length;
  const isList = row.length >= 3 && listed > (row.length - 1) / 2 && widestGap(row) < 1.5;
  if (!isProse && !isList) return evenGap(row);
  return isList ? Math.max(0.9, widestGap(row) + 0.01) : Math.max(0.9, 1.4 * middleGap(row));
}

/** The same for a justified line of names: all gaps but one, after a date, are wide and alike. */
function evenGap(row: TextItem[]): number | undefined {
  const gaps = gapsOf(row).slice(0, -1);
  const [least = 0] = gaps;
  const most = gaps.at(-1) ?? 0;
  // A few gaps must be equal, in a line with a comma: gaps between chips are equal, too.
  const areEqual = gaps.length >= 3 && most - least < 0.03 && row.slice(0, -1).some(({ text }) => text.endsWith(","));
  return (gaps.length >= 5 || areEqual) && least > 0.4 && most < Math.min(1.2, 1.8 * least) ? most + 0.01 : undefined;
}

function middleGap(row: TextItem[]): number {
  const gaps = gapsOf(row);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

function widestGap(row: TextItem[]): number {
  return gapsOf(row).at(-1) ?? 0;
}

/** The gaps between the pieces of a line, in letter heights, the narrowest first. */
function gapsOf(row: TextItem[]): number[] {
  return row
    .slice(1)
    .map((piece, index) => (piece.x - (row[index]?.x ?? 0) - (row[index]?.width ?? 0)) / piece.size)
    .sort((a, b) => a - b);
}

/** Positions at which at least three lines of the page begin, alone or after a gap. */
export function commonStarts(rows: TextItem[][]): Set<number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    for (const [index, { x, size }] of row.entries()) {
      const previous = row[index - 1];
      if (!previous || x - previous.x - previous.width > 0.32 * size)
        counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([x]) => x));
}

/** The letter width, in letter heights, of every monospaced font. */
export function evenFonts(items: TextItem[]): Map<string, number> {
  const widths = new Map<string, number[]>();
  for (const { font, text, width, size } of items) {
    const letters = [...text].length;
    // Behind a list marker, the width is another.
    if (letters < 3 || !/^[\p{L}\d].*\S$/u.test(text)) continue;
    const list = widths.get(font) ?? [];
    list.push(width / size / letters);
    widths.set(font, list);
  }
  const even = new Map<string, number>();
  for (const [font, list] of widths) {
    const widest = Math.max(...list);
    if (list.length >= 4 && widest - Math.min(...list) < 0.02 && widest > 0.5) even.set(font, widest);
  }
  return even;
}
