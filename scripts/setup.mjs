// Plain Node, without dependencies: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

const quiet = {
  CI: "true",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG: "error",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** The dependencies take 0.9 GB, their download another 0.3, a build 0.1. */
const neededBytes = 1.5e9;
const diskIsFull = "The disk is full. Free some space (the site needs about 1.5 GB), then run this again.";

const networkErrors = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED/;

/** Ends the process with one sentence, as every failure that we can name does. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

// A folder that cannot be written to, or a full disk, may show at any step.
process.on("uncaughtException", (error) => fail(sentenceFor(String(error.code)) ?? error.stack));

/** The sentence for an error that a visitor's machine causes, found by the code that the output names. */
function sentenceFor(output) {
  if (/ENOSPC|SQLITE_FULL/.test(output)) return diskIsFull;
  if (/EROFS|EACCES|EPERM|SQLITE_READONLY/.test(output))
    return "This folder cannot be written to. Clone the site into a folder of your own, then run this again.";
  if (networkErrors.test(output)) return "The npm registry cannot be reached. Check the network, then run this again.";
}

/** Ends the process on a Node that is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node 20.19 or newer is needed, and this is ${process.versions.node}. Get it from https://nodejs.org`);
}

/** The dependencies bring a newer Node for the common platforms. On any other, the machine's own must be new enough. */
function requireToolchainNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const isBrought = ["node", "node.exe", "node.cmd"].some((file) => existsSync(`node_modules/.bin/${file}`));
  if (isBrought || major > 22 || (major === 22 && minor >= 22)) return;
  fail(
    `Node 22.22 or newer is needed on this platform, and this is ${process.versions.node}. Get it from https://nodejs.org`,
  );
}

/** Ends the process in a folder that nothing can be written to. */
export function requireWritableFolder() {
  const probe = ".write-probe";
  writeFileSync(probe, "");
  rmSync(probe);
}

/** Whether the registry answers at all, whatever it says. Without this question, npm tries for minutes. */
function isRegistryReachable() {
  const { stderr } = spawnSync("npm", ["ping", "--fetch-retries=0"], { encoding: "utf8" });
  return !networkErrors.test(stderr ?? "");
}

/** Ends the process on a disk that the dependencies would fill: npm itself takes minutes to notice. */
function requireSpace() {
  const { bavail, bsize } = statfsSync(".");
  if (bavail * bsize < neededBytes) fail(diskIsFull);
}

