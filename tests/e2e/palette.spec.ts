import type { Page } from "@playwright/test";
import { screens } from "#domain/screens.ts";
import { expect, pressOutside, test, untilAlive, visit } from "./test.ts";

const paletteFile = /palette|search-/;

async function openWithKey(page: Page) {
  await untilAlive(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search the site" });
  await expect(field).toBeVisible();
  return field;
}

test("no part of the palette is loaded before it is wanted, and its index only once it is open", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await visit(page, "/about");
  expect(files.filter((file) => paletteFile.test(file))).toEqual([]);
  const loaded = page.waitForEvent("requestfinished", (request) => paletteFile.test(request.url()));
  await page.getByRole("button", { name: "Search the site" }).hover();
  await loaded;
  expect(files.filter((file) => file.includes("palette-entries"))).toEqual([]);
  await page.getByRole("button", { name: "Search the site" }).click();
  await expect.poll(() => files.filter((file) => file.includes("palette-entries")).length).toBe(1);
});

test("Ctrl+K opens the palette, 'cv' finds resume, Enter goes there, and next time that page comes first", async ({
  page,
}) => {
  await page.goto("/about");
  const field = await openWithKey(page);
  await expect(field).toBeFocused();
  await field.fill("cv category");
  await field.fill("cv");
  const ours = page.getByRole("option", { name: /resume.*Prompt$/i }).first();
  const name = (await ours.locator("span span").first().textContent()) ?? "";
  expect(name).toMatch(/resume/i);
  await field.fill(name);
  await expect(page.getByRole("option").first()).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`^[^?]*${screens.prompts.path}[?]prompt=`));
  await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
  await expect(page.getByRole("dialog")).toBeHidden();

  await openWithKey(page);
  await expect(page.getByRole("option").first()).toContainText(name);
  await page.reload();
  await openWithKey(page);
  await expect(page.getByRole("option").first()).toContainText(name);
});

test("the palette on a desktop", async ({ page, context, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/about");
  await test.step("opening the palette moves nothing in the header", async () => {
    const home = page.locator("header").getByRole("link", { name: "Home", exact: true, includeHidden: true });
    const before = await home.boundingBox();
    await openWithKey(page);
    expect(await home.boundingBox()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await home.boundingBox()).toEqual(before);
  });
  await test.step("Escape gives the focus back", async () => {
    const button = page.getByRole("button", { name: "Search the site" });
    await button.click();
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });
  await test.step("Ctrl+Enter opens a new tab and leaves the page where it was", async () => {
    const field = await openWithKey(page);
    await field.fill("privacy policy");
    await expect(page.getByRole("option").first()).toContainText("Privacy Policy");
    const opened = context.waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    const tab = await opened;
    await expect(tab).toHaveURL(screens["privacy-policy"].path);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL("/about");
  });
  await test.step("live entries are found: a hackathon by its name, a portal by its name", async () => {
    const { hackathons } = await (await request.get("/api/hackathons")).json();
    const name: string = hackathons[0].name;
    const field = await openWithKey(page);
    await field.fill("naukri");
    await expect(page.getByRole("option", { name: /Job portal$/ }).first()).toBeVisible();
    await field.fill(name.slice(0, -1));
    await field.fill(name);
    await expect(page.getByRole("option").filter({ hasText: "Hackathon" }).first()).toContainText(name);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });
  await test.step("'api no key' leads to the filtered directory, 'leetcode' to its contests, and the palette says why", async () => {
    const field = await openWithKey(page);
    await field.fill("leetcode");
    await expect(page.getByRole("option", { name: /^LeetCode contests/ })).toBeVisible();
    await expect(page.getByRole("option", { name: /^Home/ })).toHaveCount(0);
    await field.fill("api no key");
    const first = page.getByRole("option").first();
    await expect(first).toContainText("APIs without a key");
    await expect(first).toContainText("matches “api no key”");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/public-api-directory\?auth=none$/);
    await expect(page.getByRole("button", { name: "Remove Sign-in: None" })).toBeVisible();
  });
});

