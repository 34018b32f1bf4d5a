import type { Page } from "@playwright/test";
import { fixtures } from "../support/docx/fixtures.ts";
import { mara } from "../support/docx/people.ts";
import { inMarkdown } from "../support/other-resumes.ts";
import { expect, test } from "./test.ts";

const input = "Your resume as a PDF";
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

async function wordFile() {
  const fixture = fixtures.find(({ trap }) => trap.startsWith("a layout table in several rows"));
  return { name: "Mara-Lindqvist.docx", mimeType: word, buffer: Buffer.from((await fixture?.make()) ?? []) };
}

/** Collects all requests of the page and its threads, except those for our own code. */
function requestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const isOwnCode = request.method() === "GET" && /\/assets\/|^about:|\/api\/flags/.test(request.url());
    if (!isOwnCode && request.method() !== "HEAD") sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test("a Word file becomes a portfolio in the tab, and each value is in the editor", async ({ page }) => {
  await page.goto("/ai-resume-to-portfolio-generator");
  await page.getByLabel(input).setInputFiles(await wordFile());
  await expect(page.getByText("Ready to process")).toBeVisible();
  await expect(page.getByText("Your file is read on this device. It is not uploaded.")).toBeVisible();
  const sent = requestsOf(page);
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(mara.name);
  const opener = page.getByRole("button", { name: "Edit details" });
  if (await opener.isVisible()) await opener.click();
  await expect(page.getByLabel("Your name")).toHaveValue(mara.name);
  await expect(frame.getByText("Nordwind GmbH").first()).toBeVisible();
  expect(sent).toEqual([]);
});

test("an old Word file gets a sentence, and the next file is read", async ({ page }) => {
  await page.goto("/ai-resume-to-portfolio-generator");
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  await page.getByLabel(input).setInputFiles({ name: "mara.doc", mimeType: "application/msword", buffer: old });
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(page.getByRole("alert")).toHaveText(/old Word file \(\.doc\)\. Save it as \.docx or PDF/);
  await expect(page.getByText("mara.doc")).toBeVisible();
  const text = Buffer.from(inMarkdown(mara));
  await page.getByLabel(input).setInputFiles({ name: "mara.md", mimeType: "text/markdown", buffer: text });
  await page.getByRole("button", { name: "Generate Portfolio" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(mara.name);
});

test("the checks of a Word file say which checks need a PDF", async ({ page }) => {
  await page.goto("/resume-check");
  await page.getByLabel(input).setInputFiles(await wordFile());
  await expect(
    page.getByRole("heading", { name: /^(A resume reader would miss|Some resume readers may|We found nothing)/ }),
  ).toBeFocused();
  await expect(page.getByText(/^Could not be judged, since this is not a PDF: /)).toContainText(
    "The PDF names its title and language and has tags",
  );
  await expect(page.getByText("Only a PDF has a page to show.")).toBeVisible();
  await expect(page.getByText(mara.email).first()).toBeVisible();
});

test("a posting in a Word file is read in the tab", async ({ page }) => {
  await page.goto("/job-match");
  await page.getByLabel("The posting as a file").setInputFiles(await wordFile());
  await expect(page.getByLabel("The job posting")).toHaveValue(/Senior Data Engineer/);
});
