import type { Block } from "./cell.ts";
import { findDates, isOnlyDates } from "./dates.ts";
import { type CellKind, hasLead, isOnlyUrls } from "./entry-cells.ts";
import { type EntryLabel, readLabel } from "./entry-labels.ts";
import type { Row } from "./paragraphs.ts";
import { decision, type Rules, yesIf } from "./rules.ts";

/**
 * The known facts about a section: its first row as the model, the roles of its cells, the rows
 * with dates.
 */
type Sheet = {
  rows: Row[];
  model: Row;
  kindOf: (cell: Block) => CellKind;
  /** The style of running text. */
  plain: string | undefined;
  dated: Set<Row>;
  /** The marker that the first entry begins with. */
  marker: Block | undefined;
  /** The least distance between two rows. */
  tight: number;
};

/**
 * The parts that the current entry has had so far. `hasMoved` is set by a head that does not look
 * like the first row.
 */
type Progress = { hasBody: boolean; hasDate: boolean; hasMoved: boolean };

/** A row, and the progress of the entry before it. */
type Case = { sheet: Sheet; row: Row; index: number; soFar: Progress; likeFirst: boolean };

const rules: Rules<Case, boolean> = {
  "the first row begins the first entry": ({ index }) => yesIf(index === 0),
  "in a form the first label begins an entry, and nothing else": ({ sheet, row }) => {
    const first = labelOf(sheet.model);
    const isLabelled = labelOf(row) !== undefined || /^[\p{L} ]{3,24}:\s/u.test(row.cells[0]?.text ?? "");
    return first && isLabelled ? labelOf(row) === first : undefined;
  },
  "the marker of the first entry begins one": ({ sheet: { marker, kindOf }, row }) =>
    yesIf(marker !== undefined && isMarkedLike(row, marker, kindOf)),
  "like the first row, after a body": ({ likeFirst, soFar }) => yesIf(likeFirst && soFar.hasBody),
  "like the first row, after a head or a gap": ({ sheet, row, index, soFar, likeFirst }) =>
    yesIf(
      likeFirst &&
        (soFar.hasMoved || row.gap > 1.35 * sheet.tight) &&
        (!soFar.hasDate || bringsDate(sheet, row, index)),
    ),
  "like the first row, with a date after a date": ({ sheet, row, soFar, likeFirst }) =>
    yesIf(likeFirst && sheet.dated.has(row) && soFar.hasDate),
  "the same number of heads before a date as in the first entry": ({ sheet, index, soFar, likeFirst }) =>
    yesIf(likeFirst && soFar.hasDate && repeatsFirst(sheet, index)),
  "a dated head after a complete entry": ({ sheet, row, index, soFar, likeFirst }) =>
    yesIf(
      !likeFirst &&
        soFar.hasBody &&
        soFar.hasDate &&
        row.cells.some((cell) => sheet.kindOf(cell) === "head") &&
        (sheet.dated.has(row) || isDateRow(sheet.rows[index + 1], sheet.kindOf)),
    ),
  "a date in the column of dates": ({ sheet: { model, kindOf }, row, soFar }) =>
    yesIf(isRailDate(row, kindOf) && isRailDate(model, kindOf) && soFar.hasDate && isLevelWith(row, model)),
  "a date too wide for the column of dates, above its text": ({ sheet: { rows, model, kindOf }, row, index, soFar }) =>
    yesIf(
      isDateRow(row, kindOf) &&
        isRailDate(model, kindOf) &&
        soFar.hasDate &&
        isLevelWith(row, model) &&
        isLikeNameBeside(rows[index + 1], model),
    ),
};

const begins = decision("begins an entry", rules, false, ({ row }: Case) =>
  row.cells.map(({ text }) => text).join("  "),
);

/**
 * Groups rows into entries. An entry begins with a row that looks like the section's first row,
 * once the entry before is complete: it has a body, or both entries have a date.
 */
export function groupRows(rows: Row[], kindOf: (cell: Block) => CellKind, plain: string | undefined): Row[][] {
  const [model] = rows;
  if (!model) return [];
  if (!labelOf(model) && isPlainList(rows, model, kindOf)) return paragraphs(rows, model);
  const isDated = (row: Row) => row.cells.some((cell) => kindOf(cell) !== "body" && findDates(cell.text).length > 0);
  const sheet: Sheet = {
    rows,
    model,
    kindOf,
    plain,
    dated: new Set(rows.filter(isDated)),
    marker: model.cells.find((cell) => kindOf(cell) !== "date" && cell.bullet),
    tight: Math.min(...rows.slice(1).map((row) => row.gap)),
  };
  const groups: Row[][] = [];
  let soFar: Progress = { hasBody: false, hasDate: false, hasMoved: false };
  for (const [index, row] of rows.entries()) {
    const likeFirst = isModel(sheet, row);
    const isNew = begins({ sheet, row, index, soFar, likeFirst });
    if (isNew) groups.push([row]);
    else groups.at(-1)?.push(row);
    soFar = progress(sheet, row, isNew ? undefined : soFar, likeFirst);
  }
  return groups;
}

/** The progress of an entry after this row. A head with a description on its line has a body. */
function progress({ kindOf, dated }: Sheet, row: Row, before: Progress | undefined, likeFirst: boolean): Progress {
  const kinds = row.cells.map(kindOf);
  const isHead = kinds.includes("head") || kinds.includes("date");
  const hasBody = kinds.includes("body") || kinds.includes("url") || row.cells.some(hasDescription);
  if (!before) return { hasBody, hasDate: dated.has(row), hasMoved: false };
  return {
    hasBody: before.hasBody || hasBody || kinds.includes("skip"),
    hasDate: before.hasDate || dated.has(row),
    hasMoved: before.hasMoved || (isHead && !likeFirst),
  };
}

