import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { bodyDigest, ingestSignature, isIngestSignature, isTimely } from "#domain/ingest.ts";

const body = new TextEncoder().encode('{"status":"OK","name":"ü"}');
const digest = createHash("sha256").update(body).digest("hex");
const request = { secret: "s3cret", timestamp: "1790000000", source: "codeforces", digest };

test("the digest of a body is its SHA-256", async () => {
  expect(await bodyDigest(body)).toBe(digest);
});

test("the signature equals an independent HMAC-SHA256 of timestamp, source and digest", async () => {
  const text = `${request.timestamp}.${request.source}.${request.digest}`;
  expect(await ingestSignature(request)).toBe(createHmac("sha256", request.secret).update(text).digest("hex"));
});

test("a signature is valid only for its own secret, time, source and digest", async () => {
  const signature = await ingestSignature(request);
  expect(await isIngestSignature(signature, request)).toBe(true);
  for (const change of [
    { secret: "other" },
    { timestamp: "1790000001" },
    { source: "leetcode" },
    { digest: "0".repeat(64) },
  ])
    expect(await isIngestSignature(signature, { ...request, ...change })).toBe(false);
  for (const other of ["", "zz", signature.toUpperCase(), `${signature}00`, signature.slice(2)])
    expect(await isIngestSignature(other, request)).toBe(false);
});

test("a timestamp is accepted up to five minutes early or late", () => {
  const now = new Date(1790000000 * 1000);
  const timely = (seconds: number) => isTimely(String(1790000000 + seconds), now);
  expect([-301, -300, 0, 300, 301].map(timely)).toEqual([false, true, true, true, false]);
  expect(["", "now", "-5", "1e9", "1790000000.5"].some((text) => isTimely(text, now))).toBe(false);
});
