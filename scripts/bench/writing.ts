/**
 * Measures how long a visitor with a slow phone waits for a resume of two pages as a PDF, from the
 * click to the download. It uses the built site, and Chromium with the main thread slowed four
 * times. Chromium cannot slow other threads, so the writer thread's time is added three more times.
 * The first file also includes starting the thread and fetching fonts. `npm run build && npm run
 * bench:writing`.
 */
import { availableParallelism, loadavg } from "node:os";
import type { Page } from "@playwright/test";
import { designs, papers } from "#domain/resume-file/options.ts";
import { serveBuiltSite } from "./built-site.ts";
import { open, slowdown } from "./slow-phone.ts";
import { quantile } from "./worker.ts";

const rounds = 15;
const goal = 400;

/** Downloads the resume in each design on each paper size. Returns the time for each file. */
async function files() {
  const { server, origin } = await serveBuiltSite();
  const { browser, page } = await open(origin, "/ai-resume-to-portfolio-generator");
  await page.getByRole("button", { name: /example/i }).click();
  await page.getByRole("button", { name: "Download Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Download your resume" });
  const times: Awaited<ReturnType<typeof download>>[] = [];
  for (const paper of Object.values(papers))
    for (const design of Object.values(designs)) {
      await dialog.getByRole("radio", { name: paper.label, exact: true }).click();
      await dialog.getByRole("radio", { name: design.label }).check();
      times.push(await download(page));
    }
  await browser.close();
  server.close();
  return times;
}

async function download(page: Page) {
  const { total, engine, text } = await page.evaluate(async () => {
    const textOf = (tag: string, start: string) =>
      [...document.querySelectorAll<HTMLElement>(tag)].find(({ textContent }) => textContent?.startsWith(start));
    const start = performance.now();
    textOf("[role=dialog] button", "PDF")?.click();
    await new Promise(requestAnimationFrame);
    while (!textOf("[role=status]", "Downloaded: PDF")) await new Promise(requestAnimationFrame);
    const text = textOf("[role=status]", "Downloaded: PDF")?.textContent;
    const { engine } = (window as unknown as { bench: { engine: number } }).bench;
    return { total: performance.now() - start, engine, text };
  });
  const waited = Math.min(engine, total); // the thread may have begun the file before the click
  return { time: total + (slowdown - 1) * waited, thread: slowdown * waited, isTwoPages: text?.includes("2 pages") };
}

const visits: Awaited<ReturnType<typeof files>>[] = [];
for (let round = 0; round < rounds; round++) visits.push(await files());
const first = visits.flatMap(([first]) => first ?? []);
const later = visits.flatMap(([, ...later]) => later.filter(({ isTwoPages }) => isTwoPages));
const row = (times: typeof first) => ({
  files: times.length,
  median: Math.round(
    quantile(
      times.map(({ time }) => time),
      0.5,
    ),
  ),
  slowest: Math.round(Math.max(...times.map(({ time }) => time))),
  "of it in the thread": Math.round(
    quantile(
      times.map(({ thread }) => thread),
      0.5,
    ),
  ),
  goal,
});
const table = { "first file": row(first), "another of two pages": row(later) };
console.log(`From the click to a written PDF, ms, ${rounds} visits, ${slowdown}× slowdown`);
console.table(table);
const [load = 0] = loadavg();
if (load > availableParallelism())
  console.log(`The machine is busy (load ${load.toFixed(1)}): the figures are too high.`);
if (Object.values(table).some(({ median }) => median > goal)) process.exitCode = 1;
