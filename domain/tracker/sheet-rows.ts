import { daysLater, type Move } from "./record.ts";
import { type Column, columns, type DayColumn, dayColumns, isDayColumn, type Mapping } from "./sheet-columns.ts";
import { type DayHabit, dayFirstIn, dayOfText, isEitherWay, isFilled } from "./sheet-days.ts";
import { stageOfText } from "./sheet-stages.ts";
import { trackerLimits } from "./stages.ts";

/** A row of a sheet: its cells by meaning, and the days read from them, "" for none. */
export type SheetRow = { cells: Record<Column, string>; days: Record<DayColumn, string> };

const plainCells = (rows: string[][]) =>
  rows.slice(0, trackerLimits.records).map((row) => row.map((cell) => unguarded(cell.trim())));

/**
 * Whether the day comes before the month in a sheet: as its days above 12 say. Without those it is
 * a guess, by the days of applying, which are not in the future, then by the visitor's habit.
 */
export function dayOrder(rows: string[][], mapping: Mapping, { isDayFirst, today }: DayHabit) {
  const plain = plainCells(rows);
  const applied = plain.map((row) => row[mapping.indexOf("applied")] ?? "").filter(isFilled);
  const isPast = (day: string) => day !== "" && day <= today;
  const fits = (dayFirst: boolean) => applied.every((text) => isPast(dayOfText(text, dayFirst, today)));
  const habit = !fits(isDayFirst) && fits(!isDayFirst) ? !isDayFirst : isDayFirst;
  const stated = dayFirstIn(plain.flat());
  return { isDayFirst: stated ?? habit, isGuess: stated === undefined };
}

/**
 * The rows of a sheet by the mapping. Rows without title and company are left out. A column whose
 * days above 12 say the order of day and month has that, the others have the sheet's `order`.
 */
export function readRows(
  rows: string[][],
  mapping: Mapping,
  habit: DayHabit,
  order = dayOrder(rows, mapping, habit).isDayFirst,
): SheetRow[] {
  const { today } = habit;
  const plain = plainCells(rows);
  const orders = mapping.map((_, at) => dayFirstIn(plain.map((row) => row[at] ?? "")) ?? order);
  return plain.flatMap((row) => {
    const cell = (column: Column) => row[mapping.indexOf(column)] ?? "";
    if (!cell("title") && !cell("organization")) return [];
    const day = (column: DayColumn, latest: string) =>
      dayOfText(cell(column), orders[mapping.indexOf(column)] ?? order, latest);
    const halfYear = daysLater(today, 182);
    return [
      {
        cells: Object.fromEntries(columns.map(({ id }) => [id, cell(id)])) as Record<Column, string>,
        days: { applied: day("applied", today), deadline: day("deadline", halfYear), nextOn: day("nextOn", halfYear) },
      },
    ];
  });
}

/** Unreadable texts in columns of dates, with the column's label. */
export function unreadDates({ cells, days }: SheetRow): { label: string; text: string }[] {
  return columns.flatMap(({ id, label }) =>
    isDayColumn(id) && isFilled(cells[id]) && !days[id] ? [{ label, text: cells[id] }] : [],
  );
}

/** For each column, the first ambiguous date and the day that it is read as. */
export function eitherWayDates(rows: SheetRow[]): { text: string; day: string }[] {
  return dayColumns.flatMap((id) => {
    const row = rows.find(({ cells }) => isEitherWay(cells[id]));
    return row ? [{ text: row.cells[id], day: row.days[id] }] : [];
  });
}

/** A status as the sheet writes it, the number of rows with it, and the move that it is read as. */
export type ReadStage = { text: string; rows: number; move: Move | undefined };

/** Every status of a sheet's rows, the most frequent first. */
export function readStages(rows: SheetRow[]): ReadStage[] {
  const statuses = rows.map(({ cells }) => cells.stage).filter(Boolean);
  return [...Map.groupBy(statuses, (text) => text.toLowerCase()).values()]
    .map((same) => ({ text: same[0] ?? "", rows: same.length, move: stageOfText(same[0] ?? "") }))
    .sort((a, b) => b.rows - a.rows);
}

const isFormula = /^'*[=+\-@\t\r]/;

/** Adds an apostrophe to a cell that a spreadsheet would run as a formula. */
export function guarded(text: string): string {
  return isFormula.test(text) ? `'${text}` : text;
}

function unguarded(cell: string): string {
  return cell.startsWith("'") && isFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
