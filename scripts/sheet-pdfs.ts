import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { sheetName, sheetScreens } from "#domain/cheat-sheets/cheat-sheets.ts";
import { cached } from "./cached.ts";
import { findChromium } from "./chromium.mjs";

/**
 * Prints every prerendered cheat sheet to a PDF beside it, in its print style. Without Chromium,
 * nothing is printed, and the page's link opens the print dialog instead.
 */
const out = "dist/client";
const executablePath = findChromium();
let browser: Browser | undefined;

if (executablePath) {
  await mkdir(`${out}/cheat-sheets`, { recursive: true });
  for (const { name, path } of sheetScreens) {
    const html = await readFile(`${out}${path}.html`, "utf8");
    await writeFile(`${out}/cheat-sheets/${sheetName(name)}.pdf`, await cached([html], () => printed(path)));
  }
  await browser?.close();
}

async function printed(path: string): Promise<Buffer> {
  browser ??= await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = `${out}${extname(pathname) ? pathname : `${pathname}.html`}`;
    await (existsSync(file) ? route.fulfill({ path: file }) : route.abort());
  });
  await page.goto(`http://localhost${path}`);
  const pdf = await page.pdf({ format: "A4", printBackground: true });
  await page.close();
  return pdf;
}
