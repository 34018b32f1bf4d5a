import { expect, test, visit } from "./test.ts";

const path = "/your-data";

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
  await expect(page.getByText("This browser holds nothing for us.", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import" }).click();
  await (await chooser).setFiles(await file.path());
  await expect(page.getByText(/^This browser holds 2 of \d+ things/)).toBeVisible();
  await page.goto("/ultimate-it-checklist");
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});

test("deleting the theme goes back to the system's at once", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto(path);
  await expect(page.locator("html")).toHaveClass(/dark/);
  const theme = page.getByRole("listitem").filter({ hasText: "Light, dark" });
  await theme.getByRole("button", { name: "Delete" }).click();
  await theme.getByRole("button", { name: "Delete" }).click();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
});

test("files that are not ours are refused", async ({ page }) => {
  await page.goto(path);
  for (const text of ["", "{", '{"site":"other","data":{}}', `"${"x".repeat(6_000_000)}"`]) {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import" }).click();
    await (await chooser).setFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.getByText("Please choose a data file that you exported here.").first()).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("the privacy page leads here", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.locator("main").getByRole("link", { name: "Your data" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeVisible();
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
  await expect(other.getByText("This link was used already, or it is older than ten minutes.")).toBeVisible();
  for (const request of sent) {
    expect(request).not.toContain(key);
    expect(request).not.toContain("Secret role");
  }
  await device.close();
});
