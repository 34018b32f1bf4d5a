import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { expect, pressOutside, test, visit } from "./test.ts";

test("the list of contests", async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: "the contest" }));
  await visit(page, "/live-coding-contests");
  await test.step("the list is there offline, on day one, marked as expected", async () => {
    await expect(page.getByText(/^Showing \d+ upcoming contests$/)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Weekly Contest" }).first()).toContainText("Expected");
  });
  await test.step("the sort menu closes on a click outside", async () => {
    await page.getByRole("button", { name: /Sort by:/ }).click();
    await pressOutside(page, page.getByRole("menu"), 5, 400);
  });
  await test.step("a visitor subscribes in their own calendar app; the menu closes with Escape", async () => {
    await page.getByRole("button", { name: "Subscribe" }).click();
    for (const name of ["Google Calendar", "Apple Calendar", "Outlook"])
      await expect(page.getByRole("link", { name })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: "Google Calendar" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: "Apple Calendar" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Apple Calendar" })).toBeHidden();
  });
  await test.step("a card's calendar file is valid", async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Add to calendar" }).first().click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), "utf8")));
    expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
  });
  await test.step("click, Enter and Space on a card open its link in a new tab", async () => {
    const link = page.getByRole("listitem").getByRole("link").first();
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    for (const open of [() => link.click(), () => link.press("Enter"), () => link.press(" ")]) {
      const [tab] = await Promise.all([context.waitForEvent("page"), open()]);
      await expect(tab).toHaveURL((await link.getAttribute("href")) ?? "");
      await tab.close();
    }
  });
  await test.step("a visitor sees the contests by day, each with its hours and duration", async () => {
    await page.getByRole("button", { name: "Show by day" }).click();
    await expect(page).toHaveURL(/sort=upcoming/);
    const headings = page.locator("main section[aria-label] > h2");
    await expect(headings.first()).toBeVisible();
    const days = await headings.allTextContents();
    expect(days.length).toBeGreaterThan(1);
    expect(new Set(days).size).toBe(days.length);
    await expect(page.getByRole("listitem").filter({ hasText: "Weekly Contest" }).first()).toContainText("1h 30m");
  });
});

test("the list of contests on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await visit(page, "/live-coding-contests");
  await test.step("a contest's clock and its two buttons are on one line", async () => {
    const row = page.getByRole("listitem").filter({ hasText: "Weekly Contest" }).first();
    const parts = [
      row.getByText(/^Starts in/),
      row.getByRole("button", { name: "Add to calendar" }),
      row.getByRole("button", { name: /^Save/ }),
    ];
    await expect(row.getByRole("button", { name: /^Save/ })).toBeVisible();
    // Measures again if a newer list has moved the row meanwhile.
    await expect(async () => {
      const middles = await Promise.all(
        parts.map((part) => part.boundingBox().then((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2)),
      );
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
    }).toPass();
  });
  await test.step("the open menu hides the toast of a saved contest; then its Undo works", async () => {
    const save = page.getByRole("button", { name: /^Save: / }).first();
    const name = (await save.getAttribute("aria-label")) ?? "";
    await save.click();
    // Waits for the real toast, which replaces the plain text when its code has arrived.
    const undo = page.getByLabel("Notifications (F8)").locator("button", { hasText: "Undo" });
    await expect(undo).toBeVisible();
    await page.getByRole("button", { name: "Open menu" }).click();
    const close = page.getByRole("button", { name: "Close menu" });
    await expect(close).toBeVisible();
    await expect(undo).toBeHidden();
    await close.click();
    await undo.click();
    await expect(undo).toBeHidden();
    await expect(page.getByRole("button", { name })).toBeVisible();
  });
});

test("sort mode and platforms live in the address, and survive a reload", async ({ page }) => {
  await page.goto("/live-coding-contests");
  await page.getByRole("button", { name: /Sort by:/ }).click();
  await page.getByRole("menuitemradio", { name: "Upcoming" }).click();
  await page.getByRole("button", { name: /^CodeChef/ }).click();
  await expect(page).toHaveURL(/sort=upcoming/);
  await expect(page).toHaveURL(/resource=codechef\.com/);
  await page.reload();
  await expect(page.getByRole("button", { name: /^CodeChef/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { name: /Weekly Contest/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /Starters/ }).first()).toBeVisible();
});

test.describe("in India", () => {
  test.use({ locale: "en-IN", timezoneId: "Asia/Kolkata" });

  test("a visitor reads the hours on their own clock, and the zone once", async ({ page }) => {
    await page.goto("/live-coding-contests");
    const weekly = page.getByRole("listitem").filter({ hasText: "Weekly Contest" }).first();
    await expect(weekly).toContainText("8:00 am – 9:30 am");
    await expect(page.getByText("Times are in your zone, IST.")).toBeVisible();
    await expect(page.getByText(/\bIST\b|GMT/)).toHaveCount(1);
  });
});

test.describe("when the network fails midway", () => {
  test.use({ expectedErrors: [/Failed to load|ERR_INTERNET_DISCONNECTED/] });

  test("'Add to calendar' works without a connection", { tag: "@own-context" }, async ({ page, context }) => {
    await visit(page, "/live-coding-contests");
    const button = page.getByRole("button", { name: "Add to calendar" }).first();
    const [code] = await Promise.all([page.waitForResponse(/\/assets\/calendar-/), button.hover()]);
    await code.finished();
    await context.setOffline(true);
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
  });
});

test.describe("when the API fails", () => {
  test.use({ expectedErrors: [/500/] });

  test("the page says so and tries again", { tag: "@own-context" }, async ({ page, context }) => {
    await page.clock.install();
    await context.route("**/api/contests*", (route) => route.fulfill({ status: 500, json: { error: "down" } }));
    await page.goto("/live-coding-contests");
    const failure = page.getByRole("heading", { name: "Failed to load contests" });
    await expect(async () => {
      await page.clock.runFor(1000); // three retries, 1, 2 and 4 seconds apart
      expect(await failure.isVisible()).toBe(true);
    }).toPass();
    await context.unroute("**/api/contests*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText(/^Showing \d+ upcoming contests$/)).toBeVisible();
  });
});
