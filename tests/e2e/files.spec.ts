import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("a missing file below /assets/ is 404, and no cache keeps the answer", async ({ request }) => {
  for (const path of ["/assets/none.js", "/assets/none-abc123.css"]) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()["cache-control"]]).toEqual([path, 404, "no-store"]);
  }
});

test("a file below /assets/ has a hash in its name and may be cached for a year", async ({ request }) => {
  const [file = ""] = readdirSync("dist/client/assets").filter((name) => name.endsWith(".js"));
  const response = await request.get(`/assets/${file}`);
  expect([response.status(), response.headers()["cache-control"]]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
});

test("an unknown page is 404, with the 404 page and the policy of every page", async ({ request }) => {
  for (const path of ["/nowhere", "/404", "/404.html"]) {
    const response = await request.get(path);
    const headers = response.headers();
    expect([path, response.status(), headers["cache-control"], headers["content-type"]]).toEqual([
      path,
      404,
      "no-store",
      "text/html; charset=utf-8",
    ]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(await response.text()).toContain("404");
  }
});

test("no page sends a referrer", async ({ request }) => {
  expect((await request.get("/")).headers()["referrer-policy"]).toBe("no-referrer");
});
