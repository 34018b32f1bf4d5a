import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

const scripts = new URL("../../scripts", import.meta.url).href;
const work = "sh -c 'echo $$ > inner; exec sleep 60' & wait";

test.each([
  ["of a step", `import { step } from "${scripts}/setup/run.mjs"`, ""],
  ["of the checks", `import { step } from "${scripts}/steps.mjs"`, 'step("Beside it", "sleep", ["60"]);'],
])("a signal to the process %s also ends the processes that it started", async (_, imports, beside) => {
  const cwd = mkdtempSync(join(tmpdir(), "run-"));
  const code = `${imports}; ${beside} await step("Work", "sh", ["-c", ${JSON.stringify(work)}]); await step("Next", "touch", ["next"]);`;
  const started = spawn(process.execPath, ["--input-type=module", "-e", code], { cwd });
  const inner = await vi.waitUntil(() => Number(readIfThere(join(cwd, "inner"))), { timeout: 20_000 });
  expect(isAlive(inner)).toBe(true);
  started.kill("SIGTERM");
  await vi.waitUntil(() => !isAlive(inner), { timeout: 20_000 });
  await vi.waitUntil(() => started.exitCode !== null, { timeout: 20_000 });
  expect(readdirSync(cwd)).toEqual(["inner"]);
});

function readIfThere(path: string) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A dead process keeps its number until its new parent reads its exit code.
  return !/^State:\s+Z/m.test(readIfThere(`/proc/${pid}/status`));
}
