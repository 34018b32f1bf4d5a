import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "./test.ts";

test.use({
  expectedErrors: [/^third party: https:\/\/api\.adviceslip\.com\/|blocked by CORS policy|^Failed to load resource/],
});

const json = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" };

/**
 * Runs the request with a fixed answer of the API. Returns the part of the card with the result.
 */
async function run(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route("https://api.adviceslip.com/**", answer);
  await page.goto("/public-api-directory?q=advice+slip");
  await page.getByRole("button", { name: "Run a request to Advice Slip" }).click();
  return page.getByRole("region", { name: "Answer of Advice Slip" });
}

test("Run shows status, time and the indented answer, sends nothing along, and keeps the keyboard's place", async ({
  page,
}) => {
  const sent: Record<string, string>[] = [];
  const panel = await run(page, async (route) => {
    sent.push(await route.request().allHeaders());
    await route.fulfill({ headers: json, body: '{"slip":"<img src=x onerror=alert(1)>"}' });
  });
  await expect(panel.getByRole("status")).toContainText(/^200 · \d+ ms · application\/json · CORS allows it/);
  await expect(panel).toBeFocused();
  await expect(panel.locator("pre")).toHaveText('{\n  "slip": "<img src=x onerror=alert(1)>"\n}');
  await panel.getByRole("button", { name: "Run again" }).click();
  await expect.poll(() => sent.length).toBe(2);
  for (const { origin, cookie, referer } of sent)
    expect([origin, cookie, referer]).toEqual(["null", undefined, undefined]);
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Run a request to Advice Slip" })).toBeFocused();
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("the answer is as wide as its card, also after the window has become narrow", async ({ page }) => {
  const body = JSON.stringify({ slip: "word ".repeat(200) });
  const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 1440, height: 900 });
  const panel = await run(page, (route) => route.fulfill({ headers: json, body }));
  await expect(panel).toContainText("200");
  const card = page.getByRole("listitem").filter({ has: panel });
  for (const size of [1440, 1024, 375, 320]) {
    await page.setViewportSize({ width: size, height: 800 });
    await expect.poll(() => width(card)).toBeLessThan(size);
    expect(await width(panel)).toBeGreaterThan((await width(card)) - 75); // the padding, and the place of the pin
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size);
  }
});

test("Run says when the browser may not read the answer", async ({ page }) => {
  const panel = await run(page, (route) =>
    route.fulfill({ headers: { ...json, "Access-Control-Allow-Origin": "https://other.example" }, body: "{}" }),
  );
  await expect(panel).toContainText("The browser was not allowed to read the answer (CORS).");
});

test("Run says when there is no answer", async ({ page }) => {
  const panel = await run(page, (route) => route.abort("connectionrefused"));
  await expect(panel).toContainText("The API could not be reached.");
});

test("Run says that the device is offline, and runs again when it is back", async ({ page, context }) => {
  const panel = await run(page, (route) => route.fulfill({ headers: json, body: "{}" }));
  await expect(panel).toContainText("200");
  await context.setOffline(true);
  await panel.getByRole("button", { name: "Run again" }).click();
  await expect(panel).toContainText("This device is offline. Connect it, then run the request again.");
  await context.setOffline(false);
  await panel.getByRole("button", { name: "Run again" }).click();
  await expect(panel).toContainText("200");
});

test("Run gives up after ten seconds", async ({ page }) => {
  const panel = await run(page, async () => {});
  await expect(panel).toContainText("The API did not answer within 10 seconds.");
});

test("Run shows a web page as text, and only the beginning of a huge answer", async ({ page }) => {
  const answers = [
    { status: 503, headers: { ...json, "Content-Type": "text/html" }, body: "<h1>Down</h1>" },
    { headers: json, body: `["${"x".repeat(1_000_000)}"]` },
  ];
  const panel = await run(page, (route) => route.fulfill(answers.shift()));
  await expect(panel.locator("pre")).toHaveText("<h1>Down</h1>");
  await panel.getByRole("button", { name: "Run again" }).click();
  await expect(panel.locator("pre")).toContainText("the rest is not shown");
  const shown = await panel.locator("pre").textContent();
  expect(shown?.length).toBeLessThan(21_000);
});

test("A long line of an answer stays in its card on every width", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const body = JSON.stringify({ words: "one line of words ".repeat(50), unbroken: "x".repeat(500) });
  const panel = await run(page, (route) => route.fulfill({ headers: json, body }));
  await expect(panel.locator("pre")).toContainText("one line of words");
  const card = page.getByRole("listitem").filter({ has: panel });
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const [inner, outer] = await Promise.all([panel.boundingBox(), card.boundingBox()]);
    if (!inner || !outer) throw new Error("the answer is not on the screen");
    expect(outer.x + outer.width).toBeLessThanOrEqual(width);
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  }
});
