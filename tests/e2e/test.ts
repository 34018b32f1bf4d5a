import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { shareContext } from "./context.ts";

type Options = {
  /** The errors and third-party requests that a test causes on purpose. */
  expectedErrors: RegExp[];
  /** Whether animations run, as they do for most visitors. They are off by default to save time. */
  motion: boolean;
};

/** Every browser test fails on unexpected console errors, crashes and requests to third parties. */
export const test = base.extend<Options & { guard: undefined }, { shared: ReturnType<typeof shareContext> }>({
  expectedErrors: [[], { option: true }],
  motion: [false, { option: true }],
  shared: [
    async ({ browser }, use) => {
      const shared = shareContext(browser);
      await use(shared);
      await shared.close();
    },
    { scope: "worker" },
  ],
  /**
   * A test with unusual settings has its own context. So does a test with the tag @own-context,
   * because it needs empty caches or changes something that cannot be reset.
   */
  context: async (
    { browser, shared, hasTouch, javaScriptEnabled, locale, permissions, serviceWorkers, timezoneId },
    use,
    { tags },
  ) => {
    const isUsual = javaScriptEnabled && locale === "en-US" && serviceWorkers === "block";
    if (tags.includes("@own-context") || !isUsual || hasTouch || permissions || timezoneId) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    } else {
      await use(await shared.open());
      await shared.leave();
    }
  },
  page: async ({ context, viewport, motion }, use) => {
    const page = await context.newPage();
    if (viewport && viewport.width !== page.viewportSize()?.width) await page.setViewportSize(viewport);
    if (motion) await page.emulateMedia({ reducedMotion: "no-preference" });
    await use(page);
  },
  guard: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const faults: string[] = [];
      const note = (fault: string) => {
        if (!expectedErrors.some((expected) => expected.test(fault))) faults.push(fault);
      };
      page.on("console", (message) => {
        if (message.type() === "error") note(message.text());
      });
      page.on("pageerror", (error) => note(error.message));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) note(`third party: ${request.url()}`);
      });
      await page.addInitScript(() => {
        addEventListener("alive", () => document.documentElement.setAttribute("data-alive", ""));
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until the app handles keys. Clicks and typed text need no wait, because the page replays
 * them.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
}

/**
 * Opens a page and waits until the app is hydrated. A sheet that was just closed still removes its
 * history entry. That would cancel the navigation, so this waits for it first.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => history.state?.isSheet !== true || document.querySelector("[role=dialog]"));
  await page.goto(path);
  await untilAlive(page);
}

/**
 * Presses outside an open menu or dialog. It handles such presses one task after it has received
 * the focus.
 */
export async function pressOutside(page: Page, opened: Locator, x: number, y: number): Promise<void> {
  await expect(opened.locator(":scope:focus, :focus")).toBeAttached();
  await page.evaluate(() => new Promise((nextTask) => setTimeout(nextTask)));
  await page.mouse.click(x, y);
  await expect(opened).toBeHidden();
}

/**
 * Measures the layout shifts of all pages visited from now on. Returns a function that returns
 * their sum. Web Vitals call a sum of up to 0.1 good.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}

export { expect };
