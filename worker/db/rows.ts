import { and, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.ts";

type Key<Table extends SQLiteTable> = keyof Table["_"]["columns"] & string;
type Changing = SQLiteTable & { id: SQLiteColumn; changed_at: SQLiteColumn };

/**
 * The statements that store rows. Known ones take over the columns `told` and `silent`; changed_at moves only when one of
 * those that are told says something new. With `others`, the rows it is true of go unless they are among the stored.
 */
export function saveRows<Table extends Changing>(
  db: Db,
  now: Date,
  table: Table,
  rows: (Table["$inferInsert"] & { id: string })[],
  { told, silent, others }: { told: Key<Table>[]; silent: Key<Table>[]; others?: SQL | undefined },
) {
  const changed_at = now.toISOString();
  const dated = rows.map((row) => ({ ...row, changed_at }));
  const upsert = db
    .insert(table)
    .select(selectRows(table, dated))
    .onConflictDoUpdate({ target: table.id, set: takeOver(table, told, silent) });
  return others ? [upsert, db.delete(table).where(and(others, isNoneOf(table.id, rows)))] : [upsert];
}

/** Rows as a SELECT over one JSON parameter: D1 takes 100 parameters a statement, and this needs one for any number of rows. */
function selectRows<Table extends SQLiteTable>(table: Table, rows: Table["$inferInsert"][]): SQL {
  const columns = Object.keys(getTableColumns(table)).map((key) => sql`value ->> ${sql.raw(`'$."${key}"'`)}`);
  // "where true" tells SQLite that a following ON is ON CONFLICT, not the ON of a join.
  return sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(rows)}) where true`;
}

/** Whether the id is none of the rows', by one JSON parameter for the same reason. */
function isNoneOf(id: SQLiteColumn, rows: { id: string }[]): SQL {
  return sql`${id} not in (select value from json_each(${JSON.stringify(rows.map((row) => row.id))}))`;
}

function takeOver<Table extends SQLiteTable>(
  table: Table,
  told: Key<Table>[],
  silent: Key<Table>[],
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
