// npm test runs every check in two parallel lanes, and counts the checks. npm test -- WORD runs the
// test files that have the word in their path.
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { hasPackages, install } from "./setup/install.mjs";
import { check, count, fail, notes, seconds, step, suite } from "./steps.mjs";

const reports = "node_modules/.cache/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = Date.now();

process.exitCode = 1; // also if a signal ends this process
// Every process of Node parses the same libraries: only the first one compiles them.
process.env.NODE_COMPILE_CACHE ??= `${process.cwd()}/node_modules/.cache/compiled`;

const words = process.argv.slice(2);
// This check needs none of our packages: it installs its own, and this folder takes them over.
let bareStart;
const handedOver = new Promise((resolve) => {
  if (words.length > 0) return resolve();
  const heard = (output) => /^The packages .* handed over$/m.test(output) && resolve();
  bareStart = check("Start on a bare machine", process.execPath, ["scripts/bare-start.mjs"], heard);
});
if (!hasPackages()) await Promise.race([handedOver, bareStart]);
await install();
const { ensureChromium } = await import("./chromium.mjs");
const site = [
  "Build",
  "node",
  ["--input-type=module", "--eval", 'import("./scripts/setup/build.mjs").then((s) => s.build())'],
];
if (words.length > 0) await checkOne(words);
else await checkAll();

for (const note of notes) console.log(note);
console.log(`\n${seconds(started)} in all\n${count.passed} passed, ${count.failed} failed`);
if (count.failed === 0) process.exitCode = 0;

async function checkAll() {
  const code = async () => {
    await check("Format and lint", "biome", ["ci", "."]);
    await check("Types", "tsc", []);
    if (process.env.CI) {
      await bareStart; // that check hides programs, so nothing may be installed meanwhile
      await step("Programs for the cheat sheets", "node", ["scripts/install-sheet-tools.mjs"]);
    }
    await vitest();
  };
  const build = async () => {
    await bareStart; // that check leaves its build here
    const hasChromium = ensureChromium();
    if (!(await check(...site))) return;
    await check("Size budgets", "node", ["scripts/budgets.ts"]);
    await check("Deploy, as far as it goes without an account", "wrangler", [
      ...["deploy", "--dry-run", "--config", "dist/zero_to_offer/wrangler.json", "--outdir", `${reports}/deploy`],
    ]);
    if (hasChromium) await playwright();
    else fail("Browser tests: they need a Chromium, and none could be installed. Set CHROMIUM_PATH to yours.");
  };
  await Promise.all([code(), build()]);
}

/**
 * Runs the test files of one tool, in all folders. If the build is old, browser tests rebuild
 * first.
 */
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

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
