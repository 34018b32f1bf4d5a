/**
 * How well and how fast resumes are read: npm run bench:resume -- [--corpus DIR] [--url URL] [--direct] [--only TEXT]
 *
 * Sends every resume of the corpus to the endpoint (or, with --direct, to the reader in this process) and prints the
 * score by field and layout, the milliseconds an answer takes, and those of our own part after the PDF library.
 */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { PortfolioData } from "#domain/portfolio.schema.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { readPdf } from "#worker/features/portfolio/read-pdf.ts";

const { values: options } = parseArgs({
  options: {
    corpus: { type: "string", default: "../shared/resume-bench/corpus" },
    url: { type: "string", default: "http://127.0.0.1:8787/api/resume-to-portfolio" },
    direct: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
});

type Score = { fields: Record<string, number | null>; macro: number; perfect: boolean };
type Scoring = { FIELDS: string[]; score: (expected: unknown, portfolio: PortfolioData | undefined) => Score };
type File = { id: string; layout: string };
type Result = File & Score & { ms: number; ownMs: number };

const corpus = resolve(options.corpus);
const { FIELDS, score } = (await import(pathToFileURL(resolve(corpus, "../lib/scoring.mjs")).href)) as Scoring;
const files = json<{ files: File[] }>("manifest.json").files.filter(({ id }) => id.includes(options.only));

const results: Result[] = [];
for (const file of files) results.push(await measure(file));
print(results);
console.log(await hardCases());

function json<T>(path: string): T {
  return JSON.parse(readFileSync(resolve(corpus, path), "utf8")) as T;
}

async function measure(file: File): Promise<Result> {
  const bytes = new Uint8Array(readFileSync(resolve(corpus, "pdf", `${file.id}.pdf`)));
  const start = performance.now();
  const portfolio = await (options.direct ? readHere(bytes) : readThere(bytes));
  const ms = performance.now() - start;
  return { ...file, ...score(json(`expected/${file.id}.json`), portfolio), ms, ownMs: await ownPart(bytes) };
}

async function readHere(bytes: Uint8Array): Promise<PortfolioData> {
  return readResume(await readPdf(bytes)).portfolioData;
}

async function readThere(bytes: Uint8Array): Promise<PortfolioData | undefined> {
  const form = new FormData();
  form.set("resume", new Blob([bytes.slice()], { type: "application/pdf" }), "resume.pdf");
  const answer = await fetch(options.url, { method: "POST", body: form });
  const body = (await answer.json()) as { portfolioData?: PortfolioData };
  return body.portfolioData;
}

async function ownPart(bytes: Uint8Array): Promise<number> {
  const document = await readPdf(bytes);
  const start = performance.now();
  readResume(document);
  return performance.now() - start;
}

/** A file that must be refused is refused, and the next good one is read. */
async function hardCases(): Promise<string> {
  const outcomes = [];
  for (const name of readdirSync(resolve(corpus, "negatives")).sort()) {
    const bytes = new Uint8Array(readFileSync(resolve(corpus, "negatives", name)));
    const start = performance.now();
    const outcome = await readHere(bytes).then(
      () => "read",
      (error: Error) => `refused: ${error.message}`,
    );
    outcomes.push(`${name.padEnd(24)} ${(performance.now() - start).toFixed(0).padStart(5)} ms  ${outcome}`);
  }
  return `\nHard cases, read in this process\n${outcomes.join("\n")}`;
}

function print(rows: Result[]): void {
  const times = (key: "ms" | "ownMs") => `median ${quantile(rows, key, 0.5)} ms, p95 ${quantile(rows, key, 0.95)} ms`;
  const perfect = (100 * rows.filter((row) => row.perfect).length) / rows.length;
  console.log(`${rows.length} resumes, ${options.direct ? "in this process" : options.url}`);
  console.log(`overall ${mean(rows.map((row) => row.macro)).toFixed(3)}, perfect ${perfect.toFixed(0)} %`);
  console.log(`answer: ${times("ms")}; our own part: ${times("ownMs")}\n`);
  console.log(["layout".padEnd(22), "macro", ...FIELDS.map((field) => field.slice(0, 8).padStart(8))].join(" "));
  console.log(line("ALL", rows));
  const layouts = new Map<string, Result[]>();
  for (const row of rows) layouts.set(row.layout, [...(layouts.get(row.layout) ?? []), row]);
  for (const [layout, own] of [...layouts].sort(
    (a, b) => mean(a[1].map((r) => r.macro)) - mean(b[1].map((r) => r.macro)),
  ))
    console.log(line(layout, own));
}

function line(name: string, rows: Result[]): string {
  const cells = FIELDS.map((field) => {
    const counted = rows.map((row) => row.fields[field]).filter((value) => typeof value === "number");
    return (counted.length > 0 ? mean(counted).toFixed(3) : "-").padStart(8);
  });
  return [name.padEnd(22), mean(rows.map((row) => row.macro)).toFixed(3), ...cells].join(" ");
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function quantile(rows: Result[], key: "ms" | "ownMs", part: number): string {
  const sorted = rows.map((row) => row[key]).sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1);
}
