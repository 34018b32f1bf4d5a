import { withBrokenWords } from "./broken-words.ts";
import type { Cell } from "./cell.ts";
import { isOnlyDates } from "./dates.ts";
import { withoutSecondDrawings } from "./drawn-twice.ts";
import { withFilledGaps } from "./filled-gaps.ts";
import { apartBy, commonStarts, evenFonts, justifiedGap, letterGaps } from "./gaps.ts";
import { loneAccent, withAccents } from "./letters.ts";
import { assertFewCells, assertReadable, maxCharactersOfText } from "./limits.ts";
import { measures } from "./measures.ts";
import type { PageLink, ResumeDocument, TextItem } from "./page.ts";
import { symbolFonts, withArrowsInText, withoutPictures } from "./pictograms.ts";
import { type Piece, pieceLines } from "./pieces.ts";
import { withoutRepeats } from "./running-headers.ts";
import { withTableCells } from "./table-cells.ts";
import { upright } from "./upright.ts";

const bulletPattern = /^(?:[•●○◦▪▫■□◆◇►▶▸▹‣⁃∙·➢➤➔→✓✔✦★☆❖–—*]|-(?=\s)|-$|o(?=\s)(?=.{12}))\s*/u;

/**
 * Every page's text as cells, from top to bottom and left to right; throws ResumeRefused if there
 * are more cells than a resume has. Repeated page headers and page numbers are left out.
 */
export function readCells(document: ResumeDocument): Cell[] {
  assertReadable(document);
  const pages = document.pages
    .map(upright)
    .map((page) => ({ ...page, items: withArrowsInText(withFilledGaps(withoutSecondDrawings(page.items))) }));
  const symbols = symbolFonts(pages.flatMap((page) => page.items));
  let top = 0;
  const perPage = pages.map((page, index) => {
    const cells = pageCells(page.items, page.links, symbols, index);
    for (const cell of cells) cell.y += top;
    top += page.height;
    return cells;
  });
  const cells = withoutRepeats(
    perPage,
    pages.map((page) => page.height),
  ).sort((a, b) => a.y - b.y || a.x - b.x);
  assertFewCells(cells);
  return withBrokenWords(cells);
}

function pageCells(items: TextItem[], links: PageLink[], symbols: Set<string>, page: number): Cell[] {
  const lines = withTableCells(pieceLines(items, symbols));
  const known = { starts: commonStarts(lines), even: evenFonts(items) };
  const cells = lines.flatMap((line) => lineCells(line, known, page));
  for (const cell of cells) finish(cell, links);
  return withSymbols(cells.filter((cell) => !missingValue.test(cell.text)));
}

/** "undefined NaN" for a month and a year; no one writes two such words in a row. */
const missingDate = / (?:undefined|NaN) (?:undefined|NaN)$/;

/** Text that a broken template printed for a missing value. */
const missingValue =
  /^\(?(?:undefined|null|NaN|false|true|Invalid [Dd]ate|\[object Object\])(?: (?:undefined|NaN))*\)?$/;

/** Cuts a line at wide gaps, at pictures, and where text overlaps the text before it. */
function lineCells(line: Piece[], known: Known, page: number): Cell[] {
  const stretch = justifiedGap(line);
  const letters = letterGaps(line);
  const cells: Cell[] = [];
  for (const [index, piece] of line.entries()) {
    const previous = line[index - 1];
    const open = cells.at(-1);
    const gap = previous ? gapBetween(previous, piece) : 0;
    const goesOn = open !== undefined && gap < widestInDate && continuesDate(open.text, piece.text);
    const isPicture = piece.symbol !== undefined && piece.symbol !== "bullet";
    const isApart =
      (piece.beginsCell && !goesOn) ||
      (!goesOn && gap > (widestAmong(letters[index]) ?? widestSpace(piece, previous, known, stretch))) ||
      (gap < -measures.turnsBack && !isUnderAccent(piece, previous));
    if (!open || isApart || isPicture || open.text.length > maxCharactersOfText) {
      const cell = emptyCell(piece, page);
      cells.push(cell);
      append(cell, piece, "");
    } else if (previous?.symbol === "bullet") append(open, piece, " • ");
    else append(open, piece, gap > (letters[index] ?? leastSpace(piece, previous)) ? " " : "");
  }
  return cells;
}

/** A wider gap, in letter heights, ends a date that is stretched to the width of its column. */
const widestInDate = 3;

