import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boundedBody } from "#worker/bounded-body.ts";
import type { AppEnv } from "#worker/env.ts";
import { onError } from "#worker/errors.ts";

const megabyte = 1024 * 1024;
const app = new Hono<AppEnv>().post("/", boundedBody(2 * megabyte, "Too large"), async (c) =>
  c.json({ bytes: (await c.req.arrayBuffer()).byteLength }),
);
app.onError(onError);

const send = (body: BodyInit, headers = {}) => app.request("/", { method: "POST", body, headers }, env);

/** A request whose body stops in the middle, and its answer. */
function stalled(bytes: number, headers = {}) {
  let isCancelled = false;
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new Uint8Array(bytes)),
    cancel: () => {
      isCancelled = true;
    },
  });
  return { answer: Promise.resolve(send(body, headers)), isCancelled: () => isCancelled };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a sender that pauses for ten seconds gets 408, and the worker cancels the body", async () => {
  const { answer, isCancelled } = stalled(1000);
  await vi.advanceTimersByTimeAsync(10_000);
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([
    408,
    { error: "The connection is too slow for this upload", code: "too-slow-upload" },
  ]);
  expect(isCancelled()).toBe(true);
});

test("a sender that sends a byte every few seconds gets 408 after thirty seconds", async () => {
  const drip = new ReadableStream({
    pull: (stream) =>
      new Promise((resolve) => {
        setTimeout(() => {
          stream.enqueue(new Uint8Array(1));
          resolve();
        }, 4_000);
      }),
  });
  const answer = Promise.resolve(send(drip));
  await vi.advanceTimersByTimeAsync(31_000);
  expect((await answer).status).toBe(408);
});

test("all bodies together may have 16 MB, more gets 503, and finished bodies free their room", async () => {
  const uploads = Array.from({ length: 64 }, () => stalled(1.9 * megabyte).answer);
  await vi.advanceTimersByTimeAsync(100);
  await vi.advanceTimersByTimeAsync(10_000);
  const statuses = (await Promise.all(uploads)).map(({ status }) => status);
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  expect([count(408), count(503)]).toEqual([8, 56]);
  expect(await (await send(new Uint8Array(megabyte))).json()).toEqual({ bytes: megabyte });
});

test("a length that is not a number does not lift the limit for all bodies together", async () => {
  const strange = stalled(0, { "Content-Length": "one" }).answer;
  const uploads = Array.from({ length: 10 }, () => stalled(1.9 * megabyte).answer);
  await vi.advanceTimersByTimeAsync(10_000);
  const statuses = (await Promise.all([strange, ...uploads])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(2);
});

test("a request that the platform ended without a signal frees its room within half a minute", async () => {
  for (let n = 0; n < 12; n++) stalled(1.9 * megabyte);
  await vi.advanceTimersByTimeAsync(1);
  vi.setSystemTime(Date.now() + 36_000); // The timers of a dead request never fire.
  expect((await send(new Uint8Array(megabyte))).status).toBe(200);
});
