import { nextRun, type SourceStatus, shownOf, sourceState } from "#domain/status.ts";
import type { Db } from "../../db/client.ts";
import type { SourceSettings } from "../../env.ts";
import { sourceStates } from "../../fetch-log.ts";
import type { RefreshJob } from "../../refresh-job.ts";

export type Status = { sources: SourceStatus[] };

/**
 * The status of every source that is switched on and requests an outside service. Reads one row per
 * source.
 */
export async function sourceStatuses(db: Db, settings: SourceSettings, jobs: RefreshJob[], now: Date): Promise<Status> {
  const states = new Map((await sourceStates(db)).map((known) => [`${known.job} ${known.source}`, known]));
  const sources = jobs.flatMap((job) =>
    job
      .sources(settings)
      .filter(({ isPrediction }) => !isPrediction)
      .map(({ name, label, hasSchedule }): SourceStatus => {
        const known = states.get(`${job.name} ${name}`);
        const runs = {
          firstRun: known?.first_run ?? null,
          lastSuccess: known?.last_success ?? null,
          lastFailure: known?.last_failure ?? null,
        };
        const rows = known?.stored_rows ?? 0;
        const state = sourceState(runs, now);
        return {
          job: job.name,
          source: name,
          label,
          state,
          shows: shownOf(state, rows, hasSchedule ?? false),
          lastSuccess: runs.lastSuccess,
          lastFailure: runs.lastFailure,
          reason: known?.reason ?? null,
          rows,
          usualRows: known?.usual_rows ?? 0,
          nextRun: nextRun(job.everyHours, runs, now),
        };
      }),
  );
  return { sources };
}
