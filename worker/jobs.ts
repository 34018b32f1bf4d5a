import type { Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import { refreshContests } from "./features/contests/refresh.ts";

type Job = (deps: { db: Db; env: Env; now: Date }) => Promise<void>;

/** The same cron lines stand in wrangler.toml. */
export const jobs: Record<string, Job> = { "0 */6 * * *": refreshContests };
