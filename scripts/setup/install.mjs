import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { diskIsFull, fail, finished, hasNetworkError, step } from "./run.mjs";
import { hashOf, isStamped, stamp } from "./stamps.mjs";

/** The dependencies take 0.9 GB, their download another 0.3 GB, and a build 0.1 GB. */
const neededBytes = 1.5e9;

/** Ends the process if Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node 20.19 or newer is needed, and this is ${process.versions.node}. Get it from https://nodejs.org`);
}

/** Ends the process if this folder cannot be written to. */
export function requireWritableFolder() {
  const probe = ".write-probe";
  writeFileSync(probe, "");
  rmSync(probe);
}

const installedLock = "node_modules/.installed-lock";
const lockHash = () => hashOf([], [readFileSync("package-lock.json")]);

/** Whether node_modules was installed from the current lock file. */
export const isInstalled = () => isStamped(installedLock, lockHash());

/** Whether node_modules has packages from any lock file. */
export const hasPackages = () => existsSync("node_modules/.package-lock.json");

/** Notes that node_modules was installed from the current lock file. */
export const stampInstalled = () => stamp(installedLock, lockHash());

/** Installs from the lock file if node_modules is missing or belongs to another lock file. */
export async function install() {
  requireNode();
  if (isInstalled()) return;
  requireSpace();
  // Not `npm ci`: it refuses a lock file if the registry lacks the binaries of some platforms.
  await step("Install the dependencies", "npm", [
    ...["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
    ...((await isRegistryReachable()) ? [] : ["--offline"]), // npm's cache may have everything, or else npm fails at once
  ]);
  requireToolchainNode();
  stampInstalled();
}

/** Whether the registry answers at all. Without this check, npm would retry for minutes. */
async function isRegistryReachable() {
  const { output } = await finished("npm", ["ping", "--fetch-retries=0"]);
  return !hasNetworkError(output);
}

/** Ends the process if the disk is too small, because npm itself takes minutes to notice. */
function requireSpace() {
  const { bavail, bsize } = statfsSync(".");
  if (bavail * bsize < neededBytes) fail(diskIsFull);
}

/**
 * The dependencies include a newer Node for the common platforms. On other platforms, the machine's
 * own Node must be new enough.
 */
function requireToolchainNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const isBrought = ["node", "node.exe", "node.cmd"].some((file) => existsSync(`node_modules/.bin/${file}`));
  if (isBrought || major > 22 || (major === 22 && minor >= 22)) return;
  fail(
    `Node 22.22 or newer is needed on this platform, and this is ${process.versions.node}. Get it from https://nodejs.org`,
  );
}
