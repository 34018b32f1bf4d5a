import { openSourceIssues } from "../../db/schema.ts";
import type { Job } from "../../refresh-job.ts";
import { issueCache } from "./cache.ts";
import { githubSources } from "./github.ts";
import type { IssueRow } from "./github-issue.ts";
import { saveIssues } from "./queries.ts";

/**
 * Half of the languages. With two pages each and at most one request a second, this stays well
 * below GitHub's 30 searches a minute.
 */
const languagesPerRun = 7;

export const openSourceJob: Job<IssueRow> = {
  name: "open-source",
  everyHours: 12,
  sources: githubSources,
  /** Each run requests the languages that have waited longest. */
  due(sources, states) {
    const lastRun = (name: string) => states.get(name)?.last_run ?? "";
    return sources.toSorted((a, b) => lastRun(a.name).localeCompare(lastRun(b.name))).slice(0, languagesPerRun);
  },
  table: openSourceIssues,
  origin: openSourceIssues.origin,
  save: saveIssues,
  forget: issueCache.forget,
};
