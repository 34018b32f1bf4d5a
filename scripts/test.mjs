// npm test: every check, in two lanes side by side, and one line that counts them.
// npm test -- WORD: the test files whose path has the word, and nothing else.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { install } from "./setup/install.mjs";

install();
const { ensureChromium } = await import("./chromium.mjs");

const reports = "node_modules/.cache/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const count = { passed: 0, failed: 0 };
const notes = [];
/** A step that hangs is a step that failed. */
const minutes = 30;
const started = Date.now();

const words = process.argv.slice(2);
const site = [
  "Build",
  "node",
  ["--input-type=module", "--eval", 'import("./scripts/setup/build.mjs").then((s) => s.build())'],
];
if (words.length > 0) await checkOne(words);
else await checkAll();

for (const note of notes) console.log(note);
console.log(`\n${seconds(started)} in all\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

async function checkAll() {
  const hasChromium = ensureChromium();
  if (process.env.CI) await step("Programs for the cheat sheets", "node", ["scripts/install-sheet-tools.mjs"]);

  const code = async () => {
    await check("Format and lint", "biome", ["ci", "."]);
    await check("Types", "tsc", []);
    await vitest();
  };
  const build = async () => {
    if (!(await check(...site))) return;
    await check("Size budgets", "node", ["scripts/budgets.ts"]);
    await check("Deploy, as far as it goes without an account", "wrangler", [
      ...["deploy", "--dry-run", "--config", "dist/zero_to_offer/wrangler.json", "--outdir", `${reports}/deploy`],
    ]);
    if (hasChromium) await playwright();
    else fail("Browser tests: they need a Chromium, and none could be installed. Set CHROMIUM_PATH to yours.");
    await check("Start on a bare machine", "node", ["scripts/bare-start.mjs"]);
  };
  await Promise.all([code(), build()]);
}

/** The test files of one tool: all its rooms, and the browser tests on a build that is made when it is old. */
async function checkOne(words) {
  const files = readdirSync("tests", { recursive: true }).filter((path) => words.some((word) => path.includes(word)));
  const isVitest = files.some((path) => /\.test\.tsx?$/.test(path));
  const isPlaywright = files.some((path) => path.endsWith(".spec.ts"));
  if (!isVitest && !isPlaywright) return fail(`No test file has ${words.join(" or ")} in its path`);
  if (isVitest) await vitest(...words);
  if (!isPlaywright) return;
  if (!ensureChromium()) return fail("Browser tests: no Chromium was found");
  if (await check(...site)) await playwright(...words);
}

function vitest(...filter) {
  const file = `${reports}/vitest.json`;
  const config = ["run", "--config", "tests/vitest.config.ts", "--root", "."];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return suite("Unit tests", "vitest", [...config, ...reporters, ...filter], {}, () => {
    const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(file);
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => `${name}: ${fullName}`),
    );
    return { passed: numPassedTests, failed: numFailedTests, failures };
  });
}

function playwright(...filter) {
  const file = `${process.cwd()}/${reports}/playwright.json`;
  const args = ["test", "--config", "tests/playwright.config.ts", "--reporter=list,json", ...filter];
  return suite("Browser tests", "playwright", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, () => {
    const { stats = {}, suites = [] } = readReport(file);
    const failures = specsIn(suites).filter(({ ok }) => !ok);
    return {
      passed: stats.expected ?? 0,
      failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
      failures: failures.map(({ file, line, title }) => `tests/e2e/${file}:${line}: ${title}`),
    };
  });
}

function specsIn(suites) {
  return suites.flatMap(({ specs = [], suites = [] }) => [...specs, ...specsIn(suites)]);
}

/** A command that is one test. One that ends with 77 could not be run here, and says why in its last line. */
async function check(title, command, args) {
  const { code, output } = await step(title, command, args);
  if (code === 77) notes.push(`Skipped: ${title}. ${output.trim().split("\n").at(-1)}`);
  else if (code === 0) count.passed++;
  else fail(title);
  return code === 0;
}

/** A runner of many tests, counted from its report; one that failed without a failed test counts as one. */
async function suite(title, command, args, env, counts) {
  const { code } = await step(title, command, args, env);
  const { passed, failed, failures } = counts();
  count.passed += passed;
  count.failed += failed;
  notes.push(...failures.map((failure) => `Failed: ${failure}`));
  if (code !== 0 && failed === 0) fail(title);
}

function fail(sentence) {
  count.failed++;
  notes.push(`Failed: ${sentence}`);
}

/** Runs a command to its end. Its output is shown when it is over, so that two lanes do not mix theirs. */
function step(title, command, args, env = {}) {
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

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
