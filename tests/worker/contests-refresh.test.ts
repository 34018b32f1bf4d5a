import { env } from "cloudflare:workers";
import { eq, ne } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { connect } from "#worker/db/client.ts";
import { apiFetchLog, contests } from "#worker/db/schema.ts";
import { contestsJob } from "#worker/features/contests/job.ts";
import { listContests } from "#worker/features/contests/queries.ts";
import type { ContestRow, ContestSource } from "#worker/features/contests/sources/source.ts";
import { refresh } from "#worker/refresh.ts";
import type { RefreshDeps } from "#worker/refresh-job.ts";
import { type Behavior, faultyBehaviors } from "../../scripts/fake-upstream/fake-upstream.ts";
import { outside, timeoutFor } from "../support/outside.ts";

const now = new Date("2026-08-12T12:00:00Z");
const day = 24 * 60 * 60 * 1000;
const after = (ms: number) => new Date(now.getTime() + ms);
const db = connect(env);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

const refreshContests = (deps: RefreshDeps<ContestRow>) => refresh(contestsJob, deps);
const withKey = { CLIST_USERNAME: "ada", CLIST_API_KEY: "key" };
const refreshWith = (behavior: Behavior, at = now, more = {}) =>
  refreshContests({
    db,
    env: { ...env, ...outside(behavior), ...more },
    now: at,
    timeoutMs: timeoutFor(behavior),
  });

const rows = () => db.select().from(contests).orderBy(contests.id);
const log = () => db.select().from(apiFetchLog).where(ne(apiFetchLog.source, "schedule")).orderBy(apiFetchLog.source);
const statuses = async () => [...new Set((await log()).map((entry) => entry.status))];

/** A source with these rows, for cases that are not in the fixtures. */
const sourceOf = (name: string, ...found: Partial<typeof contests.$inferInsert>[]): ContestSource => ({
  name,
  label: name,
  read: async () => ({
    skipped: 0,
    rows: found.map((row, n) => ({
      id: `${name}:${n}`,
      event: "A contest",
      start_time: "2026-09-01T10:00:00.000Z",
      end_time: "2026-09-01T12:00:00.000Z",
      resource: "codeforces.com",
      href: "https://codeforces.com/contests/1",
      popularity_score: 50,
      source: name,
      predicted: false,
      link_key: "codeforces.com/contests/1",
      rank: 0,
      ...row,
    })),
  }),
});

test("a refresh stores every source's contests and logs the result of each source", async () => {
  await refreshWith("well", now, withKey);
  const entries = await log();
  expect(entries.map(({ source, status, rows, skipped }) => [source, status, rows, skipped])).toEqual([
    ["atcoder", "success", 5, 1],
    ["clist", "success", 6, 1],
    ["codechef", "success", 3, 1],
    ["codeforces", "success", 5, 1],
    ["ctftime", "success", 4, 3],
    ["leetcode", "success", 2, 0],
  ]);
  expect(entries.every((entry) => entry.created_at === now.toISOString() && entry.duration_ms !== null)).toBe(true);
});

test("without a key, the refresh does not request clist.by", async () => {
  await refreshWith("well");
  expect((await log()).map((entry) => entry.source)).not.toContain("clist");
});

test("without any network, on the first day, predictions fill the list and do not count as an update", async () => {
  await refreshWith("no-answer");
  const { contests, lastUpdated } = await listContests(db, "upcoming");
  expect(contests).toHaveLength(22);
  expect(contests.every((contest) => contest.predicted)).toBe(true);
  expect(lastUpdated).toBeNull();
});

test("a source's contest replaces a prediction, and an aggregator never replaces a direct source", async () => {
  await refreshWith("well", now, withKey);
  const { contests } = await listContests(db, "upcoming");
  const weekly = contests.filter((contest) => contest.event === "Weekly Contest 515");
  expect(weekly.map(({ id, predicted }) => [id, predicted])).toEqual([["leetcode:weekly-contest-515", false]]);
  expect(contests.filter((contest) => contest.event === "Starters 252").map(({ id }) => id)).toEqual([
    "codechef:START252",
  ]);
  expect(contests.find((contest) => contest.event === "Weekly Contest 516")?.predicted).toBe(true);
});

