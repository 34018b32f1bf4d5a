import type { Page } from "@playwright/test";
import { expect, test, visit } from "./test.ts";

const path = "/job-seeker-ai-prompts";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const counter = (page: Page) => page.getByText(/^Showing \d+ of 28 prompts$/);

/** Makes every way of writing to the clipboard fail. */
const blockClipboard = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });

test("the full prompts are in the page before any script runs", async ({ request }) => {
  const html = await (await request.get(path)).text();
  expect(html).toContain("You are a senior technical recruiter");
  expect(html).toContain("ask me for what is missing first.");
});

test.describe("when the full texts cannot be loaded", () => {
  test.use({ expectedErrors: [/./] });

  test("the page's content stays, and the next touch tries again", async ({ page, context }) => {
    await context.route(/\/assets\/prompt-texts/, (route) => route.abort());
    await visit(page, path);
    const refused = page.waitForEvent("requestfailed");
    await page.mouse.move(200, 300);
    await refused;
    await expect(page.getByText("You are a senior technical recruiter").first()).toBeVisible();
  });
});

test("a first visit does not fetch the texts that it already shows, and copying right away still works", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await visit(page, path);
  const texts = () => scripts.filter((url) => /prompt-(texts|form)/.test(url));
  expect(texts()).toEqual([]);
  await page.getByRole("button", { name: "Copy Resume ATS Analysis" }).click();
  await expect(page.getByText("Copied!", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("“Resume ATS Analysis” was copied.").first()).toBeVisible();
  expect(await clipboard(page)).toMatch(/^You are a senior technical recruiter[\s\S]*\[PASTE YOUR RESUME\]/);
  await test.step("the preview is about ten rem high and scrolls by keyboard", async () => {
    const preview = page.locator("#resume-ats-analysis").getByRole("figure", { name: "Text of the prompt" });
    expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(160);
    await preview.focus();
    const scrolledTo = async () => {
      await page.keyboard.press("End"); // pressed again because a busy browser may drop the key
      return preview.evaluate((box) => box.scrollTop);
    };
    await expect.poll(scrolledTo).toBeGreaterThan(100);
    await expect(preview).toBeFocused();
  });
  await page.getByRole("button", { name: "Fill in Resume ATS Analysis" }).click();
  await expect.poll(() => texts().length).toBeGreaterThan(0);
});

test("the form of a card that moves below the others is visible", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, path);
  const card = page.getByRole("button", { name: "Fill in Behavioral Interview Coach" });
  await card.evaluate((button) => window.scrollTo(0, button.getBoundingClientRect().bottom + scrollY - 760));
  await card.click();
  await expect(page.getByRole("heading", { name: "Behavioral Interview Coach" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Close the form of Behavioral Interview Coach" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Form of Behavioral Interview Coach" }).getByRole("textbox").first(),
  ).toBeInViewport();
});

test("filters live in the address and survive a reload", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: "Resume", exact: true }).click();
  await page.getByRole("searchbox").pressSequentially("bullet points? no: ats");
  await expect(page.getByRole("searchbox")).toHaveValue("bullet points? no: ats");
  await expect(page.getByRole("heading", { name: "No prompts found" })).toBeVisible();
  await page.getByRole("searchbox").fill("ATS");
  await expect(counter(page)).toHaveText(/Showing [1-4] of/);
  await expect(page).toHaveURL(/q=ATS/);
  await expect(page).toHaveURL(/category=Resume/);
  const found = await counter(page).textContent();
  await page.reload();
  await expect(counter(page)).toHaveText(found ?? "");
  await expect(page.getByRole("searchbox")).toHaveValue("ATS");
});

test("by keyboard alone, a prompt is filled in, copied, saved, and there again after a reload", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: "Fill in Resume Bullet Rewriter" }).press("Enter");
  await expect(page).toHaveURL(/prompt=resume-bullet-rewriter/);
  const form = page.getByRole("region", { name: "Form of Resume Bullet Rewriter" });
  await expect(form).toBeFocused();
  const field = form.getByLabel("Target job title");
  await field.fill("Data engineer <b>&</b> 🚀");
  await expect(form.getByRole("region")).toContainText("Data engineer <b>&</b> 🚀");
  await form.getByRole("button", { name: "Copy your version" }).press("Enter");
  await expect(page.getByText("Copied!", { exact: true }).first()).toBeVisible();
  expect(await clipboard(page)).toContain("Data engineer <b>&</b> 🚀");
  await form.getByLabel("Name").fill("For Acme");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 saved")).toBeVisible();
  await page.reload();
  await form.getByRole("button", { name: "Use For Acme" }).press("Enter");
  await expect(field).toHaveValue("Data engineer <b>&</b> 🚀");
  await page.getByRole("button", { name: "Close the form of Resume Bullet Rewriter" }).press("Enter");
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test("before the buttons of the assistants, the page says that they get the words in their address, in a new tab", async ({
  page,
  context,
}) => {
  await context.route(/chatgpt\.com/, (route) => route.fulfill({ body: "the assistant" }));
  await page.goto(`${path}?prompt=resume-bullet-rewriter`);
  const link = page.getByRole("link", { name: "Open in ChatGPT" });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  const note = page.getByText(/to the company behind the assistant, in the address of a new tab/);
  await expect(note).toContainText("blanks still empty");
  const isBefore = await note.evaluate(
    (text, button) =>
      text.compareDocumentPosition(button as Node) === Node.DOCUMENT_POSITION_FOLLOWING &&
      text.getBoundingClientRect().bottom <= (button as Element).getBoundingClientRect().top,
    await link.elementHandle(),
  );
  expect(isBefore).toBe(true);
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect.poll(() => new URL(tab.url()).searchParams.get("q")).toContain("[TARGET JOB TITLE]");
  await tab.close();
});

test("with the clipboard blocked, the failure notice shows and the text is selected", async ({ page }) => {
  await blockClipboard(page);
  await page.goto(path);
  await page.getByRole("button", { name: "Copy Resume ATS Analysis" }).click();
  await expect(page.getByText("Copy failed").first()).toBeVisible();
  await expect(page.getByText("Please try selecting and copying manually").first()).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain("[PASTE YOUR RESUME]");
});

test("typed text is there after a reload, and after Back from another page", async ({ page }) => {
  await page.goto(`${path}?prompt=resume-bullet-rewriter`);
  const field = page.getByRole("region", { name: "Form of Resume Bullet Rewriter" }).getByLabel("Target job title");
  await field.fill("Ward nurse");
  await page.reload();
  await expect(field).toHaveValue("Ward nurse");
  await page.goto("/status");
  await page.goBack();
  await expect(field).toHaveValue("Ward nurse");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(field).toHaveValue("");
});

test("ten thousand characters, direction marks and markup break nothing", async ({ page }) => {
  await page.goto(`${path}?prompt=%3Cscript%3E&category=javascript:alert(1)&q=${"x".repeat(5000)}`);
  await expect(page.getByRole("heading", { name: "No prompts found" })).toBeVisible();
  await page.goto(`${path}?prompt=resume-ats-analysis`);
  const form = page.getByRole("region", { name: "Form of Resume ATS Analysis" });
  await form.getByLabel("Paste your resume").fill(`\u202e<img src=x onerror=alert(1)>${"😀".repeat(5000)}`);
  await expect(form.getByText(/too long to travel in a link/)).toBeVisible();
  await expect(form.locator("img")).toHaveCount(0);
});
