import type { Block, Cell, Line } from "./cell.ts";
import { blockOf, toRows } from "./paragraphs.ts";

/** One row of a table: its values by column name, and the y at which it begins. */
export type TableRow = { values: Map<string, string>; from: number };

const columnName =
  /^(?:degrees?|qualifications?|courses?|exam(?:ination)?|program(?:me)?|class|institut(?:e|ion)|school|college|university|board|name of (?:the )?institut(?:e|ion)|year|year of passing|passing year|years|period|duration|percentage|%|cgpa|gpa|grade|marks|score|stream|subject|specialization|specialisation|major|field|result|s\.? ?no\.?|sr\.? ?no\.?|(?:company|employer|organi[sz]ation)(?: name)?|(?:name of )?(?:the )?(?:company|employer|organi[sz]ation)|role|designation|position|job title|responsibilities|key responsibilities|duties|description|details|certificat(?:e|ion)s?|award|honou?r|achievement|title|name|issued by|issuer|issuing (?:body|organi[sz]ation)|awarded by|authority|provider|dates?|from|to|location|place)$/i;

/** The rows below a header of column names; undefined if the text is not such a table. */
export function readTable(cells: Line[]): TableRow[] | undefined {
  const plain = toRows(cells);
  const isGrid = plain.every((row) => row.cells.length === plain[0]?.cells.length);
  const [head, ...rows]: { cells: Cell[] }[] = (isGrid ? undefined : wrappedRows(cells)) ?? plain;
  if (!head || head.cells.length < 2 || rows.length === 0) return undefined;
  if (!head.cells.every((cell) => cell.text.split("/").every((name) => columnName.test(name.trim())))) return undefined;
  const table: TableRow[] = [];
  for (const row of rows) {
    const values = new Map<string, string>();
    for (const cell of row.cells) {
      const column = nearest(head.cells, cell).text.toLowerCase();
      values.set(column, [values.get(column), cell.text].filter(Boolean).join(" "));
    }
    // A row with cells in less than half of the columns is the second line of the row above.
    const above = table.at(-1);
    if (above && row.cells.length < head.cells.length / 2)
      for (const [column, value] of values)
        above.values.set(column, [above.values.get(column), value].filter(Boolean).join(" "));
    else table.push({ values, from: row.cells[0]?.y ?? 0 });
  }
  return table;
}

/**
 * The rows of a table whose cells have several lines. Lines of one cell are closer together than
 * those of two cells, and every column has the same number of cells.
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

function nearest(heads: Cell[], cell: Cell): Cell {
  const middle = (other: Cell) => (other.x + other.right) / 2;
  const gap = (head: Cell) => Math.min(Math.abs(head.x - cell.x), Math.abs(middle(head) - middle(cell)));
  return heads.reduce((best, head) => (gap(head) < gap(best) ? head : best));
}

/** The first value whose column name matches. */
export function valueIn({ values }: TableRow, column: RegExp): string {
  for (const [name, value] of values) if (column.test(name)) return value;
  return "";
}
