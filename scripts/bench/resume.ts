/**
 * Measures how well and how fast resumes are read: npm run bench:resume -- --corpus DIR [--url URL]
 * [--only TEXT]. Builds and starts the worker as in production, unless --url names a running worker
 * with RATE_LIMIT=off. Then the corpus's own scorer sends it every file. Measures the first answer,
 * the warm answers, our own part after the PDF library, the CPU time, and the memory for 2 MB of
 * input. npm run bench:resume -- --why FILE.pdf prints each value of one resume with its
 * confidence, its place, and the rules that decided about it. npm run bench:resume -- --corpus DIR
 * --own measures only our own part, without a server.
 */
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { boundedPdf } from "../bounded-pdf-plugin.ts";
import { must, run } from "../setup/run.mjs";
import { serve } from "../setup/serve.mjs";
import { explain } from "./resume-why.ts";
import { quantile } from "./worker.ts";

const { values: options } = parseArgs({
  options: {
    corpus: { type: "string" },
    url: { type: "string" },
    only: { type: "string", default: "" },
    why: { type: "string" },
    own: { type: "boolean", default: false },
  },
});
if (options.why) {
  const readPdf = await pdfReader();
  for (const line of explain(await readPdf(bytesOf(options.why)))) console.log(line);
  process.exit();
}
if (!options.corpus)
  fail("Name the folder of resumes: npm run bench:resume -- --corpus DIR, with DIR/pdf/*.pdf and DIR/../score.mjs");
const corpus = resolve(options.corpus);
const files = globSync(`${corpus}/pdf/*${options.only}*.pdf`).sort();
if (files.length === 0) fail(`There is no resume named ${corpus}/pdf/*${options.only}*.pdf`);
if (options.own) {
  console.log(`milliseconds of CPU of our own part  ${summary(await ownTimes())}`);
  process.exit();
}
const url = options.url ?? (await start());

const [first = 0] = await timesOf(files.slice(0, 1));
console.log(`milliseconds for the first answer ${first.toFixed(0)}`);
const cpuBefore = workerd().cpuMs;
console.log(`milliseconds for the warm ones   ${summary(await timesOf(files))}`);
console.log(`milliseconds of CPU, warm, mean  ${((workerd().cpuMs - cpuBefore) / files.length).toFixed(1)}`);
const memoryBefore = workerd().megabytes;
await timesOf(Array(50).fill(files[0]), 2 * 1024 * 1024);
console.log(`megabytes of workerd, before and after 50 files of 2 MB: ${memoryBefore}, ${workerd().megabytes}`);
console.log(`milliseconds of CPU of our own part  ${summary(await ownTimes())}`);
console.log();
run("node", [`${corpus}/../score.mjs`, "--corpus", corpus, "--parser", url, "--only", options.only]);
// The server ends with this process.
process.exit();

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function start(): Promise<string> {
  must("npm", ["run", "build", "--silent"], {});
  const port = await freePort();
  const origin = await serve({ port, state: ".wrangler/bench", vars: { RATE_LIMIT: "off" } });
  return `${origin}/api/resume-to-portfolio`;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** How long each answer takes, one after another. The files are padded to `length` bytes. */
async function timesOf(paths: string[], length = 0): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const bytes = readFileSync(path);
    const form = new FormData();
    form.set("resume", new Blob([bytes, "\n".repeat(Math.max(0, length - bytes.length))]), "resume.pdf");
    const start = performance.now();
    await (await fetch(url, { method: "POST", body: form })).text();
    times.push(performance.now() - start);
  }
  return times;
}

/** The worker's function that reads a PDF, built as for production. */
async function pdfReader(): Promise<(bytes: Uint8Array) => Promise<ResumeDocument>> {
  const outDir = ".cache/bench/resume";
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [boundedPdf()],
    ssr: { noExternal: true },
    build: { ssr: "worker/features/resume/read-pdf.ts", outDir },
  });
  return (await import(resolve(outDir, "read-pdf.js"))).readPdf;
}

/**
 * The CPU times from positioned text to a resume, in this process, after a warm-up. CPU time does
 * not depend on other programs.
 */
async function ownTimes(): Promise<number[]> {
  const readPdf = await pdfReader();
  const documents: ResumeDocument[] = [];
  for (const path of files) documents.push(await readPdf(bytesOf(path)));
  for (const document of documents) readResume(document);
  return documents.map((document) => {
    const start = process.threadCpuUsage();
    readResume(document);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
}

function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path));
}

function summary(times: number[]): string {
  return `median ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}`;
}

/** The memory and CPU time of the workerd processes that this process started, from /proc. */
function workerd(): { megabytes: number; cpuMs: number } {
  const processes = globSync("/proc/[0-9]*/stat").flatMap((path) => {
    try {
      const [, id = "", name = "", rest = ""] = /^(\d+) \((.*)\) (.*)$/s.exec(readFileSync(path, "utf8")) ?? [];
      return [{ id, name, fields: rest.split(" ") }];
    } catch {
      return [];
    }
  });
  const isOurs = (id: string): boolean =>
    id === String(process.pid) || processes.some((one) => one.id === id && isOurs(one.fields[1] ?? ""));
  const own = processes.filter(({ id, name }) => name === "workerd" && isOurs(id)).map(({ fields }) => fields);
  const sum = (...at: number[]) => own.flatMap((fields) => at.map((n) => Number(fields[n]))).reduce((a, b) => a + b, 0);
  // in ticks of 10 ms and pages of 4 kB
  return { cpuMs: sum(11, 12) * 10, megabytes: Math.round(sum(21) / 256) };
}
