import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackages, run } from "./setup/run.mjs";

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

/** Gets one where there is none: Debian's package, else Playwright's. False when there is none to be had. */
export function ensureChromium() {
  if (findChromium()) return true;
  console.log("No Chromium was found: installing one for the browser tests …");
  if (existsSync("/usr/bin/apt-get") && installDebianPackages(["chromium"]) && findChromium()) return true;
  return run("playwright", ["install", "--with-deps", "chromium"], { minutes: 15 }) && findChromium() !== undefined;
}
