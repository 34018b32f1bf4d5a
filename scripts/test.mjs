// npm test: every check, one after the other, and one line that counts them.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { install, run } from "./setup.mjs";

install();
const { ensureChromium } = await import("./chromium.mjs");

const reports = "node_modules/.cache/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const count = { passed: 0, failed: 0, flaky: 0 };
/** A step that hangs is a step that failed. */
const minutes = 30;

const hasChromium = ensureChromium();
if (process.env.CI) run("node", ["scripts/install-sheet-tools.mjs"]);

check("Format and lint", "biome", ["ci", "."]);
check("Types", "tsc", []);
suite("vitest", vitestCounts, (file) => [
  ...["run", "--config", "tests/vitest.config.ts", "--root", "."],
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
]);
check("Build and size budgets", "npm", ["run", "build", "--silent"]);
if (hasChromium)
  suite("playwright", playwrightCounts, () => [
    "test",
    "--config",
    "tests/playwright.config.ts",
    "--reporter=list,json",
  ]);
else {
  console.error(
    "\nThe browser tests need a Chromium, and none could be installed: install one, or set CHROMIUM_PATH to yours.",
  );
  count.failed++;
}

if (count.flaky > 0) console.log(`\n${count.flaky} of the passed were flaky: they failed at first`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

/** A command that is one test. */
function check(title, command, args) {
  console.log(`\n── ${title}`);
  count[run(command, args, { minutes }) ? "passed" : "failed"]++;
}

/** A runner of many tests, counted from its report; one that failed without a failed test counts as one. */
function suite(runner, countsOf, argsFor) {
  console.log(`\n── ${runner}`);
  const file = `${process.cwd()}/${reports}/${runner}.json`;
  const succeeded = run(runner, argsFor(file), { minutes, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const { passed, failed, flaky = 0 } = countsOf(file);
  count.passed += passed;
  count.flaky += flaky;
  count.failed += succeeded ? failed : Math.max(1, failed);
}

function vitestCounts(file) {
  const report = readReport(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function playwrightCounts(file) {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(file)?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, flaky };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
