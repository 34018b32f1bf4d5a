import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Block } from "../blocks.ts";
import { findProgram, run, versionOf } from "../process.ts";
import { problemOf, type Result } from "../verdict.ts";
import type { Runner } from "./runner.ts";

const env = { NO_COLOR: "1", FORCE_COLOR: undefined, TZ: "UTC" };
const utf8 = ["-X", "utf8"];

export const javascript = script("javascript", "block.mjs", process.execPath, []);
export const python = script("python", "block.py", "python3", utf8, forkPython);

/** Each block is a program in its own folder. What does not pass in `together` runs alone. */
function script(
  language: string,
  fileName: string,
  program: string,
  flags: string[],
  together?: (count: number, folder: string) => Promise<(Result | undefined)[]>,
): Runner {
  return {
    runs: (block) => block.language === language,
    missing: () => (program.startsWith("/") || findProgram(program) ? undefined : program),
    version: () => versionOf(program),
    async run(blocks, folder) {
      const folderOf = async ({ code }: Block, name: string) => {
        const own = join(folder, name);
        await mkdir(own);
        await writeFile(join(own, fileName), code);
        return own;
      };
      await Promise.all(blocks.map((block, index) => folderOf(block, String(index))));
      const results = (await together?.(blocks.length, folder)) ?? [];
      return Promise.all(
        blocks.map(async (block, index) => {
          const result = results[index];
          if (result && !problemOf(block, result)) return result;
          return run(program, [...flags, fileName], { cwd: await folderOf(block, `alone-${index}`), env });
        }),
      );
    },
  };
}

/** The results of the blocks as children of one process, where Python can fork. */
async function forkPython(count: number, folder: string): Promise<(Result | undefined)[]> {
  const forking = join(import.meta.dirname, "python_blocks.py");
  await run("python3", [...utf8, forking, String(count)], { cwd: folder, env });
  const results = Array.from({ length: count }, async (_, index) => {
    const read = (name: string) => readFile(join(folder, `${index}.${name}`), "utf8");
    return { exit: Number(await read("exit")), stdout: await read("stdout"), stderr: await read("stderr") };
  });
  return (await Promise.allSettled(results)).map((one) => (one.status === "fulfilled" ? one.value : undefined));
}