test("an aggregator's row is used while the direct source has no row", async () => {
  await refreshWith("well", now, withKey);
  await db.delete(contests).where(eq(contests.source, "leetcode"));
  const { contests: list } = await listContests(db, "upcoming", withKey);
  expect(list.filter((contest) => contest.event === "Weekly Contest 515").map(({ id }) => id)).toEqual([
    "clist:61000001",
  ]);
});

test.each(faultyBehaviors)(
  "after %s every source keeps its last good rows and is logged as failed",
  async (behavior) => {
    await refreshWith("well", now, withKey);
    const good = await rows();
    await db.delete(apiFetchLog);
    await refreshWith(behavior, after(1000), withKey);
    expect(await rows()).toEqual(good);
    expect(await statuses()).toEqual(["failure"]);
    expect((await log()).every((entry) => entry.detail)).toBe(true);
  },
);

test("an answer with less than half of the usual rows keeps the old rows and is logged as degraded", async () => {
  await refreshWith("well", now, withKey);
  const good = await rows();
  await refreshWith("few-rows", after(1000), withKey);
  expect(await rows()).toEqual(good);
  const entries = await db
    .select()
    .from(apiFetchLog)
    .where(eq(apiFetchLog.status, "degraded"))
    .orderBy(apiFetchLog.source);
  expect(entries.map((entry) => entry.source)).toEqual([
    "atcoder",
    "clist",
    "codechef",
    "codeforces",
    "ctftime",
    "leetcode",
  ]);
  expect(entries[0]?.detail).toBe("2 rows, usually 5");
});

test("an answer with too few rows may still add a new contest", async () => {
  const deps = { db, env };
  const [a, b, c] = [1, 2, 3].map((n) => ({ id: `a:${n}`, link_key: `a/${n}` }));
  await refreshContests({ ...deps, now, sources: [sourceOf("a", { ...a }, { ...b }, { ...b, id: "a:4" })] });
  await refreshContests({ ...deps, now: after(1000), sources: [sourceOf("a", { ...c })] });
  expect((await rows()).map((row) => row.id)).toEqual(["a:1", "a:2", "a:3", "a:4"]);
});

test("the usual number is the median of the last twelve good runs of the last two weeks", async () => {
  const run = (count: number, daysAgo: number) => ({
    created_at: after(-daysAgo * day).toISOString(),
    status: "success" as const,
    source: "a",
    rows: count,
  });
  const runs = (count: number, often: number, daysAgo: number) =>
    Array.from({ length: often }, (_, n) => db.insert(apiFetchLog).values(run(count, daysAgo + n / 24)));
  const bring = async (at: Date) => (await refreshContests({ db, env, now: at, sources: [sourceOf("a", {})] }))[0];

  await db.insert(apiFetchLog).values([run(2, 1), run(100, 20), run(100, 21), run(100, 22)]);
  expect(await bring(now)).toMatchObject({ status: "success", rows: 1 });
  await db.delete(apiFetchLog);
  const [first, ...rest] = [...runs(2, 12, 1), ...runs(100, 20, 3)];
  if (first) await db.batch([first, ...rest]);
  expect(await bring(after(1))).toMatchObject({ status: "success", rows: 1 });
});

test("a source without a single readable row has failed", async () => {
  const source: ContestSource = { ...sourceOf("a"), read: async () => ({ rows: [], skipped: 7 }) };
  await refreshContests({ db, env, now, sources: [source] });
  expect(await log()).toMatchObject([{ status: "failure", detail: "Error: None of 7 rows could be read" }]);
});

test("a failure that cannot be logged does not affect other sources", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await env.DB.exec(
    "create trigger full before insert on api_fetch_log when new.source = 'a' begin select raise(abort, 'full'); end",
  );
  const b = sourceOf("b", {});
  const slow: ContestSource = {
    ...b,
    async read(ask, at) {
      await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2)); // One call is for the fault, and one for the failure to log it.
      return b.read(ask, at, {});
    },
  };
  const runs = await refreshContests({ db, env, now, sources: [sourceOf("a", {}), slow] });
  expect(runs.map(({ source, status }) => [source, status])).toEqual([
    ["a", "failure"],
    ["b", "success"],
  ]);
  expect((await rows()).map(({ id }) => id)).toEqual(["b:0"]);
  error.mockRestore();
});

