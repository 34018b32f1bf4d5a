import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./setup.mjs";

/** An installed Chromium, Playwright's own included; undefined when there is none. */
export function findChromium() {
  return [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
}

/** Gets one where there is none: Playwright's, else Debian's package. */
export function ensureChromium() {
  if (findChromium()) return true;
  if (run("playwright", ["install", "--with-deps", "chromium"]) && findChromium()) return true;
  return installDebianPackages(["chromium"]) && findChromium() !== undefined;
}

/** Debian and Ubuntu only; uses sudo where we are not root. */
export function installDebianPackages(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) => run("env", [...asRoot, "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args]);
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...names);
}
