import { z } from "zod";
import type { Answers } from "../../answers.ts";

const pageSize = 50;

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

/**
 * Reads one page of a search. A partial answer is an error, because its missing issues would count
 * as closed.
 */
export async function readPage(ask: Answers, token: string | undefined, search: string, after: string | null) {
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
 * Whether an error means that GitHub refuses requests. GraphQL reports a rate limit with status 200
 * and an error. 502 and 504 mean that a query took too long.
 */
export function isRefusal(error: string): boolean {
  return /answered (403|429|502|504)|RATE_LIMITED|rate limit/i.test(error);
}
