import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeEach, expect, test, vi } from "vitest";
import type { AppEnv } from "#worker/env.ts";
import { onError } from "#worker/errors.ts";
import { answerList, answerText } from "#worker/list-answers.ts";
import { listCache } from "#worker/list-cache.ts";

const start = Date.UTC(2026, 10, 22);
let load = async (): Promise<string[]> => [];
let loads = 0;
const cache = listCache({
  name: "test",
  keys: ["all"],
  load: () => {
    loads++;
    return load();
  },
  refusal: "Not now",
});
const app = new Hono<AppEnv>()
  .get("/list", async (c) => answerList(c, (await cache.read(c, "all")).answer))
  .get("/calendar", async (c) => {
    const question = c.req.query("q") ?? "";
    return answerText(c, await cache.read(c, "all"), "ics", question, (list) => `${question}: ${list} ${++made}`);
  });
app.onError(onError);
let made = 0;

const ask = (path = "/list") => app.request(path, {}, env);
const body = async () => (await ask()).json();
const after = (ms: number) => vi.setSystemTime(start + ms);
const hang = () => new Promise<never>(() => {});
const fail = () => Promise.reject(new Error("down"));

const location = (caches as CacheStorage & { default: Cache }).default;
const address = "https://zero-to-offer.example/api/list-cache/test/all";

/** Waits until the location's cache has the answer. */
const isKept = () => vi.waitFor(async () => expect(await location.match(address)).toBeDefined());

/** Empties the location's cache. The isolate keeps its list. */
async function emptyLocation() {
  await isKept();
  await location.delete(address);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ["Date"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  await cache.forget();
  loads = 0;
  made = 0;
  load = async () => [`list ${loads}`];
  return () => {
    vi.useRealTimers();
  };
});

test("an isolate reads a list at most once in ten seconds", async () => {
  expect(await body()).toEqual(["list 1"]);
  after(9_999);
  expect(await body()).toEqual(["list 1"]);
  await emptyLocation();
  after(10_000);
  expect(await body()).toEqual(["list 2"]);
});

test("another isolate of the same location finds the list in its cache", async () => {
  await ask();
  await isKept();
  const other = listCache({ name: "test", keys: ["all"], load: fail, refusal: "Not now" });
  const isolate = new Hono<AppEnv>().get("/", async (c) => answerList(c, (await other.read(c, "all")).answer));
  expect(await (await isolate.request("/", {}, env)).json()).toEqual(["list 1"]);
});

test("after `forget`, both caches are empty", async () => {
  await ask();
  await isKept();
  await cache.forget();
  expect(await body()).toEqual(["list 2"]);
});

test.each([
  ["fails", fail],
  ["hangs", hang],
])("while the database %s, the cached list is the answer, within two seconds", async (_, broken) => {
  await ask();
  await emptyLocation();
  load = broken;
  after(11_000);
  const before = performance.now();
  expect(await body()).toEqual(["list 1"]);
  expect(performance.now() - before).toBeLessThan(2_000);
});

test("after a failure the database gets no query for five seconds", async () => {
  await ask();
  await emptyLocation();
  load = fail;
  after(11_000);
  for (let n = 0; n < 5; n++) await ask();
  expect(loads).toBe(2);
  after(16_001);
  load = async () => ["new"];
  expect(await body()).toEqual(["new"]);
});

test("without a known list, a failure is 503, and no cache keeps the answer", async () => {
  load = fail;
  const response = await ask();
  expect([response.status, response.headers.get("Retry-After"), response.headers.get("Cache-Control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
});

test("a calendar is made once for each list and query, and the last twenty stay in the cache", async () => {
  const text = async (question: string) => (await ask(`/calendar?q=${question}`)).text();
  expect(await text("a")).toBe("a: list 1 1");
  expect(await text("a")).toBe("a: list 1 1");
  for (let n = 0; n < 20; n++) await text(`q${n}`);
  expect(await text("a")).toBe("a: list 1 22");
});

test("a network over its limit gets only cached calendars, and other networks get new ones", async () => {
  const limits = {
    PERSONAL_LIMIT: { limit: async ({ key }: { key: string }) => ({ success: key !== "calendar:192.0.2.1" }) },
    SHARED_LIMIT: { limit: async () => ({ success: true }) },
  };
  const statusFor = async (address: string) =>
    (await app.request("/calendar?q=a", { headers: { "CF-Connecting-IP": address } }, { ...env, ...limits })).status;
  expect(await statusFor("192.0.2.1")).toBe(429);
  expect(await statusFor("192.0.2.2")).toBe(200);
  expect(await statusFor("192.0.2.1")).toBe(200);
});
