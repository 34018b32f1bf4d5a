import type { BrowserContext, Page } from "@playwright/test";
import { screens } from "#domain/screens.ts";
import { withBrowser } from "./browser.ts";
import type { Part, Proof } from "./part.ts";
import { twoBuilds } from "./two-builds.ts";

/** Tabs that were opened before a deploy still work after it, and after a rollback. */
export const deploy: Part = () => withBrowser(deployProofs);

/** The proofs of `deploy`, with a server and a browser that are already running. */
export async function deployProofs(context: BrowserContext, origin: string): Promise<Proof[]> {
  const builds = await twoBuilds(origin);
  const crashes: string[] = [];
  const open = async (path: string) => {
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => crashes.push(message));
    await page.goto(builds.url + path);
    return page;
  };
  try {
    const reader = await open("/about");
    const editor = await open(screens.portfolio.path);
    await editExample(editor, "Draft of build A");
    builds.deploy("B");
    const afterDeploy = await follow(reader, "contact");
    await edit(editor, "Draft after the deploy");
    const file = await downloadSite(editor);
    const draft = await nameInPreview(editor);
    builds.deploy("A");
    const afterRollback = await follow(reader, "terms-of-service");
    await editor.reload();
    const kept = await nameInPreview(editor);
    return [
      proof("a page that is wanted after a deploy", "Talk to us", afterDeploy),
      proof("a download after a deploy", "draft-after-the-deploy-portfolio.zip", file),
      proof("the draft after a deploy", "Draft after the deploy", draft),
      proof("a page that is wanted after a rollback", "Terms of Service", afterRollback),
      proof("the draft after a rollback", "Draft after the deploy", kept),
      proof("crashes", "none", crashes.join(", ") || "none"),
    ];
  } finally {
    builds.close();
  }
}

function proof(what: string, goal: string, figure: string): Proof {
  return { part: "deploy", what, goal, figure, holds: figure.includes(goal) };
}

/** The heading of the page that a footer link leads to. */
async function follow(page: Page, screen: "contact" | "terms-of-service"): Promise<string> {
  const heading = page.locator("main h1");
  const before = (await heading.textContent()) ?? "";
  await page.locator(`footer a[href="${screens[screen].path}"]`).click();
  await page.locator("main h1", { hasNotText: before }).waitFor();
  return (await heading.textContent()) ?? "";
}

async function editExample(page: Page, name: string) {
  await page.getByRole("button", { name: "Try an example" }).click();
  await page.getByRole("heading", { name: "Portfolio Preview" }).waitFor();
  await page.getByRole("button", { name: "Edit details" }).click();
  await edit(page, name);
}

async function edit(page: Page, name: string) {
  await page.getByLabel("Your name").fill(name);
  await page.frameLocator("iframe").getByRole("heading", { level: 1, name }).waitFor();
}

async function nameInPreview(page: Page): Promise<string> {
  return (await page.frameLocator("iframe").getByRole("heading", { level: 1 }).textContent()) ?? "";
}

/**
 * The name of the downloaded file. If the dialog's code needs a reload of the page, the dialog is
 * closed after the reload.
 */
async function downloadSite(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog");
  const opener = page.getByRole("button", { name: "Download Source Code" });
  for (let tries = 0; tries < 5 && !(await dialog.isVisible()); tries++) {
    await opener.click();
    await dialog.waitFor({ timeout: 20_000 }).catch(() => {});
  }
  await dialog.getByLabel("Your Name").fill("Ada");
  await dialog.getByLabel("Email Address").fill("ada@example.com");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download Source Code" }).click(),
  ]);
  return download.suggestedFilename();
}
