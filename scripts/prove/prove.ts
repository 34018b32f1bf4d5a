/**
 * Proves what the site promises under load, faults and abuse. Prints one table with goals and
 * figures. `npm run prove` runs all parts, and `npm run prove -- load chaos` runs some parts. With
 * `--short`, each part takes a minute. `--seed 7` makes other random choices. `--minutes 10`
 * shortens the soak.
 */
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { abuse } from "./abuse.ts";
import { chaos } from "./chaos.ts";
import { cpuFuzz } from "./cpu-fuzz.ts";
import { deploy } from "./deploy.ts";
import { faults } from "./faults.ts";
import { headers } from "./headers.ts";
import { load } from "./load.ts";
import { overload } from "./overload.ts";
import type { Part, Proof } from "./part.ts";
import { pdfFuzz } from "./pdf-fuzz.ts";
import { privacy } from "./privacy.ts";
import { properties } from "./properties.ts";
import { soak } from "./soak.ts";
import { upgrade } from "./upgrade.ts";

const parts: Record<string, Part> = {
  properties,
  "cpu-fuzz": cpuFuzz,
  "pdf-fuzz": pdfFuzz,
  headers,
  upgrade,
  deploy,
  privacy,
  abuse,
  faults,
  overload,
  chaos,
  load,
  soak,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    minutes: { type: "string" },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}: choose ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}

const scale = values.short ? "short" : "long";
const seed = Number(values.seed);
const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
const proofs: Proof[] = [];
for (const [name, prove] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const started = performance.now();
  try {
    proofs.push(...(await prove({ scale, seed, minutes })));
  } catch (error) {
    console.error(error);
    proofs.push({ part: name, what: "runs to its end", goal: "yes", figure: String(error), holds: false });
  }
  console.error(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
}

console.log(`\n| part | what | goal | figure | |\n|---|---|---|---|---|`);
for (const { part, what, goal, figure, holds } of proofs)
  console.log(`| ${part} | ${what} | ${goal} | ${figure} | ${holds ? "✓" : "✗"} |`);
const [cpu] = cpus();
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, ${scale}, seed ${seed}`,
);
process.exitCode = proofs.every(({ holds }) => holds) ? 0 : 1;
