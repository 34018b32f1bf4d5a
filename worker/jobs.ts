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

/** wrangler.toml has the same cron lines. */
export const jobs: Record<string, (deps: RefreshDeps) => Promise<unknown>> = {
  "0 */6 * * *": (deps) => {
    // One door for all jobs, since all of a run's requests share the same few connections.
    const { ask = upstream(deps.env, deps.timeoutMs) } = deps;
    const { db, now } = deps;
    return allOf([
      ...refreshJobs.map((job) => job.refresh({ ...deps, ask })),
      removeOldRuns(db, now),
      removeOldLeads(db, now),
      removeOldTransfers(db, now),
    ]);
  },
  // A run of its own: it has its own requests, and nothing of it can fail the others.
  "30 3 * * *": checkAndPublish,
};

/**
 * Waits for every job before it tells of one that failed: the platform ends the others as soon as
 * it hears of it.
 */
async function allOf(jobs: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(jobs);
  await Promise.all(jobs);
}
