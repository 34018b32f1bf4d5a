import { env } from "cloudflare:workers";
import { desc } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeEach, expect, test, vi } from "vitest";
import catalogue from "#content/hackathons.json" with { type: "json" };
import { api } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { apiFetchLog, hackathonContests } from "#worker/db/schema.ts";
import type { SourceSettings } from "#worker/env.ts";
import { hackathonCache } from "#worker/features/hackathons/cache.ts";
import { hackathonsJob } from "#worker/features/hackathons/job.ts";
import { listHackathons } from "#worker/features/hackathons/queries.ts";
import { readPages } from "#worker/features/hackathons/sources/readings.ts";
import type { HackathonRow, HackathonSource } from "#worker/features/hackathons/sources/source.ts";
import { sourceStates } from "#worker/fetch-log.ts";
import { jobs, refreshJobs } from "#worker/jobs.ts";
import { refresh } from "#worker/refresh.ts";
import type { RefreshDeps } from "#worker/refresh-job.ts";
import { type Behavior, faultyBehaviors } from "../../scripts/fake-upstream/fake-upstream.ts";
import { hackathon } from "../support/hackathon.ts";
import { outside, timeoutFor } from "../support/outside.ts";

const now = new Date("2026-08-12T12:00:00Z");
const day = 24 * 60 * 60 * 1000;
const after = (ms: number) => new Date(now.getTime() + ms);
const db = connect(env);
const on = { HACKATHON_SOURCES_ON: "devpost, mlh,hackerearth" };
const get = (path: string, headers: Record<string, string> = {}) => api.request(path, { headers }, { ...env, ...on });

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers({ now, toFake: ["Date"] });
  void hackathonCache.forget();
  return () => {
    vi.useRealTimers();
  };
});

const refreshHackathons = (deps: RefreshDeps<HackathonRow>) => refresh(hackathonsJob, deps);
const refreshAs = (behavior: Behavior, at = now, more: object = on) =>
  refreshHackathons({
    db,
    env: { ...env, ...more, ...outside(behavior) },
    now: at,
    timeoutMs: timeoutFor(behavior),
  });

const rows = () => db.select().from(hackathonContests).orderBy(hackathonContests.id);
const upcoming = async (at = now) => (await listHackathons(db, "upcoming", at, on)).hackathons;
const past = async (at: Date) => (await listHackathons(db, "past", at, on)).hackathons;
const log = () => db.select().from(apiFetchLog).orderBy(apiFetchLog.source);

const sourceOf = (name: string, ...found: Partial<Awaited<ReturnType<typeof rows>>[number]>[]): HackathonSource => ({
  name,
  label: name,
  read: async () => ({
    skipped: 0,
    rows: found.map((row, n) => {
      const { usual_months, also_at, changed_at, ...facts } = hackathon({
        name: `Hack ${name} ${n}`,
        id: `${name}:${n}`,
      });
      return { ...facts, registration_link: `https://${name}.example/${n}`, source: name, origin: name, ...row };
    }),
  }),
});

test("a refresh stores every source's hackathons and logs the result of each source", async () => {
  await refreshAs("well");
  expect((await log()).map(({ source, status, rows, skipped }) => [source, status, rows, skipped])).toEqual([
    ["devfolio", "success", 3, 2],
    ["devpost", "success", 3, 2],
    ["dorahacks", "success", 3, 2],
    ["ethglobal", "success", 3, 1],
    ["hackclub", "success", 4, 1],
    ["hackerearth", "success", 3, 1],
    ["mlh", "success", 4, 1],
    ["unstop", "success", 4, 1],
  ]);
});

test("Devpost, MLH and HackerEarth are off until the operator names them", async () => {
  const namesWith = (settings: SourceSettings) =>
    refreshJobs
      .find(({ name }) => name === "hackathons")
      ?.sources(settings)
      .map(({ name }) => name);
  expect(namesWith({})).toEqual(["devfolio", "unstop", "hackclub", "ethglobal", "dorahacks"]);
  expect(namesWith({ HACKATHON_SOURCES_ON: "mlh" })).toContain("mlh");
});

