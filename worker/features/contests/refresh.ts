import type { SourceSettings } from "../../env.ts";
import { pruneLog } from "../../fetch-log.ts";
import { type RefreshDeps, type RefreshJob, type Run, refresh } from "../../refresh.ts";
import { upstream } from "../../upstream.ts";
import { forgetContests } from "./memory.ts";
import { removeEnded, saveContests } from "./queries.ts";
import { atcoder } from "./sources/atcoder.ts";
import { clist } from "./sources/clist.ts";
import { codechef } from "./sources/codechef.ts";
import { codeforces } from "./sources/codeforces.ts";
import { ctftime } from "./sources/ctftime.ts";
import { leetcode } from "./sources/leetcode.ts";
import { schedule } from "./sources/schedule.ts";
import type { ContestSource } from "./sources/source.ts";

/** Add a platform: write its file in sources/ and name it here. */
function contestSources({ CLIST_USERNAME, CLIST_API_KEY }: SourceSettings): ContestSource[] {
  const withKey = CLIST_USERNAME && CLIST_API_KEY ? [clist(CLIST_USERNAME, CLIST_API_KEY)] : [];
  return [schedule, codeforces, leetcode, codechef, atcoder, ctftime, ...withKey];
}

export async function refreshContests(deps: RefreshDeps & { sources?: ContestSource[] }): Promise<Run[]> {
  const { db, env, now, sources = contestSources(env), only, timeoutMs, ask = upstream(env, timeoutMs) } = deps;
  const runs = await refresh({
    db,
    now,
    ask,
    job: "contests",
    sources: only ? sources.filter(({ name }) => name === only) : sources,
    save: (source, rows, keepOthers) => saveContests(db, now, source, rows, keepOthers),
  });
  await db.batch([removeEnded(db, now), pruneLog(db, now)]);
  forgetContests();
  return runs;
}

export const contestsJob: RefreshJob = {
  job: "contests",
  everyHours: 6,
  sources: contestSources,
  refresh: refreshContests,
};