test.describe("without its index", () => {
  test.use({ expectedErrors: [/palette-entries|Failed to load|Failed to fetch/] });

  test("the tools and pages are still found, and the palette says that the rest needs a connection", async ({
    page,
  }) => {
    await page.route(/palette-entries/, (route) => route.abort());
    await page.goto("/about");
    const field = await openWithKey(page);
    await field.fill("tracker");
    await expect(
      page.getByText("Only our tools and pages are searched here: the rest needs a connection."),
    ).toBeVisible();
    await expect(page.getByRole("option").first()).toContainText("Application Tracker");
    await field.fill("python");
    await expect(page.getByRole("option").first()).toContainText("Python Interview Cheat Sheet");
    await field.fill("tracker");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${screens.tracker.path}$`));
  });
});

test("a choice scrolls to a section, from another page and from its own page", async ({ page }) => {
  await page.goto("/about");
  for (const section of ["Interview Preparation", "Resume & ATS Optimization"]) {
    const field = await openWithKey(page);
    await field.fill(`${section} checklist`);
    await page
      .getByRole("option", { name: new RegExp(`^${section.split(" ")[0]}.*Checklist$`) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${screens.checklist.path}#`));
    await expect(
      page.getByRole("heading", { level: 2, name: new RegExp(section.split(" ")[0] ?? "") }),
    ).toBeInViewport();
  }
});

test("by keyboard, Tab continues from the chosen section, on its own page and on another page", async ({ page }) => {
  await page.goto("/about");
  for (const words of ["left join", "cross join"]) {
    const field = await openWithKey(page);
    await field.fill(words);
    const option = page.getByRole("option").first();
    await expect(option).toContainText(new RegExp(`^${words}`, "i"));
    const href = (await option.getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    const heading = page
      .locator(`[id="${href.split("#")[1]}"]`)
      .locator("h2, h3")
      .first();
    await expect(heading).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(heading).not.toBeFocused();
    const isBehind = await heading.evaluate(
      (element) =>
        (element.compareDocumentPosition(document.activeElement as Element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    );
    expect(isBehind).toBe(true);
  }
});

test("on the smallest phone the header stays one line and the palette fits", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/about");
  const logo = page.getByRole("banner").getByRole("link", { name: "Zero to Offer" });
  expect((await logo.boundingBox())?.height).toBe(44); // a second line would make it higher
  await page.getByRole("button", { name: "Search the site" }).click();
  await page.getByRole("combobox").fill("resume");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a query without matches can be searched elsewhere", async ({ page }) => {
  await page.goto("/about");
  const field = await openWithKey(page);
  await field.fill("xqzzt");
  await expect(page.getByRole("option").first()).toContainText("Search AI tools for “xqzzt”");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ai-tools-directory\?q=xqzzt$/);
});

test("closing the palette leaves a page with a #fragment at its scroll position, with its focus", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  const farHeading = page.getByRole("heading", { level: 3 }).nth(60);
  /** The heading's place in the window, once sections that came near have their real height. */
  const place = () =>
    farHeading.evaluate(async (heading) => {
      const top = () => Math.round(heading.getBoundingClientRect().top);
      let last = top();
      for (let frames = 0; frames < 5; frames++) {
        await new Promise(requestAnimationFrame);
        if (top() !== last) frames = 0;
        last = top();
      }
      return last;
    });
  const closings = [
    ["Escape", () => page.keyboard.press("Escape")],
    ["the x", () => page.getByRole("button", { name: "Close search" }).click()],
    ["a press outside", () => pressOutside(page, dialog, 4, 400)],
    ["the Back button", () => page.goBack()],
  ] as const;
  await visit(page, "/programming-interview-cheatsheets/sql");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await skip.focus();
  await skip.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  for (const fragment of ["content", "joins"]) {
    if (fragment === "joins") await page.getByRole("link", { name: "Joins", exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`#${fragment}$`));
    await farHeading.evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    const before = await place();
    await expect(farHeading).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3000);
    for (const [how, close] of closings)
      await test.step(`#${fragment}, closed by ${how}`, async () => {
        await openWithKey(page);
        await close();
        await expect(dialog).toBeHidden();
        await page.waitForFunction(() => history.state?.isDialog !== true && history.scrollRestoration === "auto");
        // A browser scrolls by whole pixels.
        expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
        await expect(farHeading).toBeFocused();
      });
  }
});