test("rows of a switched-off source are hidden, and deleted after 30 days", async () => {
  await refreshAs("well");
  const isListed = async (settings: SourceSettings, at: Date) =>
    (await listHackathons(db, "upcoming", at, settings)).hackathons.some(({ origin }) => origin === "devpost");
  const isStored = async () => (await rows()).some(({ origin }) => origin === "devpost");
  await refreshAs("well", after(day), {});
  expect([await isListed({}, after(day)), await isListed(on, after(day)), await isStored()]).toEqual([
    false,
    true,
    true,
  ]);
  await refreshAs("well", after(29 * day), {});
  expect(await isStored()).toBe(true);
  await refreshAs("well", after(31 * day), {});
  expect(await isStored()).toBe(false);
});

test("without any network, on the first day, recurring events are listed with their usual months", async () => {
  const hackathons = await upcoming();
  expect(hackathons).toHaveLength(catalogue.length);
  expect(hackathons.length).toBeGreaterThan(30);
  expect(hackathons.every((row) => row.hackathon_date === "Not Specified" && row.usual_months)).toBe(true);
});

test("a row begins with the columns of the specification, and no recurring event appears twice", async () => {
  await refreshAs("well");
  const { hackathons } = (await (await get("/api/hackathons")).json()) as { hackathons: Record<string, unknown>[] };
  for (const row of hackathons)
    expect(Object.keys(row).slice(0, 6)).toEqual([
      "name",
      "registration_link",
      "registration_deadline",
      "hackathon_date",
      "source",
      "skills",
    ]);
  expect(hackathons.filter(({ name }) => name === "Hack the North")).toMatchObject([
    {
      hackathon_date: "September 18 – 20 2026",
      usual_months: "Sep",
      also_at: expect.arrayContaining(["https://hackthenorth.com/"]),
    },
  ]);
});

test("one event from two sources becomes one row, the fuller one, with a link to the other page", async () => {
  await refreshAs("well");
  expect((await upcoming()).filter(({ name }) => name === "Code Sprint 2026")).toMatchObject([
    { source: "Unstop", also_at: ["https://codesprint26.devfolio.co/"] },
  ]);
});

test("a hand-written row needs six columns, may have any date, and is never changed by a refresh", async () => {
  await env.DB.prepare(
    `insert into hackathon_contests ("Hackathon Name", "Registration Link", "Registration Deadline", "Hackathon Date", "Source", "Skills")
     values ('<b>Hand</b> made', 'https://a.example', 'Not Specified', 'March 5 – 7 2025', 'Us', '<i>Go</i>, SQL'),
            ('', 'https://b.example', null, null, null, null), ('No link', 'javascript:alert(1)', null, null, null, null)`,
  ).run();
  await refreshAs("well");
  const [first, ...others] = await upcoming();
  expect(first).toMatchObject({
    name: "Hand made",
    hackathon_date: "March 5 – 7 2025",
    source: "Us",
    skills: "Go, SQL",
    mode: null,
  });
  expect(others.some(({ name }) => name === "No link" || name === "")).toBe(false);
});

test("each source is requested once per UTC day, and a failed source again at the next run", async () => {
  const asked = async (behavior: Behavior, at: Date) => (await refreshAs(behavior, at, {})).map(({ source }) => source);
  expect(await asked("error-500", now)).toHaveLength(5);
  expect(await asked("well", after(0.25 * day))).toHaveLength(5);
  expect(await asked("well", after(0.4 * day))).toEqual([]);
  expect(await asked("well", after(0.5 * day))).toHaveLength(5);
});

test("the schedule refreshes contests and hackathons", async () => {
  await jobs["0 */6 * * *"]?.({ db, env: { ...env, ...outside("well") }, now });
  expect(new Set((await log()).map(({ job }) => job))).toEqual(new Set(["contests", "hackathons"]));
});

test.each(faultyBehaviors)(
  "after %s every source keeps its last good rows and is logged as failed",
  async (behavior) => {
    await refreshAs("well");
    const good = await rows();
    const runs = await refreshAs(behavior, after(day));
    expect(await rows()).toEqual(good);
    expect(runs.map(({ status }) => status)).toEqual(Array(8).fill("failure"));
  },
);

