import { env } from "cloudflare:workers";
import { expect, inject, test, vi } from "vitest";
import { connect } from "#worker/db/client.ts";
import { apiFetchLog, contests } from "#worker/db/schema.ts";
import { refreshContests } from "#worker/features/contests/refresh.ts";
import type { Mood } from "../support/fake-upstream.ts";

const now = new Date("2026-08-12T12:00:00Z");
const hour = 60 * 60 * 1000;
const db = connect(env);

vi.spyOn(console, "warn").mockImplementation(() => {});

function refreshWith(mood: Mood, at = now, timeoutMs = 2000) {
  const UPSTREAM_ORIGIN = `${inject("upstream")}/${mood}`;
  return refreshContests({ db, env: { ...env, UPSTREAM_ORIGIN }, now: at, timeoutMs });
}

test("x", async () => {
  await refreshWith("well");
  console.log(await db.select().from(apiFetchLog), await db.select().from(contests));
  expect(1).toBe(1);
});
