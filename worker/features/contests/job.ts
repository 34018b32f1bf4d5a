import { contests } from "../../db/schema.ts";
import { pruneLog } from "../../fetch-log.ts";
import type { Job } from "../../refresh-job.ts";
import { contestCache } from "./cache.ts";
import { removeEnded, saveContests } from "./queries.ts";
import type { ContestRow } from "./sources/source.ts";
import { contestSources } from "./sources.ts";

export const contestsJob: Job<ContestRow> = {
  name: "contests",
  everyHours: 6,
  sources: contestSources,
  table: contests,
  origin: contests.source,
  save: saveContests,
  // The log of all jobs is pruned here, once a run.
  removeOld: (db, now) => [removeEnded(db, now), pruneLog(db, now)],
  forget: contestCache.forget,
};
