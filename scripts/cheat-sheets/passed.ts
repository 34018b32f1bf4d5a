import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Block } from "./blocks.ts";

/** The blocks that this machine has run. */
const folder = "node_modules/.cache/cheat-sheets";
/** The blocks that `npm run check:sheets` has run, for machines with the same programs. */
const record = "tests/cheat-sheets/passed.txt";

const recorded = new Set(existsSync(record) ? readFileSync(record, "utf8").split("\n") : []);
/** The code that runs a block and judges its result. Its comments count, too. */
const ourCode = globSync("scripts/cheat-sheets/**/*.*", { exclude: ["**/check.ts", "**/passed.ts"] })
  .sort()
  .map((file) => readFileSync(file, "utf8"));

/**
 * Knows the blocks that have passed, on this machine or in the record. A block runs again only if
 * the block, its sample tables, the programs or our code have changed. A block that failed always
 * runs again.
 */
export function passedBlocks(version: string, setup: string) {
  const hashOf = ({ language, words, code, expected }: Block) =>
    createHash("sha256")
      .update(JSON.stringify([ourCode, version, setup, language, words, code, expected]))
      .digest("hex")
      .slice(0, 16);
  return {
    hashOf,
    has: (block: Block) => recorded.has(hashOf(block)) || existsSync(`${folder}/${hashOf(block)}`),
    add(block: Block) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/${hashOf(block)}`, "");
    },
  };
}

/**
 * Writes these blocks, and no others, to the record. Blocks that only an earlier text or program
 * passed are removed.
 */
export function writeRecord(hashes: string[]): void {
  writeFileSync(record, [...new Set(hashes)].sort().join("\n").concat("\n"));
}
