import type { Block, Line, Run } from "./cell.ts";
import { findUrls } from "./contact-text.ts";
import { findDates, isDateStart, isDuration, isNow, isOnePeriod, isOnlyDates, withoutDates } from "./dates.ts";
import { withDrawnMarks } from "./drawn-lists.ts";
import { bodyStyle, type CellKind, cellKinds, namesInLooks } from "./entry-cells.ts";
import { readLabel } from "./entry-labels.ts";
import { splitLooks } from "./entry-looks.ts";
import { withoutEntryNumbers } from "./entry-numbers.ts";
import { groupRows } from "./entry-rows.ts";
import { joinWrapped, type Row, toRows } from "./paragraphs.ts";
import { endsOf } from "./periods.ts";
import { isSentence } from "./sentences.ts";
import { degreeScore, jobScore } from "./words.ts";
import { withUprightPeriods } from "./year-pairs.ts";

/**
 * One piece of an entry's head, in one style. Its slot is its position in the head, or its label.
 */
export type HeadPiece = { text: string; slot: string; cell: Block };

/**
 * One job, degree, project or award. `pieces` are the parts of its head, `headTexts` all texts of
 * the head including places. `from` is the y at which it begins.
 */
export type Entry = {
  pieces: HeadPiece[];
  body: Block[];
  dates: { text: string; y: number }[];
  urls: string[];
  headTexts: { text: string; y: number }[];
  /** A town beside the dates, which is no piece. */
  town?: string | undefined;
  from: number;
};

/** "2019 –": an open period. Its end may be a date of its own. */
const isOpen = (text: string) => /[–—-]\s*$/.test(text);
const isWhole = (text: string) => !isOpen(text) && endsOf(text).start !== "";

/**
 * The period of an entry, as its head writes it. Two dates are its ends. Several periods, or a date
 * besides a period, stay apart, with commas. A line break inside "2012-2015" leaves no space.
 */
