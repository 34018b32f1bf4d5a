import { count, eq, isNotNull } from "drizzle-orm";
import { nextRun, type SourceStatus, shownOf, sourceState } from "#domain/status.ts";
import type { Db } from "../../db/client.ts";
import { contests, hackathonContests, openSourceIssues } from "../../db/schema.ts";
import type { Env } from "../../env.ts";
import { sourceHistories } from "../../fetch-log.ts";
import type { RefreshJob } from "../../refresh.ts";

export type Status = { sources: SourceStatus[] };

/** Every source that is switched on and asks somebody. */
export async function sourceStatuses(db: Db, env: Env, jobs: RefreshJob[], now: Date): Promise<Status> {
  const historyOf = await sourceHistories(db, now);
  const [contestRows, predictions, hackathonRows, issueRows] = await db.batch([
    db.select({ source: contests.source, rows: count() }).from(contests).groupBy(contests.source),
    db.selectDistinct({ resource: contests.resource }).from(contests).where(eq(contests.predicted, true)),
    db
      .select({ source: hackathonContests.origin, rows: count() })
      .from(hackathonContests)
      .where(isNotNull(hackathonContests.origin))
      .groupBy(hackathonContests.origin),
    db
      .select({ source: openSourceIssues.origin, rows: count() })
      .from(openSourceIssues)
      .groupBy(openSourceIssues.origin),
  ]);
  const rowsOf: Record<string, { source: string | null; rows: number }[]> = {
    contests: contestRows,
    hackathons: hackathonRows,
    "open-source": issueRows,
  };
  const sources = jobs.flatMap(({ job, everyHours, sources }) =>
    sources(env)
      .filter(({ isPrediction }) => !isPrediction)
      .map(({ name, label }): SourceStatus => {
        const { firstRun, ...history } = historyOf(job, name);
        const rows = rowsOf[job]?.find(({ source }) => source === name)?.rows ?? 0;
        const state = sourceState({ firstRun, ...history }, now);
        const isPredicted = job === "contests" && predictions.some(({ resource }) => resource === `${name}.com`);
        return {
          job,
          source: name,
          label,
          state,
          shows: shownOf(state, rows, isPredicted),
          ...history,
          rows,
          nextRun: nextRun(everyHours, history, now),
        };
      }),
  );
  return { sources };
}
