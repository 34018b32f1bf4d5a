import type { Pictogram } from "./cell.ts";
import { joinSpacedLetters, plain, trimPlain } from "./letters.ts";
import { measures } from "./measures.ts";
import type { TextItem } from "./page.ts";
import { symbolOf } from "./pictograms.ts";

/**
 * A text item in plain characters. `spaced` and `symbol` are known without looking at its
 * neighbors. `beginsCell` marks the first piece of a table's cell.
 */
export type Piece = TextItem & { spaced: boolean; symbol: Pictogram | undefined; beginsCell?: boolean };

function toPiece(item: TextItem, symbols: Set<string>): Piece {
  const written = trimPlain(plain(item.text));
  const text = item.isTracked ? written : joinSpacedLetters(written);
  const spaced = item.isTracked || text !== written || /^\S \S \S(?: \S)*$|^[&/]$/.test(written);
  return { ...item, text, spaced, symbol: symbolOf(item, symbols) };
}

/** Joins short spaced words as well: "N Í" beside "S I O B H Á N". "Y" counts as such a word. */
function withShortJoined(line: Piece[]): Piece[] {
  const wide = line.find((piece) => piece.spaced && piece.text.length > 3);
  if (!wide) return line;
  return line.map((piece) =>
    piece.size === wide.size && /^\S(?: \S)*$/u.test(piece.text)
      ? { ...piece, text: piece.text.replaceAll(" ", ""), spaced: true }
      : piece,
  );
}

/** A page's text as lines of pieces, from top to bottom and left to right. */
export function pieceLines(items: TextItem[], symbols: Set<string>): Piece[][] {
  return linesOf(items.map((item) => toPiece(item, symbols)));
}

/** Groups pieces into lines: their baselines are at most a quarter of a letter's height apart. */
function linesOf(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(piece.y - first.y) <= measures.sameLine * Math.min(piece.size, first.size))
      line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => withShortJoined(line.sort((a, b) => a.x - b.x)));
}
