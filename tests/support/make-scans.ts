import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { deflated, pdf, stream } from "./pdf.ts";
import { scanText } from "./scan-text.ts";

/**
 * Makes the scanned pages in tests/fixtures/scans: Chromium prints the text, poppler draws the page
 * with 200 dots an inch, and the image becomes a PDF. Run it by hand after a change of the text;
 * the results are committed.
 */

const pages = {
  sans: { font: "Liberation Sans", degrees: 0 },
  serif: { font: "Liberation Serif", degrees: 0 },
  askew: { font: "Liberation Sans", degrees: 10 },
};

const looks = {
  name: "font: bold 20pt/1.2 var(--font)",
  heading: "font: bold 13pt/1.3 var(--font); margin-top: 10pt; border-bottom: 1px solid",
  entry: "font: bold 10.5pt/1.35 var(--font); margin-top: 4pt",
  item: "margin-left: 14pt; display: list-item",
  text: "",
};

const html = (font: string, degrees: number) => `<style>
  @page { size: A4; margin: 0 }
  body { margin: 1.1in 1in; font: 10.5pt/1.35 var(--font); --font: "${font}"; rotate: ${degrees}deg }
</style>${scanText.map(([kind, text]) => `<div style='${looks[kind]}'>${text}</div>`).join("")}`;

const browser = await chromium.launch({
  ...(findChromium() && { executablePath: findChromium() }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
const target = new URL("../fixtures/scans/", import.meta.url).pathname;
mkdirSync(target, { recursive: true });
for (const [name, { font, degrees }] of Object.entries(pages)) {
  const page = await browser.newPage();
  await page.setContent(html(font, degrees));
  const file = join(tmpdir(), `scan-${name}.pdf`);
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const drawn = execFileSync("pdftoppm", ["-r", "200", "-gray", "-singlefile", file], { maxBuffer: 1e8 });
  const [head = "", width, height] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(drawn.subarray(0, 40).toString("latin1")) ?? [];
  // A scanned file has about eight shades of gray, and eight shades take little space.
  const shades = drawn.subarray(head.length).map((shade) => Math.round(Math.round((shade * 7) / 255) * (255 / 7)));
  const picture = stream(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
    await deflated(new Uint8Array(shades)),
  );
  const scan = pdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</Im 5 0 R>>>>/Contents 4 0 R>>",
    stream("", "595 0 0 842 0 0 cm /Im Do"),
    picture,
  ]);
  writeFileSync(`${target}${name}.pdf`, scan);
  console.log(`${name}.pdf: ${scan.length} bytes`);
}
await browser.close();
