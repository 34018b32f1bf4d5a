import { z } from "zod";
import {
  type BeginnerIssue,
  type IssueLanguage,
  issueLanguages,
  issueSearch,
  responseDays,
} from "#domain/open-source/issues.ts";
import { stripTags } from "#domain/text/text.ts";
import { readEach, type Source } from "../../refresh.ts";
import type { Answers } from "../../upstream.ts";

export type IssueRow = BeginnerIssue & { origin: string };

const pageSize = 50;
const pages = 2;

const query = `query ($search: String!, $after: String) {
  search(query: $search, type: ISSUE, first: ${pageSize}, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { ... on Issue {
      id title url createdAt updatedAt
      assignees { totalCount } comments { totalCount } labels(first: 10) { nodes { name } }
      repository {
        nameWithOwner stargazerCount
        pullRequests(states: [CLOSED, MERGED], last: 20) { nodes { authorAssociation createdAt closedAt } }
      }
    } }
  }
}`;

const answer = z.object({
  data: z.object({
    search: z.object({
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      nodes: z.array(z.unknown()),
    }),
  }),
});

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

/**
 * One source a language. They take turns, and as soon as GitHub refuses one (403 or 429), the others of this run ask no
 * more: the next run is hours away.
 */
export function githubSources(token: string): Source<IssueRow>[] {
  let line: Promise<unknown> = Promise.resolve();
  let isRefused = false;

  async function page(ask: Answers, search: string, after: string | null) {
    if (isRefused) throw new Error("GitHub has asked us to wait");
    try {
      return answer.parse(
        await ask.json("https://api.github.com/graphql", {
          method: "POST",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
          body: JSON.stringify({ query, variables: { search, after } }),
        }),
      ).data.search;
    } catch (error) {
      isRefused ||= /answered (403|429)/.test(String(error));
      throw error;
    }
  }

  async function readLanguage(language: IssueLanguage, ask: Answers, now: Date) {
    const found: unknown[] = [];
    let after: string | null = null;
    for (let n = 0; n < pages; n++) {
      const { nodes, pageInfo } = await page(ask, issueSearch(language, now), after);
      found.push(...nodes);
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    return readEach(found, (item) => issueRow(language, item));
  }

  return issueLanguages.map((language) => ({
    name: sourceOf(language),
    label: `GitHub: ${language}`,
    read(ask, now) {
      const reading = line.then(() => readLanguage(language, ask, now));
      line = reading.catch(() => {});
      return reading;
    },
  }));
}

function sourceOf(language: IssueLanguage): string {
  return `github-${language.toLowerCase()}`;
}

/** The search index lags behind: an issue that has been assigned meanwhile is left out. */
function issueRow(language: IssueLanguage, item: unknown): IssueRow | null {
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
