import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./test.ts";

const path = "/ultimate-it-checklist";
const key = "ultimate_it_checklist_v1";
const stored = (page: Page) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
const first = (page: Page) => page.getByRole("checkbox").first();
const steps = (page: Page, done: number) =>
  expect(page.getByText(new RegExp(`^${done} of \\d+ steps done$`))).toBeVisible();
/** Ticks a box, and waits for its tick. During hydration, the tick shows only afterwards. */
const tick = async (box: Locator) => {
  await box.click();
  await expect(box).toBeChecked();
};
const textOf = (page: Page) => first(page).locator("xpath=following-sibling::span");

test("a tick strikes the item through and mutes it, and is there after a reload", async ({ page }) => {
  await page.goto(path);
  const before = await textOf(page).evaluate((text) => getComputedStyle(text).color);
  await tick(first(page));
  await steps(page, 1);
  await page.mouse.move(0, 0);
  await expect(textOf(page)).toHaveCSS("text-decoration-line", "line-through");
  await expect(textOf(page)).not.toHaveCSS("color", before);
  const { timestamp, checked } = await stored(page);
  expect(Math.abs(Date.now() - timestamp)).toBeLessThan(60_000);
  expect(Object.values(checked)).toEqual([true]);
  await page.reload();
  await expect(first(page)).toBeChecked();
  await steps(page, 1);
  await first(page).uncheck();
  await steps(page, 0);
  expect((await stored(page)).checked).toEqual({});
});

for (const width of [1280, 375])
  test(`at ${width} px, a tick leaves the other boxes where they are`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    const places = () =>
      page.getByRole("checkbox").evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top + scrollY));
    const before = await places();
    for (let at = 0; at < 12; at++) await tick(page.getByRole("checkbox").nth(at));
    await steps(page, 12);
    expect(await places()).toEqual(before);
  });

test("on the narrowest screen each of the next three steps can be read to its end", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(path);
  const texts = page.locator("section", { hasText: "Your next three steps" }).locator("a span span");
  const cut = () => texts.evaluateAll((all) => all.filter((text) => text.scrollHeight > text.clientHeight + 1).length);
  for (let at = 0; at < 30; at++) {
    expect(await cut()).toBe(0);
    await tick(page.getByRole("checkbox").nth(at));
  }
});

test("a tick before hydration counts, in addition to earlier ticks", async ({ page }) => {
  await page.goto(path);
  await tick(page.getByRole("checkbox").nth(1));
  await steps(page, 1);
  const ticked = Object.keys((await stored(page)).checked);
  let sendScripts = () => {};
  const scripts = new Promise<void>((resolve) => {
    sendScripts = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await scripts;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await tick(first(page));
  sendScripts();
  await steps(page, 2);
  await expect(first(page)).toBeChecked();
  expect(Object.keys((await stored(page)).checked)).toEqual(expect.arrayContaining(ticked));
});

test("a tick at the moment of hydration counts, and no tick is lost", async ({ page }) => {
  await page.addInitScript(() => {
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    addEventListener("alive", () =>
      boxes()
        .slice(2, 4)
        .forEach((box) => void box.click()),
    );
  });
  await page.goto(path);
  await steps(page, 2);
  await tick(first(page));
  await steps(page, 3);
  await page.reload();
  await steps(page, 3); // the script clicked boxes that did not show their ticks yet
});

test("progress is exported to a file and imported in another browser", async ({ page, browser }) => {
  await visit(page, path);
  await tick(first(page));
  await steps(page, 1);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("checklist-progress.json");
  const other = await browser.newPage();
  await other.goto(page.url());
  const chooser = other.waitForEvent("filechooser");
  await other.getByRole("button", { name: "Import" }).click();
  await (await chooser).setFiles(await file.path());
  await expect(first(other)).toBeChecked();
  expect((await stored(other)).checked).toEqual((await stored(page)).checked);
  await other.close();
});

test("the list on paper, in forced colors and on a narrow phone", async ({ page }) => {
  await visit(page, path);
  await test.step("Markdown is the whole list with its marks", async () => {
    await tick(first(page));
    await steps(page, 1);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Markdown" }).click(),
    ]);
    const text = readFileSync(await file.path(), "utf8");
    expect(text).toMatch(/^# The Ultimate IT Job-Ready Checklist\n/);
    expect(text.match(/^## \d+\. /gm)).toHaveLength(12);
    expect(text.match(/^- \[x\] /gm)).toHaveLength(1);
    expect(text.match(/^- \[ \] /gm)?.length).toBeGreaterThan(100);
  });
  await test.step("in forced colors the progress has a frame, and done items have the system's own color", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const bar = page.getByRole("progressbar").first();
    const [frame, done] = await bar.evaluate((element) => {
      const fill = element.firstElementChild ?? element;
      const system = document.body.appendChild(document.createElement("p"));
      system.style.background = "Highlight";
      const same = getComputedStyle(fill).backgroundColor === getComputedStyle(system).backgroundColor;
      return [getComputedStyle(element).borderTopWidth, same];
    });
    expect([frame, done]).toEqual(["1px", true]);
    await page.emulateMedia({ forcedColors: "none" });
  });
  await test.step("at 320 px every button in the file row shows its whole icon, with its words inside", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of ["Export", "Import", "Markdown", "Print"]) {
      const button = page.getByRole("button", { name, exact: true });
      const icon = await button.locator("svg").boundingBox();
      expect([name, icon?.width]).toEqual([name, 16]);
      expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    }
  });
  await test.step("only the list is printed, dark on light", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
    await expect(page.getByRole("button", { name: "Export" })).toBeHidden();
    await expect(first(page)).toBeVisible();
    const brightness = await page.evaluate(() => {
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return Number.NaN;
      pen.fillStyle = getComputedStyle(document.body).color;
      pen.fillRect(0, 0, 1, 1);
      return Math.max(...pen.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
    expect(brightness).toBeLessThan(100);
    await page.emulateMedia({ colorScheme: "light", media: "screen" });
  });
  await test.step("no message about an import is printed", async () => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import" }).click();
    await (await chooser).setFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    const message = page.getByText("Please choose a progress file that you exported here.", { exact: true });
    await expect(message.first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(message.first()).toBeHidden();
  });
});

test("steps lead on, by keyboard and to our own tools", async ({ page }) => {
  await visit(page, path);
  await test.step("everything works by keyboard: a next step leads to its box, and Space ticks the box", async () => {
    const next = page.locator("section", { hasText: "Your next three steps" }).getByRole("link");
    await expect(next).toHaveCount(3);
    const text = (await next.nth(1).locator("span.font-semibold").textContent()) ?? "";
    await next.nth(1).press("Enter");
    const box = page.getByRole("checkbox", { name: text });
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  });
  await test.step("items lead to our own tools", async () => {
    await page.getByRole("listitem").getByRole("link", { name: "Job Seeker AI Prompts" }).first().click();
    await expect(page).toHaveURL("/job-seeker-ai-prompts?prompt=resume-bullet-rewriter#resume-bullet-rewriter");
    await expect(page.getByRole("heading", { level: 1, name: "Job Seeker AI Prompts" })).toBeVisible();
  });
});

test("with storage blocked, ticking works as long as the page is open", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto(path);
  await tick(first(page));
  await tick(page.getByRole("checkbox").nth(1));
  await steps(page, 2);
  await expect(first(page)).toBeChecked();
});
