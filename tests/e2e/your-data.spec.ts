import { expect, test } from "./test.ts";

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
