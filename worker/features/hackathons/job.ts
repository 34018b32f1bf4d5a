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
   * Each source once a UTC day, at the schedule's first run; one that failed then is asked again at
   * the next.
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
