/**
 * Reads CSV as in RFC 4180, with doubled quotes inside quoted cells. The separator is the most
 * frequent sign of these in the first line: comma, semicolon or tab. Blank lines are left out.
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= source.length) {
    const [cell, end] = source[at] === '"' ? quotedCell(source, at, separator) : plainCell(source, at, separator);
    row.push(cell);
    at = end + 1;
    if (source[end] === separator) continue;
    if (source[end] === "\r" && source[at] === "\n") at++;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim()));
}

/** A cell without quotes, and where it ends. */
function plainCell(source: string, start: number, separator: string): [string, number] {
  let end = start;
  while (end < source.length && source[end] !== separator && source[end] !== "\n" && source[end] !== "\r") end++;
  return [source.slice(start, end), end];
}

/** A quoted cell, and where it ends. Text after its closing quote belongs to it. */
function quotedCell(source: string, start: number, separator: string): [string, number] {
  let cell = "";
  let from = start + 1;
  for (;;) {
    const quote = source.indexOf('"', from);
    if (quote < 0) return [cell + source.slice(from), source.length];
    cell += source.slice(from, quote);
    if (source[quote + 1] !== '"') {
      const [rest, end] = plainCell(source, quote + 1, separator);
      return [cell + rest, end];
    }
    cell += '"';
    from = quote + 2;
  }
}

function separatorOf(source: string): string {
  const [first = ""] = source.split(/[\r\n]/, 1);
  const unquoted = first.replace(/"[^"]*"/g, "");
  const count = (separator: string) => unquoted.split(separator).length;
  return [",", ";", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}
