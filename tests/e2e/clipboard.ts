import type { Page } from "@playwright/test";

/** Makes both ways of copying fail, as a policy or an old browser does. */
export async function blockClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
    document.execCommand = () => false;
  });
}

/** Allows a test to read the clipboard. */
export async function readClipboard(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  return page.evaluate(() => navigator.clipboard.readText());
}
