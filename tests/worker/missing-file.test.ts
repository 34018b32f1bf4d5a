import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Env } from "#worker/env.ts";
import worker from "#worker/index.ts";

/** The paths requested from the platform's asset service. It answers with a page's headers. */
const asked: string[] = [];
const ASSETS = {
  fetch: async (url: string) => {
    asked.push(url);
    const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0", ETag: '"1"' };
    return new Response("<h1>Page not found</h1>", { headers });
  },
} as unknown as Env["ASSETS"];

const ask = (path: string, method = "GET") =>
  worker.fetch(
    new Request(`https://zero-to-offer.example${path}`, { method }),
    { ...env, ASSETS },
    createExecutionContext(),
  );

test.each(["/assets/none.js", "/assets/none.css", "/nowhere", "/apix"])(
  "%s gets the 404 page with the status 404, and no cache keeps it",
  async (path) => {
    const response = await ask(path);
    expect([response.status, response.headers.get("Cache-Control"), response.headers.get("ETag")]).toEqual([
      404,
      "no-store",
      null,
    ]);
    expect(await response.text()).toContain("Page not found");
    expect(asked.at(-1)).toBe("https://zero-to-offer.example/404");
  },
);

test("HEAD gets the answer of GET without a body", async () => {
  const response = await ask("/assets/none.js", "HEAD");
  expect([response.status, await response.text()]).toEqual([404, ""]);
});

test("an unknown path of the API gets 404 in JSON", async () => {
  const response = await ask("/api/none");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  expect(await response.json()).toMatchObject({ code: "not-found" });
});
