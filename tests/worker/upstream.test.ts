import { expect, inject, test } from "vitest";
import { upstream } from "#worker/upstream.ts";
import type { Mood } from "../../scripts/fake-upstream/fake-upstream.ts";

const ask = (mood: Mood, timeoutMs?: number) =>
  upstream({ UPSTREAM_ORIGIN: `${inject("upstream")}/${mood}` }, timeoutMs).json(
    "https://codeforces.com/api/contest.list",
  );

test("an answer in time, of the right type and size, comes through", async () => {
  expect(await ask("well")).toMatchObject({ status: "OK" });
});

test.each<[Mood, RegExp]>([
  ["error-500", /codeforces\.com answered 500/],
  ["challenge", /codeforces\.com answered 403 with text\/html/],
  ["challenge-200", /codeforces\.com answered 200 with text\/html/],
  ["garbage", /JSON/],
  ["huge", /more than 4194304 bytes/],
])("%s is an error that says what came", async (mood, message) => {
  await expect(ask(mood)).rejects.toThrow(message);
});

test.each<Mood>(["no-answer", "half-an-answer"])("%s ends at the timeout", async (mood) => {
  await expect(ask(mood, 100)).rejects.toThrow("codeforces.com took longer than 100 ms");
});

test("a refused connection is an error at once", async () => {
  const { json } = upstream({ UPSTREAM_ORIGIN: "http://127.0.0.1:1" });
  await expect(json("https://codeforces.com/")).rejects.toThrow("codeforces.com cannot be reached");
});
