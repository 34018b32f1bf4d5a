import { z } from "zod";
import { type BeginnerIssue, type IssueLanguage, responseDays } from "#domain/open-source/issues.ts";
import { stripTags } from "#domain/text/text.ts";

export type IssueRow = BeginnerIssue & { origin: string };

const total = z.object({ totalCount: z.int() });
const time = z.iso.datetime({ offset: true });

const node = z.object({
  id: z.string().max(100),
  title: z.string(),
  url: z
    .string()
    .regex(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/issues\/\d+$/)
    .max(300),
  createdAt: time,
  updatedAt: time,
  assignees: total,
  comments: total,
  labels: z.object({ nodes: z.array(z.object({ name: z.string() })) }),
  repository: z.object({
    nameWithOwner: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
    stargazerCount: z.int(),
    pullRequests: z.object({
      nodes: z.array(z.object({ authorAssociation: z.string(), createdAt: time, closedAt: time.nullable() })),
    }),
  }),
});

/** The name of the source that searches for a language's issues. */
export function sourceOf(language: IssueLanguage): string {
  return `github-${language.toLowerCase()}`;
}

/**
 * The row of an issue. Null if the issue is assigned by now, because the search index lags behind.
 */
export function issueRow(language: IssueLanguage, item: unknown): IssueRow | null {
  const { id, title, url, createdAt, updatedAt, assignees, comments, labels, repository } = node.parse(item);
  if (assignees.totalCount > 0) return null;
  return {
    id: `github:${id}`,
    origin: sourceOf(language),
    title: stripTags(title).slice(0, 200) || url,
    url,
    repo: repository.nameWithOwner,
    language,
    stars: repository.stargazerCount,
    comments: comments.totalCount,
    labels: labels.nodes.map(({ name }) => name.replaceAll(",", " ").slice(0, 50)).join(", "),
    opened_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
    response_days: responseDays(repository.pullRequests.nodes),
  };
}