/** Whether a year goes on behind its month, or a dash behind a date: "Mar" "2019" "–". */
function continuesDate(open: string, next: string): boolean {
  const isOpen = /[–—-]$/.test(open);
  if (/^[–—-]$/.test(next)) return !isOpen && isOnlyDates(open);
  if (isOpen && isOnlyDates(open)) return /^(?:present|now|today)$/i.test(next) || isOnlyDates(`${next} 2000`);
  return /^(?:19|20)\d\d$/.test(next) && /^\p{Lu}\p{L}{2,8}\.?$/u.test(open) && isOnlyDates(`${open} ${next}`);
}

/** The widest space between letter-spaced words, from the least gap between these words. */
function widestAmong(leastGap = 0): number | undefined {
  const letters = leastGap / apartBy;
  return letters > measures.space ? measures.gap + 2 * letters : undefined;
}

/** The distance from one piece to the next, in letter heights. */
function gapBetween(previous: Piece, piece: Piece): number {
  return (piece.x - previous.x - previous.width) / Math.max(piece.size, previous.size);
}

function isUnderAccent(piece: Piece, previous: Piece | undefined): boolean {
  return previous !== undefined && loneAccent.test(previous.text) && /^\p{L}/u.test(piece.text);
}

/** The least gap that separates words, in letter heights. */
function leastSpace(piece: Piece, previous: Piece | undefined): number {
  // With wide letters, a lone capital keeps a small distance from the rest of its word.
  const isInitial = /^\p{Lu}$/u.test(previous?.text ?? "") && /^\p{Ll}/u.test(piece.text);
  if (isInitial) return measures.spaceAfterInitial;
  // A letter that a font lacks comes from another font, close to the rest of its word.
  if ([previous, piece].some((one) => isLackedLetter(one?.text ?? ""))) return measures.space;
  // A space between two fonts may come from a third, smaller font.
  // It is small beside large letters.
  const size = Math.max(piece.size, previous?.size ?? 0);
  const isOtherFont = previous?.font !== piece.font && /\p{L}$/u.test(previous?.text ?? "") && size > 14;
  return isOtherFont ? measures.spaceBetweenFonts : measures.space;
}

/** One or two letters that most fonts lack: "ạ", "Ọ". */
const isLackedLetter = (text: string) => /^[\u0100-\uffff]\p{L}?$/u.test(text);

/**
 * Facts that the lines of a page share: where columns begin, and the letter width of monospaced
 * fonts.
 */
type Known = { starts: Set<number>; even: Map<string, number> };

/**
 * The widest space before a piece, in letter heights. It is smaller at the start of a column, where
 * many lines begin.
 */
function widestSpace(piece: Piece, previous: Piece | undefined, { starts, even }: Known, stretch?: number): number {
  if (previous && touchesDate(piece, previous)) return -measures.turnsBack;
  if (piece.spaced && previous?.spaced) return measures.wideLetters;
  const letter = previous?.font === piece.font ? even.get(piece.font) : undefined;
  if (letter !== undefined) return measures.typewriterLetters * letter;
  if (starts.has(Math.round(piece.x))) return measures.gapBeforeColumn;
  const isStop =
    previous?.text.endsWith(":") ||
    (/[.,;!?]$/.test(previous?.text ?? "") && (previous?.text.split(" ").length ?? 0) >= 2);
  if (previous && isLargeName(piece, previous)) return measures.gapInLargeName;
  return stretch ?? (isStop ? measures.gapAfterStop : measures.gap);
}

