import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

const script = new URL("../../scripts/setup/run.mjs", import.meta.url).href;

test("a signal to the process of a step alone ends all that the step has started", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "run-"));
  const work = "sh -c 'echo $$ > inner; exec sleep 60' & wait";
  const code = `import { step } from "${script}"; await step("Work", "sh", ["-c", ${JSON.stringify(work)}]);`;
  const started = spawn(process.execPath, ["--input-type=module", "-e", code], { cwd });
  const inner = await vi.waitUntil(() => Number(readIfThere(join(cwd, "inner"))), { timeout: 20_000 });
  expect(isAlive(inner)).toBe(true);
  started.kill("SIGTERM");
  await vi.waitUntil(() => !isAlive(inner), { timeout: 20_000 });
  await vi.waitUntil(() => started.exitCode !== null, { timeout: 20_000 });
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
  // A dead process keeps its number until its new parent has taken its exit code.
  return !/^State:\s+Z/m.test(readIfThere(`/proc/${pid}/status`));
}
