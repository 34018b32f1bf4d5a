import { env } from "cloudflare:workers";
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { expect, test, vi } from "vitest";
import { connect } from "#worker/db/client.ts";
import { jobs } from "#worker/jobs.ts";
import { outside } from "../support/outside.ts";

/** A database that counts its statements. */
function counted() {
  let statements = 0;
  const prepared = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => prepared(target.bind(...values));
        if (["all", "first", "raw", "run"].includes(String(name))) statements++;
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare") return (query: string) => prepared(target.prepare(query));
      if (name === "batch")
        return (batch: D1PreparedStatement[]) => {
          statements += batch.length;
          return target.batch(batch);
        };
      return Reflect.get(target, name);
    },
  }) as D1Database;
  return { DB, statements: () => statements };
}

test("the first run of a day sends at most 50 queries to the database, as the free plan allows", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { DB, statements } = counted();
  const settings = { ...env, DB, ...outside("well") };
  await jobs["0 */6 * * *"]?.({ db: connect({ DB }), env: settings, now: new Date("2026-08-12T00:00:00Z") });
  expect(statements()).toBeGreaterThan(30);
  expect(statements()).toBeLessThanOrEqual(50);
});
