import { env } from "cloudflare:workers";
import { testClient } from "hono/testing";
import ICAL from "ical.js";
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { apiFetchLog, contests } from "#worker/db/schema.ts";
import { contestCache } from "#worker/features/contests/cache.ts";
import { listContests } from "#worker/features/contests/queries.ts";
import { rowsReadBy } from "../support/rows-read.ts";

const db = connect(env);
const client = testClient(api, env);
const get = (path: string, headers: Record<string, string> = {}) => api.request(path, { headers }, env);

const contest = (id: string, more: Partial<typeof contests.$inferInsert> = {}) => ({
  id,
  event: `Contest ${id}`,
  start_time: "2026-12-01T10:00:00.000Z",
  end_time: "2026-12-01T12:00:00.000Z",
  resource: "codeforces.com",
  href: `https://codeforces.com/contests/${id}`,
  popularity_score: 50,
  link_key: `codeforces.com/contests/${id}`,
  changed_at: "2026-11-20T00:00:00.000Z",
  ...more,
});

beforeEach(contestCache.forget);

async function ids(sort?: "popular" | "least-popular" | "upcoming") {
  const response = await client.api.contests.$get({ query: { sort } });
  return (await response.json()).contests.map(({ id }) => id);
}

test("the list is sorted by popularity or by start, and a contest without a start comes last", async () => {
  await db
    .insert(contests)
    .values([
      contest("late", { start_time: "2026-12-09T10:00:00.000Z", popularity_score: 90 }),
      contest("tbd", { start_time: null, end_time: null, popularity_score: 90 }),
      contest("early", { start_time: "2026-12-02T10:00:00.000Z", popularity_score: 90 }),
      contest("small", { popularity_score: 10 }),
    ]);
  expect(await ids()).toEqual(["early", "late", "tbd", "small"]);
  expect(await ids("popular")).toEqual(["early", "late", "tbd", "small"]);
  expect(await ids("least-popular")).toEqual(["small", "early", "late", "tbd"]);
  expect(await ids("upcoming")).toEqual(["small", "early", "late", "tbd"]);
});

test("each of the three orders is read from its index, without sorting", async () => {
  for (const order of ["popularity_score desc,", "popularity_score,", ""]) {
    const { results } = await env.DB.prepare(
      `explain query plan select * from contests order by ${order} start_time is null, start_time limit 1000`,
    ).all<{ detail: string }>();
    expect(results.map((step) => step.detail).join()).toMatch(/^SCAN contests USING INDEX contests_\w+$/);
  }
});

test("a contest has the fields of the specification, and lastUpdated is the time of the last success", async () => {
  await db.insert(contests).values(contest("1"));
  await db.insert(apiFetchLog).values([
    { created_at: "2026-11-20T06:00:00.000Z", status: "success" },
    { created_at: "2026-11-20T12:00:00.000Z", status: "success" },
    { created_at: "2026-11-20T18:00:00.000Z", status: "failure" },
  ]);
  const body = await (await get("/api/contests")).json();
  expect(body).toEqual({
    lastUpdated: "2026-11-20T12:00:00.000Z",
    contests: [
      {
        id: "1",
        event: "Contest 1",
        start_time: "2026-12-01T10:00:00.000Z",
        end_time: "2026-12-01T12:00:00.000Z",
        resource: "codeforces.com",
        href: "https://codeforces.com/contests/1",
        popularity_score: 50,
        predicted: false,
        changed_at: "2026-11-20T00:00:00.000Z",
      },
    ],
  });
});

test("an empty table gives an empty list without an update time", async () => {
  expect(await (await get("/api/contests")).json()).toEqual({ lastUpdated: null, contests: [] });
});

test("only contests with a valid web link are shown, and missing names get stand-ins", async () => {
  await db
    .insert(contests)
    .values([
      contest("js", { href: "javascript:alert(1)" }),
      contest("none", { href: null }),
      contest("ok", { event: "", resource: null }),
    ]);
  expect(await (await get("/api/contests")).json()).toMatchObject({
    contests: [{ id: "ok", event: "Unnamed Contest", resource: "Unknown" }],
  });
});

test("an unknown sort is refused with a sentence", async () => {
  const response = await get("/api/contests?sort=best");
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: "Unknown sort: choose popular, least-popular, upcoming",
    code: "invalid",
  });
});

test("the answer may be cached for a minute, and a client with the current version gets 304", async () => {
  await db.insert(contests).values(contest("1"));
  const first = await get("/api/contests");
  const etag = first.headers.get("ETag") ?? "";
  expect(first.headers.get("Cache-Control")).toBe(
    "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
  );
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await get("/api/contests", { "If-None-Match": held });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
  }
  expect((await get("/api/contests?sort=upcoming", { "If-None-Match": '"other"' })).status).toBe(200);

  await db.insert(contests).values(contest("2"));
  await contestCache.forget();
  expect((await get("/api/contests", { "If-None-Match": etag })).status).toBe(200);
});

test("without a database and a cached list, the answer is 503 with a sentence", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await env.DB.exec("drop table contests");
  const response = await get("/api/contests?sort=upcoming");
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await response.json()).toEqual({
    error: "The contests cannot be read right now. Please try again in a moment.",
    code: "unavailable",
  });
  expect(logged).toHaveBeenCalled();
});

