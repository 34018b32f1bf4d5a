import { readCsv } from "../text/csv.ts";
import { decoded } from "../text/decoded.ts";
import type { Archive } from "./archive.ts";

const maxRows = 500;

/** The sheets that are read, and for each a column that identifies its header row. */
const sheets = {
  Profile: "First Name",
  Positions: "Company Name",
  Education: "School Name",
  Skills: "Name",
  Certifications: "Name",
  Languages: "Name",
  Projects: "Title",
  Honors: "Title",
  Publications: "Name",
  "Email Addresses": "Email Address",
  PhoneNumbers: "Number",
} as const;

type SheetName = keyof typeof sheets;
type Cells = Record<string, string>;

/** A row's text in a column; "" if the sheet has no such column. */
export type Row = (column: string) => string;

/** Whether an archive holds LinkedIn's data: its profile or its positions. */
export const isLinkedIn = (archive: Archive) =>
  (["Profile", "Positions"] as const).some((sheet) => pathOf(archive, sheet) !== undefined);

const pathOf = ({ paths }: Archive, sheet: SheetName) =>
  paths.find(
    (path) =>
      path.toLowerCase() === `${sheet.toLowerCase()}.csv` || path.toLowerCase().endsWith(`/${sheet.toLowerCase()}.csv`),
  );

/** The rows of a sheet; none if the archive lacks it. */
export const sheetOf = async (archive: Archive, sheet: SheetName): Promise<Row[]> =>
  rowsOf(await textOf(archive, sheet), sheets[sheet]);

async function textOf(archive: Archive, sheet: SheetName): Promise<string> {
  const path = pathOf(archive, sheet);
  const bytes = path && (await archive.bytes(path));
  return bytes ? decoded(bytes) : "";
}

/** The rows below the header. LinkedIn may put notes above it. */
function rowsOf(text: string, known: string): Row[] {
  const lines = readCsv(text);
  const start = lines.findIndex((cells) => cells.some((cell) => cell.trim() === known));
  if (start < 0) return [];
  const header = (lines[start] ?? []).map((cell) => cell.trim());
  return lines.slice(start + 1, start + 1 + maxRows).map((cells) => {
    const row: Cells = Object.fromEntries(header.map((column, at) => [column, (cells[at] ?? "").trim()]));
    return (column) => row[column] ?? "";
  });
}
