import { and, desc, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import { median } from "#domain/median.ts";
import type { Db } from "./db/client.ts";
import { apiFetchLog } from "./db/schema.ts";

const day = 24 * 60 * 60 * 1000;
const keptDays = 90;
/** A source's usual number of rows is the median of so many good runs of so many days. */
const usual = { runs: 12, days: 14 };

/** The statement that adds a run to the log. */
export function logFetch(db: Db, entry: typeof apiFetchLog.$inferInsert) {
  return db.insert(apiFetchLog).values(entry);
}

/** The log keeps 90 days. */
export function pruneLog(db: Db, now: Date) {
  return db.delete(apiFetchLog).where(lt(apiFetchLog.created_at, daysBefore(now, keptDays)));
}

/** When a source of the job last brought news from outside; computed rows are no news. */
export function newestSuccess(db: Db, job: string) {
  return db
    .select({ created_at: apiFetchLog.created_at })
    .from(apiFetchLog)
    .where(successOf(job))
    .orderBy(desc(apiFetchLog.created_at))
    .limit(1);
}

/** The job's sources that have brought news since the UTC day began. */
export async function sourcesDoneToday(db: Db, job: string, now: Date): Promise<Set<string>> {
  const today = now.toISOString().slice(0, 10);
  const runs = await db
    .selectDistinct({ source: apiFetchLog.source })
    .from(apiFetchLog)
    .where(and(successOf(job), gte(apiFetchLog.created_at, today)));
  return new Set(runs.map(({ source }) => source));
}

/** When each of the job's sources was asked last, with whatever success. */
export async function lastAsked(db: Db, job: string): Promise<Map<string, string>> {
  const runs = await db
    .select({ source: apiFetchLog.source, at: sql<string>`max(${apiFetchLog.created_at})` })
    .from(apiFetchLog)
    .where(eq(apiFetchLog.job, job))
    .groupBy(apiFetchLog.source);
  return new Map(runs.map(({ source, at }) => [source, at]));
}

/**
 * A source's usual number of rows: the median of its last twelve good runs of the last two weeks; 0 for a new source.
 * Two weeks, so that a source that has shrunk for good is taken at its word in the end.
 */
export async function usualRows(db: Db, job: string, source: string, now: Date): Promise<number> {
  const runs = await db
    .select({ rows: apiFetchLog.rows })
    .from(apiFetchLog)
    .where(and(successOf(job), eq(apiFetchLog.source, source), gt(apiFetchLog.created_at, daysBefore(now, usual.days))))
    .orderBy(desc(apiFetchLog.created_at))
    .limit(usual.runs);
  return median(runs.map((run) => run.rows));
}

/** What the log knows of every source, by job and name: first run, last success, last failure with its reason, usual rows. */
export async function sourceHistories(db: Db, now: Date) {
  const { job, source, status, created_at, detail, rows } = apiFetchLog;
  const [newest, first, recent] = await db.batch([
    // With max() alone SQLite takes the other columns from the row that has it.
    db
      .select({ job, source, status, detail, at: sql<string>`max(${created_at})` })
      .from(apiFetchLog)
      .groupBy(job, source, status),
    db
      .select({ job, source, at: sql<string>`min(${created_at})` })
      .from(apiFetchLog)
      .groupBy(job, source),
    db
      .select({ job, source, rows })
      .from(apiFetchLog)
      .where(and(eq(status, "success"), gt(created_at, daysBefore(now, usual.days))))
      .orderBy(desc(created_at)),
  ]);
  return (wantedJob: string, name: string) => {
    const isWanted = (run: { job: string; source: string }) => run.job === wantedJob && run.source === name;
    const runs = newest.filter(isWanted).toSorted((a, b) => b.at.localeCompare(a.at));
    const failure = runs.find((run) => run.status === "failure" || run.status === "degraded");
    return {
      firstRun: first.find(isWanted)?.at ?? null,
      lastSuccess: runs.find((run) => run.status === "success")?.at ?? null,
      lastFailure: failure?.at ?? null,
      reason: failure?.detail ?? null,
      usualRows: median(
        recent
          .filter(isWanted)
          .slice(0, usual.runs)
          .map((run) => run.rows),
      ),
    };
  };
}

function successOf(job: string): SQL | undefined {
  return and(eq(apiFetchLog.job, job), eq(apiFetchLog.status, "success"));
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}