export function periodOf({ dates }: Entry): string {
  const texts = dates.map(({ text }) => text);
  const isOne = texts.length < 3 && !(texts.length > 1 && texts.some(isWhole));
  const periods = isOne ? [texts.join(" – ")] : closed(texts);
  return periods
    .join(", ")
    .replace(/\s*[–—-]\s*–/g, " –")
    .replace(/(?<=\S[–—-]) (?=\S)/g, "")
    .replace(/['’](?=\d\d(?!\d))(\d)/g, (_, decade: string) => (Number(decade) < 5 ? "20" : "19") + decade);
}

/** Dates, each once, with the end of an open period after its beginning. */
function closed(dates: string[]): string[] {
  const periods: string[] = [];
  for (const date of dates) {
    const before = periods.at(-1) ?? "";
    if (isOpen(before) && !isWhole(date)) periods[periods.length - 1] = `${before} – ${date}`;
    else if (!periods.includes(date)) periods.push(date);
  }
  return periods;
}

/**
 * Splits a section into entries. Every entry begins with a line that looks like the section's first
 * line.
 */
export function readEntries(cells: Line[]): Entry[] {
  const joined = joinWrapped(withUprightPeriods(withoutEntryNumbers(cells)))
    .filter((cell) => !isNoise(cell.text))
    .flatMap(splitHead);
  const rows = toRows(joined.map((cell) => leveled(cell, joined)))
    .map(withWholeDate)
    .map(withoutBadge)
    .map(withLabel);
  const sides = sideBySide(rows);
  return sides ? sides.flatMap((side) => entriesOf(side)) : entriesOf(rows);
}

/**
 * Moves a date of two lines, centered in its table row, to the height of the one line beside it.
 */
function leveled(cell: Block, cells: Block[]): Block {
  if (cell.lastY === cell.y || !isOnlyDates(cell.text)) return cell;
  const beside = cells.filter((other) => other.right < cell.x || other.x > cell.right);
  if (beside.some(({ y }) => Math.abs(y - cell.y) < 0.2 * cell.size)) return cell;
  const inside = beside.find(({ y }) => y > cell.y && y < cell.lastY - 0.2 * cell.size);
  return { ...cell, y: inside?.y ?? cell.y };
}

/** A full stop that does not belong to an abbreviation or an initial. */
const endOfHead = /(?<!\b(?:St|Dr|Mt|Ft|No|Jr|Sr|Dept|Univ|\p{Lu}))\. /u;

/**
 * Splits "Nurse, Mercy Hospital, Leeds. Ran the night shift." at the first full stop into head and
 * body. Without a body, the head loses its stop.
 */
function splitHead(cell: Block, _: number, all: Block[]): Block[] {
  if (!isSentence(cell.text)) return [cell];
  if (isStoppedHead(cell, all)) {
    const text = cell.text.slice(0, -1);
    return [{ ...cell, text, runs: runsWithin(cell.runs, text.length) }];
  }
  const end = cell.text.search(endOfHead);
  const head = cell.text.slice(0, end);
  const body = cell.text.slice(end + 2);
  const words = head.split(" ");
  const isHead =
    end > 0 &&
    head.includes(", ") &&
    words.length <= 14 &&
    ((!cell.bullet && jobScore(head.split(", ")[0] ?? "") > 0) || runsWithin(cell.runs, end).length >= 2) &&
    words.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.6 * words.length;
  if (!isHead) return [cell];
  const style = cell.runs.at(-1)?.style ?? "";
  return [
    { ...cell, text: head, runs: runsWithin(cell.runs, end), lastY: cell.y },
    { ...cell, text: body, runs: [{ text: body, style }], y: cell.y + 0.6 * cell.size, bullet: false },
  ];
}

/** "Nurse, Mercy Hospital, Leeds.": nothing but names between commas, of a job or beside a date. */
function isStoppedHead({ text, bullet, x, y, size }: Block, all: Block[]): boolean {
  const [first = "", ...others] = text.split(", ");
  const isNamed = text.split(" ").every((word) => /^[\p{Lu}\d&]/u.test(word) || word.length <= 3);
  const isDate = (cell: Block) => cell.right < x && Math.abs(cell.y - y) < 0.3 * size && isOnlyDates(cell.text);
  if (bullet || !text.endsWith(".") || others.length === 0 || endOfHead.test(text) || !isNamed) return false;
  return jobScore(first) > 0 || all.some(isDate);
}

/** The runs of the first `length` characters. */
function runsWithin(runs: Run[], length: number): Run[] {
  let rest = length;
  return runs.flatMap((run) => {
    const text = run.text.slice(0, Math.max(0, rest));
    rest -= run.text.length;
    return text.trim() === "" ? [] : [{ ...run, text }];
  });
}

/**
 * Joins a period whose end is a cell of its own: "Feb 2020 –" beside "Present" in a colored box.
 */
function withWholeDate(row: Row): Row {
  const at = row.cells.findIndex(({ text }, index) => {
    const end = row.cells[index + 1];
    return end !== undefined && isDateStart(text) && isOnlyDates(text) && isOnePeriod(period(text, end));
  });
  const [start, end] = at < 0 ? [] : row.cells.slice(at, at + 2);
  if (!start || !end) return row;
  const text = period(start.text, end);
  const whole = { ...start, text, right: end.right, runs: [{ text, style: start.runs[0]?.style ?? "" }] };
  return { ...row, cells: [...row.cells.slice(0, at), whole, ...row.cells.slice(at + 2)] };
}

/** A row without the badge that repeats the end of its period: "May 2019 – now" and "current". */
function withoutBadge(row: Row): Row {
  const isOpen = ({ text }: Block) => {
    const [date] = findDates(text);
    return date !== undefined && isOnlyDates(text) && isNow(date.text.split(/[–—-]/).at(-1) ?? "");
  };
  return row.cells.some(isOpen) ? { ...row, cells: row.cells.filter(({ text }) => !isNow(text)) } : row;
}

/** A period and its end. An arrow between them was taken for a marker: "May 2019 → Present". */
function period(start: string, end: Block): string {
  if (/[–—-]$/.test(start)) return `${start} ${end.text}`;
  return end.bullet || end.symbols.length > 0 ? `${start} – ${end.text}` : "";
}

/** Joins a label and its value from two cells of a table: "Designation: Engineer". */
function withLabel(row: Row): Row {
  const [label, value, more] = row.cells;
  if (!label || !value || more) return row;
  const text = `${label.text.replace(/:$/, "")}: ${value.text}`;
  return readLabel(text)
    ? {
        ...row,
        cells: [{ ...value, x: label.x, textX: label.x, text, runs: [{ text, style: label.runs[0]?.style ?? "" }] }],
      }
    : row;
}

/**
 * The two columns of entries set side by side; undefined if they are not. The cells of a row look
 * alike and are equally far apart, and both columns have dates or neither has.
 */
function sideBySide(rows: Row[]): Row[][] | undefined {
  const [fourCellRow] = rows.filter(({ cells }) => cells.length === 4);
  const start = fourCellRow?.cells[2]?.x;
  // A title and its date, both in the left half, are not a pair.
  const pairs = rows
    .filter(({ cells }) => cells.length === 4 || (cells.length === 2 && (cells[1]?.x ?? 0) >= (start ?? 0) - 2))
    .map(({ cells }) => halves(cells));
  const { left: a, right: b } = pairs[0] ?? {};
  if (!a || !b || pairs.length < 2 || pairs.length < rows.length / 2) return undefined;
  const alike = pairs.every(
    ({ left, right }) =>
      left &&
      right &&
      Math.abs(right.x - left.x - b.x + a.x) < 2 &&
      right.x > b.x - 2 &&
      left.runs[0]?.style === right.runs[0]?.style &&
      isOnlyDates(left.text) === isOnlyDates(right.text) &&
      areAlike(left.text, right.text),
  );
  const sides = [
    rows.flatMap((row) => row.cells.filter((cell) => cell.x < b.x - 2)),
    rows.flatMap((row) => row.cells.filter((cell) => cell.x >= b.x - 2)),
  ];
  const [leftDated, rightDated] = sides.map((side) => side.some(({ text }) => findDates(text).length > 0));
  return alike && leftDated === rightDated ? sides.map(toRows) : undefined;
}

/** The first cell of each half of a row. A half is one cell, or a title and its date. */
function halves(cells: Block[]): { left: Block | undefined; right: Block | undefined } {
  return { left: cells[0], right: cells[cells.length / 2] };
}

/** Whether both texts are sentences, or neither is, or both are long enough to be one. */
function areAlike(a: string, b: string): boolean {
  return isSentence(a) === isSentence(b) || [a, b].every((text) => text.split(" ").length >= 5);
}

function entriesOf(rows: Row[]): Entry[] {
  const kinds = cellKinds(rows);
  const kindOf = (cell: Block) => kinds.get(cell) ?? "skip";
  return groupRows(rows, kindOf, bodyStyle([...kinds.keys()])).map((group) => toEntry(group, kindOf));
}

/** A sentence that some resumes add below their last section. */
const aboutReferences = /^references (?:are )?(?:available|furnished|provided) (?:up)?on request\.?$/i;

function isNoise(text: string): boolean {
  return !/[\p{L}\d–—-]/u.test(text) || isDuration(text) || aboutReferences.test(text);
}

function toEntry(rows: Row[], kindOf: (cell: Block) => CellKind): Entry {
  const entry: Entry = { pieces: [], body: [], dates: [], urls: [], headTexts: [], from: rows[0]?.y ?? 0 };
  let line = 0;
  let inBody = false;
  for (const row of rows) {
    const kinds = row.cells.map(kindOf);
    for (const [column, cell] of row.cells.entries())
      addCell(
        entry,
        cell,
        kinds[column] === "head" && inBody && !readLabel(cell.text) ? "body" : (kinds[column] ?? "skip"),
        `${line}.${column}`,
      );
    const hasHead = kinds.includes("head");
    if (hasHead && !inBody) line++;
    if (kinds.includes("body") && !hasHead) inBody = true;
  }
  const own = withoutDateColumn(entry, dateColumnEdge(rows, kindOf));
  return {
    ...own,
    body: withDrawnMarks(
      own.body,
      own.pieces.map(({ cell }) => cell),
    ),
  };
}

function addCell(entry: Entry, cell: Block, kind: CellKind, slot: string): void {
  if (kind === "head" || kind === "date")
    entry.headTexts.push(...splitLooks(cell).map((text) => ({ text, y: cell.y })));
  addUrls(entry, [...cell.links, ...(kind === "body" ? [] : findUrls(cell.text))]);
  if (kind === "date") addDates(entry, cell);
  else if (kind === "head") addHead(entry, cell, slot);
  else if (kind === "body") entry.body.push(cell);
}

function addUrls({ urls }: Entry, found: string[]): void {
  for (const url of found) if (!urls.includes(url)) urls.push(url);
}

function addDates({ dates }: Entry, { text, y }: Block): void {
  dates.push(...findDates(text).map((date) => ({ text: date.text, y })));
}

/**
 * Adds a cell of the head: the value of its label, or a piece for each look. A sentence after that
 * is body.
 */
function addHead(entry: Entry, cell: Block, slot: string): void {
  addDates(entry, cell);
  const stated = readLabel(cell.text);
  if (stated?.label === "description") entry.body.push({ ...cell, text: stated.value });
  else if (stated && stated.label !== "period")
    entry.pieces.push({ text: withoutDates(stated.value), slot: stated.label, cell });
  if (stated) return;
  for (const [index, text] of splitLooks(cell).entries()) {
    // "Nurse, Acme (2019–2021, Leeds): Ran the clinic for children."
    const sentence = text.replace(/^[^:]{0,40}\):\s+/, "");
    if (namesInLooks(cell)) entry.pieces.push({ text: withoutStop(text), slot: `${slot}.${index}`, cell });
    else if (index > 0 && isSentence(sentence) && sentence.split(" ").length >= 5)
      entry.body.push({ ...cell, text: sentence });
    else entry.pieces.push({ text, slot: `${slot}.${index}`, cell });
  }
}

/** Names without the full stop at their end, unless the stop belongs to an abbreviation. */
function withoutStop(text: string): string {
  return text.replace(/(?<=\p{L}{4}|, \p{Lu}{2})\.$/u, "");
}

/**
 * Drops texts of a date column that are no dates, if the head has two other pieces. Jobs and
 * degrees stay.
 */
function withoutDateColumn(entry: Entry, edge: number | undefined): Entry {
  const beside = entry.pieces.filter(
    ({ cell, text }) => edge === undefined || cell.right > edge || jobScore(text) + degreeScore(text) > 0,
  );
  return beside.length >= 2 ? { ...entry, pieces: beside } : entry;
}

/** The right edge of a column of dates at the left, if there is one. */
function dateColumnEdge(rows: Row[], kindOf: (cell: Block) => CellKind): number | undefined {
  const [date, other] = rows[0]?.cells ?? [];
  const edge = date && kindOf(date) === "date" ? other?.x : undefined;
  if (edge === undefined) return undefined;
  return rows.every(({ cells }) => cells.every(({ x, right }) => right < edge || x >= edge - 2)) ? edge : undefined;
}
