import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, delimiter, join } from "node:path";
import type { Result } from "./verdict.ts";

type Options = { cwd?: string; input?: string; env?: Record<string, string | undefined> };

const waiting: (() => void)[] = [];
let free = availableParallelism();

/** Five minutes of the processor. A busy machine is only slow, so the clock does not count. */
const limited = ["-c", 'ulimit -t 300; exec "$0" "$@"'];
/** What only waits does not use the processor. */
const maxWaitMs = 30 * 60_000;

/**
 * Runs a program to its end, or until it has used the processor for five minutes. At most one
 * program per core runs at once.
 */
export async function run(file: string, args: string[], { cwd, input = "", env }: Options = {}): Promise<Result> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await new Promise((resolve) => {
      const options = { cwd, env: { ...process.env, ...env }, timeout: maxWaitMs, killSignal: "SIGKILL" } as const;
      const child = execFile("sh", [...limited, file, ...args], options, (error, stdout, stderr) => {
        const exit = error === null ? 0 : typeof error.code === "number" ? error.code : 1;
        const isTooLong = error?.killed || error?.signal === "SIGXCPU" || error?.signal === "SIGKILL";
        const printed = isTooLong ? `${stderr}\nended: it took too long` : stderr || (error?.message ?? "");
        resolve({ exit, stdout, stderr: printed });
      });
      child.stdin?.on("error", () => {}).end(input);
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}

/** The version that a program prints, wherever it is installed. */
export async function versionOf(file: string, flag = "--version"): Promise<string> {
  const { stdout, stderr } = await run(file, [flag]);
  return `${basename(file)} ${stdout}${stderr}`;
}

/** The first of the programs that is not in PATH; undefined if all are. */
export function missingProgram(...names: string[]): string | undefined {
  return names.find((name) => findProgram(name) === undefined);
}

export function findProgram(name: string): string | undefined {
  const candidates = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
