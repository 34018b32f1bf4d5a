/**
 * What a directory costs a visitor with a slow phone: the built site in Chromium with the main thread slowed four times,
 * the AI tools as they are and as 60,000 rows. Chromium cannot slow other threads, so the time that the search's thread
 * took is added three times more ("engine slowed too"). `npm run build && npm run bench:directory`.
 */
import { chromium, type Page } from "@playwright/test";
import type { Row } from "#domain/directory/directory.ts";
import { createIndex } from "#domain/directory/search.ts";
import { screenList } from "#domain/screens.ts";
import { readContent } from "../check-content.ts";
import { findChromium } from "../chromium.mjs";
import { serveBuiltSite } from "./built-site.ts";
import { quantile } from "./worker.ts";

const path = "/ai-tools-directory";
const slowdown = 4;
const searches = [
  "chatbot",
  "image generator",
  "notoin",
  "speech to text",
  "open source agent",
  "kubernets",
  "pdf",
  "zz",
];
const rows = readContent("ai-tools") as Row[];

/** The built site; every script that holds the AI tools' rows holds these instead. */
const serve = (replacement: Row[]) =>
  serveBuiltSite({
    replace: (file) =>
      /\/ai-tools-[\w-]+\.js$/.test(file) && replacement !== rows
        ? `export default ${JSON.stringify(replacement)}`
        : undefined,
  });

/** Runs in the page: notes for each key how long until its results were painted, and how much of it the engine took. */
function watch() {
  const times: { total: number; engine: number }[] = [];
  let asked = 0;
  let engine = 0;
  const RealWorker = window.Worker;
  window.Worker = class extends RealWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", () => {
        engine = performance.now() - asked;
      });
    }
    override postMessage(message: unknown) {
      asked = performance.now();
      super.postMessage(message);
    }
  };
  addEventListener("input", ({ timeStamp }) => {
    engine = 0;
    const painted = () => times.push({ total: performance.now() - timeStamp, engine });
    const look = () => {
      if (document.querySelector("[aria-busy=true]")) requestAnimationFrame(look);
      else setTimeout(painted);
    };
    requestAnimationFrame(look);
  });
  const longTasks: number[] = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
    buffered: true,
  });
  Object.assign(window, { bench: { times, longTasks } });
}

type Bench = { times: { total: number; engine: number }[]; longTasks: number[] };
const benchOf = (page: Page) => page.evaluate(() => (window as unknown as { bench: Bench }).bench);

async function open(origin: string, address: string) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript(watch);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(origin + address, { waitUntil: "networkidle" });
  return { browser, page };
}

async function keyPresses(origin: string, isPalette = false) {
  const { browser, page } = await open(origin, path);
  await page.waitForTimeout(3000); // until a slow page is alive
  if (isPalette) await page.keyboard.press("Control+k");
  const box = isPalette ? page.getByRole("combobox", { name: "Search the site" }) : page.getByRole("searchbox");
  await box.focus();
  await box.pressSequentially("warm up", { delay: 300 });
  await page.waitForTimeout(3000);
  const before = (await benchOf(page)).times.length;
  for (const search of searches) {
    await box.fill("");
    await page.waitForTimeout(700);
    await box.pressSequentially(search, { delay: 250 });
  }
  await page.waitForTimeout(1000);
  const { times } = await benchOf(page);
  await browser.close();
  return times.slice(before);
}

/** Loads page after page of rows by scrolling to the end, then scrolls through all of them, frame by frame. */
async function scrolling(origin: string) {
  const { browser, page } = await open(origin, path);
  await page.getByRole("button", { name: /^Show more/ }).dispatchEvent("click"); // without a mouse, as on a phone
  await page.evaluate(async () => {
    const isMore = () =>
      [...document.querySelectorAll("main button")].some(({ textContent }) => textContent?.startsWith("Show more"));
    while (isMore()) {
      scrollTo(0, document.body.scrollHeight);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(1000);
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          times.push(now - last);
          last = now;
          scrollBy(0, 120);
          if (times.length < 600) requestAnimationFrame(step);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  const shown = await page.locator("main li:has(a[data-entry])").count();
  await browser.close();
  return { frames, shown };
}

async function firstVisits(origin: string) {
  const visits: Record<string, string | number>[] = [];
  for (const { name, path: address } of screenList.filter(({ isDirectory }) => isDirectory)) {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
    const page = await browser.newPage();
    await page.addInitScript(watch);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await cdp.send("Network.enable");
    let bytes = 0;
    let requests = 0;
    cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests++;
    });
    await page.goto(origin + address, { waitUntil: "networkidle" });
    const { longTasks } = await benchOf(page);
    const blocking = longTasks.reduce((sum, duration) => sum + duration - 50, 0);
    visits.push({
      directory: name,
      "kB with headers": (bytes / 1000).toFixed(1),
      requests,
      "blocking ms": blocking.toFixed(0),
    });
    await browser.close();
  }
  return visits;
}

const at = (values: number[], q: number) => quantile(values, q).toFixed(1);

function many(count: number): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length] as Row;
    const copy = Math.floor(at / rows.length);
    return copy === 0 ? row : { ...row, id: `${row.id}-${copy}`, name: `${row.name} ${copy}`, rank: at + 1 };
  });
}

function timesOf(times: { total: number; engine: number }[]) {
  const totals = times.map(({ total }) => total);
  const slowed = times.map(({ total, engine }) => total + (slowdown - 1) * engine);
  return {
    keys: times.length,
    "painted p50": at(totals, 0.5),
    "painted p95": at(totals, 0.95),
    "engine slowed too, p50": at(slowed, 0.5),
    p95: at(slowed, 0.95),
  };
}

const results = [];
for (const list of [rows, many(60_000)]) {
  const indexTimes = Array.from({ length: 5 }, () => {
    const start = performance.now();
    createIndex(list);
    return performance.now() - start;
  });
  const { server, origin } = await serve(list);
  const times = timesOf(await keyPresses(origin));
  server.close();
  results.push({ searched: `${list.length} rows`, ...times, "index ms (not slowed)": at(indexTimes, 0.5) });
}
const { server, origin } = await serve(rows);
results.push({ searched: "the palette", ...timesOf(await keyPresses(origin, true)) });
console.log(`Key press to painted results, ms, ${slowdown}× slowdown`);
console.table(results);

const { frames, shown } = await scrolling(origin);
console.log(`Scrolling through ${shown} rows, ${slowdown}× slowdown: frame ms`);
console.table([
  {
    over32: frames.filter((time) => time > 32).length,
    p50: at(frames, 0.5),
    p95: at(frames, 0.95),
    p99: at(frames, 0.99),
    worst: at(frames, 1),
  },
]);
console.log("First visits");
console.table(await firstVisits(origin));
server.close();