test("a list reads at most three rows per contest that it shows", async () => {
  const rows = Array.from({ length: 20 }, (_, n) => contest(`${n}`));
  const twins = rows.map((row) => ({ ...row, id: `clist:${row.id}`, source: "clist", rank: 1 }));
  for (const row of [...rows, ...twins]) await db.insert(contests).values(row);
  const rowsRead = await rowsReadBy((counting) => listContests(connect(counting), "popular", env));
  expect(rowsRead).toBeGreaterThanOrEqual(20);
  expect(rowsRead).toBeLessThanOrEqual(60);
});

async function onlyEvent() {
  const [vevent] = (await calendar()).getAllSubcomponents("vevent");
  return new ICAL.Event(vevent);
}

async function calendar(query = "") {
  const response = await get(`/api/contests.ics${query}`);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  return new ICAL.Component(ICAL.parse(await response.text()));
}

test("the calendar has the contests of the list, each with an alarm 15 minutes before its start", async () => {
  const name = `Brackets, commas; back\\slashes and ${"very ".repeat(30)}long naïve names 😀`;
  await db
    .insert(contests)
    .values([
      contest("1", { event: name }),
      contest("2", { predicted: true }),
      contest("no-start", { start_time: null }),
    ]);
  const events = (await calendar()).getAllSubcomponents("vevent").map((vevent) => new ICAL.Event(vevent));
  expect(events.map((event) => event.summary)).toEqual([`Codeforces: ${name}`, "Codeforces: Contest 2 (expected)"]);
  expect(events[0]?.startDate.toJSDate()).toEqual(new Date("2026-12-01T10:00:00Z"));
  expect(events[0]?.endDate.toJSDate()).toEqual(new Date("2026-12-01T12:00:00Z"));
  expect(events[0]?.component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger")?.toString()).toBe(
    "-PT15M",
  );
  expect(events.map((event) => event.component.getFirstPropertyValue("status"))).toEqual(["CONFIRMED", "TENTATIVE"]);
});

test("a line of the calendar ends in CRLF and has at most 75 bytes", async () => {
  await db.insert(contests).values(contest("1", { event: "naïve 😀 ".repeat(20) }));
  const text = await (await get("/api/contests.ics")).text();
  const lines = text.split("\r\n");
  expect(lines.some((line) => line.includes("\n"))).toBe(false);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
});

test("a calendar entry and its alarm say that a contest is only expected, until it is announced", async () => {
  const href = "https://leetcode.com/contest/weekly-contest-530";
  const words = async () => {
    const { summary, component } = await onlyEvent();
    return [summary, component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("description")];
  };
  const leetcode = { event: "Weekly Contest 530", resource: "leetcode.com", href };
  await db.insert(contests).values(contest("schedule:1", { ...leetcode, predicted: true }));
  expect(await words()).toEqual(Array(2).fill("LeetCode: Weekly Contest 530 (expected)"));
  const feed = await get("/api/contests.rss");
  expect(await feed.text()).toContain("LeetCode: Weekly Contest 530 (expected)");
  await db.delete(contests);
  await contestCache.forget();
  await db.insert(contests).values(contest("leetcode:1", leetcode));
  expect(await words()).toEqual(Array(2).fill("LeetCode: Weekly Contest 530"));
});

test("an event keeps its contest's UID, and its SEQUENCE grows when the contest changes", async () => {
  await db.insert(contests).values(contest("schedule:1", { predicted: true, href: "https://www.codechef.com/START9" }));
  const before = await onlyEvent();
  await db.delete(contests);
  await contestCache.forget();
  await db
    .insert(contests)
    .values(contest("codechef:1", { href: "https://www.codechef.com/START9", changed_at: "2026-11-20T06:00:00.000Z" }));
  const after = await onlyEvent();
  expect(before.uid).toBe("codechef.com/start9@zero-to-offer");
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBe(before.sequence + 360);
});

test("the calendar can be limited to platforms", async () => {
  await db
    .insert(contests)
    .values([contest("1"), contest("2", { resource: "leetcode.com" }), contest("3", { resource: "atcoder.jp" })]);
  const count = async (query: string) => (await calendar(query)).getAllSubcomponents("vevent").length;
  expect(await count("?resource=leetcode.com")).toBe(1);
  expect(await count("?resource=leetcode.com&resource=atcoder.jp")).toBe(2);
  expect(await count("?resource=nowhere")).toBe(0);
});

test("a client that has the current calendar gets 304", async () => {
  await db.insert(contests).values(contest("1"));
  const etag = (await get("/api/contests.ics")).headers.get("ETag") ?? "";
  expect((await get("/api/contests.ics", { "If-None-Match": etag })).status).toBe(304);
});

test("the feed has the contests of the list, and may be cached for an hour", async () => {
  await db.insert(contests).values([contest("1"), contest("2", { start_time: null, end_time: null })]);
  const response = await get("/api/contests.rss");
  expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toContain("max-age=3600");
  expect((await response.text()).match(/<link>https:\/\/codeforces\.com\/contests\/\d<\/link>/g)).toEqual([
    "<link>https://codeforces.com/contests/1</link>",
  ]);
});
