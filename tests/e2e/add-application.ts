import type { Page } from "@playwright/test";
import { expect, visit } from "./test.ts";

/** Adds an application to an empty tracker by the form. Returns the toast that confirms it. */
export async function addApplication(page: Page, title = "Frontend engineer") {
  await visit(page, "/tracker");
  await page.getByRole("button", { name: "Add an application" }).click();
  const form = page.getByRole("dialog", { name: "Add an application" });
  await form.getByLabel("Job title").fill(title);
  await form.getByLabel("Company").fill("Acme");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  const toast = page.getByLabel("Notifications (F8)").locator("li");
  await expect(toast).toContainText(`Added: ${title} at Acme`);
  return toast;
}
