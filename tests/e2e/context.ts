import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** A browser context. Its tab `anchor` stays open, and no test uses it. */
type Shared = { context: BrowserContext; anchor: Page; session: CDPSession; visited: Set<string> };

/**
 * Gives one context to all tests of a worker, one after the other. Chromium has taken five minutes
 * to clear its storage. So if clearing takes 30 seconds, the next test gets a new context.
 */
export function shareContext(browser: Browser) {
  let shared: Promise<Shared> | undefined;
  const open = () => (shared ??= openShared(browser));
  return {
    open: async () => (await open()).context,
    leave: async () => {
      const hasLeft = leaveShared(await open()).then(() => true);
      if (await Promise.race([hasLeft, setTimeout(30_000, false, { ref: false })])) return;
      console.warn("The browser does not answer: the next test gets a new context");
      shared = undefined;
    },
    close: async () => (await shared)?.context.close(),
  };
}

/**
 * Opens the context that the tests of a worker share. A start with empty caches is slow. So the
 * context keeps its cache, and the anchor keeps the site's process and its compiled code.
 */
async function openShared(browser: Browser): Promise<Shared> {
  const context = await browser.newContext();
  refuse(context, "addInitScript", "exposeBinding", "exposeFunction", "setExtraHTTPHeaders", "setGeolocation");
  refuse(context.clock, "install", "setFixedTime", "setSystemTime", "pauseAt");
  const visited = new Set<string>();
  context.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (request.isNavigationRequest() && origin !== "null") visited.add(origin);
  });
  const anchor = await context.newPage();
  await anchor.goto("/robots.txt");
  return { context, anchor, session: await context.newCDPSession(anchor), visited };
}

/** Refuses calls whose effect lasts after a test. A test that needs them has its own context. */
function refuse<T extends object>(owner: T, ...names: (keyof T & string)[]) {
  for (const name of names)
    Object.defineProperty(owner, name, {
      value: () => {
        throw new Error(`${name} would outlive this test: give it the tag @own-context`);
      },
    });
}

/** Closes the test's pages, deletes what the site has stored, and resets what the test has set. */
async function leaveShared({ context, anchor, session, visited }: Shared): Promise<void> {
  for (const page of context.pages()) if (page !== anchor) await page.close();
  await context.unrouteAll();
  await context.clearPermissions();
  await context.setOffline(false);
  const clear = async () => {
    for (const origin of visited) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  };
  const leftOver = () =>
    anchor.evaluate(async () => [
      ...Object.keys(localStorage),
      ...document.cookie.split(";").filter(Boolean),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
    ]);
  await clear();
  if ((await leftOver()).length > 0) await clear(); // a closing page may have written again
  const left = await leftOver();
  visited.clear();
  visited.add(new URL(anchor.url()).origin);
  if (left.length > 0) throw new Error(`A test leaves ${left.join(", ")} behind`);
}
