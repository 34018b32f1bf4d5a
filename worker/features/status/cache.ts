import { connect } from "../../db/client.ts";
import { listCache } from "../../list-cache.ts";
import type { RefreshJob } from "../../refresh-job.ts";
import { sourceStatuses } from "./queries.ts";

/** The status changes with every run of a job, so it is cached like the lists. */
export function statusCache(jobs: RefreshJob[]) {
  return listCache({
    name: "status",
    keys: ["all"],
    load: (c, _key, now) => sourceStatuses(connect(c.env), c.env, jobs, now),
    refusal: "The status cannot be read right now. Please try again in a moment.",
  });
}
