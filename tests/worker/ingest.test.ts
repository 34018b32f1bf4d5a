import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import {
  answerSeparator,
  bodyDigest,
  digestHeader,
  ingestSignature,
  signatureHeader,
  timestampHeader,
} from "#domain/ingest.ts";
import { api } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { apiFetchLog, contests, hackathonContests, ingested } from "#worker/db/schema.ts";
import codeforces from "../../scripts/fake-upstream/answers/codeforces.json" with { type: "json" };
import dorahacks from "../../scripts/fake-upstream/answers/dorahacks.json" with { type: "json" };

const db = connect(env);
const now = new Date("2026-08-12T12:00:00Z");
const secret = "a shared secret of 32 characters";
const digestOf = (body: string) => bodyDigest(new TextEncoder().encode(body));
const seconds = (offset = 0) => String(now.getTime() / 1000 + offset);

/** The number of the test's network. In one network, all tests would exceed the rate limit. */
let network = 0;

beforeEach(() => {
  network++;
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers({ now, toFake: ["Date"] });
  return () => {
    vi.useRealTimers();
  };
});

type IngestRequest = { timestamp?: string; digest?: string; signature?: string; withSecret?: string | undefined };

async function ingest(source: string, body: string, options: IngestRequest = {}) {
  const { timestamp = seconds() } = options;
  const digest = options.digest ?? (await digestOf(body));
  const signature = options.signature ?? (await ingestSignature({ secret, timestamp, source, digest }));
  const headers = {
    [timestampHeader]: timestamp,
    [digestHeader]: digest,
    [signatureHeader]: signature,
    "CF-Connecting-IP": `198.51.100.${network}`,
  };
  const INGEST_SECRET = "withSecret" in options ? options.withSecret : secret;
  return api.request(`/api/ingest/${source}`, { method: "POST", body, headers }, { ...env, INGEST_SECRET });
}

test("a source's raw answer uses the usual parser, table and log", async () => {
  const response = await ingest("codeforces", JSON.stringify(codeforces));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    source: "codeforces",
    status: "success",
    rows: 5,
    skipped: 1,
    detail: null,
  });
  expect(await db.select().from(contests).where(eq(contests.source, "codeforces"))).toHaveLength(5);
  expect(await db.select().from(apiFetchLog)).toMatchObject([{ job: "contests", source: "codeforces", rows: 5 }]);
});

test("several pages of a source are ingested as one answer", async () => {
  const [first, ...rest] = dorahacks.results;
  const body = [
    JSON.stringify({ ...dorahacks, results: [first], next: "page 2" }),
    JSON.stringify({ ...dorahacks, results: rest }),
    JSON.stringify({ ...dorahacks, results: [] }),
  ].join(answerSeparator);
  expect(await (await ingest("dorahacks", body)).json()).toMatchObject({ status: "success", rows: 3, skipped: 1 });
  expect(await db.select().from(hackathonContests)).toHaveLength(3);
});

test("an invalid ingested answer changes nothing and is logged as failed", async () => {
  await ingest("codeforces", JSON.stringify(codeforces));
  for (const body of ["<title>Just a moment...</title>", '{"status":"FAILED"}', "[]"]) {
    const response = await ingest("codeforces", body);
    expect(response.status).toBe(422);
  }
  expect(await db.select().from(contests)).toHaveLength(5);
  expect((await db.select().from(apiFetchLog)).map(({ status }) => status)).toEqual([
    "success",
    "failure",
    "failure",
    "failure",
  ]);
});

test("an ingested answer with less than half of the usual number deletes no row", async () => {
  await ingest("codeforces", JSON.stringify(codeforces));
  const few = { ...codeforces, result: codeforces.result.slice(0, 1) };
  expect(await (await ingest("codeforces", JSON.stringify(few))).json()).toMatchObject({ status: "degraded" });
  expect(await db.select().from(contests)).toHaveLength(5);
});

