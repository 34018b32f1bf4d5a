import { readFileSync } from "node:fs";
import { test as plain, type Route } from "@playwright/test";
import { screenList } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { eachNth } from "../support/sweep.ts";
import { builtPage } from "./built.ts";
import { expect, test, visit } from "./test.ts";

const directories = screenList.filter(({ isDirectory }) => isDirectory);
const read = (name: string) => JSON.parse(readFileSync(new URL(`../../content/${name}.json`, import.meta.url), "utf8"));
const rowChunk = /\/assets\/(ai-tools|certifications|open-source|projects|public-apis|toolkit)-[\w-]+\.js$/;
const rowChunks = (requests: string[]) => requests.filter((url) => rowChunk.test(url));

for (const { name, path } of directories) {
  const categories: { slug: string; name: string; description: string }[] = read(`${name}-categories`);

  plain(`${name}: every category is a page with a head of its own, and in the sitemap`, async ({ request }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const titles = new Set<string>();
    for (const { slug } of categories) {
      const html = builtPage(`${path}/${slug}`);
      expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}/${slug}"`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain('"ItemList"');
      expect(html).toContain("data-entry=");
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
      expect(description.replace(/&[^;]+;/g, "&").length, description).toBeLessThanOrEqual(160);
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
      for (const other of categories) expect(html).toContain(`href="${path}/${other.slug}"`);
      expect(sitemap).toContain(`<loc>${site.origin}${path}/${slug}</loc>`);
    }
    expect(titles.size).toBe(categories.length);
    const first = `${path}/${categories[0]?.slug}`; // one request is enough: all categories are served the same way
    const answer = await request.get(first, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toBe(builtPage(first));
  });
}

// A third of the directories is enough, because all share one page and differ in their rows.
for (const { name, path } of eachNth(directories, 3))
  test(`${name}: a first visit downloads only the rows that it shows; a search downloads the rest`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await visit(page, path);
    await expect(page.locator("a[data-entry]")).toHaveCount(48);
    expect(rowChunks(requests)).toEqual([]);
    await page.getByRole("searchbox").fill("open");
    await expect.poll(() => rowChunks(requests)).toHaveLength(1);
  });

test("search as you type: the rows are fetched once, a typo is forgiven, and the address says what is shown", async ({
  page,
}) => {
  await page.goto("/ai-tools-directory");
  await page.getByRole("searchbox").pressSequentially("midjorney");
  await expect(page.locator("a[data-entry]").first()).toHaveText("Midjourney");
  await expect(page).toHaveURL(/\?q=midjorney$/);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("midjorney");
  await expect(page.locator("a[data-entry]").first()).toHaveText("Midjourney");
});

test("facets narrow the list to the number that they show, and live in the address", async ({ page }) => {
  await page.goto("/public-api-directory");
  await page.getByRole("button", { name: "Ready for a web page: no key, CORS" }).click();
  const rows: { auth: string; cors: string }[] = read("public-apis");
  const ready = rows.filter(({ auth, cors }) => auth === "none" && cors === "yes").length;
  await expect(page.getByRole("status")).toHaveText(`Showing ${ready} of ${rows.length.toLocaleString("en-US")} APIs`);
  await expect(page).toHaveURL(/auth=none&cors=yes/);
  await page.goBack();
  await page.goto("/public-api-directory?auth=none&cors=yes");
  await expect(page.getByRole("status")).toHaveText(new RegExp(`^Showing ${ready} of`));
});