function isModel({ model, kindOf, plain }: Sheet, row: Row): boolean {
  return row.cells.some((cell) => ["head", "date"].includes(kindOf(cell))) && looksLike(row, model, kindOf, plain);
}

/** Whether an entry that would begin at this row has a date of its own. */
function bringsDate(sheet: Sheet, row: Row, index: number): boolean {
  if (sheet.dated.has(row)) return true;
  const after = sheet.rows.slice(index + 1).findIndex((other) => isModel(sheet, other));
  return sheet.rows.slice(index, after < 0 ? undefined : index + 1 + after).some((other) => sheet.dated.has(other));
}

/**
 * Whether the rows from here repeat the first entry's pattern: the same number of heads, then a
 * date.
 */
function repeatsFirst({ rows, kindOf, dated }: Sheet, at: number): boolean {
  const isPlainHead = (row: Row) => !dated.has(row) && row.cells.every((cell) => kindOf(cell) === "head");
  const dateAt = rows.findIndex((row) => !isPlainHead(row));
  const date = rows[dateAt];
  const end = rows[at + dateAt];
  if (dateAt < 1 || !date || !dated.has(date) || !end || !rows.slice(at, at + dateAt).every(isPlainHead)) return false;
  return dated.has(end) || (dateAt > 1 && end.cells.some((cell) => kindOf(cell) === "body"));
}

/** Whether a row has the marker that the first entry begins with. */
function isMarkedLike(row: Row, marker: Block, kindOf: (cell: Block) => CellKind): boolean {
  const first = row.cells.find((cell) => kindOf(cell) !== "date");
  return first?.bullet === true && Math.abs(first.x - marker.x) < 3;
}

/** Whether a row begins with a date to the left of the text it dates. */
function isRailDate({ cells: [date, other] }: Row, kindOf: (cell: Block) => CellKind): boolean {
  return date !== undefined && other !== undefined && kindOf(date) === "date" && kindOf(other) !== "date";
}

/** Whether a row begins at the place and in the look of the text beside the first row's date. */
function isLikeNameBeside(row: Row | undefined, { cells: [, name] }: Row): boolean {
  const [first] = row?.cells ?? [];
  if (!first || !name) return false;
  return Math.abs(first.x - name.x) < 3 && first.runs[0]?.style === name.runs[0]?.style;
}

function isLevelWith({ cells: [a] }: Row, { cells: [b] }: Row): boolean {
  return a !== undefined && b !== undefined && (Math.abs(a.x - b.x) < 2 || Math.abs(a.right - b.right) < 2);
}

/** Whether a cell names and describes something: "**ledgerlint** – finds unbalanced entries". */
function hasDescription(cell: Block): boolean {
  return hasLead(cell) && cell.runs.slice(1).some(({ text }) => text.trim().split(/\s+/).length >= 5);
}

function labelOf(row: Row | undefined): EntryLabel | undefined {
  return readLabel(row?.cells[0]?.text ?? "")?.label;
}

/**
 * Whether the section is a list with one entry per line: no line stands out as a head, or all lines
 * look alike and have no dates.
 */
function isPlainList(rows: Row[], model: Row, kindOf: (cell: Block) => CellKind): boolean {
  if (!model.cells.some((cell) => ["head", "date"].includes(kindOf(cell)))) return true;
  const style = model.cells[0]?.runs[0]?.style;
  return rows.every(
    ({ cells: [cell, second] }) =>
      cell && !second && kindOf(cell) === "head" && findDates(cell.text).length === 0 && cell.runs[0]?.style === style,
  );
}

function paragraphs(rows: Row[], model: Row): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const isAddress = row.cells.every((cell) => isOnlyUrls(cell.text));
    if (groups.length === 0 || (!isAddress && Math.abs((row.cells[0]?.x ?? 0) - (model.cells[0]?.x ?? 0)) < 3))
      groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups;
}

function isDateRow(row: Row | undefined, kindOf: (cell: Block) => CellKind): boolean {
  return row?.cells.every((cell) => kindOf(cell) === "date") ?? false;
}

/**
 * Whether a row looks like the model: both or neither begin with a date, and the first text has the
 * same style and position.
 */
function looksLike(row: Row, model: Row, kindOf: (cell: Block) => CellKind, plain: string | undefined): boolean {
  const a = leadOf(row, kindOf);
  const b = leadOf(model, kindOf);
  if (a.dated !== b.dated || a.style !== b.style) return false;
  if (a.cell.bullet !== b.cell.bullet && a.style === plain) return false;
  const {
    cell,
    cell: { x, textX, right },
  } = a;
  return (
    Math.abs(x - b.cell.x) < 3 ||
    Math.abs(textX - b.cell.textX) < 3 ||
    Math.abs(right - b.cell.right) < 2 ||
    Math.abs(x + right - b.cell.x - b.cell.right) < 3 ||
    (a.dated && cell.text !== "")
  );
}

function leadOf(
  row: Row,
  kindOf: (cell: Block) => CellKind,
): { cell: Block; dated: boolean; style: string | undefined } {
  const [first, second] = row.cells;
  const cell = first as Block;
  if (kindOf(cell) === "date") return { cell, dated: true, style: second?.runs[0]?.style };
  const dated = findDates(cell.text)[0]?.start === 0;
  const run = cell.runs.find(({ text }) => !isOnlyDates(text));
  return { cell, dated, style: run?.style };
}
