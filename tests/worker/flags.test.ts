import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { api } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { featuresFlag } from "#worker/db/schema.ts";
import { readFlag } from "#worker/flags.ts";

const db = connect(env);
const now = new Date();
const later = (ms: number) => new Date(now.getTime() + ms);
const read = (at = now) => readFlag(env, "resume_to_portfolio", at);
const set = (enabled: boolean | null) =>
  db
    .insert(featuresFlag)
    .values({ id: 1, resume_to_portfolio: enabled })
    .onConflictDoUpdate({
      target: featuresFlag.id,
      set: { resume_to_portfolio: enabled },
    });

test("a flag's answer has its name, state and expiry, and no cache keeps the answer longer", async () => {
  await set(false);
  const response = await api.request("/api/flags/resume_to_portfolio", {}, env);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    name: "resume_to_portfolio",
    enabled: false,
    expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    modelProvider: null,
  });
});

test("without a row or a value, a flag has its default and is on", async () => {
  expect((await read()).enabled).toBe(true);
  await env.FLAGS.delete("flag:resume_to_portfolio");
  await set(null);
  expect((await read()).enabled).toBe(true);
});

test("everyone sees a switched flag within five minutes", async () => {
  const first = await read();
  expect(first.expiresAt).toBe(later(300_000).toISOString());
  await set(false);
  expect(await read(later(299_999))).toEqual(first);
  expect((await read(later(300_000))).enabled).toBe(false);
});

test.each(["unknown", "toString", "__proto__"])("the unknown flag %s gets 404", async (name) => {
  const response = await api.request(`/api/flags/${name}`, {}, env);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "There is no flag of this name", code: "not-found" });
});

test("while the database does not answer, a flag has its default, and the next request tries again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await env.DB.exec("drop table features_flag");
  expect(await read()).toEqual({ name: "resume_to_portfolio", enabled: true, expiresAt: now.toISOString() });
});

test.each(["{", '{"enabled":"no"}', "null"])(
  "an invalid cached value (%s) is read again from the database",
  async (value) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await set(false);
    await env.FLAGS.put("flag:resume_to_portfolio", value);
    expect((await read()).enabled).toBe(false);
  },
);
