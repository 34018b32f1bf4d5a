import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bodyDigest, digestHeader, ingestSignature, signatureHeader, timestampHeader } from "#domain/ingest.ts";
import { maxChunkResults } from "#domain/link-health/link-health.schema.ts";
import type { LinkResult, LinkState } from "#domain/link-health/link-state.ts";
import type { PublishedLinks } from "#domain/link-health/published.ts";
import { dayMs } from "#domain/time.ts";
import { api, openData } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { contests, linkHealth } from "#worker/db/schema.ts";
import { jobs } from "#worker/jobs.ts";
import type { Behavior } from "../../scripts/fake-upstream/fake-upstream.ts";
import { outside } from "../support/outside.ts";

const db = connect(env);
const secret = "a shared secret of 32 characters";
const monday = Date.parse("2026-11-02T04:00:00Z");
const dayOf = (day: number) => new Date(monday + day * dayMs).toISOString().slice(0, 10);

beforeEach(() => {
  vi.useFakeTimers({ now: monday, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function post(body: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const digest = await bodyDigest(new TextEncoder().encode(body));
  const signature = await ingestSignature({ secret, timestamp, source: "link-health", digest });
  const headers = { [timestampHeader]: timestamp, [digestHeader]: digest, [signatureHeader]: signature };
  const settings = { ...env, INGEST_SECRET: secret, RATE_LIMIT: "off" };
  return api.request("http://localhost/api/ingest/link-health", { method: "POST", body, headers }, settings);
}

/** Sends the results of a pass on this day: each address with its state. */
async function pass(day: number, states: Record<string, LinkState | null>) {
  vi.setSystemTime(monday + day * dayMs);
  const results = Object.entries(states).map(([url, state], index): LinkResult => {
    const movedTo = state === "moved" ? "https://new.example/" : null;
    return {
      directory: "toolkit",
      id: url,
      url,
      state,
      code: null,
      movedTo,
      at: new Date(Date.now() + index).toISOString(),
    };
  });
  const response = await post(JSON.stringify({ results }));
  expect([response.status, await response.json()]).toMatchObject([200, { rows: results.length }]);
}

/** Runs the worker's daily job, with sites that have this behavior. */
async function daily(day: number, behavior: Behavior = "well") {
  vi.setSystemTime(monday + day * dayMs);
  await jobs["30 3 * * *"]?.({ db, env: { ...env, ...outside(behavior) }, now: new Date() });
}

async function published(search = ""): Promise<PublishedLinks> {
  const response = await openData.request(`/data/link-health.json${search}`, {}, env);
  expect(response.status).toBe(200);
  return response.json();
}

const notes = async () => (await published()).directories.toolkit?.notes ?? {};

const [fine, away, shy, lost, sold] = ["fine", "away", "shy", "lost", "sold"].map(
  (name) => `https://${name}.example/`,
) as [string, string, string, string, string];

const good = {
  directory: "toolkit",
  id: "a",
  url: fine,
  state: "ok",
  code: 200,
  movedTo: null,
  at: "2026-11-02T04:00:00.000Z",
};

test("before the first pass, the answer says that nothing is known about the links", async () => {
  expect(await published()).toEqual({ license: "CC0-1.0", lastPass: null, directories: {} });
  await daily(0);
  expect(await published()).toEqual({ license: "CC0-1.0", lastPass: null, directories: {} });
});

test("the next daily run publishes a pass with counts, days, and the links that need a remark", async () => {
  await pass(0, {
    [fine]: "ok",
    [away]: "moved",
    [shy]: "refuses-robots",
    [lost]: "gone",
    [sold]: "parked",
    "https://busy.example/": null,
  });
  expect((await published()).lastPass).toBeNull();
  await daily(1);
  const note = { since: null, url: null, movedTo: null };
  expect(await published()).toEqual({
    license: "CC0-1.0",
    lastPass: "2026-11-02T04:00:00.005Z",
    directories: {
      toolkit: {
        counts: { ok: 1, moved: 1, "refuses-robots": 1, gone: 1, parked: 1, unchecked: 1 },
        pushed: {},
        checked: {
          "2026-11-02": expect.toSatisfy(
            (ids: string[]) => ids.toSorted().join() === [away, fine, lost, shy, sold].join(),
          ),
        },
        notes: {
          [away]: { ...note, sign: "moved", url: away, movedTo: "https://new.example/" },
          [shy]: { ...note, sign: "refused" },
          [sold]: { ...note, sign: "parked", since: "2026-11-02", url: sold },
        },
      },
    },
  });
});

test("a published repository is archived or has the month of its last push", async () => {
  const repositories = { old: "2024-03-12", fresh: "2026-10-30", other: "2026-10-01", dusty: "archived", quiet: null };
  const results = Object.entries(repositories).map(([id, activity]) => ({ ...good, id, activity }));
  expect((await post(JSON.stringify({ results: [...results, good] }))).status).toBe(200);
  await daily(1);
  const { pushed, notes, counts } = (await published()).directories.toolkit ?? {};
  expect(pushed).toEqual({
    "2024-03": ["old"],
    "2026-10": expect.toSatisfy((ids: string[]) => ids.toSorted().join() === "fresh,other"),
  });
  expect(notes).toEqual({ dusty: { sign: "archived", since: null, url: fine, movedTo: null } });
  expect(counts).toEqual({ ok: 6 });
});

test("results without activity do not delete the known activity", async () => {
  await post(JSON.stringify({ results: [{ ...good, activity: "2024-03-12" }] }));
  vi.setSystemTime(monday + 7 * dayMs);
  expect((await post(JSON.stringify({ results: [{ ...good, at: new Date().toISOString() }] }))).status).toBe(200);
  await daily(8);
  expect((await published()).directories.toolkit).toMatchObject({
    checked: { [dayOf(7)]: ["a"] },
    pushed: { "2024-03": ["a"] },
  });
});

test("one directory's links can be requested, and an unknown directory is refused", async () => {
  await pass(0, { [fine]: "ok" });
  await daily(0);
  expect(Object.keys((await published("?directory=toolkit")).directories)).toEqual(["toolkit"]);
  expect((await published("?directory=projects")).directories).toEqual({});
  expect((await openData.request("/data/link-health.json?directory=nobody", {}, env)).status).toBe(400);
});

test("if two passes and the worker find a link gone, it is gone since the first pass", async () => {
  await pass(0, { [lost]: "gone" });
  await daily(1, "well");
  expect(await notes()).toEqual({});
  await pass(7, { [lost]: "no-host" });
  await daily(8, "well");
  expect(await notes()).toMatchObject({ [lost]: { sign: "gone", since: dayOf(0) } });
  await pass(14, { [lost]: "ok" });
  await daily(15);
  expect(await notes()).toEqual({});
});

test("if two passes find a link gone and the worker finds it working, it counts as working", async () => {
  const url = "https://codeforces.com/there";
  await pass(0, { [url]: "gone" });
  await pass(7, { [url]: "gone" });
  await daily(8, "well");
  expect(await db.select().from(linkHealth)).toMatchObject([{ state: "ok", badPasses: 0, suspect: false }]);
  expect((await published()).directories.toolkit).toMatchObject({ checked: { [dayOf(8)]: [url] }, notes: {} });
});

test("without a clear answer to the worker, a link has the sign silent, not gone", async () => {
  const url = "https://codeforces.com/there";
  await pass(0, { [url]: "gone" });
  await pass(7, { [url]: "gone" });
  await daily(8, "error-500");
  expect(await notes()).toMatchObject({ [url]: { sign: "silent", since: dayOf(0) } });
});

test("without further passes, daily runs mark no further link", async () => {
  await pass(0, { [fine]: "ok", [lost]: "gone", "https://slow.example/": "timeout", [shy]: "refuses-robots" });
  await daily(1, "error-500");
  const before = await published();
  for (const day of [8, 30, 90, 400]) {
    await daily(day, "error-500");
    expect(await published()).toEqual(before);
  }
  expect(Object.values(await notes()).map(({ sign }) => sign)).toEqual(["refused"]);
});

test("a run requests at most forty suspects, one per host, and further suspects later", async () => {
  const urls = Array.from({ length: 60 }, (_, index) => `https://lost-${index}.example/`);
  const twins = ["https://lost-0.example/a", "https://lost-0.example/b"];
  const all = Object.fromEntries([...urls, ...twins].map((url) => [url, "gone" as const]));
  await pass(0, all);
  await pass(7, all);
  const gone = async () => Object.values(await notes()).filter(({ sign }) => sign === "gone").length;
  await daily(8);
  expect(await gone()).toBe(40);
  await daily(9);
  await daily(10);
  await daily(11);
  expect(await gone()).toBe(62);
});

test("a host with many dead links does not delay the links of other hosts", async () => {
  const crowd = Array.from({ length: 200 }, (_, index) => `https://crowd.example/${index}`);
  const all = Object.fromEntries([...crowd, lost].map((url) => [url, "gone" as const]));
  await pass(0, all);
  await pass(7, all);
  await daily(8);
  const gone = Object.entries(await notes()).filter(([, { sign }]) => sign === "gone");
  expect(gone.map(([url]) => url)).toEqual([expect.stringContaining("crowd.example"), lost]);
});

test("links with many redirects do not delay other links", async () => {
  const winding = Array.from({ length: 40 }, (_, index) => `https://winding-${index}.example/`);
  const all = Object.fromEntries([...winding, lost].map((url) => [url, "gone" as const]));
  await pass(0, all);
  await pass(7, all);
  const answer = async (url: Parameters<typeof fetch>[0]) =>
    String(url) === lost
      ? new Response(null, { status: 404 })
      : new Response(null, { status: 302, headers: { Location: `${url}on/` } });
  const ask = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  for (const day of [8, 9]) {
    vi.setSystemTime(monday + day * dayMs);
    await jobs["30 3 * * *"]?.({ db, env, now: new Date() });
  }
  ask.mockRestore();
  expect((await notes())[lost]).toMatchObject({ sign: "gone" });
});

test("a link to a private network is not requested", async () => {
  const url = "https://127.0.0.1/secret";
  await pass(0, { [url]: "gone" });
  await pass(7, { [url]: "gone" });
  const ask = vi.spyOn(globalThis, "fetch");
  await daily(8);
  expect(ask).not.toHaveBeenCalled();
  ask.mockRestore();
});

test("a failing recheck stops neither the publishing nor the contests", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await pass(0, { [fine]: "ok" });
  await db
    .insert(linkHealth)
    .values({ directory: "toolkit", id: "bad", url: "no address", suspect: true, seen: dayOf(0) });
  await daily(1);
  expect((await published()).lastPass).not.toBeNull();
  await env.DB.exec("drop table link_health");
  await expect(daily(2)).rejects.toThrow();
  await jobs["0 */6 * * *"]?.({ db, env: { ...env, ...outside("well") }, now: new Date("2026-08-12T12:00:00Z") });
  expect((await db.select().from(contests)).length).toBeGreaterThan(0);
});

test("a row that is no longer in any pass is deleted", async () => {
  await pass(0, { [fine]: "ok", [lost]: "gone" });
  await pass(7, { [fine]: "ok" });
  await daily(8);
  expect(await db.select().from(linkHealth)).toHaveLength(2);
  await pass(14, { [fine]: "ok" });
  await daily(15);
  expect((await db.select().from(linkHealth)).map(({ url }) => url)).toEqual([fine]);
});

test("a part of a pass that arrives twice changes nothing", async () => {
  await pass(0, { [lost]: "gone" });
  await pass(7, { [lost]: "gone" });
  const before = await db.select().from(linkHealth);
  vi.setSystemTime(monday + 7 * dayMs + 1000);
  const { directory, id, url, state, code, movedTo, checked: at } = before[0] as (typeof before)[0];
  expect((await post(JSON.stringify({ results: [{ directory, id, url, state, code, movedTo, at }] }))).status).toBe(
    200,
  );
  expect(await db.select().from(linkHealth)).toEqual(before);
});

test.each([
  ["no JSON", "<html>"],
  ["no results", "{}"],
  ["no result", JSON.stringify({ results: [] })],
  ["too many", JSON.stringify({ results: Array(maxChunkResults + 1).fill(good) })],
  ["an unknown directory", JSON.stringify({ results: [{ ...good, directory: "nobody" }] })],
  ["an unknown state", JSON.stringify({ results: [{ ...good, state: "dead" }] })],
  ["no web address", JSON.stringify({ results: [{ ...good, url: "javascript:alert(1)" }] })],
  ["a move to no web address", JSON.stringify({ results: [{ ...good, movedTo: "data:text/html,x" }] })],
  ["an activity that is no day", JSON.stringify({ results: [{ ...good, activity: "last week" }] })],
  ["a field too many", JSON.stringify({ results: [{ ...good, deadSince: good.at }] })],
  ["a time to come", JSON.stringify({ results: [{ ...good, at: "2026-11-02T05:00:00Z" }] })],
  ["a time long ago", JSON.stringify({ results: [{ ...good, at: "2026-10-30T04:00:00Z" }] })],
])("results with %s are refused as a whole", async (_, body) => {
  expect((await post(body)).status).toBe(422);
  expect(await db.select().from(linkHealth)).toEqual([]);
});

test("a part of a pass with more than 256 kB is refused", async () => {
  expect((await post("x".repeat(256 * 1024 + 1))).status).toBe(413);
});

test("other sites may read the links, caches keep them for an hour, and a known version gets 304", async () => {
  const response = await openData.request("/data/link-health.json", {}, env);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(response.headers.get("Cache-Control")).toContain("max-age=3600");
  const headers = { "If-None-Match": response.headers.get("ETag") ?? "" };
  expect((await openData.request("/data/link-health.json", { headers }, env)).status).toBe(304);
});

test("nine thousand rows are published completely", async () => {
  const ids = Array.from({ length: 9000 }, (_, index) => index);
  const rows = JSON.stringify(ids);
  await env.DB.prepare(
    `insert into link_health (directory, id, url, state, checked, seen)
     select 'ai-tools', 'tool-' || value, 'https://tool-' || value || '.example/', 'ok', ?2, ?2 from json_each(?1)`,
  )
    .bind(rows, new Date(monday).toISOString())
    .run();
  await daily(1);
  const { directories } = await published("?directory=ai-tools");
  expect(directories["ai-tools"]?.counts).toEqual({ ok: 9000 });
  expect(directories["ai-tools"]?.checked["2026-11-02"]).toHaveLength(9000);
  expect(await db.$count(linkHealth, eq(linkHealth.directory, "ai-tools"))).toBe(9000);
});
