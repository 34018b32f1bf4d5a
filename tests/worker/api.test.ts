import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeEach, expect, test, vi } from "vitest";
import countries from "#content/countries.json" with { type: "json" };
import { api } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { apiFetchLog, contests, sourceState } from "#worker/db/schema.ts";
import type { AppEnv } from "#worker/env.ts";
import { onError } from "#worker/errors.ts";
import { contestCache } from "#worker/features/contests/cache.ts";
import worker from "#worker/index.ts";
import { jobs } from "#worker/jobs.ts";
import { outside } from "../support/outside.ts";

const db = connect(env);
const ask = (path: string, method = "GET") => api.request(path, { method }, env);

beforeEach(contestCache.forget);

test("health reads the database on each request and says when the contests were last updated", async () => {
  await db.insert(apiFetchLog).values({ created_at: "2026-11-20T12:00:00.000Z", status: "success" });
  const response = await ask("/api/health");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    ok: true,
    lastUpdated: "2026-11-20T12:00:00.000Z",
    lastRun: null,
    stale: false,
  });
});

test("health says that data is stale once the schedule has missed two runs", async () => {
  const ranHoursAgo = async (hours: number) => {
    const at = new Date(Date.now() - hours * 3_600_000).toISOString();
    const run = { job: "contests", source: "codeforces", first_run: at, last_run: at };
    await db.delete(sourceState);
    await db.insert(sourceState).values(run);
    return ((await (await ask("/api/health")).json()) as { stale: boolean }).stale;
  };
  expect([await ranHoursAgo(12.9), await ranHoursAgo(13.1)]).toEqual([false, true]);
});

test("health is 503 while the database does not answer", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await env.DB.exec("drop table api_fetch_log");
  const response = await ask("/api/health");
  expect([response.status, await response.json()]).toEqual([
    503,
    { error: "The database does not answer", code: "unavailable" },
  ]);
});

test("all embedded countries are listed, in the shape of the public service", async () => {
  const entries = await (await ask("/api/countries")).json();
  expect(entries).toEqual(countries.map(({ name }) => ({ name: { common: name } })));
});

test.each(["/api/nothing", "/api/contests/1", "/api/flags"])(
  "the unknown path %s gets 404 with a sentence",
  async (path) => {
    const response = await ask(path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: "There is nothing at this address", code: "not-found" },
    ]);
  },
);

test.each(["/api/contests", "/api/contests.ics", "/api/flags/resume_to_portfolio", "/api/health", "/api/countries"])(
  "%s with another method gets 405 and the methods it has",
  async (path) => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const response = await ask(path, method);
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
      expect(await response.json()).toEqual({
        error: "This address answers GET, HEAD only",
        code: "method-not-allowed",
      });
    }
  },
);

test.each(["/api/resume-to-portfolio", "/api/store-download-lead", "/api/ingest/codeforces"])(
  "%s accepts only POST",
  async (path) => {
    for (const method of ["GET", "PUT", "OPTIONS"]) {
      const response = await ask(path, method);
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
    }
  },
);

test("HEAD gets the answer of GET without a body", async () => {
  const response = await ask("/api/contests", "HEAD");
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(response.headers.get("ETag")).toBe((await ask("/api/contests")).headers.get("ETag"));
});

test.each(["/api/contests", "/api/nothing", "/api/contests?sort=best"])(
  "%s has the security headers for browsers",
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  },
);

test("an internal error gets 500, and its sentence does not reveal the cause", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const app = new Hono<AppEnv>().get("/", () => {
    throw new Error("secret");
  });
  app.onError(onError);
  const response = await app.request("/", {}, env);
  expect([response.status, await response.json()]).toEqual([500, { error: "Something went wrong", code: "internal" }]);
});

test("the schedule's cron line runs the refresh, and any other line does nothing", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const offline = { ...env, ...outside("error-500") };
  await worker.scheduled(createScheduledController({ cron: "1 1 1 1 1" }), offline);
  expect(await db.select().from(contests)).toEqual([]);
  for (const cron of Object.keys(jobs)) await worker.scheduled(createScheduledController({ cron }), offline);
  expect((await db.select().from(contests)).length).toBeGreaterThan(0);
});

test("the log keeps its entries for 90 days", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const [old, kept] = [daysAgo(91), daysAgo(89)];
  await db.insert(apiFetchLog).values([old, kept].map((created_at) => ({ created_at, status: "failure" as const })));
  await worker.scheduled(createScheduledController({ cron: "0 */6 * * *" }), { ...env, ...outside("error-500") });
  const runs = (await db.select().from(apiFetchLog)).map(({ created_at }) => created_at);
  expect([runs.includes(old), runs.includes(kept)]).toEqual([false, true]);
});

test("a failing job does not stop the other jobs, and the platform learns of the failure", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const good = { ...env, ...outside("well") };
  await env.DB.exec("drop table contests");
  const controller = createScheduledController({
    cron: "0 */6 * * *",
    scheduledTime: new Date("2026-08-12T12:00:00Z"),
  });
  await expect(worker.scheduled(controller, good)).rejects.toThrow("contests");
  const runs = await db.select().from(apiFetchLog).where(eq(apiFetchLog.job, "hackathons"));
  expect(runs.map(({ status }) => status)).toEqual(Array(5).fill("success"));
});

test("the first read after a refresh has the new rows", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const offline = { ...env, ...outside("error-500") };
  expect(await (await ask("/api/contests")).json()).toMatchObject({ contests: [] });
  await worker.scheduled(createScheduledController({ cron: "0 */6 * * *" }), offline);
  const response = await worker.fetch(
    new Request("https://zero-to-offer.example/api/contests"),
    env,
    createExecutionContext(),
  );
  expect(await response.json()).not.toMatchObject({ contests: [] });
});
