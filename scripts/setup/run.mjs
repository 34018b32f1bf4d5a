// Plain Node, without dependencies: it runs before anything is installed.
import { spawnSync } from "node:child_process";

export const diskIsFull = "The disk is full. Free some space (the site needs about 1.5 GB), then run this again.";

const networkErrors = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED/;

// A folder that cannot be written to, or a full disk, may show at any step.
process.on("uncaughtException", (error) => fail(sentenceFor(String(error.code)) ?? error.stack));

/** Ends the process with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The sentence for an error of the machine, found by the error code in a command's output. */
export function sentenceFor(output) {
  if (/ENOSPC|SQLITE_FULL/.test(output)) return diskIsFull;
  if (/EROFS|EACCES|EPERM|SQLITE_READONLY/.test(output))
    return "This folder cannot be written to. Clone the site into a folder of your own, then run this again.";
  if (hasNetworkError(output)) return "The npm registry cannot be reached. Check the network, then run this again.";
}

export function hasNetworkError(output) {
  return networkErrors.test(output);
}

/** Runs a command and hides its output. A failure shows the output's end and ends the process. */
export function step(title, command, args, { env = {} } = {}) {
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

/** Prints what was done and how long it took. */
export function report(title, started) {
  console.log(`${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs a command and shows its output. Returns true when it succeeded within `minutes` (0: no limit). */
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

/** Runs a command as `run` does, and ends the process when it fails. */
export function must(command, args, options) {
  if (!run(command, args, options)) fail(`Failed: ${command} ${args.join(" ")}`);
}

/** Installs packages on Debian and Ubuntu. Uses sudo when the user is not root, and never asks for a password. */
export function installDebianPackages(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const patience = ["-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2"];
  const apt = (...args) =>
    run("env", [...asRoot, "DEBIAN_FRONTEND=noninteractive", "apt-get", ...patience, ...args], { minutes: 15 });
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...names);
}
