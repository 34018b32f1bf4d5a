/**
 * How well and how fast resumes are read: npm run bench:resume -- [--corpus DIR] [--url URL] [--only TEXT]
 *
 * Builds and starts the worker as production runs it (unless --url names one that runs with RATE_LIMIT=off), lets the
 * corpus's own scorer send it every file, and measures the first answer, the warm ones, our own part after the PDF
 * library, and the memory at 2 MB of input.
 */
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { readResume } from "#domain/resume/read-resume.ts";
import { boundedPdf } from "./bounded-pdf-plugin.ts";
import { must, run, serve } from "./setup.mjs";

const { values: options } = parseArgs({
  options: {
    corpus: { type: "string", default: "../shared/resume-bench/corpus" },
    url: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const corpus = resolve(options.corpus);
const files = globSync(`${corpus}/pdf/*${options.only}*.pdf`).sort();
const url = options.url ?? (await start());

const [first = 0] = await timesOf(files.slice(0, 1));
run("node", [`${corpus}/../score.mjs`, "--corpus", corpus, "--parser", url, "--only", options.only]);
console.log(`\nmilliseconds for the first answer ${first.toFixed(0)}`);
console.log(`milliseconds for the warm ones   ${summary(await timesOf(files))}`);
console.log(`milliseconds of our own part     ${summary(await ownTimes())}`);
await timesOf(Array(20).fill(files[0]), 2 * 1024 * 1024);
console.log(`memory after 20 files of 2 MB    ${memoryOfWorkerd()}`);
// Ends the server, too: setup.mjs passes it on.
if (!options.url) process.kill(process.pid, "SIGTERM");

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

/** How long each answer takes, one after the other; the files are filled up to `length` bytes. */
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

/** From positioned text to portfolio data, in this process, after one round to warm up. */
async function ownTimes(): Promise<number[]> {
  const outDir = ".cache/bench/resume";
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [boundedPdf()],
    ssr: { noExternal: true },
    build: { ssr: "worker/features/portfolio/read-pdf.ts", outDir },
  });
  const { readPdf } = await import(resolve(outDir, "read-pdf.js"));
  const times: number[] = [];
  for (const path of [...files, ...files]) {
    const document = await readPdf(new Uint8Array(readFileSync(path)));
    const start = performance.now();
    readResume(document);
    times.push(performance.now() - start);
  }
  return times.slice(files.length);
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  return `median ${at(0.5)}, p95 ${at(0.95)}`;
}

/** Of the workerd processes that this one started, as Linux tells it. */
function memoryOfWorkerd(): string {
  const processes = globSync("/proc/[0-9]*/status").flatMap((path) => {
    try {
      const text = readFileSync(path, "utf8");
      const value = (key: string) => text.match(new RegExp(`^${key}:\\s*(\\S+)`, "m"))?.[1] ?? "";
      return [
        { name: value("Name"), id: value("Pid"), parent: value("PPid"), now: value("VmRSS"), most: value("VmHWM") },
      ];
    } catch {
      return [];
    }
  });
  const isOurs = (id: string): boolean =>
    id === String(process.pid) || processes.some((one) => one.id === id && isOurs(one.parent));
  const megabytes = (kilobytes: string) => `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
  return processes
    .filter(({ name, id }) => name.startsWith("workerd") && isOurs(id))
    .map(({ now, most }) => `${megabytes(now)}, at most ${megabytes(most)}`)
    .join("; ");
}
