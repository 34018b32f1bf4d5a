/**
 * Takes the README's picture, the manifest's pictures and its maskable icon from a running site:
 * `npm start`, then `npm run screenshot`. An argument replaces http://localhost:8787.
 */
import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.mjs";

const [address = "http://localhost:8787"] = process.argv.slice(2);

const wide = { width: 1280, height: 800 };
const pictures = [
  { file: "docs/screenshot.png", path: "/", viewport: wide, scale: 1 },
  { file: "web/public/screenshot-wide.jpg", path: "/", viewport: wide, scale: 1 },
  { file: "web/public/screenshot-narrow.jpg", path: "/", viewport: { width: 390, height: 844 }, scale: 2 },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
for (const { file, path, viewport, scale } of pictures) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto(address + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, animations: "disabled", ...(file.endsWith(".jpg") && { quality: 80 }) });
  console.log(file);
}
await drawMaskableIcon("web/public/icon-maskable-512.png");
await browser.close();

/**
 * Draws the logo on a full square. The logo stays within the central circle of 80 %, which no mask
 * cuts.
 */
async function drawMaskableIcon(file: string) {
  const icon = await readFile("web/public/icon.svg", "utf8");
  const page = await browser.newPage({ viewport: { width: 512, height: 512 } });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:#00624a}svg{width:83%}</style>${icon}`,
  );
  await page.screenshot({ path: file });
  console.log(file);
}
