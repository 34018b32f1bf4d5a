import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../chromium.mjs";

/** How many times slower the phone is than this machine. */
export const slowdown = 4;

/**
 * Runs in the page. Records for each key press when its results were painted, and how much of that
 * time the engine took. The results are painted in the frame after the engine's last answer, unless
 * the page is busy.
 */
export function watch() {
  const longTasks: number[] = [];
  const bench: Bench = { times: [], longTasks, engine: 0 };
  let asked = 0;
  let unanswered = 0;
  const RealWorker = window.Worker;
  window.Worker = class extends RealWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", () => {
        bench.engine = performance.now() - asked;
        unanswered -= 1;
      });
    }
    override postMessage(message: unknown) {
      asked = performance.now();
      unanswered += 1;
      super.postMessage(message);
    }
  };
  addEventListener("input", ({ timeStamp }) => {
    bench.engine = 0;
    const painted = () => bench.times.push({ total: performance.now() - timeStamp, engine: bench.engine });
    const look = () => {
      if (unanswered > 0 || document.querySelector("[aria-busy=true]")) requestAnimationFrame(look);
      else setTimeout(painted);
    };
    requestAnimationFrame(look);
  });
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
    buffered: true,
  });
  Object.assign(window, { bench });
}

/** `engine` is the time of a thread's last answer. */
type Bench = { times: { total: number; engine: number }[]; longTasks: number[]; engine: number };
export const benchOf = (page: Page) => page.evaluate(() => (window as unknown as { bench: Bench }).bench);

/** A page on a slowed phone in Chromium. `slowBy` changes the slowdown, also for later pages. */
export async function open(origin: string, address: string) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  page.setDefaultTimeout(180_000); // the machine may be busy
  await page.addInitScript(watch);
  const cdp = await page.context().newCDPSession(page);
  const slowBy = (rate: number) => cdp.send("Emulation.setCPUThrottlingRate", { rate });
  await slowBy(slowdown);
  await page.goto(origin + address, { waitUntil: "networkidle" });
  return { browser, page, slowBy };
}
