import { markBrokenWords } from "./broken-words.ts";
import type { Cell, Pictogram } from "./cell.ts";
import { commonStarts, evenFonts, justifiedGap, letterGap } from "./gaps.ts";
import { joinSpacedLetters, loneAccent, plain, trimPlain, withAccents } from "./letters.ts";
import { assertFewCells, assertReadable, mostCharactersOfText } from "./limits.ts";
import type { PageLink, ResumeDocument, TextItem } from "./page.ts";
import { symbolFonts, symbolOf, takePictures } from "./pictograms.ts";
import { withoutRepeats } from "./running-headers.ts";
import { upright } from "./upright.ts";

export type { Cell } from "./cell.ts";

const bulletPattern = /^(?:[•●○◦▪▫■□◆◇►▶▸▹‣⁃∙·➢➤➔→✓✔✦★☆❖–—*]|-(?=\s)|-$|o(?=\s)(?=.{12}))\s*/u;

/** Every page's text as cells, from top to bottom and left to right; throws ResumeRefused for more than a resume has. Repeated page headers and page numbers are left out. */
export function readCells(document: ResumeDocument): Cell[] {
  assertReadable(document);
  const pages = document.pages.map(upright);
  const symbols = symbolFonts(pages.flatMap((page) => page.items));
  let top = 0;
  const perPage = pages.map((page, index) => {
    const cells = pageCells(page.items, page.links, symbols, index);
    for (const cell of cells) {
      cell.y += top;
      cell.lastY += top;
    }
    top += page.height;
    return cells;
  });
  const cells = withoutRepeats(
    perPage,
    pages.map((page) => page.height),
  ).sort((a, b) => a.y - b.y || a.x - b.x);
  assertFewCells(cells);
  markBrokenWords(cells);
  return cells;
}

/** A text item made plain, with what is known of it before its neighbors are. */
type Piece = TextItem & { spaced: boolean; symbol: Pictogram | undefined };

function pageCells(items: TextItem[], links: PageLink[], symbols: Set<string>, page: number): Cell[] {
  const lines = linesOf(items.map((item) => toPiece(item, symbols)));
  const known = { starts: commonStarts(lines), even: evenFonts(items) };
  const cells = lines.flatMap((line) => lineCells(line, known, page));
  for (const cell of cells) finish(cell, links);
  return withSymbols(cells.filter((cell) => !missingValue.test(cell.text)));
}

/** "undefined NaN" for a month and a year; no one writes two such words in a row. */
const missingDate = / (?:undefined|NaN) (?:undefined|NaN)$/;

/** What a template's program wrote where a value was missing. */
const missingValue =
  /^\(?(?:undefined|null|NaN|false|true|Invalid [Dd]ate|\[object Object\])(?: (?:undefined|NaN))*\)?$/;

function toPiece(item: TextItem, symbols: Set<string>): Piece {
  const written = trimPlain(plain(item.text));
  const text = joinSpacedLetters(written);
  const spaced = text !== written || /^\S \S \S(?: \S)*$|^[&/]$/.test(written);
  return { ...item, text, spaced, symbol: symbolOf(item, symbols) };
}

/** "N Í" is a word set wide, too, where it stands beside "S I O B H Á N". */
function joinShortSpaced(line: Piece[]): void {
  const wide = line.find((piece) => piece.spaced && piece.text.length > 3);
  if (!wide) return;
  for (const piece of line)
    if (piece.size === wide.size && /^\S(?: \S)+$/u.test(piece.text)) {
      piece.text = piece.text.replaceAll(" ", "");
      piece.spaced = true;
    }
}

/** Pieces whose baselines are no further apart than a quarter of a letter's height are on one line. */
function linesOf(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(piece.y - first.y) <= 0.25 * Math.min(piece.size, first.size)) line.push(piece);
    else lines.push([piece]);
  }
  for (const line of lines) {
    line.sort((a, b) => a.x - b.x);
    joinShortSpaced(line);
  }
  return lines;
}

/** Cuts a line at its wide gaps, at pictures, and where text turns back over text. */
function lineCells(line: Piece[], known: Known, page: number): Cell[] {
  const stretch = justifiedGap(line);
  const letters = letterGap(line);
  const cells: Cell[] = [];
  for (const [index, piece] of line.entries()) {
    const previous = line[index - 1];
    const open = cells.at(-1);
    const size = Math.max(piece.size, previous?.size ?? 0);
    const gap = previous ? (piece.x - previous.x - previous.width) / size : 0;
    const isUnderAccent = previous !== undefined && loneAccent.test(previous.text) && /^\p{L}/u.test(piece.text);
    const isApart = gap > widestSpace(piece, previous, known, stretch) || (gap < -0.5 && !isUnderAccent);
    if (!open || isApart || open.text.length > mostCharactersOfText || (piece.symbol && piece.symbol !== "bullet")) {
      const cell = emptyCell(piece, page);
      cells.push(cell);
      append(cell, piece, false);
    } else {
      // A lone capital keeps a little distance to the small letters of its word where letters are set wide.
      const isInitial = /^\p{Lu}$/u.test(previous?.text ?? "") && /^\p{Ll}/u.test(piece.text);
      // The space between two fonts may be one of a third, smaller one.
      const isOtherFont = previous?.font !== piece.font && /\p{L}$/u.test(previous?.text ?? "") && piece.size > 14;
      append(open, piece, gap > (letters ?? (isInitial ? 0.2 : isOtherFont ? 0.06 : 0.12)));
    }
  }
  return cells;
}

