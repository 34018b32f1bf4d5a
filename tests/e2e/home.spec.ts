import { stages, tools, toolsOf } from "#domain/screens.ts";
import { expect, test, visit } from "./test.ts";

// Menus, sheets and toasts are animated, as they are for most visitors.
test.use({ motion: true });

test("home shows each tool once, under the stage it belongs to", async ({ page }) => {
  await page.goto("/");
  for (const stage of stages) {
    const section = page.locator(`#${stage.id}`);
    for (const { card } of toolsOf(stage))
      await expect(section.getByRole("heading", { name: card.title })).toBeVisible();
  }
  for (const { card } of tools)
    await expect(page.getByRole("heading", { name: card.title, exact: true })).toHaveCount(1);
});

test("a returning visitor can continue; a new visitor sees nothing of that", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Pick up where you left off" })).toHaveCount(0);
  await visit(page, "/ultimate-it-checklist");
  await page.getByRole("checkbox").first().check();
  await visit(page, "/");
  const begun = page.getByRole("region", { name: "Pick up where you left off" });
  await begun.getByRole("link", { name: /1 of \d+ steps done/ }).click();
  await expect(page).toHaveURL(/\/ultimate-it-checklist#/);
  await expect(page.getByRole("checkbox").nth(1)).toBeInViewport();
});

test("days after the tracker was last open, home shows what the tracker shows on that day", {
  tag: "@own-context",
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-23T10:00"));
  await visit(page, "/tracker");
  await page.getByRole("button", { name: "Add an application" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Job title").fill("Tester");
  await dialog.getByLabel("Stage").selectOption({ label: "Interview" });
  await dialog.getByRole("button", { name: "Add an interview" }).click();
  await dialog.getByLabel("Interview 1").fill("2026-11-25T16:30");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("table")).toContainText(/Interview\s· Wed, Nov 25, 4:30\sPM/);
  const begun = page.getByRole("link", { name: /in your tracker/ });
  await visit(page, "/");
  await expect(begun).toContainText(/Next in your tracker.*Wed, Nov 25, 4:30\sPM · Interview: Tester/);
  await page.clock.setFixedTime(new Date("2026-11-27T10:00"));
  await visit(page, "/");
  await expect(begun).toContainText(/1 due in your tracker.*Yesterday · Send a thank-you: Tester/);
  await visit(page, "/tracker");
  await expect(page.getByRole("region", { name: "Due now (1)" })).toContainText("Send a thank-you · Yesterday");
});

test("Search again lands on the links of the saved search", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit(page, "/instant-job-search-tool?role=SRE&location=India");
  await page.getByRole("button", { name: "Save this search" }).click();
  await visit(page, "/");
  await page.getByRole("link", { name: /Search again/ }).click();
  await expect(page.getByRole("heading", { name: "Your search links" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "LinkedIn", exact: true })).toBeInViewport();
});

test("a tool shows its place on the path, and leads to the next tool", async ({ page }) => {
  await visit(page, "/free-certifications-directory");
  const next = page.getByRole("navigation", { name: "Next step" });
  await expect(next).toContainText("You are at step 1 of 4, Learn.");
  await expect(next.locator("[aria-hidden] > span")).toHaveText(["1Learn", "2Build", "3Show", "4Apply", "Offer"]);
  await next.getByRole("link").press("Enter"); // scrolling changes the height of the rows above
  await expect(page).toHaveURL("/project-based-learning-directory");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the first contest and the first hackathon are on the first screen", async ({ page }) => {
    for (const path of ["/live-coding-contests", "/upcoming-hackathon-contests"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("listitem").getByRole("heading").first()).toBeInViewport();
    }
  });
});