test("an answer with less than half of the usual rows keeps the old rows and is logged as degraded", async () => {
  await refreshAs("well");
  const good = (await rows()).map(({ id }) => id);
  const runs = await refreshAs("few-rows", after(day));
  expect((await rows()).map(({ id }) => id)).toEqual(good);
  expect(runs.map(({ source, status }) => [source, status])).toEqual(runs.map(({ source }) => [source, "degraded"]));
});

test("a source that fails on a later page keeps that page's rows and is requested again the same day", async () => {
  const names = ["one", "two", "three"];
  const full = sourceOf("a", ...names.map((name) => ({ id: `a:${name}`, deadline: after(5 * day).toISOString() })));
  const cut: HackathonSource = {
    ...full,
    async read(...deps) {
      const { rows } = await full.read(...deps);
      return readPages(2, async (page) => {
        if (page === 2) throw new Error("502");
        return { rows: rows.slice(0, 2), skipped: 0, pages: 2 };
      });
    },
  };
  await refreshHackathons({ db, env, now, sources: [full] });
  const [run] = await refreshHackathons({ db, env, now: after(day), sources: [cut] });
  expect(run).toMatchObject({ status: "degraded", rows: 2, detail: "stopped before page 2: Error: 502" });
  expect((await rows()).map(({ id }) => id)).toEqual(["a:one", "a:three", "a:two"]);
  const states = await sourceStates(db, "hackathons");
  const known = new Map(states.map((state) => [state.source, state]));
  expect(hackathonsJob.due?.([full], known, after(1.25 * day))).toEqual([full]);
});

test("ten refreshes at once give the same table as one refresh", async () => {
  await refreshAs("well");
  const one = await rows();
  await Promise.all(Array.from({ length: 10 }, () => refreshAs("well", after(day))));
  expect((await rows()).map(({ last_seen, ...row }) => row)).toEqual(one.map(({ last_seen, ...row }) => row));
});

test("a withdrawn hackathon is removed, and a closed or running one stays until it is over", async () => {
  const list = [
    { id: "a:withdrawn", deadline: after(5 * day).toISOString() },
    { id: "a:undated" },
    { id: "a:closed", deadline: after(0.5 * day).toISOString(), starts: after(9 * day).toISOString() },
    { id: "a:kept", deadline: after(5 * day).toISOString() },
  ];
  await refreshHackathons({ db, env, now, sources: [sourceOf("a", ...list)] });
  await refreshHackathons({ db, env, now: after(day), sources: [sourceOf("a", ...list.slice(3), {})] });
  expect((await rows()).map(({ id }) => id)).toEqual(["a:1", "a:closed", "a:kept"]);
  const { hackathons } = await listHackathons(db, "upcoming", after(day));
  expect(hackathons.some(({ id }) => id === "a:closed")).toBe(true);
});

test("past hackathons move to the archive, latest first, and are deleted after a year", async () => {
  const list = [
    { id: "a:1", name: "Early", starts: "2026-08-13", ends: "2026-08-14", hackathon_date: "August 13 – 14 2026" },
    { id: "a:2", name: "Late", starts: "2026-08-20", ends: "2026-08-21", hackathon_date: "August 20 – 21 2026" },
  ];
  await refreshHackathons({ db, env, now, sources: [sourceOf("a", ...list)] });
  expect(await past(now)).toEqual([]);
  const later = new Date("2026-08-23T00:00:00Z");
  expect((await past(later)).map(({ name }) => name)).toEqual(["Late", "Early"]);
  expect((await upcoming(later)).some(({ origin }) => origin === "a")).toBe(false);
  vi.setSystemTime(later);
  const answer = await get("/api/hackathons?when=past");
  expect(((await answer.json()) as { hackathons: unknown[] }).hackathons).toHaveLength(2);
  await refreshHackathons({ db, env, now: new Date("2027-08-15T12:00:00Z"), sources: [sourceOf("a")] });
  expect((await rows()).map(({ name }) => name)).toEqual(["Late"]);
});

