import sqlite3InitModule, { type PreparedStatement } from "@sqlite.org/sqlite-wasm";
import type { RunMessage } from "./run.ts";

/** A worker that runs SQL in a new in-memory database and prints each query's rows as a table. */

const say = (message: RunMessage) => postMessage(message);

const { capi, oo1, config } = await sqlite3InitModule();
config.warn = () => {}; // the output shows the errors

/**
 * Splits SQL into statements at the semicolons that end them. Text after the last one comes last.
 */
function* statementsOf(sql: string) {
  let start = 0;
  for (const { index } of sql.matchAll(/;/g)) {
    const statement = sql.slice(start, index + 1);
    if (!capi.sqlite3_complete(statement)) continue;
    yield { statement, start };
    start = index + 1;
  }
  if (sql.slice(start).trim()) yield { statement: sql.slice(start), start };
}

function printRows(statement: PreparedStatement) {
  if (capi.sqlite3_stmt_isexplain(statement.pointer ?? 0) === 2) return printPlan(statement);
  const columns = statement.columnCount > 0 ? statement.getColumnNames() : [];
  const rows: string[][] = [];
  while (statement.step())
    rows.push(columns.map((_, index) => String(statement.get(index, capi.SQLITE_TEXT) ?? "NULL")));
  if (rows.length > 0) say({ table: { columns, rows } });
}

/** Prints a query plan as a tree. Its rows are id, parent, unused and text. */
function printPlan(statement: PreparedStatement) {
  const rows: { id: number; parent: number; text: string }[] = [];
  while (statement.step())
    rows.push({
      id: statement.getInt(0) ?? 0,
      parent: statement.getInt(1) ?? 0,
      text: statement.getString(3) ?? "",
    });
  const branches = (parent: number, indent: string): string[] =>
    rows
      .filter((row) => row.parent === parent)
      .flatMap(({ id, text }, index, { length }) => {
        const isLast = index === length - 1;
        return [`${indent}${isLast ? "`" : "|"}--${text}`, ...branches(id, `${indent}${isLast ? "   " : "|  "}`)];
      });
  say({ print: `${["QUERY PLAN", ...branches(0, "")].join("\n")}\n` });
}

/**
 * The failing line, with "Error in line 3" below it. If SQLite's message quotes a word, that word
 * locates the line. Otherwise it is the first line of the statement.
 */
function markedLine(code: string, start: number, text: string): string {
  const [, word = ""] = /^near "(.+?)":|^no such (?:table|column): (\S+)/.exec(text)?.filter(Boolean) ?? [];
  const found = word ? code.indexOf(word, start) : -1;
  const line = code.slice(0, found === -1 ? start : found).split("\n").length;
  return `${line} | ${code.split("\n")[line - 1]}\nError in line ${line}`;
}

addEventListener("message", ({ data }: MessageEvent<{ code: string; setup: string }>) => {
  const database = new oo1.DB(":memory:");
  let at: number | undefined; // start of the running statement
  try {
    capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_DQS_DML, 1, 0); // as in the sqlite3 shell, "x" may be a string
    database.exec(data.setup);
    for (const { statement: sql, start } of statementsOf(data.code)) {
      at = start + sql.search(/\S/);
      const statement = database.prepare(sql);
      try {
        printRows(statement);
      } finally {
        statement.finalize();
      }
    }
    say({ done: true, failed: false });
  } catch (error) {
    const text = (error instanceof Error ? error.message : String(error)).replace(
      /^SQLITE_\w+: .*?result code \d+: /,
      "",
    );
    say({ print: `${at === undefined ? "Error" : markedLine(data.code, at, text)}: ${text}\n` });
    say({ done: true, failed: true });
  } finally {
    database.close(); // because the worker is reused
  }
});
say({ ready: true });
