import { env } from "cloudflare:workers";
import { testClient } from "hono/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { downloadLeads } from "#worker/db/schema.ts";
import { jobs } from "#worker/jobs.ts";
import { outside } from "../support/outside.ts";

const open = { ...env, RATE_LIMIT: "off" };
const client = testClient(api, open);
const logged = (["log", "info", "warn", "error"] as const).map((method) => vi.spyOn(console, method));

const post = (
  body: BodyInit,
  headers: Record<string, string> = { "Content-Type": "application/json" },
  bindings = open,
) => api.request("/api/store-download-lead", { method: "POST", headers, body }, bindings);
const saved = () => connect(env).select().from(downloadLeads);

beforeEach(() => {
  for (const spy of logged) spy.mockClear();
});

test("a lead is stored with a trimmed name and a lower-cased email, and never logged", async () => {
  const response = await client.api["store-download-lead"].$post({
    json: { email: "  Ada.Lovelace@Example.COM ", name: "  Ada Lovelace  " },
  });
  expect([response.status, await response.json()]).toEqual([201, {}]);
  const [row] = await saved();
  expect(row).toMatchObject({ email: "ada.lovelace@example.com", name: "Ada Lovelace", count: 1 });
  expect(row?.first_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(row?.last_at).toBe(row?.first_at);
  for (const spy of logged) expect(spy).not.toHaveBeenCalled();
});

test.each(["a!b@example.com", "o'neil&co@example.com", "a/b=c@mail.example.com"])(
  "%s is a valid address, as in a browser's email field",
  async (email) => {
    expect((await post(JSON.stringify({ email, name: "Ada" }))).status).toBe(201);
  },
);

test("a repeated email stays one row with the first name, the first and last time, and a count", async () => {
  await post('{"email":"ada@example.com","name":"Ada"}');
  const [first] = await saved();
  await post('{"email":"ADA@example.com","name":"Ada King"}');
  const rows = await saved();
  expect(rows).toMatchObject([{ email: "ada@example.com", name: "Ada", first_at: first?.first_at, count: 2 }]);
  expect(rows[0]?.last_at.localeCompare(first?.last_at ?? "")).toBeGreaterThanOrEqual(0);
});

test("twenty parallel writes of one email give one row with the count twenty", async () => {
  const send = (_: unknown, n: number) => post(`{"email":"ada@example.com","name":"Ada ${n}"}`);
  const responses = await Promise.all(Array.from({ length: 20 }, send));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await saved()).toMatchObject([{ email: "ada@example.com", count: 20 }]);
});

test.each([
  ['{"email":"ada@example.com"}', "Please enter your name."],
  ['{"email":"ada@example.com","name":"   "}', "Please enter your name."],
  ['{"name":"Ada"}', "Please enter your email address."],
  ['{"email":"","name":"Ada"}', "Please enter your email address."],
  ['{"email":"ada@","name":"Ada"}', "Please enter a whole email address, like name@example.com."],
  ['{"email":"ada@example","name":"Ada"}', "Please enter a whole email address, like name@example.com."],
  ['{"email":["ada@example.com"],"name":"Ada"}', "Please enter your email address."],
  [`{"email":"${"a".repeat(250)}@example.com","name":"Ada"}`, "This email address is too long."],
  [`{"email":"ada@example.com","name":"${"a".repeat(201)}"}`, "Please enter a shorter name."],
  ["[]", "Please send your name and email address"],
  ["null", "Please send your name and email address"],
  ['{"email":', "The format of this request is not valid"],
])("%s is refused with a sentence", async (body, error) => {
  const response = await post(body);
  expect([response.status, await response.json()]).toEqual([400, { error, code: "invalid" }]);
  expect(await saved()).toEqual([]);
});

test("a form of another type is refused", async () => {
  const response = await post("email=ada@example.com&name=Ada", {
    "Content-Type": "application/x-www-form-urlencoded",
  });
  expect(response.status).toBe(400);
});

test.each([
  ["announces itself", { "Content-Length": "5000" }],
  ["claims to be short", { "Content-Length": "10" }],
  ["says nothing of its length", {}],
])("a body that is too long and %s is refused", async (_, headers) => {
  const long = `{"email":"ada@example.com","name":"${"a".repeat(5000)}"}`;
  const response = await post(long, { "Content-Type": "application/json", ...headers } as Record<string, string>);
  expect([response.status, await response.json()]).toEqual([
    413,
    { error: "No name and email address take this much room", code: "too-large" },
  ]);
});

test("a database failure gets 503 with a sentence, and the log does not name the lead", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await env.DB.exec("drop table download_leads");
  const response = await post('{"email":"ada@example.com","name":"Ada Lovelace"}');
  expect([response.status, await response.json()]).toEqual([
    503,
    {
      error: "Your details could not be stored. Please try again in a moment.",
      code: "unavailable",
    },
  ]);
  const [error] = log.mock.calls[0] ?? [];
  expect(`${error.stack} ${error.cause}`).toContain("no such table");
  expect(`${error.stack} ${error.cause.stack} ${JSON.stringify(error)}`).not.toMatch(/ada/i);
});

test("too many requests get 429", async () => {
  const send = () => post('{"email":"ada@example.com","name":"Ada"}', undefined, { ...env, RATE_LIMIT: "on" });
  const statuses = [];
  for (let n = 0; n < 61; n++) statuses.push((await send()).status);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
});

test("a name is one line without control characters or direction marks", async () => {
  const name = "Ada\u001b[31m\nLove\u202elace";
  await post(JSON.stringify({ email: "ada@example.com", name }));
  expect(await saved()).toMatchObject([{ name: "Ada [31m Love lace" }]);
});

test("the schedule deletes a lead 365 days after its last download, and no lead earlier", async () => {
  const now = new Date("2026-11-22T00:00:00Z");
  const lead = (email: string, days: number) => {
    const at = new Date(now.getTime() - days * 86_400_000).toISOString();
    return { email, name: "Ada", first_at: at, last_at: at };
  };
  await connect(env)
    .insert(downloadLeads)
    .values([lead("old@example.com", 366), lead("new@example.com", 364)]);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await jobs["0 */6 * * *"]?.({
    db: connect(env),
    env: { ...env, ...outside("challenge") },
    now,
  });
  expect((await saved()).map(({ email }) => email)).toEqual(["new@example.com"]);
});
