import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import recurring from "#content/hackathons.json" with { type: "json" };
import { expect, test, untilAlive } from "./test.ts";

const address = "/upcoming-hackathon-contests";

test("recurring hackathons are there offline, on day one", async ({ page }) => {
  await page.goto(address);
  await expect(page.getByText(/^Showing (\d+) of \1 hackathon contests$/)).toBeVisible();
  const first = page.getByRole("main").getByRole("heading", { level: 3 }).first();
  const names = recurring.map(({ name }) => name);
  await expect.poll(async () => names.includes((await first.textContent()) ?? "")).toBe(true);
  await expect(page.getByText("0 of 5 sources are up to date")).toBeVisible();
});

test("typed text and choices live in the address, and survive a reload", async ({ page }) => {
  await page.goto(address);
  await page.getByPlaceholder("Search hackathon contests by name or skills...").pressSequentially("hack");
  await page.getByLabel("Country").selectOption("Canada");
  await expect(page).toHaveURL(/q=hack/);
  await expect(page).toHaveURL(/country=Canada/);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("hack");
  await expect(page.getByRole("heading", { name: "Hack the North" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "TreeHacks" })).toHaveCount(0);
});

test("text typed while the scripts arrive is not reset by them", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
  await page.addInitScript(() => {
    const field = () => document.querySelector<HTMLInputElement>("input[type=search]");
    addEventListener("alive", () => sessionStorage.setItem("typed", field()?.value ?? ""));
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("searchbox").pressSequentially("ha");
  scripts.resolve();
  await untilAlive(page);
  // React must not have emptied the field, so that new letters are added to the earlier letters.
  expect(await page.evaluate(() => sessionStorage.getItem("typed"))).toBe("ha");
  await page.keyboard.type("ck");
  await expect(page).toHaveURL(/q=hack/);
});

test("a card's calendar file and its link work", async ({ page, context }) => {
  const row = {
    id: "devfolio:1",
    name: "Code Sprint 2030",
    registration_link: "https://codesprint.example/",
    registration_deadline: "January 7 2030",
    hackathon_date: "January 12 – 13 2030",
    source: "Devfolio",
    skills: "AI, Web",
    starts: "2030-01-12",
    ends: "2030-01-13",
    deadline: "2030-01-07T18:00:00.000Z",
    also_at: [],
  };
  await context.route("**/api/hackathons*", (route) =>
    route.fulfill({ json: { lastUpdated: "2029-12-31T00:00:00.000Z", hackathons: [row] } }),
  );
  await context.route("https://codesprint.example/", (route) => route.fulfill({ body: "the hackathon" }));
  await page.goto(address);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("code-sprint-2030.ics");
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), "utf8")));
  const [event] = calendar.getAllSubcomponents("vevent").map((vevent) => new ICAL.Event(vevent));
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(["2030-01-12", "2030-01-14"]);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /^Register Now/ }).click(),
  ]);
  await expect(tab).toHaveURL("https://codesprint.example/");
});

test("the status page shows every source, and all its links work", async ({ page }) => {
  await page.goto("/status");
  for (const name of ["Codeforces", "LeetCode", "Devfolio", "Hack Club"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  const failure = page.getByText(/cannot be reached/).first();
  await expect(failure).toBeHidden();
  await page
    .getByText(/^Did not answer .*; next try/)
    .first()
    .click();
  await expect(failure).toBeVisible();
});

test.describe("when the API fails", () => {
  test.use({ expectedErrors: [/500/] });

  test("the page says so and tries again", { tag: "@own-context" }, async ({ page, context }) => {
    await page.clock.install();
    await context.route("**/api/hackathons*", (route) => route.fulfill({ status: 500, json: { error: "down" } }));
    await page.goto(address);
    const banner = page
      .getByRole("alert")
      .filter({ hasText: "Failed to load hackathon contests. Please try again later." });
    await expect(async () => {
      await page.clock.runFor(5000); // lets the next of three retries start
      expect(await banner.isVisible()).toBe(true);
    }).toPass();
    await context.unroute("**/api/hackathons*");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText(/^Showing \d+ of \d+ hackathon contests$/)).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("one button opens the filters and says how many are chosen; the search hint ends with an ellipsis", async ({
    page,
  }) => {
    await page.goto(address);
    const search = page.getByPlaceholder("Search hackathon contests by name or skills...");
    await expect(search).toHaveCSS("text-overflow", "ellipsis");
    expect((await search.boundingBox())?.width).toBeGreaterThan(200);
    const filters = page.getByRole("button", { name: /^Filters/ });
    const country = page.getByLabel("Country");
    await expect(country).toBeHidden();
    await filters.click();
    await country.selectOption("Canada");
    await expect(filters).toHaveText("Filters (1)");
    await filters.click();
    await expect(country).toBeHidden();
  });
});
