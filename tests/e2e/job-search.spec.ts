import { defaultSearch } from "#domain/job-search/job-search.ts";
import { searchLinks } from "#domain/job-search/links.ts";
import { blockClipboard, readClipboard } from "./clipboard.ts";
import { frameless, markFilled, unseenChoices } from "./forced-colors.ts";
import { expect, test, visit } from "./test.ts";

const path = "/instant-job-search-tool";
const generate = { name: "Generate search links" };

test("I open a shared search and press Generate before its page is ready: it searches what the address says", async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${path}?role=Cook&location=Norway`, { waitUntil: "commit" });
  await page.getByRole("button", generate).click();
  scripts.resolve();
  await expect(page.getByText("8 links for Cook · Norway · Past 24hr")).toBeVisible();
  await expect(page.getByLabel("Job role")).toHaveValue("Cook");
  await expect(page).toHaveURL(/role=Cook&location=Norway/);
});

test("a visitor generates the links with one press and opens one in a new tab", async ({ page, context }) => {
  await context.route(/linkedin\.com/, (route) => route.fulfill({ body: "jobs" }));
  await page.goto(path);
  await page.getByRole("button", generate).click();
  await expect(page.getByText("Making your links...")).toBeVisible();
  await expect(page.getByText("8 links for Application Developer · India · Past 24hr")).toBeVisible();
  const results = page.getByRole("region", { name: "Your search links" });
  await expect(results).toBeInViewport();
  const hrefs = await results.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(searchLinks(defaultSearch).map(({ url }) => url));
  const [tab] = await Promise.all([context.waitForEvent("page"), results.getByRole("link").first().click()]);
  await expect(tab).toHaveURL(hrefs[0] ?? "");
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  await test.step("by keyboard: type a role, press Enter", async () => {
    await page.getByLabel("Job role").focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Nurse");
    await page.keyboard.press("Enter");
    await expect(page.getByText("8 links for Nurse · India · Past 24hr")).toBeVisible();
  });
});

test("the whole search is in the address and survives a reload", async ({ page }) => {
  await page.goto(path);
  await page.getByLabel("Job role").fill("Java Developer");
  await page.getByLabel("Location").selectOption("Norway");
  await page.getByLabel("Posted within").selectOption("1 Week");
  await page.getByText("Other titles and words to leave out").click();
  await page.getByRole("button", { name: "Java Engineer" }).click();
  await page.getByLabel("Leave out").fill("senior, -lead");
  await page.getByRole("button", generate).click();
  const status = page.getByRole("status").filter({ hasText: "links for Java Developer" });
  await expect(status).toContainText("1 Week · also Java Engineer · without senior, lead");
  const title = page.getByRole("heading", { name: "Your search links" });
  await expect(title).toBeInViewport();
  const before = await status.textContent();
  await page.reload();
  await expect(status).toHaveText(before ?? "");
  await expect(page.getByLabel("Leave out")).toHaveValue("senior, -lead");
  await expect(page.getByLabel("Leave out")).toBeVisible();
  await expect(title).toBeInViewport(); // the open field must not push the links out of view
});

test("an invalid role is refused, and markup in a role stays text", async ({ page }) => {
  await page.goto(path);
  const role = page.getByLabel("Job role");
  const results = page.getByRole("region", { name: "Your search links" });
  await test.step("an invalid role stops Generate, says why and takes the focus", async () => {
    for (const typed of ["", " < > ", "x".repeat(10_000)]) {
      await role.fill(typed);
      await page.getByRole("button", generate).click();
      await expect(role).toBeFocused();
      await expect(page.getByRole("alert")).toContainText("role");
      await expect(results).toHaveCount(0);
    }
  });
  for (const typed of [
    "<script>document.title='owned'</script>",
    '"><img src=x onerror="document.title=\'owned\'">',
    "javascript:alert(1)",
    "‮תפתח 👩‍💻 -site:evil.example",
  ])
    await test.step(`${typed} stays text, and every link stays on its platform`, async () => {
      await role.fill(typed);
      await page.getByRole("button", generate).click();
      await expect(results.getByRole("link")).toHaveCount(8);
      for (const href of await results
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
        expect(["www.linkedin.com", "www.google.com"]).toContain(new URL(href).hostname);
      await expect(page).not.toHaveTitle("owned");
    });
});

test("no address breaks anything", async ({ page }) => {
  for (const query of [
    "?role=%00%ff",
    "?role=x&location=%3Cscript%3E&within=rNaN",
    `?role=${"a".repeat(3000)}`,
    "?location=1",
  ])
    await test.step(query.slice(0, 40), async () => {
      await page.goto(path + query);
      await expect(page.getByRole("button", generate)).toBeEnabled();
      await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
    });
});

test("a saved search is there after a reload and opens with one press", async ({ page }) => {
  await page.goto(`${path}?role=SRE&within=r3600`);
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await page.goto(path);
  const saved = page.getByRole("region", { name: "Saved searches" });
  await expect(saved.getByText("Last opened just now")).toBeVisible();
  await saved.getByRole("link", { name: /^SRE/ }).click();
  await expect(page.getByText("8 links for SRE · any location · Past 1hr")).toBeVisible();
  await expect(page.getByLabel("Job role")).toHaveValue("SRE");
  await saved.getByRole("button", { name: /^Forget SRE/ }).click();
  await expect(saved).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(saved.getByRole("link", { name: /^SRE/ })).toBeVisible();
});

test("on a phone, saving comes first and the links right below; a visitor who saves is told where the search is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${path}?role=SRE`);
  const results = page.getByRole("region", { name: "Your search links" });
  const buttons = results.getByRole("button", { name: /^(Save this|Copy all links|Copy address of this)/ });
  await expect(buttons).toHaveCount(3);
  await expect(results.getByRole("button").first()).toHaveText("Save this search");
  const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, "they stand in one line").toBe(1);
  await results.getByRole("button", { name: "Save this search" }).click();
  await expect(results.getByText("Saved. It is below and, next time, on the home page.")).toBeVisible();
  await results.getByRole("link", { name: "below" }).click();
  await expect(page.getByRole("heading", { name: "Saved searches" })).toBeInViewport();
  await page.goto("/");
  const begun = page.getByRole("region", { name: "Pick up where you left off" });
  await expect(begun.getByRole("link", { name: /SRE/ })).toBeVisible();
});

