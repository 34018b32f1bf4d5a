// Plain Node without dependencies, because it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";

export const diskIsFull = "The disk is full. Free some space (the site needs about 1.5 GB), then run this again.";

const networkErrors = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED/;

// Any step may run into a read-only folder or a full disk.
process.on("uncaughtException", (error) => fail(sentenceFor(String(error.code)) ?? error.stack));

/** Ends the process with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The sentence for an error of the machine, recognized by the error code in a command's output. */
export function sentenceFor(output) {
  if (/ENOSPC|SQLITE_FULL/.test(output)) return diskIsFull;
  if (/EROFS|EACCES|EPERM|SQLITE_READONLY/.test(output))
    return "This folder cannot be written to. Clone the site into a folder of your own, then run this again.";
  if (hasNetworkError(output)) return "The npm registry cannot be reached. Check the network, then run this again.";
}

export function hasNetworkError(output) {
  return networkErrors.test(output);
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
const running = new Set();
let isEnding = false;

/**
 * Starts a command. The command, and everything that it starts, ends with this process. A signal to
 * this process ends all of them in order, within three seconds.
 */
export function startGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true }); // in its own process group
  const send = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {} // the group has ended, or has never started
  };
  const kill = () => send("SIGKILL");
  const stop = () => {
    isEnding = true;
    send(options.killSignal ?? "SIGTERM");
    setTimeout(() => process.exit(), 3000);
  };
  running.add(child);
  process.on("exit", kill);
  for (const signal of signals) process.on(signal, stop);
  child.on("exit", () => {
    kill(); // ends the processes that it left behind
    process.off("exit", kill);
    for (const signal of signals) process.off(signal, stop);
    running.delete(child);
    if (isEnding) child.removeAllListeners(); // its listeners must not start further work
    if (isEnding && running.size === 0) process.exit();
  });
  return child;
}

/** Runs a command and resolves with its exit code and its whole output. */
export async function finished(command, args, env = {}) {
  const child = startGroup(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
  const status = await new Promise((end) => {
    child.on("error", (error) => {
      output += error;
      end(null);
    });
    child.on("close", end);
  });
  return { status, output };
}

/**
 * Runs a command and hides its output. If it fails, shows the end of the output and ends the
 * process.
 */
export async function step(title, command, args, { env = {} } = {}) {
  const started = Date.now();
  const { status, output } = await finished(command, args, env);
  if (status === 0) return report(title, started);
  const sentence = sentenceFor(output);
  if (!sentence) console.error(output.trim().split("\n").slice(-40).join("\n"));
  fail(sentence ?? `This step failed: ${title}. Its last lines stand above.`);
}

/** Prints what was done and how long it took. */
export function report(title, started) {
  console.log(`${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Runs a command and shows its output. Returns true if it succeeded within `minutes`. 0 means no
 * time limit.
 */
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

/** Runs a command like `run`, and ends the process if it fails. */
export function must(command, args, options) {
  if (!run(command, args, options)) fail(`Failed: ${command} ${args.join(" ")}`);
}

/**
 * Installs packages on Debian and Ubuntu. If the user is not root, uses sudo, but never asks for a
 * password.
 */
export function installDebianPackages(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const patience = ["-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2"];
  const apt = (...args) =>
    run("env", [...asRoot, "DEBIAN_FRONTEND=noninteractive", "apt-get", ...patience, ...args], { minutes: 15 });
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...names);
}