test("the decisive filters are above the rows; the count and the first row stay visible after each choice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/project-based-learning-directory");
  for (const [group, choice] of [
    ["Level", /^Beginner/],
    ["Time to build (our estimate)", /^2 to 8 hours/],
    ["Language", /^JavaScript/],
  ] as const) {
    const chip = page.getByRole("group", { name: group }).getByRole("button", { name: choice });
    await expect(chip).toBeInViewport();
    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("status")).toBeInViewport();
    await expect(page.locator("a[data-entry]").first()).toBeInViewport();
  }
  await expect(page.getByText(/^Any language · Beginner/).first()).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(/^Showing \d/);
  const matches = Number(/^Showing (\d+)/.exec((await page.getByRole("status").textContent()) ?? "")?.[1]);
  expect(matches).toBeGreaterThan(20); // the number includes projects for any language
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByRole("status")).toHaveText(/(\S+) of \1 /);
  await expect(page).toHaveURL("/project-based-learning-directory");
  await test.step("the topics are a short list without its own scrollbar, and one press shows all of them", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const links = page.getByRole("navigation", { name: "Topics" }).getByRole("link");
    await expect(links.filter({ visible: true })).toHaveCount(13);
    await page.getByRole("button", { name: /^Show all \d+$/ }).press("Enter");
    await expect(links.filter({ visible: true })).toHaveCount(1 + read("projects-categories").length);
    await expect(links.nth(13)).toBeFocused();
  });
});

test("on a phone, one button opens the filters, and shows how many entries are left after each choice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, "/public-api-directory");
  const signIn = page.getByRole("group", { name: "Sign-in" });
  await expect(signIn).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await signIn.getByRole("button", { name: /^None/ }).click();
  const show = page.getByRole("button", { name: /^Show [\d,]+ APIs$/ });
  await expect(show).toBeInViewport();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  await show.click();
  await expect(signIn).toBeHidden();
  await expect(page.getByRole("status")).toBeInViewport();
});

test("one control copies a request, as code that checks the status and reads JSON", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/public-api-directory?example=request");
  await page
    .getByRole("button", { name: /^Copy request to / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "as fetch" }).click();
  await expect(page.getByText("fetch copied!")).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/await fetch\("https?:[\s\S]*if \(!response\.ok\)[\s\S]*response\.json\(\)/);
});

test("a row shows its whole description, at every width", async ({ page }) => {
  await visit(page, "/free-certifications-directory");
  const texts = page.locator("li:has(a[data-entry]) p");
  await expect(texts.first()).toBeVisible();
  for (const width of [375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await texts.evaluateAll((all) =>
      all.filter((text) => text.scrollHeight > text.clientHeight + 1).map(({ textContent }) => textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test("an API's decisive facts have a color; its category is plain, and facts that nearly all APIs share are not shown", async ({
  page,
}) => {
  await visit(page, "/public-api-directory?q=pokeapi");
  const row = page.locator("main li:has(a[data-entry])").first();
  await expect(row).toContainText("PokéAPI");
  const fillOf = (text: string) =>
    row.getByText(text, { exact: true }).evaluate((part) => getComputedStyle(part).backgroundColor);
  const none = "rgba(0, 0, 0, 0)";
  expect(await fillOf("No key")).not.toBe(none);
  expect(await fillOf("CORS")).not.toBe(none);
  expect(await row.locator("h2 + span").evaluate((part) => getComputedStyle(part).backgroundColor)).toBe(none);
  await expect(row).not.toContainText("HTTPS");
});

test("a category keeps the search, and shows its own rows", async ({ page }) => {
  await page.goto("/developers-toolkit?q=editor");
  await expect(page.getByRole("status")).not.toHaveText(/(\S+) of \1 /);
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Editors/ })
    .click();
  await expect(page).toHaveURL("/developers-toolkit/editors-and-ides?q=editor");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Editors");
  await expect(page.getByRole("searchbox")).toHaveValue("editor");
});

test("navigation from another page shows the first rows without the whole list", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/");
  await page
    .getByRole("link", { name: /AI Tools Directory/ })
    .first()
    .click();
  await expect(page.locator("a[data-entry]")).toHaveCount(48);
  expect(rowChunks(requests)).toEqual([]);
  await page.getByRole("searchbox").fill("open");
  await expect.poll(() => rowChunks(requests)).toHaveLength(1);
});

test("on a phone, the strip of categories starts at the page's own", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/ai-tools-directory/writing-and-content");
  const currentPage = page.getByRole("navigation", { name: "Categories" }).locator("[aria-current=page]");
  await expect(currentPage).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("on a tablet, the chosen category stays visible when a filter folds other categories away", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, "/ai-tools-directory/ai-agents?how=openSource&price=freemium");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Showing/);
  const currentPage = page.getByRole("navigation", { name: "Categories" }).locator("[aria-current=page]");
  await expect(currentPage).toBeInViewport({ ratio: 1 });
});

test("the button loads more rows first, then scrolling does", async ({ page }) => {
  await page.goto("/ai-tools-directory");
  const more = page.getByRole("button", { name: /^Show more/ });
  await more.scrollIntoViewIfNeeded(); // rows get their real height in view, which moves the button
  await more.press("Enter");
  await expect(page.locator("a[data-entry]")).toHaveCount(96);
  await expect(page.locator("a[data-entry]").nth(48)).toBeFocused();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.locator("a[data-entry]").count()).toBeGreaterThanOrEqual(144);
});