test("changed_at changes only if the hackathon changes, and first_seen never changes", async () => {
  await refreshHackathons({ db, env, now, sources: [sourceOf("a", { prize: null })] });
  await refreshHackathons({ db, env, now: after(day), sources: [sourceOf("a", { prize: null })] });
  expect(await rows()).toMatchObject([{ changed_at: now.toISOString(), last_seen: after(day).toISOString() }]);
  await refreshHackathons({ db, env, now: after(2 * day), sources: [sourceOf("a", { prize: "$5" })] });
  expect(await rows()).toMatchObject([
    { changed_at: after(2 * day).toISOString(), first_seen: now.toISOString(), prize: "$5" },
  ]);
});

test("the answer may be cached for a minute, and a client with the current version gets 304", async () => {
  const first = await get("/api/hackathons");
  const etag = first.headers.get("ETag") ?? "";
  expect(first.headers.get("Cache-Control")).toBe(
    "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
  );
  const again = await get("/api/hackathons", { "If-None-Match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("lastUpdated is the last success of the hackathons, not of the contests", async () => {
  await db.insert(apiFetchLog).values([
    { created_at: "2026-08-12T06:00:00.000Z", status: "success", job: "hackathons" },
    { created_at: "2026-08-12T12:00:00.000Z", status: "success", job: "contests" },
  ]);
  expect(await (await get("/api/hackathons")).json()).toMatchObject({ lastUpdated: "2026-08-12T06:00:00.000Z" });
});

test("an unknown time is refused, and without the database the answer is 503 with a sentence", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await get("/api/hackathons?when=never")).status).toBe(400);
  await env.DB.exec("drop table hackathon_contests");
  const response = await get("/api/hackathons");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    error: "The hackathons cannot be read right now. Please try again in a moment.",
    code: "unavailable",
  });
  expect(logged).toHaveBeenCalled();
});

test("the calendar has the dated rows that match the filters, and an independent reader reads it", async () => {
  await refreshAs("well");
  const events = async (query: string) => {
    const response = await get(`/api/hackathons.ics${query}`);
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    return calendar.getAllSubcomponents("vevent").map((vevent) => new ICAL.Event(vevent));
  };
  const all = await events("");
  expect(all.length).toBe((await upcoming()).filter(({ starts, deadline }) => starts ?? deadline).length);
  const devpost = await events("?source=Devpost");
  expect(devpost.map((event) => event.summary)).toEqual(["VoltHacks", "August", "New Year"]);
  expect([devpost[0]?.startDate.isDate, devpost[0]?.startDate.toString(), devpost[0]?.endDate.toString()]).toEqual([
    true,
    "2026-05-22",
    "2026-09-14",
  ]);
  expect((await events("?q=innovate%20india")).map((event) => event.summary)).toEqual([
    "Registration closes: Innovate India",
  ]);
});

test("a hand-written row with unreadable times does no harm to the list or the calendar", async () => {
  await env.DB.prepare(
    `insert into hackathon_contests ("Hackathon Name", "Registration Link", starts, deadline, changed_at, mode)
     values ('Hand made', 'https://a.example', 'soon', 'sooner', 'x', 'anywhere')`,
  ).run();
  expect((await upcoming()).find(({ name }) => name === "Hand made")).toMatchObject({ starts: null, mode: null });
  expect((await get("/api/hackathons.ics")).status).toBe(200);
});

test("the log has one entry for each run of a source", async () => {
  await refreshAs("well");
  const entries = await db.select().from(apiFetchLog).orderBy(desc(apiFetchLog.id));
  expect(entries).toHaveLength(8);
  expect(entries.every(({ job, created_at }) => job === "hackathons" && created_at === now.toISOString())).toBe(true);
});

test("the feed has only hackathons with a date", async () => {
  await refreshAs("well");
  const response = await get("/api/hackathons.rss");
  expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  const dated = (await upcoming()).filter(({ starts, deadline }) => starts ?? deadline);
  expect((await response.text()).match(/<item>/g)).toHaveLength(dated.length);
});
