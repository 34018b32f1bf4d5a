import { connect } from "#worker/db/client.ts";
import { contests, hackathonContests } from "#worker/db/schema.ts";
import type { Env } from "#worker/env.ts";
import { refreshJobs } from "#worker/jobs.ts";

console.warn = () => {}; // failed sources warn, and here they fail on purpose

/**
 * Refreshes everything, /TIMES in parallel, at the time ?now=, from ?upstream=. Returns the tables.
 */
export default {
  fetch: async (request: Request, env: Env) => {
    const { pathname, searchParams } = new URL(request.url);
    const db = connect(env);
    const now = new Date(searchParams.get("now") ?? "");
    const outside = {
      ...env,
      UPSTREAM_ORIGIN: searchParams.get("upstream") ?? "",
      HACKATHON_SOURCES_ON: "devpost,mlh,hackerearth",
      CLIST_USERNAME: "ada",
      CLIST_API_KEY: "key",
    };
    const all = () => Promise.all(refreshJobs.map((job) => job.refresh({ db, env: outside, now })));
    const [runs = []] = await Promise.all(Array.from({ length: Number(pathname.slice(1)) }, all));
    const tables = [
      await db.select().from(contests).orderBy(contests.id),
      (await db.select().from(hackathonContests).orderBy(hackathonContests.id)).map(({ last_seen, ...row }) => row),
    ];
    return Response.json({ statuses: runs.flat().map(({ status }) => status), tables });
  },
};
