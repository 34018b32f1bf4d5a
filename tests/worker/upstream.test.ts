import { expect, test, vi } from "vitest";
import { upstream } from "#worker/upstream.ts";
import type { Behavior } from "../../scripts/fake-upstream/fake-upstream.ts";
import { outside, timeoutFor } from "../support/outside.ts";

const ask = (behavior: Behavior, timeoutMs = timeoutFor(behavior)) =>
  upstream(outside(behavior), timeoutMs).json("https://codeforces.com/api/contest.list");

test("an answer in time, of the right type and size, is returned", async () => {
  expect(await ask("well")).toMatchObject({ status: "OK" });
});

test.each<[Behavior, RegExp]>([
  ["error-500", /codeforces\.com answered 500/],
  ["challenge", /codeforces\.com answered 403 with text\/html/],
  ["challenge-200", /codeforces\.com answered 200 with text\/html/],
  ["garbage", /JSON/],
  ["huge", /more than 4194304 bytes/],
])("the error for %s names what arrived", async (behavior, message) => {
  await expect(ask(behavior)).rejects.toThrow(message);
});

test("a request without an answer ends at the timeout", async () => {
  await expect(ask("no-answer")).rejects.toThrow("codeforces.com took longer than 1 ms");
});

test("a request with half an answer ends at the timeout", async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (...request) => {
    const response = await realFetch(...request);
    setTimeout(() => timeout.abort());
    return response;
  });
  await expect(ask("half-an-answer", 8000)).rejects.toThrow("codeforces.com took longer than 8000 ms");
  vi.restoreAllMocks();
});

test("a refused connection is an error at once", async () => {
  const { json } = upstream({ UPSTREAM_ORIGIN: "http://127.0.0.1:1" });
  await expect(json("https://codeforces.com/")).rejects.toThrow("codeforces.com cannot be reached");
});
