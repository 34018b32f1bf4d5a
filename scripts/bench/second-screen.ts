/**
 * Measures how soon a second screen appears. The time is from the press on a link of the home page
 * to the largest paint that Chromium attributes to the second screen, like LCP for a first screen.
 * The phone has an unthrottled network and empty caches, and has scrolled to the link. The main
 * thread runs at this machine's speed, then slowed four times. `npm run build && npm run
 * bench:second-screen`.
 */
import { chromium } from "@playwright/test";
import { screens } from "#domain/screens.ts";
import { findChromium } from "../chromium.mjs";
import { serveBuiltSite } from "./built-site.ts";
import { slowdown } from "./slow-phone.ts";
import { quantile } from "./worker.ts";

const visits = 5;
const tools = ["job-search", "ai-tools", "tracker"] as const;
/** By then the prefetched code has arrived, and nothing larger will be painted. */
const restMs = 2000;

type Paint = PerformanceEntry & { interactionId: number };

/**
 * Runs in the page. Returns the time from the press to the largest paint of the page that the press
 * opened. It is the last entry, because Chromium reports a paint only if it is larger than earlier
 * paints.
 */
function largestPaint(): Promise<number> {
  return new Promise((resolve, reject) => {
    const types = ["soft-navigation", "interaction-contentful-paint"];
    const entries: Paint[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as Paint[])));
    for (const type of types) observer.observe({ type, buffered: true });
    setTimeout(() => {
      const press = entries.find(({ entryType }) => entryType === types[0])?.interactionId;
      const last = entries.findLast(
        ({ entryType, interactionId }) => entryType === types[1] && interactionId === press,
      );
      if (last) resolve(last.duration);
      else reject(new Error("Chromium saw no navigation, or no paint of it"));
    }, 100);
  });
}

const { server, origin } = await serveBuiltSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });

async function visit(path: string, rate: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000); // the machine may be busy
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(origin, { waitUntil: "networkidle" });
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(restMs);
  await link.tap();
  await page.waitForURL(origin + path);
  await page.waitForTimeout(restMs);
  const time = await page.evaluate(largestPaint);
  await context.close();
  return time;
}

const table: Record<string, object> = {};
for (const tool of tools) {
  for (const rate of [1, slowdown]) {
    const times: number[] = [];
    for (let at = 0; at < visits; at++) times.push(await visit(screens[tool].path, rate));
    table[`${tool}, slowed ${rate} times`] = {
      p50: quantile(times, 0.5).toFixed(0),
      slowest: quantile(times, 1).toFixed(0),
    };
  }
}
await browser.close();
server.close();
console.log("From the press on a link of the home page to the largest paint of the next screen, ms");
console.table(table);
