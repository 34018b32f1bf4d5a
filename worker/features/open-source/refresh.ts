import type { SourceSettings } from "../../env.ts";
import { lastAsked } from "../../fetch-log.ts";
import { type RefreshDeps, type RefreshJob, type Run, refresh, type Source } from "../../refresh.ts";
import { upstream } from "../../upstream.ts";
import { githubSources, type IssueRow } from "./github.ts";
import { forgetIssues } from "./memory.ts";
import { removeIssues, saveIssues } from "./queries.ts";

/** Half of them: two pages each, one request a second at most, stay well below GitHub's 30 searches a minute. */
const languagesARun = 7;

function issueSources({ GITHUB_TOKEN }: SourceSettings): Source<IssueRow>[] {
  return GITHUB_TOKEN ? githubSources(GITHUB_TOKEN) : [];
}

/** The log is the cursor: each run asks the languages that have waited longest. Without a token nobody is asked, and the list is empty. */
export async function refreshOpenSource(deps: RefreshDeps): Promise<Run[]> {
  const { db, env, now, only, timeoutMs, ask = upstream(env, timeoutMs) } = deps;
  const sources = issueSources(env);
  if (sources.length === 0) {
    await removeIssues(db);
    forgetIssues();
    return [];
  }
  const asked = await lastAsked(db, "open-source");
  const waiting = sources.toSorted((a, b) => (asked.get(a.name) ?? "").localeCompare(asked.get(b.name) ?? ""));
  const runs = await refresh({
    db,
    now,
    ask,
    job: "open-source",
    sources: only ? sources.filter(({ name }) => name === only) : waiting.slice(0, languagesARun),
    save: (source, rows, keepOthers) => saveIssues(db, now, source, rows, keepOthers),
  });
  forgetIssues();
  return runs;
}

export const openSourceJob: RefreshJob = {
  job: "open-source",
  everyHours: 12,
  sources: issueSources,
  refresh: refreshOpenSource,
};
