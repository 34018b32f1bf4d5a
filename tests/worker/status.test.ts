import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import type { SourceStatus } from "#domain/status.ts";
import { api } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { sourceStatuses } from "#worker/features/status/queries.ts";
import { jobs, refreshJobs } from "#worker/jobs.ts";
import type { Behavior } from "../../scripts/fake-upstream/fake-upstream.ts";
import { outside } from "../support/outside.ts";

const db = connect(env);
const start = new Date("2026-08-12T12:00:00Z");
const hour = 60 * 60 * 1000;

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

async function statusAfter(hours: number): Promise<SourceStatus[]> {
  return (await sourceStatuses(db, env, refreshJobs, new Date(start.getTime() + hours * hour))).sources;
}

async function runAt(hours: number, behavior: Behavior) {
  const now = new Date(start.getTime() + hours * hour);
  await jobs["0 */6 * * *"]?.({ db, env: { ...env, ...outside(behavior) }, now });
}

test("before the first run, every source is waiting, and switched-off sources are not listed", async () => {
  const sources = await statusAfter(0);
  expect(sources.map(({ source }) => source)).toEqual([
    ...["codeforces", "leetcode", "codechef", "atcoder", "ctftime"],
    ...["devfolio", "unstop", "hackclub", "ethglobal", "dorahacks"],
  ]);
  expect(new Set(sources.map(({ state }) => state))).toEqual(new Set(["waiting"]));
});

test("after a good run a source is working, with its rows, its usual number and its next run", async () => {
  await runAt(0, "well");
  const sources = await statusAfter(0.5);
  expect(sources.find(({ source }) => source === "codeforces")).toEqual({
    job: "contests",
    source: "codeforces",
    label: "Codeforces",
    state: "working",
    shows: "current",
    lastSuccess: "2026-08-12T12:00:00.000Z",
    lastFailure: null,
    reason: null,
    rows: 5,
    usualRows: 5,
    nextRun: "2026-08-12T18:00:00.000Z",
  });
  expect(sources.find(({ source }) => source === "hackclub")).toMatchObject({
    state: "working",
    rows: 4,
    nextRun: "2026-08-13T00:00:00.000Z",
  });
});

test("a failed source shows its last good rows and the reason, and is broken after 48 hours", async () => {
  await runAt(0, "well");
  await runAt(12, "challenge");
  const find = (sources: SourceStatus[]) => sources.find(({ source }) => source === "codeforces");
  expect(find(await statusAfter(13))).toMatchObject({
    state: "failing",
    shows: "last-good",
    rows: 5,
    lastFailure: "2026-08-13T00:00:00.000Z",
    reason: "Error: codeforces.com answered 403 with text/html; charset=utf-8",
  });
  expect(find(await statusAfter(48))?.state).toBe("broken");
  await runAt(48, "well");
  expect(find(await statusAfter(48.5))?.state).toBe("working");
});

test("a source that has never answered shows predictions if it has a known schedule", async () => {
  await runAt(0, "error-500");
  const sources = await statusAfter(1);
  const shows = Object.fromEntries(sources.map((source) => [source.source, source.shows]));
  expect(shows).toMatchObject({ leetcode: "predicted", codechef: "predicted", codeforces: "nothing" });
  expect(sources.every(({ state }) => state === "failing")).toBe(true);
});

test("a degraded answer counts as a failure, with its reason", async () => {
  await runAt(0, "well");
  await runAt(12, "few-rows");
  expect((await statusAfter(13)).find(({ source }) => source === "codeforces")).toMatchObject({
    state: "failing",
    reason: "1 rows, usually 5",
  });
});

test("the reason for an unexpected answer is a sentence, without the answer itself", async () => {
  await runAt(0, "strange-shape");
  expect((await statusAfter(1)).find(({ source }) => source === "codeforces")?.reason).toMatch(/^Unexpected answer: /);
});

test("/api/status returns everything, and caches may keep it for a minute", async () => {
  const response = await api.request("/api/status", {}, env);
  const { sources } = (await response.json()) as { sources: SourceStatus[] };
  expect(sources.map(({ label }) => label)).toContain("AtCoder");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
  expect(response.headers.get("ETag")).toMatch(/^"[0-9a-f]{40}"$/);
});
