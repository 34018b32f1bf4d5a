import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { extname } from "node:path";
import { chromium } from "@playwright/test";
import type { Plugin } from "vite";
import { sheetName, sheetScreens } from "#domain/cheat-sheets.ts";
import { findChromium } from "./chromium.mjs";

const out = "dist/client";
const cache = "node_modules/.cache/sheet-pdfs";
const executablePath = findChromium();

/** Tells the pages whether there will be PDFs to link to: only a machine with a Chromium can make them. */
export function sheetPdfs(): Plugin {
  const define = { "import.meta.env.SHEET_PDFS": JSON.stringify(executablePath !== undefined) };
  return { name: "sheet-pdfs", config: () => ({ define }) };
}

/** Prints every prerendered cheat sheet to a PDF beside it, in its print style; unchanged ones come from the cache. */
export async function makeSheetPdfs(): Promise<number> {
  if (!executablePath) return 0;
  await mkdir(cache, { recursive: true });
  await mkdir(`${out}/cheat-sheets`, { recursive: true });
  const sheets = await Promise.all(
    sheetScreens.map(async ({ name, path }) => {
      const hash = createHash("sha256")
        .update(await readFile(`${out}${path}.html`))
        .digest("hex");
      return { path, kept: `${cache}/${hash}.pdf`, target: `${out}/cheat-sheets/${sheetName(name)}.pdf` };
    }),
  );
  const missing = sheets.filter(({ kept }) => !existsSync(kept));
  if (missing.length > 0) await print(missing);
  for (const { kept, target } of sheets) await copyFile(kept, target);
  return sheets.length;
}

async function print(sheets: { path: string; kept: string }[]) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = `${out}${extname(pathname) ? pathname : `${pathname}.html`}`;
    await (existsSync(file) ? route.fulfill({ path: file }) : route.abort());
  });
  for (const { path, kept } of sheets) {
    await page.goto(`http://localhost${path}`);
    await page.pdf({ path: kept, format: "A4", printBackground: true });
  }
  await browser.close();
}
