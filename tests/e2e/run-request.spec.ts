import type { Locator, Route } from "@playwright/test";
import { expect, test } from "./test.ts";

test.use({
  expectedErrors: [/^third party: https:\/\/api\.adviceslip\.com\/|blocked by CORS policy|^Failed to load resource/],
});

const json = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" };

// One visit serves all steps, because all use the same card and a visit is slow.
test("Run sends the request to an API and shows the answer", async ({ page, context }) => {
  let answer = async (_: Route) => {};
  await page.route("https://api.adviceslip.com/**", (route) => answer(route));
  const answers = (next: typeof answer) => {
    answer = next;
  };
  await page.goto("/public-api-directory?q=advice+slip");
  const button = page.getByRole("button", { name: "Run a request to Advice Slip" });
  const panel = page.getByRole("region", { name: "Answer of Advice Slip" });
  const runAgain = () => panel.getByRole("button", { name: "Run again" }).click();

  await test.step("Run shows status, time and the indented answer, sends no other data, and keeps the focus", async () => {
    const sent: Record<string, string>[] = [];
    answers(async (route) => {
      sent.push(await route.request().allHeaders());
      await route.fulfill({ headers: json, body: '{"slip":"<img src=x onerror=alert(1)>"}' });
    });
    await button.click();
    await expect(panel.getByRole("status")).toContainText(/^200 · \d+ ms · application\/json · CORS allows it/);
    await expect(panel).toBeFocused();
    await expect(panel.locator("pre")).toHaveText('{\n  "slip": "<img src=x onerror=alert(1)>"\n}');
    await runAgain();
    await expect.poll(() => sent.length).toBe(2);
    for (const { origin, cookie, referer } of sent)
      expect([origin, cookie, referer]).toEqual(["null", undefined, undefined]);
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator("iframe")).toHaveCount(0);
  });
  await test.step("Run says when the browser may not read the answer", async () => {
    const headers = { ...json, "Access-Control-Allow-Origin": "https://other.example" };
    answers((route) => route.fulfill({ headers, body: "{}" }));
    await button.click();
    await expect(panel).toContainText("The browser was not allowed to read the answer (CORS).");
  });
  await test.step("Run says when there is no answer", async () => {
    answers((route) => route.abort("connectionrefused"));
    await runAgain();
    await expect(panel).toContainText(
      "The API could not be reached. This device seems to be online, so the API may be down.",
    );
  });
  await test.step("Run says that the device is offline, and runs again when it is back", async () => {
    answers((route) => route.fulfill({ headers: json, body: "{}" }));
    await runAgain();
    await expect(panel).toContainText("200");
    await context.setOffline(true);
    await runAgain();
    await expect(panel).toContainText("This device is offline. Connect it, then run the request again.");
    await context.setOffline(false);
    await runAgain();
    await expect(panel).toContainText("200");
  });
  await test.step("Run shows a web page as text, and only the start of a huge answer", async () => {
    const html = { ...json, "Content-Type": "text/html" };
    answers((route) => route.fulfill({ status: 503, headers: html, body: "<h1>Down</h1>" }));
    await runAgain();
    await expect(panel.locator("pre")).toHaveText("<h1>Down</h1>");
    answers((route) => route.fulfill({ headers: json, body: `["${"x".repeat(1_000_000)}"]` }));
    await runAgain();
    await expect(panel.locator("pre")).toContainText("the rest is not shown");
    const shown = await panel.locator("pre").textContent();
    expect(shown?.length).toBeLessThan(21_000);
  });
  await test.step("Run shows a picture no larger than its card; for a picture that is too large it says the type", async () => {
    const png = { ...json, "Content-Type": "image/png" };
    const wide = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 3000, height: 900 });
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    });
    answers((route) => route.fulfill({ headers: png, body: Buffer.from(wide, "base64") }));
    await runAgain();
    const picture = panel.getByRole("img", { name: "The answer" });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(3000);
    const [inner, outer] = [await picture.boundingBox(), await panel.boundingBox()];
    expect(inner?.width).toBeLessThan(outer?.width ?? 0);
    expect(inner?.height).toBeLessThanOrEqual(288);
    await expect(panel.locator("pre")).toHaveCount(0);
    answers((route) => route.fulfill({ headers: png, body: Buffer.alloc(2_000_001) }));
    await runAgain();
    await expect(panel.locator("pre")).toHaveText("A file of the type image/png");
  });
  await test.step("the answer is as wide as its card, even after the window has become narrow", async () => {
    const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
    await page.setViewportSize({ width: 1440, height: 900 });
    answers((route) => route.fulfill({ headers: json, body: JSON.stringify({ slip: "word ".repeat(200) }) }));
    await runAgain();
    await expect(panel.locator("pre")).toContainText("word word");
    const card = page.getByRole("listitem").filter({ has: panel });
    for (const size of [1440, 1024, 375, 320]) {
      await page.setViewportSize({ width: size, height: 800 });
      await expect.poll(() => width(card)).toBeLessThan(size);
      expect(await width(panel)).toBeGreaterThan((await width(card)) - 75); // 75 px are the padding and the pin's button
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size);
    }
  });
  await test.step("a long line of an answer stays within its card at every width", async () => {
    const body = JSON.stringify({ words: "one line of words ".repeat(50), unbroken: "x".repeat(500) });
    answers((route) => route.fulfill({ headers: json, body }));
    await runAgain();
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
  await test.step("Run gives up after ten seconds", async () => {
    answers(async () => {});
    await runAgain();
    await expect(panel).toContainText("The API did not answer within 10 seconds.");
  });
});
