import type { Db } from "../../db/client.ts";
import type { Env } from "../../env.ts";
import { pruneLog } from "../../fetch-log.ts";
import { refresh } from "../../refresh.ts";
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
function contestSources({ CLIST_USERNAME, CLIST_API_KEY }: Env): ContestSource[] {
  const withKey = CLIST_USERNAME && CLIST_API_KEY ? [clist(CLIST_USERNAME, CLIST_API_KEY)] : [];
  return [schedule, codeforces, leetcode, codechef, atcoder, ctftime, ...withKey];
}

type Deps = { db: Db; env: Env; now: Date; sources?: ContestSource[]; timeoutMs?: number };

export async function refreshContests({ db, env, now, sources = contestSources(env), timeoutMs }: Deps): Promise<void> {
  await refresh({
    db,
    now,
    ask: upstream(env, timeoutMs),
    job: "contests",
    sources,
    save: (source, rows, keepOthers) => saveContests(db, now, source, rows, keepOthers),
  });
  await db.batch([removeEnded(db, now), pruneLog(db, now)]);
  forgetContests();
}
