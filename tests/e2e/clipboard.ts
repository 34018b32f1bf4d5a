import type { Page } from "@playwright/test";

/** Both ways of copying refuse, as they do where a policy or an old browser forbids them. */
export async function blockClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
    document.execCommand = () => false;
  });
}

/** Lets a test read what was copied. */
export async function readClipboard(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  return page.evaluate(() => navigator.clipboard.readText());
}
