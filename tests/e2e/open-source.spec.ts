import { expect, test, visit } from "./test.ts";

test("an address with a project starts at the guide for it", async ({ page }) => {
  const guide = page.getByRole("heading", { name: "Your first pull request in ten steps" });
  await visit(page, "/open-source-starter");
  await expect(guide).not.toBeInViewport();
  await visit(page, "/open-source-starter?repo=numpy/numpy");
  await expect(guide).toBeInViewport();
  await expect(page.getByText("The commands are for numpy/numpy.")).toBeInViewport();
});

test("without a token the page says that fresh issues are off, and offers searches on GitHub instead", async ({
  page,
}) => {
  await visit(page, "/open-source-starter");
  expect(
    await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
  ).not.toContainEqual(expect.stringContaining("/api/open-source"));
  await page.getByRole("link", { name: "Fresh beginner issues" }).click();
  await expect(page.getByRole("heading", { name: "Live issues are not switched on here" })).toBeVisible();
  const search = page.getByRole("link", { name: "Unassigned Rust issues on GitHub" });
  await expect(search).toHaveAttribute("href", /^https:\/\/github\.com\/search\?/);
  await expect(search).toHaveAttribute("target", "_blank");
});
