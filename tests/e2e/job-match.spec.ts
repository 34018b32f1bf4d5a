import { expect, test, visit } from "./test.ts";

const path = "/job-match";
const posting = `Backend Developer
Company: Acme GmbH
Requirements:
- 5+ years of experience with Go
- PostgreSQL or MySQL
- German B2`;

test("a visitor pastes a posting, opens a requirement and moves on to finding people there; nothing is sent", async ({
  page,
}) => {
  await visit(page, path);
  const isOurCode = /^http:\/\/[^/]+\/(assets\/[\w.~-]+|icon\.svg|manifest\.webmanifest)$/;
  const unexpected: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || !isOurCode.test(request.url())) unexpected.push(request.url());
  });
  await page.getByLabel("The job posting").fill(posting);
  await expect(page.getByRole("heading", { name: "Required (2)" })).toBeVisible();
  await expect(page.getByText("At least 5 years")).toBeVisible();
  await page.locator("summary", { hasText: "PostgreSQL or MySQL" }).press("Enter");
  await expect(page.getByRole("button", { name: /Does not matter.*PostgreSQL or MySQL/ })).toBeVisible();
  expect(unexpected).toEqual([]);
  await page.getByRole("link", { name: "Find people there" }).click();
  await expect(page.getByLabel("Target company")).toHaveValue("Acme");
});

test("a posting's PDF is read in the tab; a file that is not a PDF gets a sentence and loses nothing", async ({
  page,
}) => {
  await page.goto(path);
  const field = page.getByLabel("The job posting");
  const input = page.getByLabel("The posting as a file");
  await input.setInputFiles("content/example-resume.pdf");
  await expect(field).toHaveValue(/\w{3}/);
  const read = await field.inputValue();
  await input.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("no pdf") });
  await expect(page.getByRole("alert")).toHaveText(/This file is not a PDF/);
  await expect(field).toHaveValue(read);
});

test("“I have this” adds the posting's word to the skills, and the way back shows the word as named", async ({
  page,
}) => {
  await page.goto("/ai-resume-to-portfolio-generator");
  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(page.getByRole("heading", { name: "Portfolio Preview" })).toBeVisible();
  await visit(page, path);
  await page
    .getByLabel("The job posting")
    .fill("Clerk\nCompany: Acme GmbH\nRequirements:\n- COBOL\n- You like an early start and a quiet office");
  await page.locator("summary", { hasText: "COBOL" }).press("Enter");
  await page.getByRole("link", { name: /I have this.*COBOL/ }).press("Enter");
  await expect(page.getByRole("button", { name: "Add COBOL" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Add COBOL" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Skills, one per line")).toHaveValue(/\nCOBOL$/);
  await expect(page.getByRole("link", { name: "Back to the job match" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Named in your resume (1)" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Clerk at Acme GmbH" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Clerk at Acme GmbH" })).toBeInViewport();
});

test("on a tablet, the last of three points is as wide as the list", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, path);
  const list = page.getByRole("region", { name: "How to read the result" }).getByRole("list");
  const width = (at: typeof list) => at.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width(list.getByRole("listitem").last())).toBe(await width(list));
});
