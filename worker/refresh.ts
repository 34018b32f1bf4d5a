import { and, eq, gt, inArray, ne, not, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Db } from "./db/client.ts";
import { sourceState } from "./db/schema.ts";
import type { Env, SourceSettings } from "./env.ts";
import {
  daysBefore,
  goodRuns,
  logRun,
  type Run,
  rowsBySource,
  type SourceState,
  saveStates,
  sourceStates,
  usualRows,
} from "./fetch-log.ts";
import { type Answers, upstream } from "./upstream.ts";

export type Reading<Row> = { rows: Row[]; skipped: number; note?: string };

/** One outside service of a job. */
export type Source<Row> = {
  /** In the log, in addresses and in the ids of its rows. */
  name: string;
  /** How the pages call it. */
  label: string;
  /** Its rows are computed by us, so that a run is no news from outside. */
  isPrediction?: true;
  /** Its platform follows a rhythm, so that computed rows stand in while it fails. */
  hasRhythm?: boolean;
  /** Whether the operator has switched it on; without this it always is. */
  isOn?(settings: SourceSettings): boolean;
  read(ask: Answers, now: Date, settings: SourceSettings): Promise<Reading<Row>>;
};

/** What the runner needs to know of a job. */
export type Job<Row> = {
  name: string;
  /** How often each of its sources is asked. */
  everyHours: number;
  /** The table of its sources, those that are switched off included. */
  sources(): Source<Row>[];
  /** The sources that this run asks; all without it. `states` is what is known of each, by name. */
  due?(sources: Source<Row>[], states: Map<string, SourceState>, now: Date): Source<Row>[];
  /** Where its rows are, and the column that names their source. */
  table: SQLiteTable;
  origin: SQLiteColumn;
  /** The statements that store a source's rows. Its other rows are deleted unless `keepOthers`. */
  save(db: Db, now: Date, source: string, rows: Row[], keepOthers: boolean): BatchItem<"sqlite">[];
  /**
   * The statements that delete what time has overtaken. Few: the free plan allows 50 statements a
   * run.
   */
  removeOld?(db: Db, now: Date): BatchItem<"sqlite">[];
  /** Empties the caches of its lists. */
  forget(): Promise<void>;
};

export type RefreshDeps<Row = never> = {
  db: Db;
  env: Env;
  now: Date;
  /** Asks this source alone, due or not. */
  only?: string;
  timeoutMs?: number;
  /** Where the answers come from, if not from outside. */
  ask?: Answers;
  /** Instead of the job's own. */
  sources?: Source<Row>[];
};

/** What the schedule, the ingestion and the status page know of a job. */
export type RefreshJob = {
  name: string;
  everyHours: number;
  /** The sources that are switched on. */
  sources(settings: SourceSettings): Source<unknown>[];
  refresh(deps: RefreshDeps): Promise<Run[]>;
};

const maxRows = 1000;
/**
 * What a source brought that has been switched off is hidden at once and deleted after so many
 * days.
 */
const keptAfterSwitchOffDays = 30;

export function refreshJob<Row>(job: Job<Row>): RefreshJob {
  return {
    name: job.name,
    everyHours: job.everyHours,
    sources: (settings) => sourcesOn(job, settings),
    refresh: (deps) => refresh(job, deps),
  };
}

function sourcesOn<Row>(job: Job<Row>, settings: SourceSettings): Source<Row>[] {
  return job.sources().filter(({ isOn }) => isOn?.(settings) ?? true);
}

/** True of rows whose source is switched on, and of rows by hand. */
export function isShown(
  sources: Pick<Source<never>, "name" | "isOn">[],
  origin: SQLiteColumn,
  settings: SourceSettings,
): SQL | undefined {
  const off = sources.filter(({ isOn }) => isOn && !isOn(settings));
  if (off.length === 0) return undefined;
  return sql`coalesce(${origin}, '') not in ${off.map(({ name }) => name)}`;
}

