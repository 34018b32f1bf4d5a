import type { Block, Cell, Line } from "./cell.ts";
import { memoized } from "./memoize.ts";
import { blockOf, toRows } from "./paragraphs.ts";

/** One row of a table: its values by column name, and the y at which it begins. */
export type TableRow = { values: Map<string, string>; from: number };

const columnName =
  /^(?:degrees?|qualifications?|courses?|exam(?:ination)?|program(?:me)?|class|institut(?:e|ion)|school|college|university|board|name of (?:the )?(?:institut(?:e|ion)|school|college|university)|year|(?:month and )?year of (?:passing|completion|graduation)|passing year|years|period|duration|percentage|%|% of marks|aggregate|cgpa|gpa|grade|marks|score|stream|subject|specialization|specialisation|major|field|result|s\.? ?no\.?|sr\.? ?no\.?|(?:company|employer|organi[sz]ation)(?: name)?|(?:name of )?(?:the )?(?:company|employer|organi[sz]ation)|role|designation|position|job title|responsibilities|key responsibilities|duties|description|details|certificat(?:e|ion)s?|award|honou?r|achievement|title|name|issued by|issuer|issuing (?:body|organi[sz]ation)|awarded by|authority|provider|dates?|from|to|location|place|curso|título|titulación|diplôme|abschluss|studiengang|instituição|institución|établissement|einrichtung|hochschule|universidade?|universität|université|ano|año|année|jahr|período|periodo|période|zeitraum|empresa|entreprise|unternehmen|arbeitgeber|cargo|puesto|poste|ort|local|lugar|lieu)$/i;

/** Room for three long names with slashes: "College / University / Institution". */
const maxCharactersOfNames = 80;

/** Whether a text names a table's column: "Degree", "College / University", "Marks (%)". */
export const isColumnName = memoized((text: string): boolean => {
  if (text.length > maxCharactersOfNames) return false;
  const names = text.replace(/ ?\([^()]*\)$/, "").split("/");
  return names.every((name) => columnName.test(name.trim()));
});

/**
 * The words of each column's name in a line, each name as long as possible; empty if the line has
 * other words.
 */
export function columnNames<Word extends { text: string }>(words: Word[]): Word[][] {
  const names: Word[][] = [];
  // Most lines have signs that no column's name has.
  if (words.some(({ text }) => /[\d,;:!?@|•]/.test(text))) return [];
  for (let at = 0; at < words.length; ) {
    const texts = [6, 5, 4, 3, 2, 1].map((length) => words.slice(at, at + length));
    const name = texts.find((some) => isColumnName(some.map(({ text }) => text).join(" ")));
    if (!name) return [];
    names.push(name);
    at += name.length;
  }
  return names;
}

/** The lines without rows of at least three column names, which are never values. */
export function withoutTableHeads(cells: Line[]): Line[] {
  const wordsOf = (row: Cell[]) => row.flatMap(({ text }) => text.split(" ")).map((text) => ({ text }));
  const heads = toRows(cells).filter((row) => columnNames(wordsOf(row.cells)).length > 2);
  return cells.filter((cell) => !heads.some((row) => row.cells.includes(cell)));
}

/** The rows below a header of column names; undefined if the text is not such a table. */
export function readTable(cells: Line[]): TableRow[] | undefined {
  const plain = toRows(cells);
  const isGrid = plain.every((row) => row.cells.length === plain[0]?.cells.length);
  const [head, ...rows]: { cells: Cell[] }[] = (isGrid ? undefined : wrappedRows(cells)) ?? plain;
  if (!head || head.cells.length < 2 || rows.length === 0) return undefined;
  if (!head.cells.every((cell) => isColumnName(cell.text))) return undefined;
  const full = rows.filter((row) => row.cells.length === head.cells.length);
  // A row with one cell for each column shows where the columns are.
  const columns = head.cells.map((name, at) => ({
    name,
    cells: [name, ...full.flatMap((row) => row.cells[at] ?? [])],
  }));
  const table: TableRow[] = [];
  for (const row of rows) {
    const [first] = row.cells;
    if (first && row.cells.length === 1 && spansColumns(columns, first)) break;
    const values = valuesOf(row.cells, columns);
    // A row with cells in less than half of the columns is the second line of the row above.
    const above = table.at(-1);
    if (above && row.cells.length < head.cells.length / 2)
      for (const [column, value] of values)
        above.values.set(column, [above.values.get(column), value].filter(Boolean).join(" "));
    else table.push({ values, from: first?.y ?? 0 });
  }
  return table;
}

/** The texts of a row by the names of their columns. */
function valuesOf(row: Cell[], columns: Column[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const cell of row) {
    const column = nearest(columns, cell).text.toLowerCase();
    values.set(column, [values.get(column), cell.text].filter(Boolean).join(" "));
  }
  return values;
}

/**
 * The rows of a table whose cells have several lines. Lines of one cell are closer together than
 * lines of two cells, and every column has the same number of cells.
 */
function wrappedRows(cells: Line[]): { cells: Cell[] }[] | undefined {
  const columns: Block[][] = [];
  for (const cell of cells) {
    const column = columns.find((others) => others.some((other) => other.x < cell.right && cell.x < other.right));
    const above = column?.at(-1);
    if (!column) columns.push([blockOf(cell)]);
    else if (above && cell.y - above.lastY < 1.5 * cell.size)
      Object.assign(above, {
        text: `${above.text} ${cell.text}`,
        right: Math.max(above.right, cell.right),
        lastY: cell.y,
      });
    else column.push(blockOf(cell));
  }
  const rows = columns[0]?.map((_, row) => columns.flatMap((column) => column[row] ?? [])) ?? [];
  const isFull = rows.length > 1 && columns.every((column) => column.length === rows.length);
  return isFull ? rows.map((row) => ({ cells: row.sort((a, b) => a.x - b.x) })) : undefined;
}

/** Whether a text begins in a column and continues in the next, as lines below a table do. */
function spansColumns(columns: Column[], cell: Cell): boolean {
  const starts = columns.map(({ cells: [, ...rows] }) => Math.min(...rows.map(({ x }) => x)));
  return starts.some((start) => cell.x < start - cell.size && cell.right > start + cell.size);
}

type Column = { name: Cell; cells: Cell[] };

/** The name of the column with the cell whose start or middle is closest to a given cell's. */
function nearest(columns: Column[], cell: Cell): Cell {
  const middle = (other: Cell) => (other.x + other.right) / 2;
  const gap = (other: Cell) => Math.min(Math.abs(other.x - cell.x), Math.abs(middle(other) - middle(cell)));
  const away = (column: Column) => Math.min(...column.cells.map(gap));
  return columns.reduce((best, column) => (away(column) < away(best) ? column : best)).name;
}

/** The first value whose column name matches. */
export function valueIn({ values }: TableRow, column: RegExp): string {
  for (const [name, value] of values) if (column.test(name)) return value;
  return "";
}
