import sqlite3InitModule, { type PreparedStatement } from "@sqlite.org/sqlite-wasm";
import type { RunMessage } from "./run.ts";

/** A worker: runs SQL in a new in-memory database. Each query answers with a table. */

const say = (message: RunMessage) => postMessage(message);

const { capi, oo1, config } = await sqlite3InitModule();
config.warn = () => {}; // what fails is said in the output

/** One statement at a time: what ends with a semicolon that ends a statement, and whatever is left. */
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

/** EXPLAIN QUERY PLAN gives rows of id, parent, unused, text: a tree. */
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

/** "Error in line 3", under the line; the word that SQLite stumbled over leads to it, else the statement's first line. */
function markedLine(code: string, start: number, text: string): string {
  const [, word = ""] = /^near "(.+?)":|^no such (?:table|column): (\S+)/.exec(text)?.filter(Boolean) ?? [];
  const found = word ? code.indexOf(word, start) : -1;
  const line = code.slice(0, found === -1 ? start : found).split("\n").length;
  return `${line} | ${code.split("\n")[line - 1]}\nError in line ${line}`;
}

addEventListener("message", ({ data }: MessageEvent<{ code: string; setup: string }>) => {
  const database = new oo1.DB(":memory:");
  let at: number | undefined; // where the statement begins that is run
  try {
    capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_DQS_DML, 1, 0); // like the sqlite3 program
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
  }
});
say({ ready: true });
