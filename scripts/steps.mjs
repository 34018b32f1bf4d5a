// The steps of npm test: each is a command, and all are counted here.
import { spawn } from "node:child_process";

export const count = { passed: 0, failed: 0 };
/** What the summary at the end says: a line for each failed or skipped test. */
export const notes = [];

/** A step that takes longer has failed. */
const minutes = 30;

/** A command that is one test. One that ends with 77 could not be run here, and says why in its last line. */
export async function check(title, command, args) {
  const { code, output } = await step(title, command, args);
  if (code === 77) notes.push(`Skipped: ${title}. ${output.trim().split("\n").at(-1)}`);
  else if (code === 0) count.passed++;
  else fail(title);
  return code === 0;
}

/** A runner of many tests, counted from its report; one that failed without a failed test counts as one. */
export async function suite(title, command, args, env, counts) {
  const { code } = await step(title, command, args, env);
  const { passed, failed, failures } = counts();
  count.passed += passed;
  count.failed += failed;
  notes.push(...failures.map((failure) => `Failed: ${failure}`));
  if (code !== 0 && failed === 0) fail(title);
}

export function fail(sentence) {
  count.failed++;
  notes.push(`Failed: ${sentence}`);
}

/** Runs a command to its end. Its output is shown when it is over, so that two lanes do not mix theirs. */
export function step(title, command, args, env = {}) {
  const begun = Date.now();
  console.log(`── ${title} …`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
      timeout: minutes * 60_000,
    });
    let output = "";
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const end = (code, more = "") => {
      output += more;
      console.log(
        `\n── ${title}: ${code === 0 ? "passed" : code === 77 ? "skipped" : "FAILED"} after ${seconds(begun)}`,
      );
      console.log(code === 0 ? output.trim().split("\n").slice(-12).join("\n") : output.trim());
      resolve({ code, output });
    };
    child.on("error", (error) => end(1, error.message));
    child.on("close", (code) => end(code ?? 1, code === null ? `\nIt took longer than ${minutes} minutes` : ""));
  });
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}
