import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackages, run } from "./setup/run.mjs";

/**
 * The path of an installed Chromium, which may be Playwright's own. Undefined if there is none.
 * Debian's headless shell comes first: it draws no window, so tests need about half the processor
 * time.
 */
export function findChromium() {
  return [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
}

/**
 * Installs Chromium if it is missing: Debian's package, or else Playwright's. Returns false if
 * neither works.
 */
export function ensureChromium() {
  if (findChromium()) return true;
  console.log("No Chromium was found: installing one for the browser tests …");
  const packages = existsSync("/usr/bin/apt-get") ? ["chromium-headless-shell", "chromium"] : [];
  if (packages.some((name) => installDebianPackages([name]) && findChromium())) return true;
  return run("playwright", ["install", "--with-deps", "chromium"], { minutes: 15 }) && findChromium() !== undefined;
}
