/**
 * Measures every screen in Lighthouse as on a phone: the median of three runs. Compares each screen
 * with a bare page that has the same text and styles but no scripts, font and icons. Of the cheat
 * sheets, only the longest is measured. `npm run build && npm run bench:pages`. To measure only
 * some screens, name them: `npm run bench:pages -- contests`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { isSheet } from "#domain/cheat-sheets/cheat-sheets.ts";
import { screenList } from "#domain/screens.ts";
import { findChromium } from "../chromium.mjs";
import { seedRows, startSite } from "../prove/site.ts";
import { must } from "../setup/run.mjs";
import { quantile } from "./worker.ts";

/** The figures of one run. */
type Run = { lcp: number; tbt: number; cls: number; score: number; kilobytes: number; requests: number };

type Answer = { type: string; body: Buffer; encoding?: string };

/** The part of Lighthouse's result that we read. */
type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<{
  lhr: {
    audits: Record<string, { numericValue?: number; details?: { items: { transferSize?: number }[] } }>;
    categories: { performance: { score: number | null } };
  };
}>;

const out = "dist/client";
const rounds = 3;
const debugPort = 20_000 + (process.pid % 20_000);
/**
 * Network and processor are really slowed down. Lighthouse's simulation would count a font that no
 * paint waits for.
 */
const flags = {
  port: debugPort,
  onlyCategories: ["performance"],
  logLevel: "error",
  throttlingMethod: "devtools",
  networkQuietThresholdMs: 1000,
  cpuQuietThresholdMs: 1000,
};
const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/**
 * Files that were compressed once, as on the platform. Only the first of three runs waits for that,
 * so it does not affect the median.
 */
const compressedFiles = new Map<string, Answer>();

const words = process.argv.slice(2);
const screens = screenList.filter(({ name }) =>
  words.length > 0 ? words.includes(name) : !isSheet(name) || name === "cheat-sheets/dsa-python",
);
if (screens.length === 0) throw new Error(`There is no screen called ${words.join(" or ")}`);

const lighthouse = await loadLighthouse();
const site = await startSite();
const database = await site.mf.getD1Database("DB", "prove");
for (const statement of seedRows(60, 60)) await database.prepare(statement).run();
const server = createSecureServer(selfSigned(), (request, response) => {
  answer(request).then(
    ({ type, body, encoding }) =>
      response.writeHead(200, { "Content-Type": type, ...(encoding && { "Content-Encoding": encoding }) }).end(body),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--ignore-certificate-errors"],
    `--remote-debugging-port=${debugPort}`,
  ],
});

console.log("| screen | LCP s | × bare | TBT ms | CLS | score | kB | requests |");
console.log("|---|---|---|---|---|---|---|---|");
for (const { name, path } of screens) {
  const runs: Run[] = [];
  const bare: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await measure(`${origin}/bare${path}`));
    runs.push(await measure(origin + path));
  }
  const median = (of: Run[], figure: keyof Run) =>
    quantile(
      of.map((run) => run[figure]),
      0.5,
    );
  const lcp = median(runs, "lcp");
  const figures = [
    (lcp / 1000).toFixed(2),
    (lcp / median(bare, "lcp")).toFixed(2),
    median(runs, "tbt").toFixed(0),
    median(runs, "cls").toFixed(3),
    (median(runs, "score") * 100).toFixed(0),
    median(runs, "kilobytes").toFixed(0),
    median(runs, "requests"),
  ];
  console.log(`| ${[name, ...figures].join(" | ")} |`);
}
await browser.close();
server.close();
await site.stop();

/** Loads Lighthouse from its own folder, because it is large and only this benchmark needs it. */
async function loadLighthouse(): Promise<Lighthouse> {
  const folder = "node_modules/.cache/lighthouse";
  const entry = `${folder}/node_modules/lighthouse/core/index.js`;
  if (!existsSync(entry)) must("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "lighthouse@13.5.0"]);
  return (await import(pathToFileURL(entry).href)).default;
}

async function measure(url: string): Promise<Run> {
  const { lhr } = await lighthouse(url, flags);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = lhr.audits["network-requests"]?.details?.items ?? [];
  return {
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    score: lhr.categories.performance.score ?? Number.NaN,
    kilobytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    requests: requests.length,
  };
}

/**
 * A certificate for HTTP/2. The platform uses HTTP/2, which loads all files of a page over one
 * connection.
 */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name)) as [string, string];
  must("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"],
    ...["-subj", "/CN=127.0.0.1", "-keyout", key, "-out", cert],
  ]);
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Answers with the built site, compressed as on the platform. The worker answers API requests. */
async function answer({ url = "/" }: Http2ServerRequest): Promise<Answer> {
  const { pathname, search } = new URL(url, "http://bench");
  if (pathname.startsWith("/api/")) {
    const response = await fetch(site.url + pathname + search);
    return compressed("json", Buffer.from(await response.arrayBuffer()), 5);
  }
  const isBare = pathname.startsWith("/bare/");
  const path = isBare ? pathname.slice("/bare".length) : pathname;
  const file = path === "/" ? "/index.html" : /\.\w+$/.test(path) ? path : `${path}.html`;
  const kept = compressedFiles.get(pathname);
  if (kept) return kept;
  const content = readFileSync(out + file);
  const answer = compressed(
    file.split(".").at(-1) ?? "",
    isBare ? Buffer.from(bareOf(content.toString())) : content,
    11,
  );
  compressedFiles.set(pathname, answer);
  return answer;
}

function compressed(extension: string, content: Buffer, quality: number) {
  const type = types[extension] ?? "application/octet-stream";
  if (/font|octet/.test(type)) return { type, body: content };
  return { type, body: brotliCompressSync(content, { params: { 1: quality } }), encoding: "br" };
}

/** The page with only its text and styles. */
function bareOf(html: string): string {
  return html
    .replace(/<script[^>]*>.*?<\/script>/gs, "")
    .replace(/<link rel="(?:icon|apple-touch-icon|manifest|preload)"[^>]*>/g, "")
    .replace(/@font-face\s*{[^}]*}/g, "");
}
