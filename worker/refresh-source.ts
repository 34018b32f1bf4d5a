import { z } from "zod";
import type { Answers } from "./answers.ts";
import type { Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import { logRun, type Run } from "./fetch-log.ts";
import type { Job } from "./refresh-job.ts";
import type { Source } from "./source.ts";

const maxRows = 1000;

type RunDeps = { db: Db; env: Env; now: Date; ask: Answers; usual: number };

/**
 * Refreshes one source. Its rows and its log entry are stored in one transaction. A source that
 * fails changes nothing. A source that fails halfway, or returns less than half of its usual number
 * of rows, may add rows but not delete any. Its run is logged as degraded.
 */
export async function refreshFrom<Row>(
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
    const isShort = rows.length < usual / 2;
    const isDegraded = isShort || (reading.isPartial ?? false);
    const notes = [
      isShort && `${rows.length} rows, usually ${usual}`,
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
    await logRun(db, run).catch(console.error); // A failing log must not affect the other sources.
    return run;
  }
}

/**
 * The public reason for a failure. A database error has a cause, and may quote statements and rows.
 * So it goes only to the console.
 */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return `Unexpected answer: ${z.prettifyError(error)}`;
  if (!(error instanceof Error && error.cause)) return String(error);
  console.error(error);
  return "The rows could not be stored";
}
