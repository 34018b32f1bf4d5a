import { api } from "./api.ts";
import { connect } from "./db/client.ts";
import type { Env } from "./env.ts";
import { jobs } from "./jobs.ts";

export default {
  fetch: api.fetch,
  scheduled: async ({ cron, scheduledTime }: { cron: string; scheduledTime: number }, env: Env) => {
    await jobs[cron]?.({ db: connect(env), env, now: new Date(scheduledTime) });
  },
};