/** Asks all sources of the job that are due, each on its own, then deletes what is old. */
export async function refresh<Row>(job: Job<Row>, deps: RefreshDeps<Row>): Promise<Run[]> {
  const { db, env, now, only, timeoutMs, ask = upstream(env, timeoutMs), sources = sourcesOn(job, env) } = deps;
  const [known, good] = await db.batch([sourceStates(db, job.name), goodRuns(db, job.name, now)]);
  const states = new Map(known.map((state) => [state.source, state]));
  const recent = rowsBySource(good);
  const asked = only ? sources.filter(({ name }) => name === only) : (job.due?.(sources, states, now) ?? sources);
  const runs = await Promise.all(
    asked.map((source) => refreshFrom(job, source, { db, env, now, ask, usual: usualRows(recent.get(source.name)) })),
  );
  await db.batch([
    removeSwitchedOff(db, job, sources, now),
    ...(job.removeOld?.(db, now) ?? []),
    saveStates(db, job.name, runs, recent, job.origin),
  ]);
  await job.forget();
  return runs;
}

type RunDeps = { db: Db; env: Env; now: Date; ask: Answers; usual: number };

/**
 * Asks one source. What it brought and what the log says of it are one transaction. A source that
 * fails changes nothing. One that brings less than half of its usual number may add rows but loses
 * none, and is logged as degraded.
 */
async function refreshFrom<Row>(
  job: Job<Row>,
  source: Source<Row>,
  { db, env, now, ask, usual }: RunDeps,
): Promise<Run> {
  const started = Date.now();
  const entry = { created_at: now.toISOString(), job: job.name, source: source.name };
  try {
    const reading = await source.read(ask, now, env);
    if (reading.rows.length === 0 && reading.skipped > 0)
      throw new Error(`None of ${reading.skipped} rows could be read`);
    const rows = reading.rows.slice(0, maxRows);
    const isDegraded = rows.length < usual / 2;
    const notes = [
      isDegraded && `${rows.length} rows, usually ${usual}`,
      reading.rows.length > maxRows && `stopped at ${maxRows} of ${reading.rows.length} rows`,
      reading.note,
    ];
    const run: Run = {
      ...entry,
      status: isDegraded ? "degraded" : source.isPrediction ? "predicted" : "success",
      rows: rows.length,
      skipped: reading.skipped,
      detail: notes.filter(Boolean).join("; ") || null,
      duration_ms: Date.now() - started,
    };
    await db.batch([logRun(db, run), ...job.save(db, now, source.name, rows, isDegraded)]);
    return run;
  } catch (error) {
    const detail = reasonOf(error).slice(0, 300);
    console.warn(`${job.name} from ${source.name}: ${detail}`);
    const run: Run = { ...entry, status: "failure", detail, duration_ms: Date.now() - started };
    await logRun(db, run).catch(console.error); // A log that fails costs the other sources nothing.
    return run;
  }
}

/**
 * What anybody may read of a failure. A fault of the database, which has a cause, may quote
 * statements and rows: that is for the console alone.
 */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return `Unexpected answer: ${z.prettifyError(error)}`;
  if (!(error instanceof Error && error.cause)) return String(error);
  console.error(error);
  return "The rows could not be stored";
}

/** Rows by hand have no source, and stay. */
function removeSwitchedOff<Row>(db: Db, { name, table, origin }: Job<Row>, on: Source<Row>[], now: Date) {
  const askedLately = db
    .select({ source: sourceState.source })
    .from(sourceState)
    .where(and(eq(sourceState.job, name), gt(sourceState.last_run, daysBefore(now, keptAfterSwitchOffDays))));
  const names = on.map((source) => source.name);
  return db.delete(table).where(and(ne(origin, ""), not(inArray(origin, names)), not(inArray(origin, askedLately))));
}

/**
 * Reads each item on its own: one that cannot be read is counted. `toRow` gives null for one that
 * we do not want.
 */
export function readEach<Item, Row>(items: Item[], toRow: (item: Item) => Row | null): Reading<Row> {
  const rows: Row[] = [];
  let skipped = 0;
  for (const item of items) {
    try {
      const row = toRow(item);
      if (row) rows.push(row);
    } catch {
      skipped++;
    }
  }
  return { rows, skipped };
}
