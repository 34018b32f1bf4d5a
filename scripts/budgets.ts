import { readdir, readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";

/**
 * What a first visit of each screen downloads, in kB (1000 bytes), compressed with brotli as the platform does: the page,
 * its scripts, the font (which is compressed already), and in how many requests. A screen over its budget fails the build.
 */
const budgets = { total: 150, scripts: 110, font: 35, requests: 8 };
/** Directories carry their first rows in the page, cheat sheets their whole text. */
const contentTotal = 200;

const out = "dist/client";
const pages = (await readdir(out, { recursive: true })).filter((file) => file.endsWith(".html")).sort();
const sizes = new Map<string, number>();
let failed = false;

console.log("first visit, kB brotli                              total   page  scripts   font  requests");
for (const file of pages) {
  const html = await readFile(`${out}/${file}`, "utf8");
  const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const font = /<link rel="preload" href="([^"]+)" as="font"/.exec(html)?.[1] ?? "";
  const page = await kilobytes(`/${file}`);
  const scriptSizes = await Promise.all(scripts.map(kilobytes));
  const script = scriptSizes.reduce((sum, size) => sum + size, 0);
  const fontSize = (await readFile(out + font)).byteLength / 1000;
  const total = page + script + fontSize;
  const limit = /"(ItemList|TechArticle)"/.test(html) ? contentTotal : budgets.total;
  const requests = 2 + scripts.length;
  const over = total > limit || script > budgets.scripts || fontSize > budgets.font || requests > budgets.requests;
  failed ||= over;
  const figures = [total, page, script, fontSize].map((size) => size.toFixed(1).padStart(7)).join("");
  console.log(`${file.padEnd(50)}${figures}${String(requests).padStart(8)}${over ? "  OVER BUDGET" : ""}`);
}
if (failed) {
  console.error(`Budgets: ${JSON.stringify({ ...budgets, contentTotal })}`);
  process.exit(1);
}

async function kilobytes(path: string): Promise<number> {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const size = brotliCompressSync(await readFile(out + path)).byteLength / 1000;
  sizes.set(path, size);
  return size;
}
