import { type Locator, type Page, test as plain, type Route } from "@playwright/test";
import { screens, stages, toolsMenu, toolsOf } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { eachNth } from "../support/sweep.ts";
import { builtPage } from "./built.ts";
import { expect, test, untilAlive, visit } from "./test.ts";

// Menus, sheets and toasts are animated, as they are for most visitors.
test.use({ motion: true });

const phone = { width: 375, height: 812 };

const menuCode = (page: Page) => page.waitForResponse(/\/assets\/tools-menu-/);

/** Runs in the page. The height of the groups in each column of the Tools menu, in px. */
function columnHeights(menu: Element): number[] {
  const groups = [...menu.querySelectorAll("ul")].map((list) =>
    (list.parentElement as Element).getBoundingClientRect(),
  );
  const columns = Map.groupBy(groups, ({ left }) => Math.round(left));
  return [...columns.values()].map(
    (boxes) => Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
  );
}

test("the Tools menu on a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/about");
  await test.step("the keyboard starts on the first link and moves with arrows through labeled lists", async () => {
    const tools = page.getByRole("button", { name: "Tools", exact: true });
    await Promise.all([menuCode(page), tools.focus()]); // the menu must be loaded before the key is pressed
    await tools.press("Enter");
    const menu = page.getByRole("dialog", { name: "Tools" });
    const links = menu.getByRole("link");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toContainText("Job-Ready Checklist");
    await expect(menu.getByRole("list", { name: "Job Search" }).getByRole("listitem")).not.toHaveCount(0);
    await expect(menu.getByRole("listitem").first()).toContainText("Search jobs");
  });
  await test.step("it closes with Escape and gives the focus back", async () => {
    await expect(page.getByRole("dialog", { name: "Tools" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Tools", exact: true })).toBeFocused();
  });
  await test.step("the menu opens with its groups, and a choice opens the top of that tool's page", async () => {
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.getByRole("button", { name: "Tools", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Tools" });
    for (const { group, links } of toolsMenu) {
      await expect(menu.getByText(group, { exact: true })).toBeVisible();
      for (const { label } of links) await expect(menu.getByRole("link", { name: label })).toBeVisible();
    }
    for (const width of [800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await menu.evaluate(columnHeights);
      expect(heights.length, `columns at ${width} px`).toBe(width > 1024 ? 4 : 2);
      expect(Math.min(...heights) / Math.max(...heights), `no column is half empty: ${heights}`).toBeGreaterThan(0.6);
    }
    await menu.getByRole("link", { name: "Coding Contests" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Live Coding Contests");
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("home links to its tools, and to another site in a new tab", async ({ page }) => {
  await page.goto("/");
  await test.step("the ATS resume builder is another site, in a new tab without opener or referrer", async () => {
    const link = page.getByRole("link", { name: /ATS Resume Builder/ }).first();
    await expect(link).toHaveAttribute("href", site.atsResumeBuilder);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener noreferrer/);
    await expect(link).toHaveAccessibleDescription("Opens in a new tab.");
  });
  await test.step("the hero's button scrolls to the tools", async () => {
    await page.getByRole("button", { name: "Explore Free Tools" }).click();
    await expect(page.getByRole("heading", { name: "All tools" })).toBeInViewport();
  });
});

test("the side sheet on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await test.step("it closes with Escape and gives the focus back", async () => {
    const opener = page.getByRole("button", { name: "Open menu" });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet.locator(":focus")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step("the sheet contains the groups, several can be open at once, and a choice closes the sheet", async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    for (const { group } of toolsMenu) await sheet.getByRole("button", { name: group }).click();
    for (const { group } of toolsMenu)
      await expect(sheet.getByRole("button", { name: group })).toHaveAttribute("aria-expanded", "true");
    for (const name of ["Home", "Job-Ready Checklist", "About", "Contact"])
      await expect(sheet.getByRole("link", { name })).toBeVisible();
    await sheet.getByRole("link", { name: "Coding Contests" }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(screens.contests.path);
  });
});

test("the phone's Back closes the side sheet; after a choice it returns to the previous page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/contact");
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/contact");
  await page.getByRole("button", { name: "Open menu" }).click();
  await sheet.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
});

test("the theme is light, dark or the system's, is remembered, and never flashes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.getByRole("button", { name: /Theme:/ }).click();
  await page.getByRole("menuitemradio", { name: "Light" }).click();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");

  await page.reload({ waitUntil: "commit" });
  await page.waitForSelector("body");
  expect(await page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(false);

  await page.getByRole("button", { name: /Theme:/ }).click();
  await page.getByRole("menuitemradio", { name: "System" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).not.toHaveClass(/dark/);
});

test("the Tools menu loads when the mouse reaches it, with the whole stylesheet", async ({ page }) => {
  await visit(page, "/about");
  const tools = page.getByRole("button", { name: "Tools", exact: true });
  await Promise.all([menuCode(page), tools.dispatchEvent("pointerover")]); // no first touch, unlike a moved mouse
  await expect(page.locator("link[rel=stylesheet]")).toHaveCount(1);
});

test("a page has part of the stylesheet; the whole stylesheet is there before another page is shown", async ({
  page,
}) => {
  await visit(page, "/about");
  await test.step("the footer has the four stages as columns, each with its tools", async () => {
    const footer = page.getByRole("navigation", { name: "Every stage" });
    await expect(footer.getByRole("list")).toHaveCount(stages.length);
    for (const stage of stages) {
      const links = footer.getByRole("list", { name: stage.title }).getByRole("link");
      await expect(links).toHaveText(toolsOf(stage).map(({ menu, card }) => menu?.label ?? card.title));
    }
  });
  const stylesheet = page.locator("link[rel=stylesheet]");
  await expect(stylesheet).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Job-Ready Checklist" }).click();
  await page.getByRole("heading", { level: 1, name: "Checklist" }).waitFor();
  await expect(stylesheet).toHaveCount(1);
  const rules = await page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
  expect(rules.every((count) => count > 10)).toBe(true);
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/404/] });

  test("answers 404 with the address, links to other pages and no trace of a crash", async ({ page }) => {
    await page.goto("/contact");
    const answer = await page.goto("/no/such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(page.getByText("/no/such-page")).toBeVisible();
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL("/contact");
    await page.goto("/nothing");
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("after a deploy", () => {
  test.use({ expectedErrors: [/Failed to load|ERR_FAILED|dynamically imported module/] });

  test("a tab of the previous build reloads for the page that the visitor wants, once", async ({ page, context }) => {
    await visit(page, "/"); // waits for hydration: before, links load documents
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { build: "the last one" }));
    await context.route(/\/assets\/page-/, (route) => (documents === 0 ? route.abort() : route.continue()));
    await page.getByRole("link", { name: "Contact" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Talk to us");
    expect(documents).toBe(1);
  });
});

test("a link to the current page leads to its top; query-string updates do not scroll", async ({ page }) => {
  await visit(page, "/job-seeker-ai-prompts");
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.getByRole("button", { name: "Fill in Resume ATS Analysis" }).click();
  await expect(page).toHaveURL(/\?prompt=/);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page.getByRole("button", { name: "Close the form of Resume ATS Analysis" }).evaluate((button) => {
    (button as HTMLButtonElement).click();
  });
  await expect(page).not.toHaveURL(/\?prompt=/);
  await expect.poll(scrolled).toBeGreaterThan(0);

  await visit(page, "/about");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page.getByRole("link", { name: "About" }).first().click();
  await expect.poll(scrolled).toBe(0);
});

test("a scrolled page keeps its scroll position while the focus is in the header", async ({ page }) => {
  const place = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(window.scrollY))));
  const scroll = () => page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/about");
  await scroll();
  await test.step("through the header by Tab", async () => {
    for (const inHeader of await page.locator("header :is(a, button):visible").all()) {
      await inHeader.focus();
      expect(await place()).toBe(1200);
    }
    await page.keyboard.press("Shift+Tab");
    expect(await place()).toBe(1200);
  });
  await test.step("after Escape from the Tools menu, and after each choice of a theme", async () => {
    await page.getByRole("button", { name: "Tools", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Tools" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Tools", exact: true })).toBeFocused();
    expect(await place()).toBe(1200);
    for (const name of ["Dark", "Light", "System"]) {
      await page.getByRole("button", { name: /^Theme:/ }).click();
      await page.getByRole("menuitemradio", { name }).click();
      await expect(page.getByRole("button", { name: /^Theme:/ })).toBeFocused();
      expect(await place()).toBe(1200);
    }
  });
  await test.step("after the menu of a phone is closed", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await scroll();
    const opener = page.getByRole("button", { name: "Open menu" });
    await opener.click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    expect(await place()).toBe(1200);
  });
  await test.step("a link in the text that the header covers scrolls out from below the header", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const link = page.locator("main a").last();
    await link.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 20));
    await link.focus();
    const [below, top] = await link.evaluate((element) => [
      document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
      element.getBoundingClientRect().top,
    ]);
    expect(top).toBeGreaterThanOrEqual(below as number);
  });
});

test("the head of a tool takes at most a fifth of the screen, on a phone and on a wide screen", async ({ page }) => {
  for (const name of ["tracker", "portfolio", "toolkit"] as const) {
    await page.goto(screens[name].path);
    for (const screen of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(screen);
      const bottom = await page
        .getByRole("heading", { level: 1 })
        .evaluate((title) => title.closest("div.border-b")?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY);
      expect(bottom, `${name}, ${screen.width} px`).toBeLessThanOrEqual(screen.height / 5 + 64); // 64 px are the header
    }
  }
});

for (const [part, path, button, result] of [
  ["the header", "/", "Tools", (page: Page) => page.getByRole("dialog", { name: "Tools" })],
  [
    "a part that hydrates last",
    "/job-portals-directory",
    "Pin Shine",
    (page: Page) => page.getByRole("region", { name: /My portals/ }),
  ],
] as const)
  test(`a click on ${part} before the scripts arrive counts, once`, async ({ page, context }) => {
    const clicked = Promise.withResolvers<void>();
    await context.route(/\/assets\/.*\.js$/, async (route) => {
      await clicked.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.getByRole("button", { name: button, exact: true }).click();
    clicked.resolve();
    await expect(result(page)).toBeVisible();
  });

test("the privacy policy on a phone cuts no word in its tables, nor the support address", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/privacy-policy");
  const cut = await page.locator("td, a[href^='mailto:']").evaluateAll((parts) =>
    parts.flatMap((part) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}@.]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      return part.matches("a") && part.clientHeight > 40 ? [...found, part.textContent] : found;
    }),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

const savedSearches = (page: Page) => page.getByRole("region", { name: "Saved searches" });

async function saveSearches(page: Page, ...roles: string[]) {
  for (const role of roles) {
    await page.goto(`/instant-job-search-tool?role=${role}`);
    await page.getByRole("button", { name: "Save this search" }).click();
    await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  }
}

test("two deletions in a row are undone one after another", async ({ page }) => {
  await saveSearches(page, "Cook", "Nurse");
  const saved = savedSearches(page);
  await saved.getByRole("button", { name: /^Forget Cook/ }).click();
  await expect(page.getByText(/^Forgotten: Cook/)).toBeVisible();
  await expect(saved.getByRole("button", { name: /^Forget Nurse/ })).toBeFocused();
  await saved.getByRole("button", { name: /^Forget Nurse/ }).click();
  await expect(page.getByText(/^Before that: Forgotten: Cook/)).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Enter");
  await expect(saved.getByRole("link")).toHaveText([/^Nurse/]);
  await page.keyboard.press("F8");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(saved.getByRole("link")).toHaveText([/^Nurse/, /^Cook/]);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("a toast that appears while a phone's menu is open does not cover the top of the menu", async ({ page }) => {
  await page.setViewportSize(phone);
  await saveSearches(page, "Cook");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.locator("button[aria-label^='Forget Cook']").evaluate((button: HTMLElement) => button.click());
  const toast = page.getByLabel("Notifications (F8)").locator("li");
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(savedSearches(page).getByRole("link")).toHaveText([/^Cook/]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("home can be read", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Live Coding Contests" }).first()).toBeVisible();
  });
});

plain("without JavaScript, there are the policy, the terms, and the support address as a link", () => {
  expect(builtPage("/privacy-policy").match(/<h\d[^>]*>\d\./g)).toHaveLength(8);
  expect(builtPage("/terms-of-service").match(/<h\d[^>]*>\d+\./g)).toHaveLength(10);
  const links = [...builtPage("/contact").matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  expect(links.find(([, , text]) => text?.includes("Email us"))?.[1]).toBe(`mailto:${site.supportEmail}`);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/Failed to load|ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/] });

  test("a menu that cannot be loaded says so, the page stays, and the menu opens on request or with the connection", async ({
    page,
    context,
  }) => {
    await page.route(/\/assets\/tools-menu-/, (route) => route.abort());
    await visit(page, "/instant-job-search-tool");
    // Waits for the idle page's only request for the menu. A later one would open the menu itself.
    const askedWhenIdle = page.waitForEvent("requestfailed", (request) => request.url().includes("/tools-menu-"));
    await page.mouse.move(200, 400);
    await askedWhenIdle;
    await page.getByRole("textbox", { name: /role/i }).first().fill("Data analyst");
    await page.getByRole("button", { name: "Tools", exact: true }).click();
    await expect(page.getByText("This part could not be loaded.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /role/i }).first()).toHaveValue("Data analyst");
    await page.unroute(/\/assets\/tools-menu-/);
    await page.getByRole("button", { name: "try again" }).click();
    await expect(page.getByRole("navigation", { name: "Tools" })).toBeVisible();

    await page.route(/\/assets\/choice-menu-/, (route) => route.abort());
    await visit(page, "/live-coding-contests");
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    await page.getByRole("button", { name: /Sort by:/ }).click();
    await expect(page.getByText("This part could not be loaded.")).toBeVisible();
    await expect(rows).toHaveCount(count);
    await expect(page.getByText("Something went wrong")).toBeHidden();
    await context.setOffline(true);
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page.getByRole("menuitemradio", { name: "Upcoming" })).toBeVisible();
  });

  test("a download dialog or quiz that cannot be loaded says so below its button, on a phone, too", async ({
    page,
  }) => {
    const isBelow = async (message: Locator, button: Locator) => {
      await expect(message).toBeInViewport({ ratio: 1 });
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect((await message.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
    };
    await page.setViewportSize(phone);
    await page.route(/\/assets\/quiz-bar-/, (route) => route.abort());
    await visit(page, "/programming-interview-cheatsheets/sql");
    await page.getByRole("button", { name: "Quiz mode" }).click();
    await isBelow(page.getByRole("alert"), page.getByRole("button", { name: "Quiz mode" }));

    await page.route(/\/assets\/download-dialog-/, (route) => route.abort());
    await visit(page, "/ai-resume-to-portfolio-generator");
    await page.getByRole("button", { name: "Try an example" }).click();
    await page.getByRole("button", { name: "Download Source Code" }).click();
    const message = page.getByRole("alert").filter({ hasText: "This part could not be loaded." });
    await isBelow(message, page.getByRole("button", { name: "Download Source Code" }));
    await page.unroute(/\/assets\/download-dialog-/);
    await message.getByRole("button", { name: "try again" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("a toast that cannot be loaded shows as plain text, with its Undo", async ({ page }) => {
    await page.route(/\/assets\/toasters-opened-/, (route) => route.abort());
    await saveSearches(page, "Cook", "Nurse");
    const saved = savedSearches(page);
    await saved.getByRole("button", { name: /^Forget Cook/ }).click();
    await saved.getByRole("button", { name: /^Forget Nurse/ }).click();
    await expect(page.getByRole("status").filter({ hasText: "Forgotten: Nurse" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Forgotten: Cook" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(saved.getByRole("link")).toHaveText([/^Nurse/, /^Cook/]);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  });

  const incomplete = (page: Page) => page.getByText("This page could not be loaded completely. Check your connection.");
  const scripts = "**/assets/*.js";
  const offline = (route: Route) => route.abort("internetdisconnected");

  test("if the network drops before the scripts arrive, the page says so, and works when the connection is back", async ({
    page,
    context,
  }) => {
    await page.setViewportSize(phone);
    for (const path of eachNth(["/", "/live-coding-contests", "/ai-resume-to-portfolio-generator"], 3)) {
      await page.route(scripts, offline);
      await page.goto(path);
      await expect(incomplete(page)).toBeVisible();
      await page.getByRole("button", { name: "Open menu" }).click();
      await context.setOffline(true);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(incomplete(page)).toBeVisible();
      await page.unroute(scripts);
      await context.setOffline(false);
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      await expect(incomplete(page)).toBeHidden();
    }
  });

  test("if the first requests after the connection is back fail too, presses are not lost", async ({
    page,
    context,
  }) => {
    await page.setViewportSize(phone);
    await page.route(scripts, offline);
    await page.goto("/live-coding-contests");
    await expect(incomplete(page)).toBeVisible();
    await page.getByRole("button", { name: "Open menu" }).click();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(incomplete(page)).toBeVisible();
    await page.unroute(scripts);
    await page.route(scripts, offline, { times: 1 });
    await page.route("**/live-coding-contests", offline, { times: 1 });
    await page.route("**/assets/side-sheet-opened-*", offline, { times: 1 });
    await context.setOffline(false);
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });

  test("text typed before the scripts failed is there when the scripts arrive", async ({ page }) => {
    await page.route(scripts, offline);
    await page.goto("/instant-job-search-tool");
    const role = page.getByRole("textbox", { name: /role/i }).first();
    await role.fill("Data analyst");
    await expect(incomplete(page)).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole("button", { name: "Try again" }).click();
    await untilAlive(page);
    await expect(incomplete(page)).toBeHidden();
    await expect(role).toHaveValue("Data analyst");
  });

  test("text typed while the scripts load replaces the example, and the caret stays", async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await released;
      await route.fallback();
    });
    await page.goto("/instant-job-search-tool", { waitUntil: "commit" });
    const role = page.getByRole("textbox", { name: /role/i }).first();
    await role.focus();
    await page.keyboard.type("Support Trainee");
    await page.keyboard.press("Home");
    await page.keyboard.type("IT ");
    release();
    await untilAlive(page);
    await page.keyboard.type("Help ");
    await expect(role).toHaveValue("IT Help Support Trainee");
  });

  test("if retrying does not help, the page reloads, but not while it has typed text", async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.route(scripts, (route) => route.abort());
    await page.goto("/instant-job-search-tool");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => documents).toBe(2);
    await expect(incomplete(page)).toBeVisible();

    const role = page.getByRole("textbox", { name: /role/i }).first();
    await role.fill("Data analyst");
    const failed = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "Try again" }).click();
    await failed;
    await expect(incomplete(page)).toBeVisible();
    await expect(role).toHaveValue("Data analyst");
    expect(documents).toBe(2);
  });

  test("a reload after a failed retry keeps the presses", async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && ++documents === 2) void page.unroute(scripts);
    });
    await page.setViewportSize(phone);
    await page.route(scripts, (route) => route.abort());
    await page.goto("/instant-job-search-tool");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(documents).toBe(2);
    await page.keyboard.press("Escape");
    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });

  test("a page whose scripts arrive while a reload is being considered is not reloaded", async ({ page }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let documents = 0;
    await page.route("/instant-job-search-tool", async (route) => {
      if (route.request().method() === "HEAD") await answered;
      else documents++;
      await route.fallback();
    });
    await page.route(scripts, (route) => route.abort());
    await page.goto("/instant-job-search-tool");
    const head = page.waitForRequest((request) => request.method() === "HEAD");
    await page.getByRole("button", { name: "Try again" }).click();
    await head;
    await page.unroute(scripts);
    await page.getByRole("button", { name: "Try again" }).click();
    await untilAlive(page);
    const headAnswered = page.waitForResponse((response) => response.request().method() === "HEAD");
    answer();
    await headAnswered;
    const role = page.getByRole("textbox", { name: /role/i }).first();
    await role.fill("Cook");
    await page.evaluate(() => fetch("/api/health")); // a reload would begin before this answer arrives
    await expect(role).toHaveValue("Cook");
    expect(documents).toBe(1);
  });

  for (const name of ["index", "page", "parts"])
    test(`a first script that fails once (${name}) is tried again at once`, async ({ page }) => {
      await page.route(`**/assets/${name}-*.js`, (route) => route.abort(), { times: 1 });
      await visit(page, "/tracker");
      await page.getByRole("button", { name: "Add an application" }).click();
      await expect(page.getByRole("dialog").getByLabel("Job title")).toBeVisible();
      await expect(incomplete(page)).toBeHidden();
    });

  for (const name of ["sections", "tool-icons"])
    test(`home stays whole and readable if a later script fails (${name}), and works when that script arrives`, async ({
      page,
    }) => {
      const script = `**/assets/${name}-*.js`;
      await page.route(script, (route) => route.abort());
      await page.goto("/");
      await expect(incomplete(page)).toBeVisible();
      await expect(page.getByRole("heading", { name: "All tools" })).toBeVisible();
      await expect(page.getByText("Something went wrong")).toBeHidden();
      await page.unroute(script);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(incomplete(page)).toBeHidden();
      await untilAlive(page);
      await expect(page.getByRole("heading", { name: "All tools" })).toBeVisible();
    });

  test("a page that cannot be loaded says so below the header, and appears when the connection is back", {
    tag: "@own-context",
  }, async ({ page, context }) => {
    await visit(page, "/contact");
    await context.setOffline(true);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveTitle(/About/);
    await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeHidden();
  });
});

test("before the app is alive, the browser has rules to prefetch the pages of links; then the app does that", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/")).text();
  const rules = /<script type="speculationrules">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const [{ where, eagerness }] = JSON.parse(rules).prefetch;
  expect(where.and).toEqual([{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/*.*"] } }]);
  expect(eagerness).toBe("moderate");
  await page.setViewportSize({ width: 1280, height: 2000 });
  await visit(page, "/");
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);

  // The first touch fetches the code of a linked page in view and of the Tools menu.
  const code = Promise.all([page.waitForRequest(/\/assets\/page-/), menuCode(page)]);
  await page.mouse.move(5, 5);
  await code;
});
