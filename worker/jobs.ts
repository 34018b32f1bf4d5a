import { contestsJob } from "./features/contests/job.ts";
import { hackathonsJob } from "./features/hackathons/job.ts";
import { removeOldLeads } from "./features/leads/queries.ts";
import { checkAndPublish } from "./features/link-health/job.ts";
import { openSourceJob } from "./features/open-source/job.ts";
import { removeOldTransfers } from "./features/transfers/queries.ts";
import { removeOldRuns } from "./fetch-log.ts";
import { refreshJob } from "./refresh.ts";
import type { RefreshDeps, RefreshJob } from "./refresh-job.ts";
import { upstream } from "./upstream.ts";

export const refreshJobs: RefreshJob[] = [
  refreshJob(contestsJob),
  refreshJob(hackathonsJob),
  refreshJob(openSourceJob),
];

/** The cron lines are the same as in wrangler.toml. */
export const jobs: Record<string, (deps: RefreshDeps) => Promise<unknown>> = {
  "0 */6 * * *": (deps) => {
    // One client for all jobs, because all requests of a run share the same few connections.
    const { ask = upstream(deps.env, deps.timeoutMs) } = deps;
    const { db, now } = deps;
    return allOf([
      ...refreshJobs.map((job) => job.refresh({ ...deps, ask })),
      removeOldRuns(db, now),
      removeOldLeads(db, now),
      removeOldTransfers(db, now),
    ]);
  },
  // A separate run, so that it has its own request limit and cannot make the other jobs fail.
  "30 3 * * *": checkAndPublish,
};

/** Waits for every job before it throws: at the first error, the platform stops the other jobs. */
async function allOf(jobs: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(jobs);
  await Promise.all(jobs);
}
