import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./db/client.ts";
import { logFetch, usualRows } from "./fetch-log.ts";
import type { Upstream } from "./upstream.ts";

export type Reading<Row> = { rows: Row[]; skipped: number; note?: string };

export type Source<Row> = {
  name: string;
  /** Its rows are computed by us, so that a run is no news from outside. */
  isPrediction?: true;
  read(ask: Upstream, now: Date): Promise<Reading<Row>>;
};

type Deps<Row> = {
  db: Db;
  now: Date;
  ask: Upstream;
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
export async function refresh<Row>({ db, now, ask, job, sources, save }: Deps<Row>): Promise<void> {
  await Promise.all(sources.map(refreshFrom));

  async function refreshFrom({ name, isPrediction, read }: Source<Row>) {
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
      const log = logFetch(db, {
        ...entry,
        status: isDegraded ? "degraded" : isPrediction ? "predicted" : "success",
        rows: rows.length,
        skipped,
        detail: notes.filter(Boolean).join("; ") || null,
        duration_ms: Date.now() - started,
      });
      await db.batch([log, ...save(name, rows, isDegraded)]);
    } catch (error) {
      const detail = String(error).slice(0, 300);
      console.warn(`${job} from ${name}: ${detail}`);
      await logFetch(db, { ...entry, status: "failure", detail, duration_ms: Date.now() - started });
    }
  }
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
