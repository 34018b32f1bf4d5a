/**
 * Measures how well resumes are read without the rules that their own template taught. `npm run
 * bench:leave-one-out -- DIR [DIR...] [--families]`, with DIR/manifest.json, DIR/pdf, DIR/expected
 * and the scorer DIR/../../resume-bench/lib/scoring.mjs. The rules are written by hand, so what a
 * template taught must be inferred: a branch that goes one way only in resumes of that template.
 * Each resume is read as if the branches of its template went the other way. A second, stricter
 * figure also removes the words of lists that occur only in the template's resumes. With
 * --families, all templates whose names begin alike, such as "tex-", count as one.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { boundedPdf } from "../bounded-pdf-plugin.ts";
import { isWord, type Outcome, observed, ownOutcomes } from "./branches.ts";
import { branches } from "./branches-plugin.ts";

type Pdf = { corpus: string; id: string; template: string };
type Reading = { pdf: Pdf; outcomes: ReadonlySet<Outcome>; macro: number; name: number | null };
type Change = { before: Reading; after: Reading };

/** A smaller loss, of a template or by a line of code, is not printed. */
const smallestLoss = 0.005;
const mostLines = 4;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { families: { type: "boolean", default: false } },
});
const corpora = positionals.map((path) => resolve(path));
if (corpora.length === 0) {
  console.error("Name the folders of resumes: npm run bench:leave-one-out -- DIR [DIR...] [--families]");
  process.exit(1);
}
const { score } = await import(resolve(corpora[0] ?? "", "../../resume-bench/lib/scoring.mjs"));
const places: string[] = [];
const portfolioOf = await reader();
/** Branches that cannot go the other way, because the code would throw. */
const stuck = new Set<Outcome>();

const readings: Reading[] = [];
for (const corpus of corpora)
  for (const { id, layout } of json(`${corpus}/manifest.json`).files)
    readings.push(await read({ corpus, id, template: values.families ? layout.split("-")[0] : layout }, new Set()));
const taught = ownOutcomes(readings.map(({ pdf, outcomes }) => ({ group: pdf.template, outcomes })));
console.log(
  `${readings.length} resumes, ${taught.size} ${values.families ? "families" : "templates"}, ${places.length} branches`,
);
printMeans("as they are", readings);
await leaveOut("branches", (outcome) => !isWord(outcome));
await leaveOut("branches and words", () => true);
for (const outcome of stuck) console.log(`never turned around, since the code then throws: ${textOf(outcome)}`);
// The PDF library would keep this process alive.
process.exit();

/** Reads all resumes, each without one kind of what its template taught, and prints the results. */
async function leaveOut(kind: string, isOfKind: (outcome: Outcome) => boolean): Promise<void> {
  const changes: Change[] = [];
  for (const before of readings) {
    const without = taught.get(before.pdf.template)?.filter(isOfKind) ?? [];
    changes.push({ before, after: await readWithout(before, without) });
  }
  printMeans(
    `without their template's ${kind}`,
    changes.map(({ after }) => after),
  );
  const templates = [...Map.groupBy(changes, ({ before }) => before.pdf.template).values()];
  for (const own of templates.sort((a, b) => lossOf(b) - lossOf(a))) {
    if (lossOf(own) < smallestLoss) return;
    const without = taught.get(own[0]?.before.pdf.template ?? "")?.filter(isOfKind) ?? [];
    await printTemplate(own, without);
  }
}

/** Prints the loss of a template, and the lines of code that cause most of it. */
async function printTemplate(own: Change[], without: Outcome[]): Promise<void> {
  const [before, after] = [own.map(({ before }) => before.macro), own.map(({ after }) => after.macro)].map(mean);
  const template = own[0]?.before.pdf.template;
  console.log(
    `  ${template}, ${own.length} PDFs: ${before?.toFixed(3)} to ${after?.toFixed(3)}, ${without.length} outcomes`,
  );
  const lines = new Map<string, { loss: number; text: string }>();
  for (const outcome of without) {
    const changes: Change[] = [];
    for (const { before } of own) changes.push({ before, after: await readWithout(before, [outcome]) });
    const text = textOf(outcome);
    const [line = ""] = text.split(" ");
    if (lossOf(changes) > (lines.get(line)?.loss ?? smallestLoss)) lines.set(line, { loss: lossOf(changes), text });
  }
  const worst = [...lines.values()].sort((a, b) => b.loss - a.loss).slice(0, mostLines);
  for (const { loss, text } of worst) console.log(`    ${loss.toFixed(3)} by ${text}`);
}

/** The reading with branches turned around, except those that make the code throw. */
async function readWithout(before: Reading, outcomes: Outcome[]): Promise<Reading> {
  if (!outcomes.some((outcome) => before.outcomes.has(outcome))) return before;
  const without = new Set(outcomes);
  const whole = await read(before.pdf, without).catch(() => undefined);
  if (whole) return whole;
  without.clear();
  let after = before;
  for (const outcome of outcomes) {
    const next = await read(before.pdf, new Set([...without, outcome])).catch(() => undefined);
    if (next) without.add(outcome);
    else stuck.add(outcome);
    after = next ?? after;
  }
  return after;
}

async function read(pdf: Pdf, without: ReadonlySet<Outcome>): Promise<Reading> {
  const bytes = new Uint8Array(readFileSync(`${pdf.corpus}/pdf/${pdf.id}.pdf`));
  const { answer, outcomes } = await observed(without, () => portfolioOf(bytes));
  const { macro, fields } = score(json(`${pdf.corpus}/expected/${pdf.id}.json`), answer);
  return { pdf, outcomes, macro, name: fields.name };
}

function printMeans(how: string, all: Reading[]): void {
  for (const [corpus, own] of Map.groupBy(all, ({ pdf }) => pdf.corpus)) {
    const names = own.flatMap(({ name }) => name ?? []);
    const score = mean(own.map(({ macro }) => macro));
    console.log(`${corpus}, ${own.length} PDFs ${how}: ${score.toFixed(3)}, names ${mean(names).toFixed(3)}`);
  }
}

function lossOf(changes: Change[]): number {
  return mean(changes.map(({ before, after }) => before.macro - after.macro));
}

function mean(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / numbers.length;
}

/** An outcome as "file:line code → yes". */
function textOf(outcome: Outcome): string {
  const [number = "", ...way] = outcome.split(" ");
  return `${places[Number(number)]?.slice(0, 120)} → ${way.join(" ")}`;
}

function json(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** The worker's reader, built so that it reports its branches. */
async function reader(): Promise<(bytes: Uint8Array) => Promise<unknown>> {
  const outDir = ".cache/bench/leave-one-out";
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [boundedPdf(), branches(/\/domain\/resume\/(?!vocabulary\/)/, places)],
    ssr: { noExternal: true },
    build: { ssr: "scripts/bench/portfolio-of.ts", outDir },
  });
  return (await import(resolve(outDir, "portfolio-of.js"))).portfolioOf;
}
