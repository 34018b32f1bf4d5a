/**
 * Measures how long a visitor with a slow phone waits from "Generate Portfolio" to a rendered
 * preview. It uses the built site, a resume of two pages, and Chromium with the main thread slowed
 * four times. Warm: the engine was loaded while the visitor looked for a file. Cold: the visitor
 * chooses the file as soon as the page responds, on slow 4G, before any part of the engine was
 * requested. The button is pressed right after the choice, or a second later, which gives the
 * reader's thread a second. Chromium cannot slow other threads, so the thread's time for the file
 * counts four times. The page's own work in that time is already slowed, so it counts once. `npm
 * run build && npm run bench:reading`.
 */
import { availableParallelism, loadavg } from "node:os";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../chromium.mjs";
import { type Network, serveBuiltSite, slow4G } from "./built-site.ts";
import { quantile } from "./worker.ts";

const path = "/ai-resume-to-portfolio-generator";
const slowdown = 4;
const rounds = 5;
const goals = { warm: 1000, "warm, a second later": 1000, cold: 4000 };

/**
 * Times in ms since 1970. `read` is when the thread has its answer, and `answered` is when the page
 * has it.
 */
type Marks = Record<"clicked" | "threadReady" | "fileSent" | "read" | "answered" | "drawn", number>;

/** Runs in the page. Records the times of events, in ms since 1970. */
function watch() {
  const marks: Partial<Marks> = {};
  Object.assign(window, { marks });
  const now = () => performance.timeOrigin + performance.now();
  const RealWorker = window.Worker;
  window.Worker = class extends RealWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "ready") marks.threadReady = now();
        if (data.kind === "answer") Object.assign(marks, { answered: now(), read: data.sent ?? now() });
      });
    }
    override postMessage(message: unknown, transfer?: StructuredSerializeOptions | Transferable[]) {
      marks.fileSent = now();
      if (Array.isArray(transfer)) super.postMessage(message, transfer);
      else super.postMessage(message, transfer);
    }
  };
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if ((target as Element).closest("button")?.textContent !== "Generate Portfolio") return;
      marks.clicked = performance.timeOrigin + timeStamp;
      const look = () => {
        const frame = document.querySelector<HTMLIFrameElement>("main iframe");
        if (frame?.contentDocument?.querySelector("h1")) requestAnimationFrame(() => setTimeout(drawn));
        else requestAnimationFrame(look);
      };
      const drawn = () => Object.assign(marks, { drawn: now() });
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/** Runs in the thread. Adds the time to its messages, because a busy page receives them late. */
function dateMessages() {
  const send = self.postMessage.bind(self);
  const dated = (message: object, options?: StructuredSerializeOptions) =>
    send({ ...message, sent: performance.timeOrigin + performance.now() }, options);
  Object.assign(self, { postMessage: dated });
}

type Visit = { network?: Network; prepare?: (page: Page) => Promise<unknown>; restMs?: number };

async function reading({ network, prepare, restMs = 0 }: Visit) {
  let engineSent = Number.POSITIVE_INFINITY;
  const { server, origin } = await serveBuiltSite({
    ...(network && { network }),
    onSent: (file) => {
      if (/\/(resume-worker|pdfjs)-/.test(file)) engineSent = performance.timeOrigin + performance.now();
    },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  page.setDefaultTimeout(120_000); // a busy machine is only slow
  await page.addInitScript(watch);
  page.on("worker", (worker) => worker.evaluate(dateMessages).catch(() => {})); // the worker may have ended
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(origin + path);
  const input = page.getByLabel("Your resume as a PDF");
  await input.waitFor();
  await prepare?.(page);
  await input.setInputFiles("content/example-resume.pdf");
  await page.waitForTimeout(restMs);
  await page.getByRole("button", { name: "Generate Portfolio" }).dispatchEvent("click");
  await page.waitForFunction(() => "drawn" in (window as unknown as { marks: Marks }).marks, undefined, {
    polling: 50,
  });
  const marks = await page.evaluate(() => (window as unknown as { marks: Marks }).marks);
  await browser.close();
  server.close();
  const starting = Math.max(0, marks.threadReady - Math.max(engineSent, marks.clicked));
  const inThread = marks.read - marks.fileSent;
  const slowlyAnswered = marks.fileSent + slowdown * inThread + (slowdown - 1) * starting;
  const late = Math.max(0, slowlyAnswered - Math.max(marks.answered, marks.clicked));
  return {
    total: marks.drawn - marks.clicked + late,
    "engine fetched": Math.max(0, engineSent - marks.clicked),
    "engine started": starting,
    read: inThread,
    drawn: marks.drawn - marks.answered,
  };
}

const engineReady = async (page: Page) => {
  await page.getByLabel("Your resume as a PDF").focus();
  await page.waitForFunction(() => "threadReady" in (window as unknown as { marks: Marks }).marks);
  await page.waitForTimeout(2000);
};

const visits = {
  warm: () => reading({ prepare: engineReady }),
  "warm, a second later": () => reading({ prepare: engineReady, restMs: 1000 }),
  cold: () => reading({ network: slow4G }),
};

await visits.warm(); // compresses the files that the measured visits request
const rows = [];
for (const name of ["warm", "warm, a second later", "cold"] as const) {
  const readings: Awaited<ReturnType<typeof reading>>[] = [];
  for (let round = 0; round < rounds; round++) readings.push(await visits[name]());
  const median = (part: keyof (typeof readings)[number]) =>
    Math.round(
      quantile(
        readings.map((one) => one[part]),
        0.5,
      ),
    );
  rows.push({
    visit: name,
    "median total": median("total"),
    "slowest total": Math.round(Math.max(...readings.map(({ total }) => total))),
    goal: goals[name],
    "engine fetched": median("engine fetched"),
    "engine started": median("engine started"),
    read: median("read"),
    "answer to drawn": median("drawn"),
  });
}
console.log(
  `"Generate Portfolio" to a drawn preview, ms, ${rounds} visits each, ${slowdown}× slowdown (threads not slowed)`,
);
console.table(rows);
const [load = 0] = loadavg();
if (load > availableParallelism())
  console.log(`The machine is busy (load ${load.toFixed(1)}): the figures are too high.`);
if (rows.some((row) => row["median total"] > row.goal)) process.exitCode = 1;
