import { and, eq, gt, inArray, ne, not } from "drizzle-orm";
import { daysBefore } from "#domain/time.ts";
import type { Db } from "./db/client.ts";
import { sourceState } from "./db/schema.ts";
import type { SourceSettings } from "./env.ts";
import { goodRuns, type Run, rowsBySource, saveStates, sourceStates, usualRows } from "./fetch-log.ts";
import type { Job, RefreshDeps, RefreshJob } from "./refresh-job.ts";
import { refreshFrom } from "./refresh-source.ts";
import type { Source } from "./source.ts";
import { upstream } from "./upstream.ts";

/** When a source is switched off, its rows are hidden at once and deleted after this many days. */
const keptAfterSwitchOffDays = 30;

/** A job that hides the type of its rows, so that jobs of all kinds fit into one list. */
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

/** Refreshes all due sources of the job independently. Then deletes outdated rows. */
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

/**
 * Deletes rows of sources that are switched off. Rows that the operator added by hand have no
 * source, so they stay.
 */
function removeSwitchedOff<Row>(db: Db, { name, table, origin }: Job<Row>, on: Source<Row>[], now: Date) {
  const askedLately = db
    .select({ source: sourceState.source })
    .from(sourceState)
    .where(and(eq(sourceState.job, name), gt(sourceState.last_run, daysBefore(now, keptAfterSwitchOffDays))));
  const names = on.map((source) => source.name);
  return db.delete(table).where(and(ne(origin, ""), not(inArray(origin, names)), not(inArray(origin, askedLately))));
}
