import { and, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.ts";

type Key<Table extends SQLiteTable> = keyof Table["_"]["columns"] & string;
type Versioned = SQLiteTable & { id: SQLiteColumn; changed_at: SQLiteColumn };

type Options<Table extends SQLiteTable> = {
  /** Columns whose change sets `changed_at`. */
  versioned: Key<Table>[];
  /** Columns that are updated without setting `changed_at`. */
  unversioned: Key<Table>[];
  /** Rows that match this condition are deleted, except for the rows that are being stored. */
  deleteWhere?: SQL | undefined;
};

/** D1 takes at most 2 MB in one value. This stays below that. */
const maxJsonBytes = 1024 * 1024;

/** The statements that insert new rows, and update rows whose id exists. */
export function saveRows<Table extends Versioned>(
  db: Db,
  now: Date,
  table: Table,
  rows: (Table["$inferInsert"] & { id: string })[],
  { versioned, unversioned, deleteWhere }: Options<Table>,
) {
  const changed_at = now.toISOString();
  const upserts = jsonChunks(rows.map((row) => ({ ...row, changed_at }))).map((json) =>
    db
      .insert(table)
      .select(selectRows(table, json))
      .onConflictDoUpdate({ target: table.id, set: updates(table, versioned, unversioned) }),
  );
  return deleteWhere ? [...upserts, db.delete(table).where(and(deleteWhere, isNoneOf(table.id, rows)))] : upserts;
}

/** The rows as JSON lists of at most one megabyte each. */
function jsonChunks(rows: object[]): string[] {
  const encoder = new TextEncoder();
  const chunks: string[][] = [];
  let room = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    const bytes = encoder.encode(json).length + 1;
    if (bytes > room) {
      chunks.push([]);
      room = maxJsonBytes;
    }
    chunks.at(-1)?.push(json);
    room -= bytes;
  }
  return chunks.map((chunk) => `[${chunk}]`);
}

/**
 * Rows as a SELECT over one JSON parameter. D1 takes at most 100 parameters per statement, and this
 * needs only one for any number of rows.
 */
export function selectRows<Table extends SQLiteTable>(table: Table, json: string): SQL {
  const columns = Object.keys(getTableColumns(table)).map((key) => sql`value ->> ${sql.raw(`'$."${key}"'`)}`);
  // "where true" tells SQLite that a following ON is ON CONFLICT, not the ON of a join.
  return sql`select ${sql.join(columns, sql`, `)} from json_each(${json}) where true`;
}

/**
 * The condition that an id is not among the rows. It also uses one JSON parameter, because of D1's
 * limit.
 */
function isNoneOf(id: SQLiteColumn, rows: { id: string }[]): SQL {
  return sql`${id} not in (select value from json_each(${JSON.stringify(rows.map((row) => row.id))}))`;
}

function updates<Table extends SQLiteTable>(
  table: Table,
  versioned: Key<Table>[],
  unversioned: Key<Table>[],
): Record<string, SQL> {
  const columns = getTableColumns(table);
  const column = (key: string) => sql.identifier(columns[key]?.name ?? key);
  const excluded = (key: string) => sql`excluded.${column(key)}`;
  const isNews = or(...versioned.map((key) => sql`${table}.${column(key)} is not ${excluded(key)}`));
  return {
    ...Object.fromEntries([...versioned, ...unversioned].map((key) => [key, excluded(key)])),
    changed_at: sql`iif(${isNews}, excluded.changed_at, ${table}.changed_at)`,
  };
}
