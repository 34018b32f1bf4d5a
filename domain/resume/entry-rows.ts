import type { Cell } from "./cells.ts";
import { findDates, isOnlyDates } from "./dates.ts";
import { type CellKind, hasLead, isOnlyUrls } from "./entry-cells.ts";
import { type EntryLabel, readLabel } from "./entry-labels.ts";
import type { Row } from "./paragraphs.ts";

/**
 * Rows by the entry they belong to. An entry begins with a row that looks like the section's first, once the entry
 * before it has said enough to be over: it has a body, or a date where this one brings its own.
 */
export function groupRows(rows: Row[], kindOf: (cell: Cell) => CellKind, plain: string | undefined): Row[][] {
  const model = rows[0];
  if (model && !labelOf(model) && isPlainList(rows, model, kindOf)) return paragraphs(rows, model);
  const groups: Row[][] = [];
  const first = labelOf(model);
  const tight = Math.min(...rows.slice(1).map((row) => row.gap));
  let hasBody = false;
  let hasDate = false;
  let progressed = false;
  const datedRows = new Set(
    rows.filter((row) => row.cells.some((cell) => kindOf(cell) !== "body" && findDates(cell.text).length > 0)),
  );
  const isDated = (row: Row) => datedRows.has(row);
  const isPlainHead = (row: Row | undefined) =>
    row !== undefined && !isDated(row) && row.cells.every((cell) => kindOf(cell) === "head");
  const marker = model?.cells.find((cell) => kindOf(cell) !== "date" && cell.bullet);
  const dateAt = rows.findIndex((row) => !isPlainHead(row));
  // Where the first entry is so many heads and then a date, as many heads after a date are the next entry.
  const repeatsFirst = (at: number) => {
    const date = rows[dateAt];
    const end = rows[at + dateAt];
    if (dateAt < 1 || !date || !isDated(date) || !end || !rows.slice(at, at + dateAt).every(isPlainHead)) return false;
    return isDated(end) || (dateAt > 1 && end.cells.some((cell) => kindOf(cell) === "body"));
  };
  const isModel = (row: Row) =>
    model !== undefined &&
    row.cells.some((cell) => ["head", "date"].includes(kindOf(cell))) &&
    looksLike(row, model, kindOf, plain);
  for (const [index, row] of rows.entries()) {
    const kinds = row.cells.map(kindOf);
    const isHead = kinds.includes("head") || kinds.includes("date");
    const dated = isDated(row);
    const likeFirst = isModel(row);
    // An entry that has its date is over only when what follows brings a date of its own.
    const after = rows.slice(index + 1).findIndex(isModel);
    const bringsDate = dated || rows.slice(index, after < 0 ? undefined : index + 1 + after).some(isDated);
    const label = labelOf(row);
    const starts =
      groups.length === 0 ||
      (marker !== undefined && isMarkedLike(row, marker, kindOf)) ||
      (likeFirst &&
        (hasBody ||
          ((progressed || row.gap > 1.35 * tight) && (bringsDate || !hasDate)) ||
          (dated && hasDate) ||
          (hasDate && repeatsFirst(index)))) ||
      (!likeFirst && hasBody && hasDate && kinds.includes("head") && (dated || isDateRow(rows[index + 1], kindOf)));
    const isRailed =
      isRailDate(row, kindOf) && model !== undefined && isRailDate(model, kindOf) && hasDate && isLevelWith(row, model);
    // In a form an entry begins where its first label comes again, and nowhere else.
    if (
      first && (label || /^[\p{L} ]{3,24}:\s/u.test(row.cells[0]?.text ?? "")) ? label === first : starts || isRailed
    ) {
      groups.push([row]);
      // A head that goes on to tell in the same line has its body.
      hasBody = kinds.includes("body") || kinds.includes("url") || row.cells.some(tells);
      hasDate = dated;
      progressed = false;
    } else {
      groups.at(-1)?.push(row);
      hasBody ||= row.cells.some(tells) || kinds.includes("body") || kinds.includes("url") || kinds.includes("skip");
      hasDate ||= dated;
      progressed ||= isHead && !likeFirst;
    }
  }
  return groups;
}

/** Where the first entry has a marker, every line with the same marker is an entry. */
function isMarkedLike(row: Row, marker: Cell, kindOf: (cell: Cell) => CellKind): boolean {
  const first = row.cells.find((cell) => kindOf(cell) !== "date");
  return first?.bullet === true && Math.abs(first.x - marker.x) < 3;
}

/** A date that stands left of what it dates. */
function isRailDate({ cells: [date, other] }: Row, kindOf: (cell: Cell) => CellKind): boolean {
  return date !== undefined && other !== undefined && kindOf(date) === "date" && kindOf(other) !== "date";
}

function isLevelWith({ cells: [a] }: Row, { cells: [b] }: Row): boolean {
  return a !== undefined && b !== undefined && (Math.abs(a.x - b.x) < 2 || Math.abs(a.right - b.right) < 2);
}

/** "**ledgerlint** – finds unbalanced entries" names and tells at once. */
function tells(cell: Cell): boolean {
  return hasLead(cell) && cell.runs.slice(1).some(({ text }) => text.trim().split(/\s+/).length >= 5);
}

function labelOf(row: Row | undefined): EntryLabel | undefined {
  return readLabel(row?.cells[0]?.text ?? "")?.label;
}

/** No line stands out as a head, or all look alike and none has a date: a list with an entry to a line. */
function isPlainList(rows: Row[], model: Row, kindOf: (cell: Cell) => CellKind): boolean {
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

function isDateRow(row: Row | undefined, kindOf: (cell: Cell) => CellKind): boolean {
  return row?.cells.every((cell) => kindOf(cell) === "date") ?? false;
}

/** Both begin with a date or both do not, and what is said first besides is in one look and at one place. */
function looksLike(row: Row, model: Row, kindOf: (cell: Cell) => CellKind, plain: string | undefined): boolean {
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

function leadOf(row: Row, kindOf: (cell: Cell) => CellKind): { cell: Cell; dated: boolean; style: string | undefined } {
  const [first, second] = row.cells;
  const cell = first as Cell;
  if (kindOf(cell) === "date") return { cell, dated: true, style: second?.runs[0]?.style };
  const dated = findDates(cell.text)[0]?.start === 0;
  const run = cell.runs.find(({ text }) => !isOnlyDates(text));
  return { cell, dated, style: run?.style };
}
