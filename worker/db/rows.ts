import { getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** Rows as a SELECT over one JSON parameter: D1 takes 100 parameters a statement, and this needs one for any number of rows. */
export function selectRows<Table extends SQLiteTable>(table: Table, rows: Table["$inferInsert"][]): SQL {
  const columns = Object.keys(getTableColumns(table)).map((key) => sql`value ->> ${sql.raw(`'$."${key}"'`)}`);
  // "where true" tells SQLite that a following ON is ON CONFLICT, not the ON of a join.
  return sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(rows)}) where true`;
}

/** Whether the id is none of the rows', by one JSON parameter for the same reason. */
export function isNoneOf(id: SQLiteColumn, rows: { id: string }[]): SQL {
  return sql`${id} not in (select value from json_each(${JSON.stringify(rows.map((row) => row.id))}))`;
}

/**
 * For ON CONFLICT: the row's new values, and a changed_at that moves only when one of those that are told says something
 * new.
 */
export function takeOver<Table extends SQLiteTable>(
  table: Table,
  told: (keyof Table["_"]["columns"] & string)[],
  silent: (keyof Table["_"]["columns"] & string)[],
): Record<string, SQL> {
  const columns = getTableColumns(table);
  const column = (key: string) => sql.identifier(columns[key]?.name ?? key);
  const excluded = (key: string) => sql`excluded.${column(key)}`;
  const isNew = or(...told.map((key) => sql`${table}.${column(key)} is not ${excluded(key)}`));
  return {
    ...Object.fromEntries([...told, ...silent].map((key) => [key, excluded(key)])),
    changed_at: sql`iif(${isNew}, excluded.changed_at, ${table}.changed_at)`,
  };
}
