import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/**
 * Reduces the web font to what the site's own texts need: Latin letters, punctuation, and weights
 * 400 to 800. Run this by hand when the font changes. The result is committed. Pages with rarer
 * letters load the full font.
 */

const source = "node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";
const target = "web/fonts/hanken-grotesk.woff2";

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/** Characters and letters that English and most Western European texts do not need. */
const rare = /[¹²³¢¤¦¨ª¬¯´µ¶¸º¼½¾÷ÐÞðþ]/g;
const text = `${range(0x20, 0x7e)}${range(0xa0, 0xff).replace(rare, "")}ŒœŸ–—‘’‚“”„†•…‹›€™−→←↑↓`;

const font = await subsetFont(await readFile(source), text, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 800, default: 400 } },
});
await writeFile(target, font);
console.log(`${target}: ${font.byteLength} bytes`);
