import { desc, eq } from "drizzle-orm";
import type { BeginnerIssue } from "#domain/open-source/issues.ts";
import type { Db } from "../../db/client.ts";
import { saveRows } from "../../db/rows.ts";
import { openSourceIssues } from "../../db/schema.ts";
import { newestSuccess } from "../../fetch-log.ts";
import type { IssueRow } from "./github.ts";

export type IssueList = { lastUpdated: string | null; issues: BeginnerIssue[] };

const maxIssues = 1500;

/** The issues that moved last come first. One D1 round trip. */
export async function listIssues(db: Db): Promise<IssueList> {
  const [rows, [newest]] = await db.batch([
    db.select().from(openSourceIssues).orderBy(desc(openSourceIssues.updated_at)).limit(maxIssues),
    newestSuccess(db, "open-source"),
  ]);
  return {
    lastUpdated: newest?.created_at ?? null,
    issues: rows.map(({ origin, changed_at, ...issue }) => issue),
  };
}

/** Forgets every issue: without anybody to ask, none of them stays true. */
export function removeIssues(db: Db) {
  return db.delete(openSourceIssues);
}

/** Stores a language's issues. The others of it go: they have been taken or closed, or have long been quiet. */
export function saveIssues(db: Db, now: Date, source: string, rows: IssueRow[], keepOthers: boolean) {
  return saveRows(db, now, openSourceIssues, rows, {
    told: ["title", "url", "repo", "language", "comments", "labels", "updated_at"],
    silent: ["stars", "response_days", "origin"],
    others: keepOthers ? undefined : eq(openSourceIssues.origin, source),
  });
}
