import type { BatchItem } from "drizzle-orm/batch";
import { z } from "zod";
import type { Db } from "./db/client.ts";
import type { apiFetchLog } from "./db/schema.ts";
import type { Env, SourceSettings } from "./env.ts";
import { logFetch, usualRows } from "./fetch-log.ts";
import type { Answers } from "./upstream.ts";

export type Reading<Row> = { rows: Row[]; skipped: number; note?: string };

export type Source<Row> = {
  /** In the log, in addresses and in the ids of its rows. */
  name: string;
  /** How the pages call it. */
  label: string;
  /** Its rows are computed by us, so that a run is no news from outside. */
  isPrediction?: true;
  read(ask: Answers, now: Date): Promise<Reading<Row>>;
};

/** What the log says of one source's run. */
export type Run = typeof apiFetchLog.$inferInsert;

export type RefreshDeps = {
  db: Db;
  env: Env;
  now: Date;
  /** Asks this source alone, due or not. */
  only?: string;
  timeoutMs?: number;
  /** Where the answers come from, if not from outside. */
  ask?: Answers;
};

/** Whoever starts a refresh sees this of it: the schedule, ingestion and the status page. */
export type RefreshJob = {
  job: string;
  everyHours: number;
  sources(settings: SourceSettings): Source<unknown>[];
  /** Asks all sources that are due. */
  refresh(deps: RefreshDeps): Promise<Run[]>;
};

type Deps<Row> = {
  db: Db;
  now: Date;
  ask: Answers;
  job: string;
  sources: Source<Row>[];
  /** The statements that store a source's rows; its other rows go, unless the reading is suspiciously small. */
  save(source: string, rows: Row[], keepOthers: boolean): BatchItem<"sqlite">[];
};

const maxRows = 1000;

/**
 * Asks every source at once; each keeps its own last good rows. What a source brought and what the log says of it are
 * one transaction. A source that fails changes nothing. One that brings less than half of its usual number may add
 * rows but loses none, and is logged as degraded.
 */
export async function refresh<Row>({ db, now, ask, job, sources, save }: Deps<Row>): Promise<Run[]> {
  return Promise.all(sources.map(refreshFrom));

  async function refreshFrom({ name, isPrediction, read }: Source<Row>): Promise<Run> {
    const started = Date.now();
    const entry = { created_at: now.toISOString(), job, source: name };
    try {
      const { rows: all, skipped, note } = await read(ask, now);
      if (all.length === 0 && skipped > 0) throw new Error(`None of ${skipped} rows could be read`);
      const rows = all.slice(0, maxRows);
      const usual = await usualRows(db, job, name, now);
      const isDegraded = rows.length < usual / 2;
      const notes = [
        isDegraded && `${rows.length} rows, usually ${usual}`,
        all.length > maxRows && `stopped at ${maxRows} of ${all.length} rows`,
        note,
      ];
      const run: Run = {
        ...entry,
        status: isDegraded ? "degraded" : isPrediction ? "predicted" : "success",
        rows: rows.length,
        skipped,
        detail: notes.filter(Boolean).join("; ") || null,
        duration_ms: Date.now() - started,
      };
      await db.batch([logFetch(db, run), ...save(name, rows, isDegraded)]);
      return run;
    } catch (error) {
      const detail = reasonOf(error).slice(0, 300);
      console.warn(`${job} from ${name}: ${detail}`);
      const run: Run = { ...entry, status: "failure", detail, duration_ms: Date.now() - started };
      await logFetch(db, run).catch(console.error); // a log that cannot be written costs the other sources nothing
      return run;
    }
  }
}

/** What anybody may read of a failure. A fault of the database, which has a cause, may quote statements and rows: it goes to the console alone. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return `Unexpected answer: ${z.prettifyError(error)}`;
  if (!(error instanceof Error && error.cause)) return String(error);
  console.error(error);
  return "The rows could not be stored";
}

/** Reads each item on its own: one that cannot be read is counted and costs the others nothing; null is one we do not want. */
export function readEach<Row>(items: unknown[], toRow: (item: unknown) => Row | null): Reading<Row> {
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
