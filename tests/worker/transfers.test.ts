import { env } from "cloudflare:workers";
import { testClient } from "hono/testing";
import { expect, test, vi } from "vitest";
import { maxSealed, transferMinutes } from "#domain/transfers/link.ts";
import { api } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { transfers } from "#worker/db/schema.ts";
import { keepTransfer, removeOldTransfers } from "#worker/features/transfers/queries.ts";

const open = { ...env, RATE_LIMIT: "off" };
const client = testClient(api, open);
const db = connect(env);
const keep = (sealed: string) => client.api.transfers.$post({ json: { sealed } });
const take = (id: string) => client.api.transfers[":id"].$delete({ param: { id } });
const post = (body: string, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
  api.request("/api/transfers", { method: "POST", headers, body }, open);

const used = {
  error:
    "This link was used already, or it is older than ten minutes. The other device still has everything: make a new link there",
  code: "not-found",
};

test("a sealed text is kept for ten minutes, and can be read once", async () => {
  const before = Date.now();
  const kept = await keep("sealed-text");
  expect([kept.status, kept.headers.get("Cache-Control")]).toEqual([201, "no-store"]);
  const { id, expires_at } = await kept.json();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(Date.parse(expires_at) - before).toBeGreaterThanOrEqual(transferMinutes * 60_000);
  const taken = await take(id);
  expect([taken.status, taken.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await taken.json()).toEqual({ sealed: "sealed-text" });
  const again = await take(id);
  expect([again.status, await again.json()]).toEqual([404, used]);
  expect(await db.select().from(transfers)).toEqual([]);
});

test("if ten clients take a sealed text at once, one of them gets it", async () => {
  const { id } = await (await keep("sealed-text")).json();
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await take(id)).status));
  expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(404)]);
});

test("after ten minutes a sealed text is gone, and the next run or transfer deletes it", async () => {
  const past = new Date(Date.now() - transferMinutes * 60_000);
  const old = await keepTransfer(db, "old", past);
  expect((await take(old?.id ?? "")).status).toBe(404);
  expect(await db.select().from(transfers)).toHaveLength(1);
  await keep("new");
  expect(await db.select({ sealed: transfers.sealed }).from(transfers)).toEqual([{ sealed: "new" }]);
  await removeOldTransfers(db, new Date(Date.now() + transferMinutes * 60_000));
  expect(await db.select().from(transfers)).toEqual([]);
});

test("a hundred sealed texts are kept at once, and the next sender must wait", async () => {
  await db.delete(transfers);
  for (let n = 0; n < 100; n++) expect((await keep("sealed-text")).status).toBe(201);
  const refused = await keep("sealed-text");
  expect([refused.status, refused.headers.get("Retry-After"), await refused.json()]).toEqual([
    503,
    "600",
    { error: "Too many people are moving their data at this moment", code: "busy" },
  ]);
  await db.delete(transfers);
});

test("a text that is not sealed, or is too large, is refused", async () => {
  for (const body of ["{}", '{"sealed":7}', '{"sealed":""}', '{"sealed":"<b>"}', "[]", "null"])
    expect([body, (await post(body)).status]).toEqual([body, 400]);
  expect((await post('{"sealed":"a"}', { "Content-Type": "text/plain" })).status).toBe(400);
  expect((await post(`{"sealed":"${"a".repeat(maxSealed)}"}`)).status).toBe(201);
  expect((await post(`{"sealed":"${"a".repeat(maxSealed + 200)}"}`)).status).toBe(413);
});

test("after too many tries, a client has to wait", async () => {
  const ask = () =>
    api.request(
      "/api/transfers/none",
      { method: "DELETE", headers: { "CF-Connecting-IP": "203.0.113.77" } },
      { ...env, RATE_LIMIT: "" },
    );
  // The count may begin again, because a minute may end between two requests.
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 61) statuses.push((await ask()).status);
  expect(statuses.length).toBeGreaterThan(30);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(429);
});

test("if the database fails, the answer says so, and the text is not logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const DB = new Proxy(env.DB, {
    get: (db, name) =>
      name === "batch" ? () => Promise.reject(new Error("sealed-text")) : Reflect.get(db, name).bind(db),
  });
  const answer = await api.request(
    "/api/transfers",
    { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"sealed":"sealed-text"}' },
    { ...open, DB },
  );
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: "The transfer did not work. Please try again in a moment.", code: "unavailable" },
  ]);
  expect(log.mock.calls.flat().join(" ")).not.toContain("sealed-text");
});