/** Whether both words are as large as only names are. In a justified name, the space is wide. */
function isLargeName(piece: Piece, previous: Piece): boolean {
  const isWord = ({ text }: Piece) => /^\p{L}{2,}(?:[ '’-]\p{L}+)*[,-]?$/u.test(text);
  return (
    piece.size > 22 && piece.size === previous.size && piece.font === previous.font && isWord(piece) && isWord(previous)
  );
}

/** Whether a date fills its column, so that no space is left before the text beside it. */
function touchesDate(piece: Piece, previous: Piece): boolean {
  return (
    previous.font !== piece.font &&
    gapBetween(previous, piece) < measures.space &&
    /^\p{Lu}/u.test(piece.text) &&
    isOnlyDates(previous.text)
  );
}

/** A line drawn with characters, as in typed resumes. */
const drawnRule = /^([=_~*#.–—-])\1{3,}$/u;

/** Gives a lone pictogram or marker to the text right after it. */
function withSymbols(cells: Cell[]): Cell[] {
  const letters = new Set(cells.filter((cell) => isMarkerLetter(cell, cells)));
  const texts = cells.filter((cell) => cell.text !== "" && !drawnRule.test(cell.text) && !letters.has(cell));
  for (const lone of cells) {
    if (lone.text !== "" && !letters.has(lone)) continue;
    const owner = texts.find(
      (cell) =>
        Math.abs(cell.y - lone.y) < 0.5 * cell.size &&
        cell.x >= lone.right - 1 &&
        cell.x - lone.right < 2.5 * cell.size,
    );
    if (!owner) {
      // An arrow or chain after a title is the symbol of its link.
      const before = texts.findLast((cell) => Math.abs(cell.y - lone.y) < 0.5 * cell.size && cell.right <= lone.x + 1);
      if (before && lone.x - before.right < 3 * before.size) before.links.push(...lone.links);
      continue;
    }
    owner.symbols.push(...lone.symbols);
    if (lone.bullet || letters.has(lone)) {
      owner.bullet = true;
      owner.x = lone.x;
    }
  }
  return texts;
}

/** Whether a cell is a lone "o" below or above another: a hollow bullet of a word processor. */
function isMarkerLetter(cell: Cell, cells: Cell[]): boolean {
  return (
    cell.text === "o" && cells.some((other) => other !== cell && other.text === "o" && Math.abs(other.x - cell.x) < 1)
  );
}

function emptyCell({ x, y, size }: TextItem, page: number): Cell {
  return {
    x,
    right: x,
    y,
    size,
    text: "",
    runs: [],
    bullet: false,
    isWide: false,
    losesGaps: false,
    breaksWord: false,
    textX: x,
    symbols: [],
    links: [],
    page,
  };
}

/** Adds a piece after the text of a cell, after a space or a bullet between two texts. */
function append(cell: Cell, piece: Piece, separator: "" | " " | " • "): void {
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
  const text = cell.text === "" ? piece.text : separator + piece.text;
  cell.isWide ||= piece.spaced;
  cell.losesGaps ||= piece.spaced && !piece.isTracked;
  const style = `${piece.font} ${piece.size.toFixed(1)}`;
  const run = cell.runs.at(-1);
  if (run?.style === style) run.text += text;
  else cell.runs.push({ text, style });
  cell.text += text;
}

const characters: Record<string, string> = { amp: "&", quot: '"', "#39": "'", "#x27": "'", apos: "'", nbsp: " " };

/**
 * Text with its accents. Entities that a broken template printed ("&amp;") become characters. A
 * nickname gets back the space that letter spacing lost: "“Ada”LEE".
 */
function finished(text: string): string {
  if (!/[&”]|[\u0300-\u0328]/.test(text)) return text;
  return withAccents(text)
    .replace(/&(amp|quot|#39|#x27|apos|nbsp);/g, (_, name: string) => characters[name] ?? "")
    .replace(/(?<=\p{L})”(?=\p{Lu})/gu, "” ");
}

function finish(cell: Cell, links: PageLink[]): void {
  cell.text = finished(cell.text);
  for (const run of cell.runs) run.text = finished(run.text);
  cell.text = cell.text.replace(/\s+/g, " ").trim();
  Object.assign(cell, withoutPictures(cell));
  const missing = missingDate.exec(cell.text);
  const end = cell.runs.at(-1);
  if (missing && end) {
    cell.text = cell.text.slice(0, missing.index);
    end.text = end.text.trimEnd().slice(0, -missing[0].length);
  }
  const bullet = bulletPattern.exec(cell.text);
  if (bullet && !/^[–—-]\s*(?:present|now|current|\d)/i.test(cell.text)) {
    // An estimate from the marker's length. It is exact if the marker is an item of its own.
    if (cell.textX === cell.x) cell.textX = cell.x + (bullet[0].length / cell.text.length) * (cell.right - cell.x);
    cell.bullet = true;
    cell.text = cell.text.slice(bullet[0].length).trim();
    const first = cell.runs[0];
    if (first) first.text = first.text.trimStart().replace(bulletPattern, "");
    cell.runs = cell.runs.filter((run) => run.text.trim() !== "");
  }
  if (cell.runs.length === 1 && cell.runs[0]) cell.runs[0].text = cell.text;
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
