import { desc, eq } from "drizzle-orm";
import type { BeginnerIssue } from "#domain/open-source/issues.ts";
import type { Db } from "../../db/client.ts";
import { saveRows } from "../../db/rows.ts";
import { openSourceIssues } from "../../db/schema.ts";
import type { SourceSettings } from "../../env.ts";
import { newestSuccess } from "../../fetch-log.ts";
import { isShown } from "../../source.ts";
import { githubSources } from "./github.ts";
import type { IssueRow } from "./github-issue.ts";

export type IssueList = { lastUpdated: string | null; issues: BeginnerIssue[] };

const maxIssues = 1500;

/** The issues, with the last updated first. Takes one round trip to D1. */
export async function listIssues(db: Db, settings: SourceSettings = {}): Promise<IssueList> {
  const [rows, [newest]] = await db.batch([
    db
      .select()
      .from(openSourceIssues)
      .where(isShown(githubSources(), openSourceIssues.origin, settings))
      .orderBy(desc(openSourceIssues.updated_at))
      .limit(maxIssues),
    newestSuccess(db, "open-source"),
  ]);
  return {
    lastUpdated: newest?.created_at ?? null,
    issues: rows.map(({ origin, changed_at, ...issue }) => issue),
  };
}

/**
 * The statements that store a language's issues. Its other issues are deleted: they were assigned
 * or closed, or have been quiet for long.
 */
export function saveIssues(db: Db, now: Date, source: string, rows: IssueRow[], keepOthers: boolean) {
  return saveRows(db, now, openSourceIssues, rows, {
    versioned: ["title", "url", "repo", "language", "comments", "labels", "updated_at"],
    unversioned: ["stars", "response_days", "origin"],
    deleteWhere: keepOthers ? undefined : eq(openSourceIssues.origin, source),
  });
}
