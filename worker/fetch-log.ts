import { and, desc, eq, gt, gte, lt, type SQL } from "drizzle-orm";
import type { Db } from "./db/client.ts";
import { apiFetchLog } from "./db/schema.ts";

const day = 24 * 60 * 60 * 1000;

export function logFetch(db: Db, entry: typeof apiFetchLog.$inferInsert) {
  return db.insert(apiFetchLog).values(entry);
}

/** The log keeps 90 days. */
export function pruneLog(db: Db, now: Date) {
  return db.delete(apiFetchLog).where(lt(apiFetchLog.created_at, daysBefore(now, 90)));
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

/**
 * A source's usual number of rows: the median of its last twelve good runs of the last two weeks; 0 for a new source.
 * Two weeks, so that a source that has shrunk for good is taken at its word in the end.
 */
export async function usualRows(db: Db, job: string, source: string, now: Date): Promise<number> {
  const runs = await db
    .select({ rows: apiFetchLog.rows })
    .from(apiFetchLog)
    .where(and(successOf(job), eq(apiFetchLog.source, source), gt(apiFetchLog.created_at, daysBefore(now, 14))))
    .orderBy(desc(apiFetchLog.created_at))
    .limit(12);
  return median(runs.map((run) => run.rows));
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle - 1)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function successOf(job: string): SQL | undefined {
  return and(eq(apiFetchLog.job, job), eq(apiFetchLog.status, "success"));
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}
