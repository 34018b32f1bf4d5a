import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unreadable } from "../support/generation-sentences.ts";
import { scanText } from "../support/scan-text.ts";
import { isWhole } from "../support/sweep.ts";
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

test("a scan becomes a portfolio on the device after the visitor agrees, and every value must be checked", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await choose(page, "resume/scanned");
  await expect(page.getByText(/That loads about 3\.6 MB once/)).toBeVisible();
  const engine = /scan-worker|tesseract|traineddata/;
  expect(requests.filter((request) => engine.test(request))).toEqual([]);
  await offer(page).click();
  await expect(page.getByRole("progressbar", { name: "Reading the picture" })).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Michael O'Connor");
  await expect(page.getByLabel("Your name")).toHaveValue("Michael O'Connor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^Almost ready: \d\d things to check, 1 line left over$/,
  );
  expect(requests.filter((request) => engine.test(request)).length).toBeGreaterThan(2);
  const isOwnCode = (request: string) => /^GET \S+(\/assets\/|\/icon|\/manifest)|^GET about:|^HEAD/.test(request);
  const otherAddresses = requests
    .filter((request) => !isOwnCode(request))
    .map((request) => new URL(request.split(" ")[1] ?? ""));
  expect(
    otherAddresses.map(({ pathname }) => pathname).filter((name) => name !== path && !/^\/api\/flags/.test(name)),
  ).toEqual([]);
  await test.step("a photo becomes a portfolio: the offer reads it, without an error above it", async () => {
    await page.getByRole("button", { name: "Start Over" }).click();
    const buffer = await photo(page, "image/png");
    await input(page).setInputFiles({ name: "resume.png", mimeType: "image/png", buffer });
    await expect(page.getByText("resume.png")).toBeVisible();
    await expect(offer(page)).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page.getByRole("button", { name: "Generate Portfolio" })).toBeDisabled();
    if (!isWhole) return; // the resume check's test reads such a photo with the same code
    await offer(page).click();
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Tomasz Whitfield");
    await expect(page.getByLabel("Your name")).toHaveValue("Tomasz Whitfield");
  });
});

test("reading a scan can be canceled, and the page is as before", async ({ page }) => {
  await page.route(/traineddata/, () => {}); // this download never ends
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

  test("the code that reads pictures cannot be loaded, and the page says so", async ({ page }) => {
    await page.route(/traineddata/, (route) => route.abort());
    await choose(page, "resume/scanned");
    await offer(page).click();
    await expect(page.getByText("What reads pictures could not be loaded.")).toBeVisible();
    await expect(offer(page)).toBeEnabled();
  });
});

/**
 * Makes a photo of a printed resume that lies slightly askew on a gray table. The browser encodes
 * it.
 */
async function photo(page: Page, type: "image/png" | "image/jpeg"): Promise<Buffer> {
  const url = await page.evaluate(
    ({ type, lines }) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 1700, height: 2300 });
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      context.fillStyle = "#ccc";
      context.fillRect(0, 0, 1700, 2300);
      context.rotate(0.04);
      context.fillStyle = "#f4f2ee";
      context.fillRect(120, 40, 1500, 2100);
      context.fillStyle = "#222";
      let y = 160;
      for (const [kind, text] of lines) {
        const isBold = kind !== "text" && kind !== "item";
        context.font = `${isBold ? "bold " : ""}${kind === "name" ? 56 : 30}px "Liberation Sans"`;
        for (const part of text.match(/.{1,75}(?:\s|$)/g) ?? []) {
          context.fillText(part, 220, y);
          y += kind === "name" ? 70 : 44;
        }
      }
      return canvas.toDataURL(type, 0.8);
    },
    { type, lines: isWhole ? scanText : scanText.slice(0, 9) }, // a test in Node reads a whole page
  );
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

const input = (page: Page) => page.getByLabel("Your resume as a PDF");

test("the resume check reads a photo on the device after the visitor agrees, and shows it level, next to its values", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/resume-check");
  const buffer = await photo(page, "image/jpeg");
  await input(page).setInputFiles({ name: "Resume.pdf", mimeType: "application/pdf", buffer });
  await expect(page.getByRole("alert")).toHaveText(/^This is a picture of a resume/);
  await expect(offer(page)).toBeVisible();
  expect(requests.filter((url) => /scan-worker|tesseract|traineddata/.test(url))).toEqual([]);
  await offer(page).click();
  await expect(page.getByRole("heading", { name: "Most readers get nothing: it is a picture." })).toBeFocused();
  const name = page.getByRole("button", { name: /^Name .*Tomasz Whitfield/ });
  await expect(name).toContainText("Not sure");
  await name.click();
  await expect(name).toHaveAttribute("aria-pressed", "true");
  const canvas = page.getByRole("img", { name: "Page 1 of your resume" });
  const ink = await canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    return data.some((value, at) => at % 4 === 0 && value < 100);
  });
  expect(ink).toBe(true);
  await expect(page.getByText(/^Could not be judged, since this is a picture: .*No text is hidden/)).toBeVisible();
  await test.step("the check offers to read a PDF without text, and reads the next file", async () => {
    await page.getByRole("button", { name: "Check another file" }).click();
    const buffer = readFileSync(new URL("../fixtures/resume/scanned.pdf", import.meta.url));
    await input(page).setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer });
    await expect(page.getByRole("alert")).toHaveText(/^There is no text in this PDF/);
    if (isWhole) {
      await offer(page).click(); // the generator's test reads the same file with the same code
      await expect(page.getByRole("heading", { name: /^Most readers get nothing/ })).toBeFocused();
      await expect(page.getByRole("button", { name: /^Name .*Michael O'Connor/ })).toBeVisible();
      await page.getByRole("button", { name: "Check another file" }).click();
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    await input(page).setInputFiles("content/example-resume.pdf");
    await expect(
      page.getByRole("heading", { name: /^(A resume reader would miss|Some resume readers may|We found nothing)/ }),
    ).toBeFocused();
    await expect(page.getByRole("button", { name: "Read the picture" })).toHaveCount(0);
  });
  await test.step("a picture that is damaged, too small or too large gets a sentence, and so does the next picture", async () => {
    await page.getByRole("button", { name: "Check another file" }).click();
    const whole = await photo(page, "image/png");
    const resized = (width: number, height: number) => {
      const buffer = Buffer.from(whole);
      buffer.writeUInt32BE(width, 16);
      buffer.writeUInt32BE(height, 20);
      return buffer;
    };
    for (const [buffer, sentence] of [
      [whole.subarray(0, 20), /^This picture is damaged/],
      [resized(1700, 2301), /^This picture is damaged/],
      [resized(300, 400), /^This picture is too small/],
      [resized(60_000, 60_000), /^This picture has more than 50 million pixels/],
      [Buffer.concat([whole, Buffer.alloc(10 * 1024 * 1024)]), /^This file is larger than 10 MB/],
    ] as const) {
      const file = test.info().outputPath("resume.png");
      writeFileSync(file, buffer); // a path is faster to send to the browser than ten megabytes
      await input(page).setInputFiles(file);
      await expect(page.getByRole("alert")).toHaveText([/^This is a picture of a resume/]);
      await offer(page).click();
      await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
      await expect(offer(page)).toBeFocused();
    }
  });
});
