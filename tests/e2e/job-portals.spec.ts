import { test as plain } from "@playwright/test";
import { builtPage } from "./built.ts";
import { expect, pressOutside, test, visit } from "./test.ts";

const path = "/job-portals-directory";
const browse = { name: "Browse Categories" };

plain("all 227 portals are there without scripts", () => {
  const links = [...builtPage(path).matchAll(/<a [^>]*>/g)].map(([link]) => link);
  const isPortal = (link: string) =>
    link.includes('rel="noopener noreferrer nofollow"') && link.includes('target="_blank"');
  expect(links.filter(isPortal)).toHaveLength(227);
});

test("the category menu on a desktop", async ({ page }) => {
  await visit(page, path);
  await test.step("the menu is at most about 20rem high and closes on a press outside", async () => {
    await page.getByRole("button", browse).click();
    const menu = page.getByRole("menu");
    await expect(menu.getByRole("menuitem")).toHaveCount(10);
    expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(322);
    await pressOutside(page, menu, 5, 500);
  });
  await test.step("Enter or Space on a category closes it and goes to the section", async () => {
    for (const [key, name] of [
      ["Enter", /International/],
      ["Space", /Government/],
    ] as const) {
      await page.getByRole("button", browse).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("menu")).toBeVisible();
      const items = page.getByRole("menuitem");
      await expect(items.first()).toBeFocused();
      const names = await items.allTextContents();
      for (let at = 1; at <= names.findIndex((one) => name.test(one)); at++) {
        await page.keyboard.press("ArrowDown");
        await expect(items.nth(at)).toBeFocused();
      }
      await expect(page.getByRole("menuitem", { name })).toBeFocused();
      await page.keyboard.press(key);
      await expect(page.getByRole("menu")).toBeHidden();
      const heading = page.getByRole("heading", { name, level: 2 });
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
      const top = () => heading.evaluate((element) => element.closest("section")?.getBoundingClientRect().top ?? 0);
      await expect.poll(async () => Math.abs((await top()) - 96)).toBeLessThan(24); // sections above change their height
    }
  });
});

test("the portals on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, path);
  await test.step("the category menu stays below the header, and its first item is completely visible", async () => {
    await page.getByRole("button", browse).click();
    await expect(page.getByRole("menuitem").first()).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    const menu = await page.getByRole("menu").boundingBox();
    expect(menu?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((menu?.y ?? 640) + (menu?.height ?? 640)).toBeLessThanOrEqual(640);
    await page.keyboard.press("Escape");
  });
  await test.step("Show all puts the focus on the first new portal", async () => {
    await page.getByRole("button", { name: /^Show all 31 of Full-Time Jobs/ }).press("Enter");
    const fifth = page.locator("#full-time li:nth-child(5)").getByRole("link");
    await expect(fifth).toBeFocused();
    await expect(fifth).toBeInViewport();
  });
  await test.step("a menu that was opened once stays closed when a search finds results again", async () => {
    await page.getByRole("button", browse).click();
    await page.keyboard.press("Escape");
    const search = page.getByRole("searchbox");
    await search.fill("zzzz");
    await expect(page.getByText("No portals found")).toBeVisible();
    await search.fill("");
    await expect(page.getByRole("heading", { name: /^Full-Time Jobs/ })).toBeVisible();
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(search).toBeFocused();
  });
  await test.step("a misspelled name shows its count right under the search", async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    const search = page.getByRole("searchbox");
    await search.pressSequentially("naukir");
    const status = page.getByRole("status").filter({ hasText: /^Showing \d of 227 portals$/ });
    await expect(status).toBeInViewport();
    const below = (await status.boundingBox())?.y ?? 0;
    const box = await search.boundingBox();
    expect(below - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(20);
    await expect(page.getByRole("link", { name: "Naukri", exact: true })).toBeVisible();
  });
  await test.step("with a country, long categories stay folded", async () => {
    await visit(page, `${path}?country=India`);
    await expect(page.getByRole("button", { name: /^Show all \d+ of Full-Time Jobs/ })).toBeVisible();
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("the category menu closes on a touch outside and on a choice", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("button", browse).tap();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.touchscreen.tap(360, 700);
    await expect(page.getByRole("menu")).toBeHidden();
    await page.getByRole("button", browse).tap();
    await page.getByRole("menuitem", { name: /Government/ }).tap();
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(page.getByRole("heading", { name: /Government/ })).toBeInViewport();
  });
});

test("a role typed once opens a portal's own search in a new tab, and the portal is marked as visited", async ({
  page,
  context,
}) => {
  await context.route(/indeed/, (route) => route.fulfill({ body: "jobs" }));
  await page.goto(path);
  await page.getByLabel("Your role").fill("R&D <Engineer>");
  const card = page.locator("li", { hasText: "Gathers openings from company sites" });
  await expect(card).toContainText("Opens its search");
  const [tab] = await Promise.all([context.waitForEvent("page"), card.getByRole("link").click()]);
  await expect(tab).toHaveURL("https://in.indeed.com/jobs?q=R%26D%20Engineer");
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  await expect(card).toContainText("Visited");
});
