import sqlite3InitModule, { type PreparedStatement } from "@sqlite.org/sqlite-wasm";
import type { RunMessage } from "./run.ts";

/**
 * A worker that runs SQL in a new in-memory database. Prints as the sqlite3 program does with
 * -header.
 */

const say = (message: RunMessage) => postMessage(message);

const { capi, oo1, config } = await sqlite3InitModule();
config.warn = () => {}; // errors go to the output

/** Yields one statement at a time, up to its closing semicolon, and the rest at the end. */
function* statementsOf(sql: string) {
  let start = 0;
  for (const { index } of sql.matchAll(/;/g)) {
    const statement = sql.slice(start, index + 1);
    if (!capi.sqlite3_complete(statement)) continue;
    yield statement;
    start = index + 1;
  }
  if (sql.slice(start).trim()) yield sql.slice(start);
}

function printRows(statement: PreparedStatement) {
  if (capi.sqlite3_stmt_isexplain(statement.pointer ?? 0) === 2) return printPlan(statement);
  const columns = statement.columnCount > 0 ? statement.getColumnNames() : [];
  const lines: string[] = [];
  while (statement.step())
    lines.push(columns.map((_, index) => statement.get(index, capi.SQLITE_TEXT) ?? "NULL").join(" | "));
  if (lines.length > 0) say({ print: `${[columns.join(" | "), ...lines].join("\n")}\n` });
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

addEventListener("message", ({ data }: MessageEvent<{ code: string; setup: string }>) => {
  const database = new oo1.DB(":memory:");
  try {
    capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_DQS_DML, 1, 0); // like the sqlite3 program
    database.exec(data.setup);
    for (const sql of statementsOf(data.code)) {
      const statement = database.prepare(sql);
      try {
        printRows(statement);
      } finally {
        statement.finalize();
      }
    }
    say({ done: true, failed: false });
  } catch (error) {
    say({ print: `Error: ${error instanceof Error ? error.message : error}\n` });
    say({ done: true, failed: true });
  }
});
say({ ready: true });