test("the links of a search, with all platforms", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, `${path}?role=SRE`);
  await page.getByRole("button", { name: /^More platforms/ }).click();
  await test.step("the emoji of every platform is in a tile of the same size", async () => {
    const tiles = page.getByRole("region", { name: "Your search links" }).locator("li > p > span[aria-hidden]");
    await expect(tiles).toHaveCount(20);
    const sizes = await tiles.evaluateAll((all) =>
      all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
    );
    expect(sizes).toEqual(sizes.map(() => [44, 44]));
  });
  await test.step("all links are copied at once", async () => {
    await page.getByRole("button", { name: "Copy all links" }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect((await readClipboard(page)).split("\n")).toHaveLength(20);
  });
  await test.step("in forced colors, links, buttons and saved searches can be told apart without color", async () => {
    await page.getByRole("button", { name: "Save this search" }).click();
    await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
    await page.evaluate(markFilled);
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    expect(await page.evaluate(unseenChoices)).toEqual([]);
    expect(await page.evaluate(frameless)).toEqual([]);
  });
});

test("with the clipboard blocked, copying says that it failed", async ({ page }) => {
  await blockClipboard(page);
  await page.goto(`${path}?role=SRE`);
  await page.getByRole("button", { name: "Copy all links" }).click();
  await expect(page.getByText("Failed to copy the links")).toBeVisible();
});

test.describe("when the countries cannot be loaded", () => {
  test.use({ expectedErrors: [/503|countries could not be loaded/] });

  test("six countries are offered", async ({ page, context }) => {
    await context.route("**/api/countries", (route) => route.fulfill({ status: 503, json: { error: "down" } }));
    await page.goto(path);
    await expect(page.getByLabel("Location")).toBeEnabled();
    await expect(page.getByLabel("Location").locator("option")).toHaveText([
      "Australia",
      "Canada",
      "Germany",
      "India",
      "United Kingdom",
      "United States",
    ]);
  });
});
