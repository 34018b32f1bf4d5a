import { contestsJob } from "./features/contests/refresh.ts";
import { hackathonsJob } from "./features/hackathons/refresh.ts";
import { openSourceJob } from "./features/open-source/refresh.ts";
import type { RefreshDeps, RefreshJob } from "./refresh.ts";

export const refreshJobs: RefreshJob[] = [contestsJob, hackathonsJob, openSourceJob];

/** The same cron lines stand in wrangler.toml. */
export const jobs: Record<string, (deps: RefreshDeps) => Promise<unknown>> = {
  "0 */6 * * *": (deps) => allOf(refreshJobs.map((job) => job.refresh(deps))),
};

/** Waits for every job before it tells of one that failed, since the platform ends the others as soon as it hears of it. */
async function allOf(jobs: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(jobs);
  await Promise.all(jobs);
}
