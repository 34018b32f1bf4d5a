import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { isSheet } from "#domain/cheat-sheets/cheat-sheets.ts";
import { type Screen, type ScreenName, screenAt, screenList } from "#domain/screens.ts";
import { cached } from "./cached.ts";
import type { OfflineFiles } from "./service-worker.ts";

/**
 * Checks what a first visit of each screen downloads, in kB (1000 bytes): the page, its scripts and
 * the font. Files are compressed with brotli as on the platform, except the font, which is already
 * compressed. The requests are these files, the icon, the manifest and the screen's API calls. A
 * screen over its budget fails `npm test`, but never a build. Of a directory's category pages, only
 * the largest is checked.
 */
const budgets = { scripts: 87, font: 20, requests: 11 };
const totals = { page: 119, content: 131, sheet: 166 };

/** In kB: the worker that reads a resume, with its PDF library. */
const reader = 245;

/** In kB: the service worker, and what a browser stores for offline use. */
const offline = { worker: 6, shell: 1050, onDemand: 35_300 };

/** The API calls of a first visit. */
const apiCalls: Partial<Record<ScreenName, number>> = {
  "job-search": 1,
  portfolio: 1,
  contests: 2,
  hackathons: 2,
  status: 1,
};

/** The limit that applies: a screen with a long list may be larger, and a sheet the largest. */
function kindOf({ name, isDirectory }: Screen): keyof typeof totals {
  if (isSheet(name)) return "sheet";
  return isDirectory || ["job-portals", "prompts", "checklist"].includes(name) ? "content" : "page";
}

const out = "dist/client";
const sizes = new Map<string, number>();
let failed = false;

console.log("first visit, kB brotli                              total   page  scripts   font  requests");
for (const file of [...screenList.flatMap(filesOf), "404.html"].sort()) {
  const html = await readFile(`${out}/${file}`, "utf8");
  const screen = screenAt(`/${file.replace(/(index)?\.html$/, "")}`);
  const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const font = /<link rel="preload" href="([^"]+)" as="font"/.exec(html)?.[1];
  if (!font || scripts.length === 0) throw new Error(`${file} names no font or no scripts`);
  const page = await kilobytes(`/${file}`);
  const scriptSizes = await Promise.all(scripts.map(kilobytes));
  const script = sumOf(scriptSizes);
  const fontSize = statSync(out + font).size / 1000;
  const total = page + script + fontSize;
  const requests =
    ["page", "font", "icon", "manifest"].length + scripts.length + ((screen && apiCalls[screen.name]) ?? 0);
  const limit = totals[screen ? kindOf(screen) : "page"];
  const over = total > limit || script > budgets.scripts || fontSize > budgets.font || requests > budgets.requests;
  failed ||= over;
  const figures = [total, page, script, fontSize].map((size) => size.toFixed(1).padStart(7)).join("");
  console.log(`${file.padEnd(50)}${figures}${String(requests).padStart(8)}${over ? "  OVER BUDGET" : ""}`);
}
const { shell, onDemand }: OfflineFiles = JSON.parse(await readFile("dist/offline.json", "utf8"));
const fileOf = (path: string) => (path === "/" ? "/index.html" : /\.\w+$/.test(path) ? path : `${path}.html`);
const readerFiles = readdirSync(`${out}/assets`).filter((file) => /^resume-worker-.*\.js$/.test(file));
const readerSizes = await Promise.all(readerFiles.map((file) => kilobytes(`/assets/${file}`)));
const shellSizes = await Promise.all(shell.map((path) => kilobytes(fileOf(path))));
for (const [what, size, limit] of [
  ["the reader of resumes", sumOf(readerSizes), reader],
  ["the service worker", await kilobytes("/sw.js"), offline.worker],
  ["what it keeps from the start", sumOf(shellSizes), offline.shell],
  [
    "what it keeps once used, not compressed",
    onDemand.reduce((sum, path) => sum + statSync(out + path).size / 1000, 0),
    offline.onDemand,
  ],
] as const) {
  const isOver = size > limit;
  failed ||= isOver;
  console.log(`${what.padEnd(50)}${size.toFixed(1).padStart(7)}${isOver ? "  OVER BUDGET" : ""}`);
}
if (failed) {
  console.error(`Budgets: ${JSON.stringify({ ...budgets, totals, reader, offline })}`);
  process.exitCode = 1;
}

/** The page of a screen. For a directory, also its largest category page. */
function filesOf({ path, isDirectory }: Screen): string[] {
  const page = path === "/" ? "index.html" : `${path.slice(1)}.html`;
  if (!isDirectory) return [page];
  const categories = readdirSync(out + path).map((name) => `${path.slice(1)}/${name}`);
  const size = (file: string) => statSync(`${out}/${file}`).size;
  return [page, ...categories.sort((a, b) => size(b) - size(a)).slice(0, 1)];
}

function sumOf(sizes: number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function kilobytes(path: string): Promise<number> {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const bytes = await readFile(out + path);
  const counted = async () => Buffer.from(String(brotliCompressSync(bytes).byteLength));
  const size = Number(await cached(["bytes after brotli", bytes.toString("base64")], counted)) / 1000;
  sizes.set(path, size);
  return size;
}
