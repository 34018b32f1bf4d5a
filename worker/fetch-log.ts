import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { median } from "#domain/median.ts";
import { daysBefore } from "#domain/time.ts";
import type { Db } from "./db/client.ts";
import { apiFetchLog, sourceState } from "./db/schema.ts";

const keptDays = 90;
/** A source's usual number of rows is the median of this many good runs within this many days. */
const usual = { runs: 12, days: 14 };

/** The log entry of one source's run. */
export type Run = typeof apiFetchLog.$inferInsert;
export type SourceState = typeof sourceState.$inferSelect;

/** The statement that adds a run to the log. */
export function logRun(db: Db, run: Run) {
  return db.insert(apiFetchLog).values(run);
}

/**
 * The statement that updates the states of the sources that ran. It also counts the rows of each
 * source in the job's table. The free plan allows 50 statements per run, so this is one for all
 * sources.
 */
export function saveStates(db: Db, job: string, runs: Run[], recent: Map<string, number[]>, origin: SQLiteColumn) {
  const states = runs.map(({ source = "", created_at: at, status, rows = 0, detail }) => {
    const good = recent.get(source) ?? [];
    const isFailure = status === "failure" || status === "degraded";
    return {
      source,
      at,
      success: status === "success" ? at : null,
      failure: isFailure ? at : null,
      reason: isFailure ? detail : null,
      usual: median((status === "success" ? [rows, ...good] : good).slice(0, usual.runs)),
    };
  });
  const known = (column: SQLiteColumn) => sql`${sourceState}.${sql.identifier(column.name)}`;
  const stored = sql`(select count(*) from ${origin.table} where ${sql.identifier(origin.name)} = value ->> 'source')`;
  return db
    .insert(sourceState)
    .select(
      sql`select ${job}, value ->> 'source', value ->> 'at', value ->> 'at', value ->> 'success', value ->> 'failure',
        value ->> 'reason', value ->> 'usual', ${stored} from json_each(${JSON.stringify(states)}) where true`,
    )
    .onConflictDoUpdate({
      target: [sourceState.job, sourceState.source],
      set: {
        last_run: sql`excluded.last_run`,
        last_success: sql`coalesce(excluded.last_success, ${known(sourceState.last_success)})`,
        last_failure: sql`coalesce(excluded.last_failure, ${known(sourceState.last_failure)})`,
        reason: sql`iif(excluded.last_failure is null, ${known(sourceState.reason)}, excluded.reason)`,
        usual_rows: sql`excluded.usual_rows`,
        stored_rows: sql`excluded.stored_rows`,
      },
    });
}

/** Deletes log entries older than 90 days. */
export async function removeOldRuns(db: Db, now: Date): Promise<void> {
  await db.delete(apiFetchLog).where(lt(apiFetchLog.created_at, daysBefore(now, keptDays)));
}

/** When a source of the job last succeeded. Sources with computed rows do not count. */
export function newestSuccess(db: Db, job: string) {
  return db
    .select({ created_at: apiFetchLog.created_at })
    .from(apiFetchLog)
    .where(and(eq(apiFetchLog.job, job), eq(apiFetchLog.status, "success")))
    .orderBy(desc(apiFetchLog.created_at))
    .limit(1);
}

/** When the schedule last ran, whether or not it succeeded. */
export function newestRun(db: Db) {
  return db.select({ at: sql<string | null>`max(${sourceState.last_run})` }).from(sourceState);
}

/** The states of a job's sources by name. If `job` is undefined, the states of all jobs. */
export function sourceStates(db: Db, job?: string) {
  return db
    .select()
    .from(sourceState)
    .where(job === undefined ? undefined : eq(sourceState.job, job));
}

/** The good runs of a job's sources in the last two weeks, newest first; see usualRows. */
export function goodRuns(db: Db, job: string, now: Date) {
  const { job: jobColumn, source, status, created_at, rows } = apiFetchLog;
  return db
    .select({ source, rows })
    .from(apiFetchLog)
    .where(and(eq(jobColumn, job), eq(status, "success"), gt(created_at, daysBefore(now, usual.days))))
    .orderBy(desc(created_at));
}

/** The numbers of rows of each source's last good runs. */
export function rowsBySource(runs: { source: string; rows: number }[]): Map<string, number[]> {
  const all = Map.groupBy(runs, ({ source }) => source);
  return new Map([...all].map(([source, own]) => [source, own.slice(0, usual.runs).map(({ rows }) => rows)]));
}

/**
 * The usual number of rows of a source: the median of its last twelve good runs within two weeks. 0
 * for a new source. If a source has shrunk for good, its new size is accepted after two weeks.
 */
export function usualRows(recent: number[] | undefined): number {
  return median(recent ?? []);
}