test("a wrong or missing signature is refused and reported on the console", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const signature = await ingestSignature({
    secret: "other",
    timestamp: seconds(),
    source: "codeforces",
    digest: await digestOf("{}"),
  });
  for (const wrong of [signature, "", "0".repeat(64)])
    expect((await ingest("codeforces", "{}", { signature: wrong })).status).toBe(401);
  expect(await db.select().from(apiFetchLog)).toEqual([]);
  const said = "Refused at /api/ingest/codeforces: The signature is missing or wrong";
  expect(warn.mock.calls).toEqual([[said], [said], [said]]);
});

test("a signature for another source, body or time is refused", async () => {
  const body = JSON.stringify(codeforces);
  const digest = await digestOf(body);
  const signature = await ingestSignature({ secret, timestamp: seconds(), source: "codeforces", digest });
  expect((await ingest("leetcode", body, { signature })).status).toBe(401);
  expect((await ingest("codeforces", `${body} `, { signature })).status).toBe(401);
  expect((await ingest("codeforces", body, { signature, timestamp: seconds(1) })).status).toBe(401);
  expect((await ingest("codeforces", `${body} `, { signature, digest })).status).toBe(401);
  expect(await db.select().from(apiFetchLog)).toEqual([]);
});

test("a timestamp that is off by more than five minutes is refused, even with a valid signature", async () => {
  const body = JSON.stringify(codeforces);
  expect((await ingest("codeforces", body, { timestamp: seconds(-301) })).status).toBe(401);
  expect((await ingest("codeforces", body, { timestamp: seconds(301) })).status).toBe(401);
  expect((await ingest("codeforces", body, { timestamp: seconds(-299) })).status).toBe(200);
});

test("a replay is refused, even if both requests arrive at once, and expired signatures are deleted", async () => {
  const body = JSON.stringify(codeforces);
  const answers = await Promise.all([
    ingest("codeforces", body),
    ingest("codeforces", body),
    ingest("codeforces", body),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  vi.setSystemTime(now.getTime() + 601_000);
  await ingest("codeforces", body, { timestamp: seconds(601) });
  expect(await db.select().from(ingested)).toHaveLength(1);
});

test("unknown sources, switched-off sources and predictions cannot be ingested", async () => {
  for (const source of ["nobody", "devpost", "schedule", "__proto__"])
    expect((await ingest(source, "{}")).status).toBe(404);
});

test("without a secret nobody can ingest, and methods other than POST get 405", async () => {
  expect((await ingest("codeforces", "{}", { withSecret: undefined })).status).toBe(503);
  expect((await ingest("codeforces", "{}", { withSecret: "" })).status).toBe(503);
  expect((await ingest("codeforces", "{}", { withSecret: "x".repeat(31) })).status).toBe(503);
  expect((await api.request("/api/ingest/codeforces", {}, env)).status).toBe(405);
});

test("an answer of more than 8 MB is refused", async () => {
  expect((await ingest("codeforces", "x".repeat(8 * 1024 * 1024 + 1))).status).toBe(413);
});

const hex = "0".repeat(64);

test.each([
  [404, "an unknown source", "nobody", seconds(), hex, secret],
  [503, "no secret set up", "codeforces", seconds(), hex, undefined],
  [401, "no timestamp", "codeforces", "", hex, secret],
  [401, "an old timestamp", "codeforces", seconds(-301), hex, secret],
  [401, "no signature", "codeforces", seconds(), "", secret],
  [401, "a signature that cannot be one", "codeforces", seconds(), `${hex}0`, secret],
  [401, "a forged signature", "codeforces", seconds(), hex, secret],
])(
  "the answer is %i for %s, before the body is read",
  async (status, _, source, timestamp, signature, INGEST_SECRET) => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (stream) => {
        pulled++;
        stream.enqueue(new Uint8Array(65536));
      },
    });
    const headers = { [timestampHeader]: timestamp, [digestHeader]: hex, [signatureHeader]: signature };
    const request = { method: "POST", body: endless, headers };
    expect((await api.request(`/api/ingest/${source}`, request, { ...env, INGEST_SECRET })).status).toBe(status);
    expect(pulled).toBeLessThan(3);
  },
);
