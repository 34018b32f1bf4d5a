import type { ExecutionContext } from "@cloudflare/workers-types";
import { connect } from "#worker/db/client.ts";
import { contests, hackathonContests } from "#worker/db/schema.ts";
import type { Env } from "#worker/env.ts";
import worker from "#worker/index.ts";
import { refreshJobs } from "#worker/jobs.ts";
import { upstream } from "#worker/upstream.ts";

console.warn = () => {}; // failed sources warn, and here they fail on purpose

/**
 * The worker. /refresh runs the schedule at the time ?now=, with ?upstream= in place of outside
 * services.
 */
export default {
  async fetch(request: Request, env: Env, context: ExecutionContext) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/refresh") return worker.fetch(request, env, context);
    const db = connect(env);
    const now = new Date(searchParams.get("now") ?? "");
    const outside = { ...env, UPSTREAM_ORIGIN: searchParams.get("upstream") ?? "" };
    const ask = upstream(outside, 2000);
    const runs = await Promise.all(refreshJobs.map((job) => job.refresh({ db, env: outside, now, ask })));
    const rows = [
      ...(await db.select({ id: contests.id }).from(contests)),
      ...(await db.select({ id: hackathonContests.id }).from(hackathonContests)),
    ];
    return Response.json({ runs: runs.flat(), ids: rows.map(({ id }) => id) });
  },
};
