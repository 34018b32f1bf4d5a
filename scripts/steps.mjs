// The steps of npm test. Each step is a command, and each is counted here.
import { startGroup } from "./setup/run.mjs";

export const count = { passed: 0, failed: 0 };
/** Lines of the summary: one for each failed or skipped test. */
export const notes = [];

/** A step that takes longer has failed. */
const minutes = 45;

/**
 * Runs a command that counts as one test. Exit code 77 means skipped; the reason is the last line
 * of output. What it says it knew is named in the summary. `heard` gets the output so far.
 */
export async function check(title, command, args, heard) {
  const { code, output } = await step(title, command, args, {}, heard);
  notes.push(...(output.match(/^Known: .*/gm) ?? []));
  if (code === 77) notes.push(`Skipped: ${title}. ${output.trim().split("\n").at(-1)}`);
  else if (code === 0) count.passed++;
  else fail(title);
  return code === 0;
}

/**
 * Runs a command with many tests and counts them from its report. A failure without a failed test
 * counts as one. What it says it skipped or knew is named in the summary.
 */
export async function suite(title, command, args, env, counts) {
  const { code, output } = await step(title, command, args, env);
  const { passed, failed, failures } = counts();
  count.passed += passed;
  count.failed += failed;
  notes.push(...failures.map((failure) => `Failed: ${failure}`), ...(output.match(/^(Skipped|Known): .*/gm) ?? []));
  if (code !== 0 && failed === 0) fail(title);
}

export function fail(sentence) {
  count.failed++;
  notes.push(`Failed: ${sentence}`);
}

/**
 * Runs a command to its end and then shows its output, so that parallel steps do not mix theirs.
 * When this process is ended, so are all that the command has started.
 */
export function step(title, command, args, env = {}, heard = (_output) => {}) {
  const begun = Date.now();
  console.log(`── ${title} …`);
  return new Promise((resolve) => {
    const child = startGroup(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
      timeout: minutes * 60_000,
      killSignal: "SIGINT", // at others, Playwright leaves its server and its browsers behind
    });
    let output = "";
    const collect = (chunk) => {
      output += chunk;
      heard(output);
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
