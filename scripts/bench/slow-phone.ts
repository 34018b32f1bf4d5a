import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../chromium.mjs";

/** How many times slower than this machine a phone is. */
export const slowdown = 4;
const out = "dist/client";
const types: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
  svg: "image/svg+xml",
};

/** The built site, compressed. A script whose path matches `isReplaced` holds these rows instead. */
export async function serve(isReplaced: (path: string) => boolean, replacement: unknown) {
  const sent = new Map<string, Buffer>();
  const answer = (url: string) => {
    const { pathname } = new URL(url, "http://bench");
    const file = pathname === "/" ? "/index.html" : /\.\w+$/.test(pathname) ? pathname : `${pathname}.html`;
    const known = sent.get(file);
    if (known) return { file, body: known };
    const isRows = isReplaced(file);
    const source = isRows ? `export default ${JSON.stringify(replacement)}` : readFileSync(out + file);
    const body = file.endsWith(".woff2")
      ? Buffer.from(source)
      : brotliCompressSync(source, { params: { 1: isRows ? 4 : 11 } });
    sent.set(file, body);
    return { file, body };
  };
  const server = createServer((request, response) => {
    try {
      const { file, body } = answer(request.url ?? "/");
      const type = types[file.split(".").at(-1) ?? ""] ?? "text/html; charset=utf-8";
      response.writeHead(200, { "Content-Type": type, ...(!file.endsWith(".woff2") && { "Content-Encoding": "br" }) });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Runs in the page: notes for each key how long until its results were painted, and how much of it the engine took. */
export function watch() {
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
export const benchOf = (page: Page) => page.evaluate(() => (window as unknown as { bench: Bench }).bench);

export async function open(origin: string, address: string) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript(watch);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(origin + address, { waitUntil: "networkidle" });
  return { browser, page };
}
