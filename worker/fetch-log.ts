import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { median } from "#domain/median.ts";
import type { Db } from "./db/client.ts";
import { apiFetchLog, sourceState } from "./db/schema.ts";

const day = 24 * 60 * 60 * 1000;
const keptDays = 90;
/** A source's usual number of rows is the median of so many good runs of so many days. */
const usual = { runs: 12, days: 14 };

/** What the log says of one source's run. */
export type Run = typeof apiFetchLog.$inferInsert;
export type SourceState = typeof sourceState.$inferSelect;

/** The statements that add a run to the log and to the state of its source. `recent` comes from recentRows. */
export function logRun(db: Db, run: Run, recent: number[]) {
  const { created_at: at, job = "contests", source = "", status, detail, rows = 0 } = run;
  const isSuccess = status === "success";
  const isFailure = status === "failure" || status === "degraded";
  const state = {
    last_run: at,
    usual_rows: median((isSuccess ? [rows, ...recent] : recent).slice(0, usual.runs)),
    ...(isSuccess && { last_success: at }),
    ...(isFailure && { last_failure: at, reason: detail ?? null }),
  };
  return [
    db.insert(apiFetchLog).values(run),
    db
      .insert(sourceState)
      .values({ job, source, first_run: at, ...state })
      .onConflictDoUpdate({ target: [sourceState.job, sourceState.source], set: state }),
  ] as const;
}

/** Deletes what is older than 90 days. */
export function pruneLog(db: Db, now: Date) {
  return [
    db.delete(apiFetchLog).where(lt(apiFetchLog.created_at, daysBefore(now, keptDays))),
    db.delete(sourceState).where(lt(sourceState.last_run, daysBefore(now, keptDays))),
  ] as const;
}

/** When a source of the job last brought news from outside; computed rows are no news. */
export function newestSuccess(db: Db, job: string) {
  return db
    .select({ created_at: apiFetchLog.created_at })
    .from(apiFetchLog)
    .where(and(eq(apiFetchLog.job, job), eq(apiFetchLog.status, "success")))
    .orderBy(desc(apiFetchLog.created_at))
    .limit(1);
}

/** When the schedule last ran, whatever came of it. */
export function newestRun(db: Db) {
  return db.select({ at: sql<string | null>`max(${sourceState.last_run})` }).from(sourceState);
}

/** The states of a job's sources, by name; of all jobs without one. */
export function sourceStates(db: Db, job?: string) {
  return db
    .select()
    .from(sourceState)
    .where(job === undefined ? undefined : eq(sourceState.job, job));
}

/**
 * The numbers of rows of a source's last twelve good runs of the last two weeks, newest first. Two weeks, so that a
 * source that has shrunk for good is believed in the end.
 */
export async function recentRows(db: Db, job: string, source: string, now: Date): Promise<number[]> {
  const { job: jobColumn, source: sourceColumn, status, created_at, rows } = apiFetchLog;
  const runs = await db
    .select({ rows })
    .from(apiFetchLog)
    .where(
      and(
        eq(jobColumn, job),
        eq(sourceColumn, source),
        eq(status, "success"),
        gt(created_at, daysBefore(now, usual.days)),
      ),
    )
    .orderBy(desc(created_at))
    .limit(usual.runs);
  return runs.map((run) => run.rows);
}

export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}