test("database error messages go to the console, not to the public log", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await env.DB.exec("create trigger full before insert on contests begin select raise(abort, 'secret'); end");
  await refreshContests({ db, env, now, sources: [sourceOf("a", {})] });
  expect(await log()).toMatchObject([{ status: "failure", detail: "The rows could not be stored" }]);
  expect(String(error.mock.calls[0])).toContain("secret");
  error.mockRestore();
});

test("a contest that its source no longer lists is removed", async () => {
  const sources = (count: number) => [sourceOf("a", ...Array.from({ length: count }, (_, n) => ({ id: `a:${n}` })))];
  await refreshContests({ db, env, now, sources: sources(3) });
  await refreshContests({ db, env, now: after(1000), sources: sources(2) });
  expect((await rows()).map((row) => row.id)).toEqual(["a:0", "a:1"]);
});

test("ended contests are removed at the next refresh, even when their source fails", async () => {
  await refreshWith("well");
  const later = new Date("2026-08-24T00:00:00Z");
  await refreshWith("error-500", later);
  const left = await rows();
  expect(left.some((row) => row.source === "ctftime")).toBe(true);
  expect(left.every((row) => String(row.end_time) > later.toISOString())).toBe(true);
});

test("ten refreshes at once give the same table as one refresh", async () => {
  await refreshWith("well", now, withKey);
  const one = await rows();
  await Promise.all(Array.from({ length: 10 }, () => refreshWith("well", after(1000), withKey)));
  expect(await rows()).toEqual(one);
});

test("changed_at changes only if the contest changes", async () => {
  const deps = { db, env };
  await refreshContests({ ...deps, now, sources: [sourceOf("a", {})] });
  await refreshContests({ ...deps, now: after(1000), sources: [sourceOf("a", { popularity_score: 60 })] });
  expect(await rows()).toMatchObject([{ changed_at: now.toISOString(), popularity_score: 60 }]);
  await refreshContests({
    ...deps,
    now: after(2000),
    sources: [sourceOf("a", { start_time: "2026-09-01T11:00:00.000Z" })],
  });
  expect(await rows()).toMatchObject([
    { changed_at: after(2000).toISOString(), start_time: "2026-09-01T11:00:00.000Z" },
  ]);
});

test("a thousand rows with more than a megabyte are all stored", async () => {
  const many = Array.from({ length: 1000 }, (_, n) => ({ id: `a:${n}`, event: `${n} ${"€".repeat(600)}` }));
  await refreshContests({ db, env, now, sources: [sourceOf("a", ...many)] });
  expect(await rows()).toHaveLength(1000);
  expect(await log()).toMatchObject([{ rows: 1000, status: "success" }]);
});

test("a thousand rows with SQL in their names are saved in one transaction", async () => {
  const many = Array.from({ length: 1200 }, (_, n) => ({
    id: `a:${n}`,
    event: `Robert'); DROP TABLE "contests";-- ${n} 😀`,
  }));
  await refreshContests({ db, env, now, sources: [sourceOf("a", ...many)] });
  const stored = await rows();
  expect(stored).toHaveLength(1000);
  expect(stored[0]?.event).toBe(`Robert'); DROP TABLE "contests";-- 0 😀`);
  expect(await log()).toMatchObject([{ rows: 1000, detail: "stopped at 1000 of 1200 rows" }]);
});

test("no text from a source makes the list unreadable", async () => {
  const texts = ["\u0000", "\ud800", "\u202e", "'\"`\\", "</script>", ""];
  const found = texts.map((event, n) => ({ id: `a:${n}`, event, href: `https://codeforces.com/contests/${n}` }));
  await refreshContests({ db, env, now, sources: [sourceOf("a", ...found)] });
  expect((await listContests(db, "popular")).contests).toHaveLength(texts.length);
});
