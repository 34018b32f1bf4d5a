import type { SourceSettings } from "../../env.ts";
import { sourcesDoneToday } from "../../fetch-log.ts";
import { type RefreshDeps, type RefreshJob, type Run, refresh } from "../../refresh.ts";
import { upstream } from "../../upstream.ts";
import { forgetHackathons } from "./memory.ts";
import { removeStale, saveHackathons } from "./queries.ts";
import { devfolio } from "./sources/devfolio.ts";
import { devpost } from "./sources/devpost.ts";
import { dorahacks } from "./sources/dorahacks.ts";
import { ethglobal } from "./sources/ethglobal.ts";
import { hackclub } from "./sources/hackclub.ts";
import { hackerearth } from "./sources/hackerearth.ts";
import { mlh } from "./sources/mlh.ts";
import type { HackathonSource } from "./sources/source.ts";
import { unstop } from "./sources/unstop.ts";

/** Add a source: write its file in sources/ and name it here. Those whose terms are said to restrict us wait for the operator. */
export function hackathonSources({ HACKATHON_SOURCES_ON = "" }: SourceSettings): HackathonSource[] {
  const named = HACKATHON_SOURCES_ON.split(",").map((name) => name.trim());
  const onRequest = [devpost, mlh, hackerearth].filter(({ name }) => named.includes(name));
  return [devfolio, unstop, hackclub, ethglobal, dorahacks, ...onRequest];
}

/** Daily: each source once a UTC day, at the schedule's first run; one that failed then is asked again at the next. */
export async function refreshHackathons(deps: RefreshDeps & { sources?: HackathonSource[] }): Promise<Run[]> {
  const { db, env, now, sources = hackathonSources(env), only, timeoutMs, ask = upstream(env, timeoutMs) } = deps;
  const done = await sourcesDoneToday(db, "hackathons", now);
  const runs = await refresh({
    db,
    now,
    ask,
    job: "hackathons",
    sources: sources.filter(({ name }) => (only ? name === only : !done.has(name))),
    save: (source, rows, keepOthers) => saveHackathons(db, now, source, rows, keepOthers),
  });
  const names = sources.map(({ name }) => name);
  await removeStale(db, names, now);
  forgetHackathons();
  return runs;
}

export const hackathonsJob: RefreshJob = {
  job: "hackathons",
  everyHours: 24,
  sources: hackathonSources,
  refresh: refreshHackathons,
};
