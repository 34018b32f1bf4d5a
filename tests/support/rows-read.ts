import { env } from "cloudflare:workers";
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

/** The number of rows that D1 reads and charges during `work`. */
export async function rowsReadBy(work: (bindings: { DB: D1Database }) => Promise<unknown>): Promise<number> {
  let rows = 0;
  const DB = new Proxy(env.DB, {
    get(db, name) {
      if (name !== "batch") return Reflect.get(db, name).bind(db);
      return async (statements: D1PreparedStatement[]) => {
        const results = await db.batch(statements);
        for (const { meta } of results) rows += meta.rows_read;
        return results;
      };
    },
  });
  await work({ DB });
  return rows;
}
