import { copyFileSync, existsSync, rmSync } from "node:fs";
import { step } from "./run.mjs";
import { filesBelow, hashOf, isStamped, stamp } from "./stamps.mjs";

const madeFrom = "dist/.made-from";

/** Builds the site if its files or its settings have changed since the last build. */
export async function build() {
  if (!hasBuild()) {
    const source = sourceHash();
    rmSync(madeFrom, { force: true });
    await step("Build the site", "npm", ["run", "build", "--silent"]);
    stamp(madeFrom, source);
  }
  takeLocalVariables();
}

/** Whether the build was made from the current files and settings. */
export function hasBuild() {
  return isStamped(madeFrom, sourceHash());
}

/**
 * Copies .dev.vars next to the build, where the local worker reads it. The file may have changed
 * since the build.
 */
function takeLocalVariables() {
  const beside = "dist/zero_to_offer/.dev.vars";
  if (existsSync(".dev.vars")) copyFileSync(".dev.vars", beside);
  else rmSync(beside, { force: true });
}

/** A hash of everything that a build reads: the files, and the settings in the environment. */
export function sourceHash() {
  const folders = ["content", "domain", "scripts", "web", "worker"];
  const files = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts", "wrangler.toml"];
  const settings = Object.entries(process.env).filter(([name]) => /^(SITE|VITE)_/.test(name));
  const read = folders.flatMap(filesBelow).filter((file) => !file.includes("/.wrangler/")); // the build writes these
  return hashOf(
    [...read, ...files],
    settings.sort().map(([name, value]) => `${name}=${value}\0`),
  );
}
