import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { AppEnv, Env } from "#worker/env.ts";
import { onError } from "#worker/errors.ts";
import { networkOf, rateLimit } from "#worker/rate-limit.ts";

const app = new Hono<AppEnv>().get("/", rateLimit("leads", "Slow down"), (c) => c.json({}));
app.onError(onError);

/** A limiter that counts like the platform's, without a clock. */
function limiterOf(limit: number) {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key = "" }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= limit };
    },
  };
}

/** Limiters with the limits of wrangler.toml. */
const limits = () => ({ PERSONAL_LIMIT: limiterOf(30), SHARED_LIMIT: limiterOf(300) });

const askFrom = (address: string, bindings: Partial<Env>, url = "/") =>
  app.request(url, { headers: { "CF-Connecting-IP": address } }, { ...env, ...bindings });

async function statuses(count: number, address: (n: number) => string, bindings: Partial<Env> = limits()) {
  const seen = [];
  for (let n = 0; n < count; n++) seen.push((await askFrom(address(n), bindings)).status);
  return seen;
}

test("the platform's limiter refuses a client that exceeds twice its limit within two minutes", async () => {
  const answers = await statuses(61, () => "192.0.2.9", env);
  expect(answers.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(answers).toContain(429);
});

test("more than thirty requests a minute get 429 with a wait time, without affecting other clients", async () => {
  const bindings = limits();
  expect(await statuses(32, () => "192.0.2.1", bindings)).toEqual([...Array(30).fill(200), 429, 429]);
  const refused = await askFrom("192.0.2.1", bindings);
  expect(await refused.json()).toEqual({ error: "Slow down", code: "rate-limited" });
  expect([refused.headers.get("Retry-After"), refused.headers.get("Cache-Control")]).toEqual(["60", "no-store"]);
  expect((await askFrom("192.0.2.2", bindings)).status).toBe(200);
});

test("all IPv6 addresses of one /64 network share one limit", async () => {
  const bindings = limits();
  const answers = await statuses(31, (n) => `2001:db8:1:2::${n.toString(16)}`, bindings);
  expect(answers).toEqual([...Array(30).fill(200), 429]);
  expect((await askFrom("2001:db8:1:3::1", bindings)).status).toBe(200);
});

test("fifty people behind one address are served within two minutes", async () => {
  const inOneMinute = await statuses(50, () => "198.51.100.7");
  expect(inOneMinute.filter((status) => status === 200).length * 2).toBeGreaterThanOrEqual(50);
});

test("all visitors together also have a limit", async () => {
  expect(await statuses(301, (n) => `203.0.113.${n}`)).toEqual([...Array(300).fill(200), 429]);
});

const failing = { limit: () => Promise.reject(new Error("down")) };
const hanging = { limit: () => new Promise<never>(() => {}) };

test.each([
  ["fails", failing],
  ["hangs", hanging],
])("a limiter that %s admits everybody", async (_, limiter) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await askFrom("192.0.2.1", { PERSONAL_LIMIT: limiter, SHARED_LIMIT: limiter })).status).toBe(200);
});

test("the switch for benchmarks works only on this machine", async () => {
  const off = { RATE_LIMIT: "off", PERSONAL_LIMIT: { limit: async () => ({ success: false }) } };
  expect((await askFrom("192.0.2.1", off, "http://127.0.0.1:8787/")).status).toBe(200);
  expect((await askFrom("192.0.2.1", off, "https://zero-to-offer.example/")).status).toBe(429);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
])("the address %s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