/** What a page's lines have in common: where columns begin, and how wide the letters of its typewriter fonts are. */
type Known = { starts: Set<number>; even: Map<string, number> };

/** How wide a space before a piece may be, in letters' heights. Where many lines begin, a column begins, so it is small there. */
function widestSpace(piece: Piece, previous: Piece | undefined, { starts, even }: Known, stretch?: number): number {
  if (piece.spaced && previous?.spaced) return 1.8;
  const letter = previous?.font === piece.font ? even.get(piece.font) : undefined;
  if (letter !== undefined) return 1.2 * letter;
  if (starts.has(Math.round(piece.x))) return 0.32;
  const isStop =
    previous?.text.endsWith(":") ||
    (/[.,;!?]$/.test(previous?.text ?? "") && (previous?.text.split(" ").length ?? 0) >= 3);
  return stretch ?? (isStop ? 0.9 : 0.5);
}

/** A line drawn with characters, as in typed resumes. */
const drawnRule = /^([=_~*#.–—-])\1{3,}$/u;

/** A pictogram or marker that stands alone belongs to the text right behind it. */
function withSymbols(cells: Cell[]): Cell[] {
  const texts = cells.filter((cell) => cell.text !== "" && !drawnRule.test(cell.text));
  for (const lone of cells) {
    if (lone.text !== "") continue;
    const owner = texts.find(
      (cell) =>
        Math.abs(cell.y - lone.y) < 0.5 * cell.size &&
        cell.x >= lone.right - 1 &&
        cell.x - lone.right < 2.5 * cell.size,
    );
    if (!owner) {
      // An arrow or chain behind a title is what one presses to follow its link.
      const before = texts.findLast((cell) => Math.abs(cell.y - lone.y) < 0.5 * cell.size && cell.right <= lone.x + 1);
      if (before && lone.x - before.right < 3 * before.size) before.links.push(...lone.links);
      continue;
    }
    owner.symbols.push(...lone.symbols);
    if (lone.bullet) {
      owner.bullet = true;
      owner.x = lone.x;
    }
  }
  return texts;
}

function emptyCell({ x, y, size }: TextItem, page: number): Cell {
  return {
    x,
    right: x,
    y,
    lastY: y,
    lastRight: x,
    size,
    text: "",
    runs: [],
    bullet: false,
    isWide: false,
    breaksWord: false,
    textX: x,
    symbols: [],
    edge: x,
    leading: 0,
    links: [],
    page,
  };
}

function append(cell: Cell, piece: Piece, spaced: boolean): void {
  cell.right = Math.max(cell.right, piece.x + piece.width);
  if (piece.symbol === "bullet") {
    if (cell.text === "") cell.bullet = true;
    return;
  }
  if (piece.symbol) {
    cell.symbols.push(piece.symbol);
    return;
  }
  if (cell.text === "") {
    cell.textX = piece.x;
    cell.size = piece.size;
  }
  const text = spaced && cell.text !== "" ? ` ${piece.text}` : piece.text;
  cell.isWide ||= piece.spaced;
  const style = `${piece.font} ${piece.size.toFixed(1)}`;
  const run = cell.runs.at(-1);
  if (run?.style === style) run.text += text;
  else cell.runs.push({ text, style });
  cell.text += text;
}

function finish(cell: Cell, links: PageLink[]): void {
  cell.text = withAccents(cell.text);
  for (const run of cell.runs) run.text = withAccents(run.text);
  cell.text = cell.text.replace(/\s+/g, " ").trim();
  takePictures(cell);
  const missing = missingDate.exec(cell.text);
  const end = cell.runs.at(-1);
  if (missing && end) {
    cell.text = cell.text.slice(0, missing.index);
    end.text = end.text.trimEnd().slice(0, -missing[0].length);
  }
  const bullet = bulletPattern.exec(cell.text);
  if (bullet && !/^[–—-]\s*(?:present|now|current|\d)/i.test(cell.text)) {
    // About the width of the marker and its space; exact where the marker is an item of its own.
    if (cell.textX === cell.x) cell.textX = cell.x + (bullet[0].length / cell.text.length) * (cell.right - cell.x);
    cell.bullet = true;
    cell.text = cell.text.slice(bullet[0].length).trim();
    const first = cell.runs[0];
    if (first) first.text = first.text.trimStart().replace(bulletPattern, "");
    cell.runs = cell.runs.filter((run) => run.text.trim() !== "");
  }
  if (cell.runs.length === 1 && cell.runs[0]) cell.runs[0].text = cell.text;
  cell.lastRight = cell.right;
  cell.links = links
    .filter(
      ({ x, y, width, height }) =>
        cell.x < x + width - 1 &&
        cell.right > x + 1 &&
        cell.y - cell.size / 3 > y &&
        cell.y - cell.size / 3 < y + height,
    )
    .map((link) => link.url);
}
