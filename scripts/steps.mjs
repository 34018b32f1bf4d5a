// The steps of npm test. Each step is a command, and each is counted here.
import { startGroup } from "./setup/run.mjs";

export const count = { passed: 0, failed: 0 };
/** Lines of the summary: one for each failed or skipped test. */
export const notes = [];

/** A step that takes longer fails. */
const minutes = 45;

/**
 * Runs a command that counts as one test. Exit code 77 means that it was skipped, and the last line
 * of output is the reason. The summary includes its "Known" lines. `heard` gets the output so far.
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
 * Runs a command with many tests, and counts the tests from its report. A failed command without a
 * failed test counts as one failure. The summary includes its "Skipped" and "Known" lines.
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
 * Runs a command to its end and then shows its output, so that parallel steps do not mix their
 * output. If this process ends, so does everything that the command has started.
 */
export function step(title, command, args, env = {}, heard = (_output) => {}) {
  const begun = Date.now();
  console.log(`── ${title} …`);
  return new Promise((resolve) => {
    const child = startGroup(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
      timeout: minutes * 60_000,
      killSignal: "SIGINT", // with other signals, Playwright leaves its server and browsers running
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
