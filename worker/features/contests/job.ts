import { contests } from "../../db/schema.ts";
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
  removeOld: (db, now) => [removeEnded(db, now)],
  forget: contestCache.forget,
};
