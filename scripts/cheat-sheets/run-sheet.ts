import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Block, parseSheet, type Sheet } from "./blocks.ts";
import { passedBlocks } from "./passed.ts";
import { css } from "./runners/css.ts";
import { html } from "./runners/html.ts";
import { java } from "./runners/java.ts";
import { c, cpp } from "./runners/native.ts";
import type { Runner } from "./runners/runner.ts";
import { javascript, python } from "./runners/scripts.ts";
import { shell } from "./runners/shell.ts";
import { postgres, sqlite } from "./runners/sql.ts";
import { workflow } from "./runners/workflow.ts";
import { problemOf, type Result } from "./verdict.ts";

const runners: Runner[] = [c, cpp, java, python, javascript, sqlite, postgres, shell, html, css, workflow];
const folder = "content/cheat-sheets";

export async function readSheets(): Promise<Sheet[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    names.map(async (name) => parseSheet(name.slice(0, -3), await readFile(join(folder, name), "utf8"))),
  );
}

/** A batch of one language's blocks, or the reason why this machine cannot run them. */
type Batch = {
  blocks: Block[];
  missing: string | undefined;
  run(): Promise<Outcome>;
};

/** The problem of each block, what it is known by once it has passed, and how many did run now. */
type Outcome = { problems: (string | undefined)[]; hashes: string[]; ran: number };

/** The blocks, one batch per language. With `anew`, those run as well that have passed before. */
export function batchesOf(sheet: Sheet, { anew = false } = {}): Batch[] {
  const setup = sheet.blocks.find((block) => block.words.includes("setup"))?.code ?? "";
  return runners.flatMap((runner) => {
    const blocks = sheet.blocks.filter((block) => block.norun === undefined && runner.runs(block));
    if (blocks.length === 0) return [];
    return [{ blocks, missing: runner.missing(), run: () => runIn(runner, blocks, setup, anew) }];
  });
}

async function runIn(runner: Runner, blocks: Block[], setup: string, anew: boolean): Promise<Outcome> {
  const passed = passedBlocks(await runner.version(), setup);
  const hashes = blocks.map(passed.hashOf);
  const toRun = blocks.filter((block) => anew || !passed.has(block));
  if (toRun.length === 0) return { problems: blocks.map(() => undefined), hashes, ran: 0 };
  const scratch = await mkdtemp(join(tmpdir(), "cheat-sheet-"));
  try {
    const results = await runner.run(toRun, scratch, setup);
    const problems = new Map(toRun.map((block, index) => [block, problemOf(block, results[index] as Result)]));
    for (const [block, problem] of problems) if (problem === undefined) passed.add(block);
    return { problems: blocks.map((block) => problems.get(block)), hashes, ran: toRun.length };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
