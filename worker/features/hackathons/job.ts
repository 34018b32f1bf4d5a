import { hackathonContests } from "../../db/schema.ts";
import type { Job } from "../../refresh-job.ts";
import { hackathonCache } from "./cache.ts";
import { removeArchived, saveHackathons } from "./queries.ts";
import type { HackathonRow } from "./sources/source.ts";
import { hackathonSources } from "./sources.ts";

export const hackathonsJob: Job<HackathonRow> = {
  name: "hackathons",
  everyHours: 24,
  sources: hackathonSources,
  /**
   * Each source is requested once per UTC day, in the first run of the schedule. After a failure,
   * it is requested again in the next run.
   */
  due(sources, states, now) {
    const today = now.toISOString().slice(0, 10);
    return sources.filter(({ name }) => !states.get(name)?.last_success?.startsWith(today));
  },
  table: hackathonContests,
  origin: hackathonContests.origin,
  save: saveHackathons,
  removeOld: (db, now) => [removeArchived(db, now)],
  forget: hackathonCache.forget,
};
