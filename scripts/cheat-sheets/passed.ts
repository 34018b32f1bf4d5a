import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Block } from "./blocks.ts";

const folder = "node_modules/.cache/cheat-sheets";
const ourCode = globSync("scripts/cheat-sheets/**/*.*")
  .sort()
  .map((file) => readFileSync(file, "utf8"));

/**
 * Remembers blocks that passed. A block runs again only if it, its sample tables, the programs or
 * our code have changed. A block that failed always runs again.
 */
export function passedBlocks(version: string, setup: string) {
  const fileOf = (block: Block) => {
    const hash = createHash("sha256").update(JSON.stringify([ourCode, version, setup, block]));
    return `${folder}/${hash.digest("hex")}`;
  };
  return {
    has: (block: Block) => existsSync(fileOf(block)),
    add(block: Block) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(block), "");
    },
  };
}
