import { readFile } from "node:fs/promises";
import { type Page, test as plain } from "@playwright/test";
import { exportFile } from "#domain/your-data/data-file.ts";
import { builtPage } from "./built.ts";
import { expect, test, visit } from "./test.ts";

const path = "/your-data";

const databaseCode = /\/assets\/(rows|tracker|database|merge-rows|resume-versions)-[^/]*\.js$/;

test("stored data is listed, exported, deleted and imported again", async ({ page }) => {
  await page.goto("/ultimate-it-checklist");
  await page.getByRole("checkbox").first().click();
  await expect(page.getByText(/^1 of \d+ steps done$/)).toBeVisible();
  await page.goto("/job-seeker-ai-prompts?prompt=resume-ats-analysis");
  await page.getByLabel("Industry").fill("Health");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Your data" }).click();

  await expect(page.getByText(/^This browser holds 2 of \d+ things/)).toBeVisible();
  const prompts = page.getByRole("main").getByRole("listitem").filter({ hasText: "Saved prompts" });
  await prompts.getByText("See what is kept").click();
  await expect(prompts).toContainText('"INDUSTRY": "Health"');

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  await prompts.getByRole("button", { name: "Delete" }).click();
  await expect(prompts.getByRole("button", { name: "Keep" })).toBeFocused();
  await prompts.getByRole("button", { name: "Delete" }).click();
  await expect(prompts).toContainText("Nothing kept");

  await page.getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("group", { name: "Delete everything?" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("This site has stored nothing in this browser.", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import" }).click();
  await (await chooser).setFiles(await file.path());
  await expect(page.getByText(/^This browser holds 2 of \d+ things/)).toBeVisible();
  await page.goto("/ultimate-it-checklist");
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});

test("deleting the theme returns to the system's theme at once", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto(path);
  await expect(page.locator("html")).toHaveClass(/dark/);
  const theme = page.getByRole("listitem").filter({ hasText: "Light, dark" });
  await theme.getByRole("button", { name: "Delete" }).click();
  await theme.getByRole("button", { name: "Delete" }).click();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await test.step("files that are not ours are refused", async () => {
    for (const text of ["", "{", '{"site":"other","data":{}}', `"${"x".repeat(6_000_000)}"`]) {
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Import" }).click();
      await (await chooser).setFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
      await expect(page.getByText("Please choose a data file that you exported here.").first()).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

plain("the privacy page links to Your data", () => {
  const [main = ""] = /<main.*<\/main>/s.exec(builtPage("/privacy-policy")) ?? [];
  expect(main).toMatch(/<a [^>]*href="\/your-data"[^>]*>Your data</);
});

test("a link moves everything to another device, once, and the server never sees its key", async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => localStorage.setItem("saved_job_searches_v1", '[{"role":"Secret role"}]'));
  const sent: string[] = [];
  const listen = (opened: typeof page) =>
    opened.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  listen(page);
  await visit(page, path);
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(page.getByRole("textbox", { name: "The link" })).toBeFocused();
  const link = await page.getByRole("textbox", { name: "The link" }).inputValue();
  const key = link.split(".").at(-1) ?? "";
  expect(link).toMatch(/#move=[0-9a-f]{32}\.[\w-]{43}$/);
  await expect(page.getByRole("img", { name: "The link as a QR code" })).toBeVisible();

  const device = await browser.newContext();
  const other = await device.newPage();
  listen(other);
  await other.goto(link);
  await expect(other).toHaveURL(new RegExp(`${path}$`));
  await other.getByRole("button", { name: "Get the data" }).click();
  await expect(other.getByRole("listitem").filter({ hasText: /^Saved job searches$/ })).toBeVisible();
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
  await other.getByRole("button", { name: "Bring it in" }).click();
  await expect(other.getByText(/^This browser holds 1 of/)).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem("saved_job_searches_v1"))).toContain("Secret role");

  await other.goto("/about");
  await other.goto(link);
  await other.getByRole("button", { name: "Get the data" }).click();
  await expect(other.getByText(/^This link was used already.* make a new link there\.$/)).toBeVisible();
  for (const request of sent) {
    expect(request).not.toContain(key);
    expect(request).not.toContain("Secret role");
  }
  await device.close();
});

test("Undo restores what the receiving device had: its application and its ticks", async ({ page, browser }) => {
  await tick(page, 2);
  await track(page, "Cook");
  await visit(page, path);
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByRole("textbox", { name: "The link" }).inputValue();

  const device = await browser.newContext();
  const other = await device.newPage();
  await tick(other, 0);
  await track(other, "Tester");
  const before = await kept(other);
  await other.goto(link);
  await other.getByRole("button", { name: "Get the data" }).click();
  const comes = other.getByRole("region", { name: "Data from another device" });
  await expect(comes.getByRole("listitem").filter({ hasText: "Checklist" })).toContainText("(put together with yours)");
  await expect(comes.getByRole("listitem").filter({ hasText: "Tracker" })).toContainText("(put together with yours)");
  await comes.getByRole("button", { name: "Bring it in" }).click();
  await expect(comes).toBeHidden();
  const imported = await kept(other);
  expect(imported.checklist).not.toBe(before.checklist);
  expect(Object.keys(JSON.parse(imported.checklist ?? "").checked)).toHaveLength(2);
  expect(imported.records).toHaveLength(2);

  await other.getByRole("button", { name: "Undo" }).click();
  await expect(other.getByText("Everything is as it was before the import.").first()).toBeVisible();
  expect(await kept(other)).toEqual(before);
  await other.goto("/tracker");
  await expect(other.getByRole("button", { name: "Tester" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Cook" })).toBeHidden();
  await other.goto("/ultimate-it-checklist");
  await expect(other.getByRole("checkbox").first()).toBeChecked();
  await expect(other.getByRole("checkbox").nth(2)).not.toBeChecked();
  await device.close();
});

test("the served page contains nothing that the browser has stored", async ({ request }) => {
  const html = await (await request.get(path)).text();
  expect(html).toContain("Looking at what this browser holds...");
  expect(html).not.toMatch(/has stored nothing in|Nothing kept|Nothing is in it/);
});

test("an export waits for the tracker, while its code is on its way", async ({ page, context }) => {
  await track(page, "Cook");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route(databaseCode, (route) => released.then(() => route.continue()));
  await visit(page, path);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("button", { name: "Exporting..." })).toBeVisible();
  await expect(page.getByText("Looking at what this browser holds...")).toBeVisible();
  release();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(Object.keys(JSON.parse(file).data)).toContain("tracker");
  await expect(page.getByText(/^This browser holds \d of/)).toBeVisible();
});

test.describe("without the code of the database", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the page does not say empty, saved, moved, deleted or imported, but blames the connection", async ({
    page,
    context,
  }) => {
    await tick(page, 0);
    await track(page, "Cook");
    const before = await kept(page);
    await context.route(databaseCode, (route) => route.abort());
    await visit(page, path);
    const failed = /^A part of this page could not be loaded\. Check your connection, then try again\./;
    await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
    await expect(page.getByText("We could not look at everything that this browser holds.")).toBeVisible();
    const tracker = page.getByRole("main").getByRole("listitem").filter({ hasText: "Application Tracker" });
    await expect(tracker).not.toContainText("Nothing kept");

    const failureOf = (title: string) => page.locator("li").filter({ hasText: title }).getByText(failed);
    await page.getByRole("button", { name: "Export" }).click();
    await expect(failureOf("Not exported")).toBeVisible();
    await page.getByRole("button", { name: "Delete all" }).click();
    await page.getByRole("group", { name: "Delete everything?" }).getByRole("button", { name: "Delete" }).click();
    await expect(failureOf("Not deleted")).toBeVisible();
    const file = await exportFile({ tracker: JSON.stringify(before.records) }, 0);
    await page
      .getByLabel("Import", { exact: true })
      .and(page.locator("input"))
      .setInputFiles({
        name: "x.json",
        mimeType: "application/json",
        buffer: Buffer.from(file),
      });
    await expect(failureOf("Not imported")).toBeVisible();
    await page.getByRole("button", { name: "Make a link" }).click();
    await expect(page.getByRole("region", { name: "Move to another device" }).getByText(failed)).toBeVisible();
    expect(await kept(page)).toEqual(before);

    await context.unroute(databaseCode);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(tracker).toContainText("Cook");
    await page.getByRole("button", { name: "Delete all" }).click();
    await page.getByRole("group", { name: "Delete everything?" }).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("This site has stored nothing in this browser.", { exact: true })).toBeVisible();
    expect(await kept(page)).toEqual({ checklist: null, records: [] });
  });
});

/** Ticks one step of the checklist. */
async function tick(page: Page, step: number) {
  await page.goto("/ultimate-it-checklist");
  await page.getByRole("checkbox").nth(step).click();
  await expect(page.getByText(/^1 of \d+ steps done$/)).toBeVisible();
}

/** Adds an application to the tracker. */
async function track(page: Page, title: string) {
  await page.goto("/tracker");
  await page.getByRole("button", { name: "Add an application" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Job title").fill(title);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The stored ticks of the checklist and the stored applications. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open("zto");
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const all = request.result.transaction("tracker").objectStore("tracker").getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    request.result.close();
    return { checklist: localStorage.getItem("ultimate_it_checklist_v1"), records: all.result as unknown[] };
  });