test("scrolling stops at every fifth page, so that the footer can be reached; the button loads more", async ({
  page,
}) => {
  await visit(page, "/ai-tools-directory?pages=5");
  const rows = page.locator("a[data-entry]");
  const more = page.getByRole("button", { name: /^Show more/ });
  const toEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(rows).toHaveCount(5 * 48);
  await expect.poll(() => toEnd().then(() => rows.count())).toBe(6 * 48);
  await page.evaluate(() => scrollTo(0, 0));
  await more.scrollIntoViewIfNeeded();
  await expect(more).toBeInViewport();
  await expect.poll(() => toEnd().then(() => page.getByRole("contentinfo").isVisible())).toBe(true);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(rows).toHaveCount(6 * 48);
  await more.click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(7 * 48);
});

test("slash, arrows and Enter lead by keyboard to an open entry", async ({ page, context }) => {
  await context.route(/ollama\.com/, (route) => route.fulfill({ body: "the tool" }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/ai-tools-directory");
  await test.step("entries are rows on a wide screen and cards on a phone", async () => {
    const first = page.locator("main li:has(a[data-entry])").first();
    await expect(first).toHaveCSS("border-left-width", "0px");
    expect((await first.boundingBox())?.height).toBeLessThan(100);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(first).toHaveCSS("border-left-width", "1px");
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await expect(page.getByRole("status")).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("a[data-entry]").nth(1)).toBeFocused(); // rows are below each other
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("ollama");
  await expect(page.locator("a[data-entry]").first()).toHaveText("Ollama");
  await page.keyboard.press("Enter"); // opens nothing, because on a phone this key closes the keyboard
  await expect(page.locator("a[data-entry]").first()).toBeFocused();
  const [tab] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  await expect(tab).toHaveURL(/ollama\.com/);
});

test("Enter before the search data has arrived waits for the results, and focuses the first one", async ({ page }) => {
  const searchData = Promise.withResolvers<void>();
  await page.route(/\/toolkit-[^/]*\.js$/, async (route) => {
    await searchData.promise;
    await route.continue();
  });
  await visit(page, "/developers-toolkit");
  const box = page.getByRole("searchbox");
  await box.focus();
  await page.keyboard.type("postgres");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Loading the list…")).toBeVisible();
  await expect(box).toBeFocused();
  searchData.resolve();
  const first = page.locator("a[data-entry]").first();
  await expect(first).toHaveText(/postgres/i);
  await expect(first).toBeFocused();
});

test.describe("an unknown category", () => {
  test.use({ expectedErrors: [/404/] });

  test("answers 404 with the 404 page", async ({ page }) => {
    const answer = await page.goto("/ai-tools-directory/no-such-category");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  });
});

test("while an answer is on its way, no number of entries is shown, and the old list is dimmed", async ({ page }) => {
  const rows = Promise.withResolvers<void>();
  await page.route(rowChunk, (route) => rows.promise.then(() => route.continue()));
  await page.goto("/ai-tools-directory?price=free");
  const status = page.getByRole("main").getByRole("status");
  const list = page.getByRole("region", { name: "AI Tools Directory" });
  await expect(page.getByRole("button", { name: "Remove Free" })).toBeVisible();
  await expect(status).toHaveText("Loading the list…");
  await expect(list).toHaveCSS("opacity", "0.5");
  rows.resolve();
  await expect(status).toHaveText(/^Showing [\d,]+ of [\d,]+ AI tools$/);
  await expect(list).toHaveCSS("opacity", "1");
});

test("if I open a link with a filter, the page does not show the length of the whole list before it is alive", async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", (route) => scripts.promise.then(() => route.continue()));
  const status = page.getByText(/^Showing [\d,]+ of [\d,]+ AI tools$/);
  await page.goto("/ai-tools-directory", { waitUntil: "commit" });
  await expect(status).toBeVisible();
  await page.goto("/ai-tools-directory?price=free", { waitUntil: "commit" });
  await expect(page.locator("a[data-entry]")).toHaveCount(48);
  await expect(status).toBeHidden();
  scripts.resolve();
  await expect(status).toBeVisible();
  await expect(status).not.toHaveText(/(\S+) of \1 /);
  await page.getByRole("button", { name: "Remove Free" }).click();
  await expect(status).toHaveText(/(\S+) of \1 /);
  await page.goto("/ai-tools-directory?utm_source=letter");
  await expect(status).toBeVisible();
});

test.describe("when the rows cannot be loaded", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|Failed to load/] });

  test("the first rows stay, and the visitor can try again", async ({ page, context }) => {
    await context.route(rowChunk, (route) => route.abort());
    await page.goto("/developers-toolkit");
    await page.getByRole("searchbox").fill("docker");
    await expect(page.getByText("The full list of tools could not be loaded.")).toBeVisible();
    await expect(page.locator("a[data-entry]").first()).toBeVisible();
    await context.unroute(rowChunk);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.locator("a[data-entry]").first()).toHaveText("Docker");
  });

  test("behind a network's sign-in page, the next directory says that it could not be loaded", async ({
    page,
    context,
  }) => {
    const path = "/developers-toolkit";
    await visit(page, "/contact");
    const portal = (route: Route) => route.fulfill({ contentType: "text/html", body: "<title>Sign in</title>" });
    await context.route((url) => url.pathname === path, portal);
    await context.route(rowChunk, portal);
    let requests = 0;
    context.on("request", (request) => {
      if (new URL(request.url()).pathname === path) requests++;
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Toolkit" }).click();
    await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
    expect(requests).toBeLessThanOrEqual(2);
    await context.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("a[data-entry]").first()).toBeVisible();
  });

  test("without a connection, the loaded part is searched, and the rest when the connection is back", async ({
    page,
    context,
  }) => {
    await context.route(rowChunk, (route) => route.abort());
    await visit(page, "/developers-toolkit");
    await page.getByRole("searchbox").fill("git");
    await expect(page.getByText("This searches the part that is loaded.")).toBeVisible();
    await expect(page.getByRole("status")).toHaveText(/^Showing \d+ of 48 tools that are loaded$/);
    for (const text of await page.locator("main li:has(a[data-entry])").allTextContents()) expect(text).toMatch(/git/i);
    await context.unroute(rowChunk);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("status")).not.toHaveText(/loaded/);
  });
});

plain("without JavaScript, the best known entries and every category can be reached", () => {
  for (const { name, path } of directories) {
    const html = builtPage(path);
    expect(html.match(/<a [^>]*data-entry/g)).toHaveLength(48);
    const [list = ""] = /<nav [^>]*aria-label="(?:Categories|Topics|Areas)".*?<\/nav>/s.exec(html) ?? [];
    for (const { slug } of read(`${name}-categories`)) expect(list).toContain(`href="${path}/${slug}"`);
  }
});
