import type { Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import { contestsJob } from "./features/contests/refresh.ts";
import { hackathonsJob } from "./features/hackathons/refresh.ts";

type Deps = { db: Db; env: Env; now: Date };

/** The same cron lines stand in wrangler.toml. */
export const jobs: Record<string, (deps: Deps) => Promise<unknown>> = {
  "0 */6 * * *": (deps) => Promise.all([contestsJob.refresh(deps), hackathonsJob.refresh(deps)]),
};
