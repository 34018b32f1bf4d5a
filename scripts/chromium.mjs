import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackages, run } from "./setup.mjs";

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

/** Gets one where there is none: Playwright's, else Debian's package. False when there is none to be had. */
export function ensureChromium() {
  if (findChromium()) return true;
  if (run("playwright", ["install", "--with-deps", "chromium"], { minutes: 15 }) && findChromium()) return true;
  return installDebianPackages(["chromium"]) && findChromium() !== undefined;
}
