import { Hono } from "hono";
import { isStale } from "#domain/status.ts";
import { connect } from "../../db/client.ts";
import { storageDeadlines, within } from "../../deadline.ts";
import type { AppEnv } from "../../env.ts";
import { unavailable } from "../../errors.ts";
import { newestRun, newestSuccess } from "../../fetch-log.ts";

/** Reads the database on every request. `stale` means that the schedule has missed two runs. */
export const health = new Hono<AppEnv>().get("/", async (c) => {
  try {
    const db = connect(c.env);
    const reading = db.batch([newestSuccess(db, "contests"), newestRun(db)]);
    const [[newest], [run]] = await within(storageDeadlines.database, "The database", reading);
    const lastRun = run?.at ?? null;
    return c.json(
      { ok: true, lastUpdated: newest?.created_at ?? null, lastRun, stale: isStale(lastRun, new Date()) },
      200,
      { "Cache-Control": "no-store" },
    );
  } catch (error) {
    console.error(error);
    throw unavailable("The database does not answer");
  }
});
