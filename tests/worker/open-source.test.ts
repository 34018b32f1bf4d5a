import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { issueLanguages } from "#domain/open-source/issues.ts";
import type { Answers } from "#worker/answers.ts";
import { api } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { apiFetchLog, openSourceIssues } from "#worker/db/schema.ts";
import { issueCache } from "#worker/features/open-source/cache.ts";
import { githubSources } from "#worker/features/open-source/github.ts";
import { openSourceJob } from "#worker/features/open-source/job.ts";
import { refresh } from "#worker/refresh.ts";
import type { Behavior } from "../../scripts/fake-upstream/fake-upstream.ts";
import { outside, timeoutFor } from "../support/outside.ts";

const now = new Date("2026-08-12T12:00:00Z");
const db = connect(env);
const refreshAs = (behavior: Behavior, hours = 0, more: object = { GITHUB_TOKEN: "token" }) =>
  refresh(openSourceJob, {
    db,
    env: { ...env, ...more, ...outside(behavior) },
    now: new Date(now.getTime() + hours * 3_600_000),
    timeoutMs: timeoutFor(behavior),
  });
const rows = () => db.select().from(openSourceIssues).orderBy(openSourceIssues.id);
const names = (runs: { source?: string }[]) => runs.map(({ source }) => source);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  void issueCache.forget();
});

test("without a token, no request is sent, the list is empty, and rows are deleted after 30 days", async () => {
  await refreshAs("well");
  expect((await rows()).length).toBe(4);
  expect(await refreshAs("well", 6, {})).toEqual([]);
  expect((await rows()).length).toBe(4);
  await db.delete(apiFetchLog);
  expect(await (await api.request("/api/open-source", {}, env)).json()).toEqual({ lastUpdated: null, issues: [] });
  await refreshAs("well", 31 * 24, {});
  expect(await rows()).toEqual([]);
});

test("issues have repository, stars, age, comments and response time, and no assignee", async () => {
  await refreshAs("well");
  const response = await api.request("/api/open-source", {}, { ...env, GITHUB_TOKEN: "token" });
  expect(response.headers.get("ETag")).toMatch(/^"[0-9a-f]{40}"$/);
  const { issues, lastUpdated } = (await response.json()) as { issues: { id: string }[]; lastUpdated: string };
  expect(lastUpdated).toBe(now.toISOString());
  expect(issues.map(({ id }) => id)).toEqual(["github:I_9", "github:I_6", "github:I_2", "github:I_1"]);
  expect(issues[2]).toEqual({
    id: "github:I_2",
    title: "Fix alert(1) it",
    url: "https://github.com/o/r/issues/2",
    repo: "o/r",
    language: expect.any(String),
    stars: 1200,
    comments: 2,
    labels: "good first issue, docs  easy",
    opened_at: "2026-08-01T00:00:00.000Z",
    updated_at: "2026-08-02T00:00:00.000Z",
    response_days: 3.5,
  });
});

test("each run requests the seven languages with the oldest requests in the log", async () => {
  const [first, second, third] = [await refreshAs("well", 0), await refreshAs("well", 6), await refreshAs("well", 12)];
  expect(new Set([...names(first), ...names(second)]).size).toBe(issueLanguages.length);
  expect(names(third).sort()).toEqual(names(first).sort());
});

test("after one refusal, a run sends no more requests, and the rows stay", async () => {
  await refreshAs("well", 0);
  await refreshAs("well", 6);
  const good = await rows();
  const runs = await refreshAs("challenge", 12);
  expect(runs.map(({ detail }) => detail?.includes("asked us to wait"))).toEqual([false, ...Array(6).fill(true)]);
  expect(await rows()).toEqual(good);
  expect((await db.select().from(apiFetchLog)).filter(({ status }) => status === "failure")).toHaveLength(7);
});

test.each([
  [
    "a rate limit, which GraphQL reports with status 200",
    { data: null, errors: [{ type: "RATE_LIMITED", message: "x" }] },
  ],
  ["a secondary limit", { errors: [{ message: "You have exceeded a secondary rate limit" }] }],
])("after %s, a run sends no more requests", async (_, answer) => {
  let asked = 0;
  const ask: Answers = {
    html: async () => "",
    json: async () => {
      asked++;
      return answer;
    },
  };
  const deps = { db, env: { ...env, GITHUB_TOKEN: "token" }, now, ask };
  const runs = await refresh(openSourceJob, deps);
  expect(asked).toBe(1);
  expect(runs[0]?.detail).toContain("GitHub: ");
});

test("a partial answer is a failure, because its missing issues would seem closed", async () => {
  const search = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
  const partial = { data: { search }, errors: [{ message: "Resource limits exceeded" }] };
  const ask: Answers = { html: async () => "", json: async () => partial };
  await expect(githubSources()[0]?.read(ask, now, { GITHUB_TOKEN: "token" })).rejects.toThrow("Resource limits");
});

test("a language has at most two pages, and the second request uses the first page's cursor", async () => {
  const asked: { variables: { after: string | null } }[] = [];
  const ask: Answers = {
    html: async () => "",
    json: async (_url, request) => {
      asked.push(JSON.parse(request?.body ?? ""));
      return { data: { search: { pageInfo: { hasNextPage: true, endCursor: `c${asked.length}` }, nodes: [] } } };
    },
  };
  await githubSources()[0]?.read(ask, now, { GITHUB_TOKEN: "token" });
  expect(asked.map(({ variables }) => variables.after)).toEqual([null, "c1"]);
});