/** Installs from the lock file when node_modules is missing or belongs to another lock file. */
export function install() {
  requireNode();
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (isStamped("node_modules/.installed-lock", lock)) return;
  requireSpace();
  // Not `npm ci`: it refuses a lock file without the binaries of platforms that a registry does not carry.
  step("Install the dependencies", "npm", [
    ...["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
    ...(isRegistryReachable() ? [] : ["--offline"]), // what npm has kept may do; else it says so at once
  ]);
  requireToolchainNode();
  stamp("node_modules/.installed-lock", lock);
}

/** Builds the site when the last build was made from other files or settings. */
export function build() {
  const made = "dist/.made-from";
  const source = sourceHash();
  if (isStamped(made, source)) return;
  rmSync(made, { force: true });
  step("Build the site", "npm", ["run", "build", "--silent"]);
  stamp(made, source);
}

/** A hash of everything that a build reads: the files, and the settings in the environment. */
function sourceHash() {
  const hash = createHash("sha256");
  const folders = ["content", "domain", "scripts", "web", "worker"];
  const files = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts", "wrangler.toml"];
  for (const file of [...folders.flatMap(filesBelow), ...files].sort())
    hash.update(`${file}\0`).update(readFileSync(file));
  for (const [name, value] of Object.entries(process.env).sort())
    if (/^(SITE|VITE)_/.test(name)) hash.update(`${name}=${value}\0`);
  return hash.digest("hex");
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
}

/** Applies the migrations to the local database in the folder `state` when there are new ones. */
function migrate(state) {
  const hash = createHash("sha256");
  for (const file of filesBelow("migrations").sort()) hash.update(file).update(readFileSync(file));
  const migrations = hash.digest("hex");
  if (isStamped(`${state}/.migrated`, migrations)) return;
  step(
    "Prepare the database",
    "wrangler",
    ["d1", "migrations", "apply", "zero-to-offer", "--local", "--persist-to", state],
    { env: quiet },
  );
  stamp(`${state}/.migrated`, migrations);
}

function isStamped(file, content) {
  return existsSync(file) && readFileSync(file, "utf8") === content;
}

function stamp(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Prints one line for a step that is over: what was done, and how long it took. */
function report(title, started) {
  console.log(`${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs a command with its output held back. A failure shows the output's end and ends the process. */
function step(title, command, args, { env = {} } = {}) {
  const started = Date.now();
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return report(title, started);
  const output = `${stdout ?? ""}${stderr ?? ""}${error ?? ""}`;
  const sentence = sentenceFor(output);
  if (!sentence) console.error(output.trim().split("\n").slice(-40).join("\n"));
  fail(sentence ?? `This step failed: ${title}. Its last lines stand above.`);
}

/** Runs a command to its end, or for `minutes` at most, with its output shown; true when it succeeded. */
export function run(command, args, { env = {}, minutes = 0 } = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    timeout: minutes * 60_000,
  });
  if (error)
    console.error(error.code === "ETIMEDOUT" ? `${command} took longer than ${minutes} minutes` : error.message);
  return status === 0;
}

/** The same for a step that nothing can go on without. */
export function must(command, args, options) {
  if (!run(command, args, options)) fail(`Failed: ${command} ${args.join(" ")}`);
}

/** Debian and Ubuntu only; uses sudo where we are not root, and asks for no password. */
export function installDebianPackages(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const patience = ["-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2"];
  const apt = (...args) =>
    run("env", [...asRoot, "DEBIAN_FRONTEND=noninteractive", "apt-get", ...patience, ...args], { minutes: 15 });
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...names);
}

/**
 * Applies the migrations and serves the last build with the platform's own runtime. The data and the server's log lie
 * in the folder `state`. Resolves with the address when the API answers; ends the process when it does not within two
 * minutes. The server ends with this process, and this process with the server.
 */
export async function serve({ port, state, vars = {} }) {
  migrate(state);
  const started = Date.now();
  const log = `${state}/server.log`;
  const output = openSync(log, "w");
  const server = spawn(
    "wrangler",
    [
      ...["dev", "--config", "dist/zero_to_offer/wrangler.json", "--persist-to", state],
      ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--log-level", "warn"],
      ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    // A process group of its own: ending it ends the runtime that wrangler starts, too.
    { stdio: ["ignore", output, output], env: { ...process.env, ...quiet, WRANGLER_LOG: "warn" }, detached: true },
  );
  closeSync(output);
  let isStopped = false;
  server.on("error", (error) => fail(`The server did not start: ${error.message}`));
  server.on("exit", (code) => {
    if (isStopped) process.exit(0);
    fail(sentenceFor(readFileSync(log, "utf8")) ?? `The server ended with code ${code}. Its log is ${log}`);
  });
  process.on("exit", () => signalGroup(server, "SIGKILL"));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      isStopped = true;
      signalGroup(server, "SIGTERM");
      setTimeout(() => process.exit(0), 3000); // and with it what is left of the group
    });

  const origin = `http://127.0.0.1:${port}`;
  const deadline = started + 120_000;
  while (!(await isHealthy(origin))) {
    if (Date.now() > deadline) fail(`${origin}/api/health does not answer. The server's log is ${log}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  report("Start the server", started);
  return origin;
}

/** Sends a signal to a process and all that it started. Does nothing when they are gone. */
function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {}
}

async function isHealthy(origin) {
  try {
    return (await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Fills the contests once: on the very first start the table is empty, and the schedule's next run is hours away. A site
 * whose sources do not answer is served all the same, and one line names those sources.
 */
export async function refreshWhenEmpty(origin) {
  const started = Date.now();
  const ask = (path) => fetch(origin + path, { signal: AbortSignal.timeout(120_000) });
  try {
    const { contests } = await (await ask("/api/contests")).json();
    if (contests.length > 0) return;
    await ask(`/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("0 */6 * * *")}`);
    report("Ask the contest and hackathon sources", started);
    const { sources } = await (await ask("/api/status")).json();
    const silent = sources.filter(({ state }) => state === "failing").map(({ label }) => label);
    if (silent.length > 0)
      console.log(`No answer from ${silent.join(", ")}. The site shows what it has and asks again every six hours.`);
  } catch (error) {
    console.warn(`The sources could not be asked: ${error.message}`);
  }
}
