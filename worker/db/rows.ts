import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Rows as a SELECT over one JSON parameter: D1 takes 100 parameters a statement, and this needs one for any number of rows. */
export function selectRows<Table extends SQLiteTable>(table: Table, rows: Table["$inferInsert"][]): SQL {
  const columns = Object.keys(getTableColumns(table)).map((key) => sql`value ->> ${sql.raw(`'$."${key}"'`)}`);
  // "where true" tells SQLite that a following ON is ON CONFLICT, not the ON of a join.
  return sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(rows)}) where true`;
}
