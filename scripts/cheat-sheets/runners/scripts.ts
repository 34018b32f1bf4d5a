import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findProgram, run, versionOf } from "../process.ts";
import type { Runner } from "./runner.ts";

export const python = script("python", "block.py", "python3", ["-X", "utf8"]);
export const javascript = script("javascript", "block.mjs", process.execPath, []);

/** Each block is a separate program in its own folder. */
function script(language: string, fileName: string, program: string, flags: string[]): Runner {
  return {
    runs: (block) => block.language === language,
    missing: () => (program.startsWith("/") || findProgram(program) ? undefined : program),
    version: () => versionOf(program),
    run: (blocks, folder) =>
      Promise.all(
        blocks.map(async ({ code }, index) => {
          const cwd = join(folder, String(index));
          await mkdir(cwd);
          await writeFile(join(cwd, fileName), code);
          return run(program, [...flags, fileName], { cwd, env: { NO_COLOR: "1", FORCE_COLOR: undefined, TZ: "UTC" } });
        }),
      ),
  };
}
