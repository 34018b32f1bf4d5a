/**
 * Takes the README's picture from a running site: `npm start`, then `npm run screenshot`. An
 * argument replaces http://localhost:8787.
 */
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.mjs";

const [address = "http://localhost:8787"] = process.argv.slice(2);
const path = "docs/screenshot.png";

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  colorScheme: "light",
  reducedMotion: "reduce",
});
await page.goto(address);
await page.getByRole("heading", { level: 1 }).waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path, animations: "disabled" });
await browser.close();
console.log(path);
