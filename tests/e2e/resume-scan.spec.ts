import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unreadable } from "../support/generation-sentences.ts";
import { expect, test } from "./test.ts";

const path = "/ai-resume-to-portfolio-generator";

async function choose(page: Page, fixture: string) {
  await page.goto(path);
  const buffer = readFileSync(new URL(`../fixtures/${fixture}.pdf`, import.meta.url));
  const file = { name: "scan.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("Your resume as a PDF").setInputFiles(file);
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(page.getByRole("alert").filter({ hasText: unreadable })).toBeVisible();
}

const offer = (page: Page) => page.getByRole("button", { name: "Read the picture" });

test("a scan becomes a portfolio on the device, after the visitor says yes, and every value is to be checked", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await choose(page, "resume/scanned");
  await expect(page.getByText(/That loads about 3\.6 MB once/)).toBeVisible();
  const engine = /scan-worker|tesseract|traineddata/;
  expect(asked.filter((request) => engine.test(request))).toEqual([]);
  await offer(page).click();
  await expect(page.getByRole("progressbar", { name: "Reading the picture" })).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Michael O'Connor");
  await expect(page.getByLabel("Your name")).toHaveValue("Michael O'Connor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Almost ready: \d\d things to check$/);
  expect(asked.filter((request) => engine.test(request)).length).toBeGreaterThan(2);
  const isOwnCode = (request: string) => /^GET \S+(\/assets\/|\/icon|\/manifest)|^GET about:|^HEAD/.test(request);
  const others = asked.filter((request) => !isOwnCode(request)).map((request) => new URL(request.split(" ")[1] ?? ""));
  expect(others.map(({ pathname }) => pathname).filter((name) => name !== path && !/^\/api\/flags/.test(name))).toEqual(
    [],
  );
});

test("reading a scan is canceled, and the page is as before", async ({ page }) => {
  await page.route(/traineddata/, () => {}); // a download that does not end
  await choose(page, "resume/scanned");
  await offer(page).click();
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeFocused();
  await cancel.click();
  await expect(offer(page)).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText(unreadable);
  await page.getByLabel("Your resume as a PDF").setInputFiles("content/example-resume.pdf");
  await expect(offer(page)).toHaveCount(0);
});

test("a page without words gets a sentence", async ({ page }) => {
  await choose(page, "resume/blank");
  await offer(page).click();
  await expect(page.getByText("No words were found in this picture.")).toBeVisible();
  await expect(offer(page)).toBeFocused();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("what reads pictures cannot be loaded, and the page says so", async ({ page }) => {
    await page.route(/traineddata/, (route) => route.abort());
    await choose(page, "resume/scanned");
    await offer(page).click();
    await expect(page.getByText("What reads pictures could not be loaded.")).toBeVisible();
    await expect(offer(page)).toBeEnabled();
  });
});
