import type { Block } from "../blocks.ts";
import type { Result } from "../verdict.ts";

export type Runner = {
  runs(block: Block): boolean;
  /** The name of a missing program, if any. */
  missing(): string | undefined;
  /** The versions of the programs that run the blocks. */
  version(): Promise<string>;
  /** Runs a sheet's blocks in an empty folder. Results are in the order of the blocks. */
  run(blocks: Block[], folder: string, setup: string): Promise<Result[]>;
};
