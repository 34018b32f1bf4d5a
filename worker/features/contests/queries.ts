import { and, asc, desc, eq, lt, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Contest, type ContestSort, listable, withoutAnnounced } from "#domain/contests/contests.ts";
import type { Db } from "../../db/client.ts";
import { saveRows } from "../../db/rows.ts";
import { contests, hasNoStart } from "../../db/schema.ts";
import type { SourceSettings } from "../../env.ts";
import { newestSuccess } from "../../fetch-log.ts";
import { isShown } from "../../source.ts";
import type { ContestRow } from "./sources/source.ts";
import { contestSources } from "./sources.ts";

export type ContestList = { lastUpdated: string | null; contests: Contest[] };

/** Each order has an index in db/schema.ts. */
const order = {
  popular: [desc(contests.popularity_score), hasNoStart, contests.start_time],
  "least-popular": [asc(contests.popularity_score), hasNoStart, contests.start_time],
  upcoming: [hasNoStart, contests.start_time],
};

/**
 * Eight times the usual number of contests on all platforms. It limits the answer, not the table.
 */
const maxContests = 1000;

/** One row per contest, from the source with the lowest rank. Takes one round trip to D1. */
export async function listContests(db: Db, sort: ContestSort, settings: SourceSettings = {}): Promise<ContestList> {
  const better = alias(contests, "better");
  const hasBetter = db
    .select({ id: better.id })
    .from(better)
    .where(and(eq(better.link_key, contests.link_key), lt(better.rank, contests.rank)));
  const { id, event, start_time, end_time, resource, href, popularity_score, predicted, changed_at } = contests;
  const [rows, [newest]] = await db.batch([
    db
      .select({ id, event, start_time, end_time, resource, href, popularity_score, predicted, changed_at })
      .from(contests)
      .where(and(or(eq(contests.rank, 0), notExists(hasBetter)), isShown(contestSources(), contests.source, settings)))
      .orderBy(...order[sort])
      .limit(maxContests),
    newestSuccess(db, "contests"),
  ]);
  return { lastUpdated: newest?.created_at ?? null, contests: withoutAnnounced(listable(rows)) };
}

/** The statements that store a source's rows. `changed_at` is set only for rows with new data. */
export function saveContests(db: Db, now: Date, source: string, rows: ContestRow[], keepOthers: boolean) {
  return saveRows(db, now, contests, rows, {
    versioned: ["event", "start_time", "end_time", "resource", "href"],
    unversioned: ["popularity_score", "link_key"],
    deleteWhere: keepOthers ? undefined : eq(contests.source, source),
  });
}

/** Deletes contests whose end has passed. If a contest has no end, its start counts. */
export function removeEnded(db: Db, now: Date) {
  return db.delete(contests).where(sql`coalesce(${contests.end_time}, ${contests.start_time}) <= ${now.toISOString()}`);
}
