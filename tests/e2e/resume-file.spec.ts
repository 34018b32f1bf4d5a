import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import JSZip from "jszip";
import { readResume } from "#domain/resume/read-resume.ts";
import { documentOf } from "../support/resume-files.ts";
import { expect, test } from "./test.ts";

const path = "/ai-resume-to-portfolio-generator";

test("a resume that was read is written again: the PDF and the Word file have the same content", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: /example/i }).click();
  await expect(page.getByRole("heading", { name: "Portfolio Preview" })).toBeVisible();
  await page.getByRole("button", { name: "Download Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Download your resume" });

  await dialog.getByRole("radio", { name: "Classic" }).check();
  await dialog.getByRole("checkbox", { name: "Summary" }).uncheck();
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: /^PDF/ }).click(),
  ]);
  await expect(dialog.getByText(/^Downloaded: PDF, \d pages?\.$/)).toBeVisible();
  const before = readResume(await documentOf(new Uint8Array(readFileSync("content/example-resume.pdf"))));
  const after = readResume(await documentOf(new Uint8Array(readFileSync(await pdf.path()))));
  expect(after.basics.name.text).toBe(before.basics.name.text);
  expect(after.basics.summary.text).toBe("");
  const rolesOf = ({ roles }: typeof before) =>
    roles.map(({ organization, position, place, period, story }) => [
      ...[organization, position, place, period].map(({ text }) => text),
      ...story.paragraphs.map(({ text }) => text),
    ]);
  expect(rolesOf(after)).toEqual(rolesOf(before));

  const [docx] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: /^Word/ }).click(),
  ]);
  expect(docx.suggestedFilename()).toMatch(/-resume\.docx$/);
  const zip = await JSZip.loadAsync(readFileSync(await docx.path()));
  expect(await zip.file("word/document.xml")?.async("string")).toContain(before.roles[0]?.organization.text);

  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Download Resume" })).toBeFocused();
});

test("pointing at Download Resume starts the thread that writes the file, and nothing earlier does", async ({
  page,
}) => {
  const threads: string[] = [];
  page.on("worker", (worker) => threads.push(worker.url()));
  await page.goto(path);
  await page.getByRole("button", { name: /example/i }).click();
  const button = page.getByRole("button", { name: "Download Resume" });
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  expect(threads.filter((url) => url.includes("pdf-worker"))).toEqual([]);
  const [thread] = await Promise.all([
    page.waitForEvent("worker", (worker) => worker.url().includes("pdf-worker")),
    button.hover(),
  ]);
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Download your resume" });
  await dialog.getByRole("button", { name: /^PDF/ }).click();
  await expect(dialog.getByText(/^Downloaded: PDF, \d pages?\.$/)).toBeVisible();
  expect(threads.filter((url) => url.includes("pdf-worker"))).toEqual([thread.url()]);
});

/** Changes the name in the example resume, and opens the dialog that downloads the resume. */
async function dialogFor(page: Page, name: string) {
  await page.goto(path);
  await page.getByRole("button", { name: /example/i }).click();
  await page
    .getByLabel("Your name")
    .or(page.getByRole("button", { name: /^Edit details|to check$/ }))
    .first()
    .click();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Download Resume" }).click();
  return page.getByRole("dialog", { name: "Download your resume" });
}

test("a name with letters that the font lacks is reported, and the Word file contains it", async ({ page }) => {
  const dialog = await dialogFor(page, "李明 Li");
  await dialog.getByRole("button", { name: /^PDF/ }).click();
  await expect(dialog.getByRole("alert")).toContainText("your name has 李, 明");
  await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: /^Word/ }).click()]);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test("a Hindi name is shaped in the PDF, and a machine reads it as typed", async ({ page }) => {
  const dialog = await dialogFor(page, "अनुष्का श्रीवास्तव");
  for (const design of ["Classic", "Modern", "Compact"]) {
    await dialog.getByRole("radio", { name: design }).check();
    const [pdf] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: /^PDF/ }).click(),
    ]);
    const { basics } = readResume(await documentOf(new Uint8Array(readFileSync(await pdf.path()))));
    expect(basics.name.text, design).toBe("अनुष्का श्रीवास्तव");
  }
});
