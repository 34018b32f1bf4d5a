import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import requests from "#content/public-api-requests.json" with { type: "json" };
import apis from "#content/public-apis.json" with { type: "json" };
import { headerOf, requestCode, runsInPage } from "#domain/directory/api-requests.ts";
import type { DirectoryRow } from "#domain/directory/directory.ts";

const tricky = { url: "https://api.example/?q=a'b&c=$HOME", header: "Accept: application/json" };

test("a request is written as fetch, curl and Python", () => {
  expect(requestCode("fetch", { url: "https://api.example/" })).toContain('fetch("https://api.example/")');
  expect(requestCode("fetch", { url: "https://api.example/" })).toContain("if (!response.ok) throw new Error(");
  expect(requestCode("fetch", { url: "https://api.example/" })).toContain("isJson ? await response.json()");
  expect(requestCode("fetch", tricky)).toContain('{ headers: { "Accept": "application/json" } }');
  expect(requestCode("Python", tricky)).toContain('headers={ "Accept": "application/json" }, timeout=10');
});

test("a header's value may contain a colon", () => {
  const range = { url: "https://api.example/", header: "X-Filter: date: 2026" };
  expect(requestCode("fetch", range)).toContain('{ "X-Filter": "date: 2026" }');
});

test("curl and Python set a user agent, and a browser sets its own", () => {
  const polite = { url: "https://api.example/", header: "User-Agent: first-request/1.0" };
  expect(requestCode("fetch", polite)).toContain('fetch("https://api.example/")');
  expect(requestCode("curl", polite)).toContain("--header 'User-Agent: first-request/1.0'");
  expect(requestCode("Python", polite)).toContain('{ "User-Agent": "first-request/1.0" }');
});

test("curl gets the exact address and header from the shell", () => {
  const script = `curl() { printf '%s\\n' "$@"; }\n${requestCode("curl", tricky)}`;
  expect(execFileSync("sh", ["-c", script], { encoding: "utf8" }).trim().split("\n")).toEqual([
    "--header",
    tricky.header,
    tricky.url,
  ]);
});

/** APIs whose documentation has a key for everyone. */
const withPublicKey = new Set(
  "bay-area-rapid-transit donki ethplorer fooddata-central nasa thecocktaildb themealdb thesportsdb".split(" "),
);

test("every example request belongs to an API of the directory that needs no key or has a public key", () => {
  const known = new Map(apis.map((api) => [api.id, api]));
  for (const { id, url } of requests) {
    expect(URL.canParse(url), id).toBe(true);
    if (!withPublicKey.has(id)) expect(known.get(id)?.auth, id).toMatch(/^(none|userAgent)$/);
  }
  expect(requests.length).toBeGreaterThanOrEqual(400);
});

test("the request sets a user agent if the API needs one", () => {
  const polite = new Set(apis.filter(({ auth }) => auth === "userAgent").map(({ id }) => id));
  for (const { id, header } of requests) if (polite.has(id)) expect(header, id).toMatch(/^User-Agent: /);
});

test("a request runs in the page only without a key, with CORS and over https", () => {
  const rows = new Map((apis as DirectoryRow[]).map((row) => [row.id, row]));
  const running = requests.filter(({ id }) => runsInPage(rows.get(id) as DirectoryRow));
  expect(running.length).toBeGreaterThan(300);
  for (const { id, url, header } of running) {
    expect(url, id).toMatch(/^https:/);
    expect(headerOf({ header }).name ?? "Accept", id).toMatch(
      /^(Accept|Accept-Version|User-Agent|ET-Client-Name|x-api-version)$/,
    );
  }
  const row: DirectoryRow = { id: "a", name: "A", url: "https://a.example", category: "b", description: "A.", rank: 1 };
  expect(runsInPage({ ...row, request: true, auth: "none", cors: "yes" })).toBe(true);
  expect(runsInPage({ ...row, request: true, auth: "none", cors: "unknown" })).toBe(false);
  expect(runsInPage({ ...row, request: true, auth: "apiKey", cors: "yes" })).toBe(false);
  expect(runsInPage({ ...row, auth: "none", cors: "yes" })).toBe(false);
});
