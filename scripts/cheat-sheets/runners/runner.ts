import type { Block } from "../blocks.ts";
import type { Result } from "../verdict.ts";

export type Runner = {
  runs(block: Block): boolean;
  /** The program that is not installed, if one is missing. */
  missing(): string | undefined;
  /** Which versions of the programs would run the blocks. */
  version(): Promise<string>;
  /** Runs the blocks of one sheet in an empty scratch folder; the results in the blocks' order. */
  run(blocks: Block[], folder: string, setup: string): Promise<Result[]>;
};
