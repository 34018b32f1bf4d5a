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
  data: z
    .object({
      search: z.object({
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
        nodes: z.array(z.unknown()),
      }),
    })
    .nullish(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).nullish(),
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
 * One source per language. They take turns. As soon as GitHub refuses one, the others of this run
 * ask no more: whoever goes on is banned, and the next run is hours away.
 */
export function githubSources(): Source<IssueRow>[] {
  let line: Promise<unknown> = Promise.resolve();
  let isRefused = false;

  async function page(ask: Answers, token: string | undefined, search: string, after: string | null) {
    if (isRefused) throw new Error("GitHub has asked us to wait");
    try {
      return await readPage(ask, token, search, after);
    } catch (error) {
      isRefused ||= isRefusal(String(error));
      throw error;
    }
  }

  const readLanguage = async (language: IssueLanguage, ask: Answers, now: Date, token: string | undefined) => {
    const found: unknown[] = [];
    let after: string | null = null;
    for (let n = 0; n < pages; n++) {
      const { nodes, pageInfo } = await page(ask, token, issueSearch(language, now), after);
      found.push(...nodes);
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    return readEach(found, (item) => issueRow(language, item));
  };

  return issueLanguages.map((language) => ({
    name: sourceOf(language),
    label: `GitHub: ${language}`,
    isOn: ({ GITHUB_TOKEN }) => Boolean(GITHUB_TOKEN),
    read(ask, now, { GITHUB_TOKEN }) {
      const reading = line.then(() => readLanguage(language, ask, now, GITHUB_TOKEN));
      line = reading.catch(() => {});
      return reading;
    },
  }));
}

/** A partial answer counts as none: the issues that it lacks would be taken for closed. */
async function readPage(ask: Answers, token: string | undefined, search: string, after: string | null) {
  const { data, errors } = answer.parse(
    await ask.json("https://api.github.com/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { search, after } }),
    }),
  );
  const [error] = errors ?? [];
  if (error) throw new Error(`GitHub: ${[error.type, error.message].filter(Boolean).join(": ").slice(0, 200)}`);
  if (!data) throw new Error("GitHub answered without data");
  return data.search;
}

/**
 * GraphQL reports a rate limit with status 200 and an error; 502 and 504 mean that a query took too
 * long.
 */
function isRefusal(error: string): boolean {
  return /answered (403|429|502|504)|RATE_LIMITED|rate limit/i.test(error);
}

function sourceOf(language: IssueLanguage): string {
  return `github-${language.toLowerCase()}`;
}

/** The search index lags behind, so an issue that has been assigned meanwhile is left out. */
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
