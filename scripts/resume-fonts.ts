import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/**
 * Reduces the fonts of resume files to Latin, Greek and Cyrillic letters and punctuation, and the
 * Devanagari font to the letters of Hindi, Marathi and Nepali. Run this by hand when a font
 * changes. The results are committed.
 */

const fonts = {
  sans: "node_modules/@expo-google-fonts/inter/{}/Inter_{}.ttf",
  serif: "node_modules/@expo-google-fonts/literata/{}/Literata_{}.ttf",
};
const faces = { regular: "400Regular", italic: "400Regular_Italic", bold: "600SemiBold" };

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}ƏəƠơƯư${range(0x218, 0x21b)}${range(0x1e80, 0x1e85)}ẞ${range(0x1ea0, 0x1ef9)}`;
const greek = range(0x386, 0x3ce);
const cyrillic = `${range(0x400, 0x45f)}ҐґҒғҖҗҚқҢңҮүҰұҲҳҺһӘәӨө`;
const signs = "‐‑ˆ˜˝–—―‘’‚“”„†‡•…‰′″‹›⁄€₴₹₺₽№™←↑→↓−≈≠≤≥";

/** Drops the tables for vertical text and for the style names of a font family. */
const options = { targetFormat: "truetype" as const, dropTables: ["vhea", "vmtx", "STAT"] };
/** These scripts need only kerning and marks: no letter changes its shape. */
const latinOptions = { ...options, noLayoutClosure: true, keepFeatures: ["ccmp", "kern", "mark", "mkmk"] };

for (const [name, file] of Object.entries(fonts))
  for (const [face, style] of Object.entries(faces)) {
    const font = await subsetFont(
      await readFile(file.replaceAll("{}", style)),
      latin + greek + cyrillic + signs,
      latinOptions,
    );
    await write(`web/fonts/resume-${name}-${face}.ttf`, font);
  }

/** Letters of Sanskrit and of Dravidian languages, which are left out. */
const notHindi = "ऄऌऎऒऩऴऺऻॄॆॊ";
const devanagari = [...range(0x901, 0x94d), "ॐ", ...range(0x95b, 0x95d), ...range(0x964, 0x970), "ॲ\u200c\u200d"];
const hindi = devanagari.filter((letter) => !notHindi.includes(letter)).join("");
const noto = "node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf";
const kept = `${hindi}${range(0x20, 0x7e)}–—‘’“”…·`;
/** The features that shape text. Alternate glyphs are left out. */
const hindiFeatures =
  "nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct pres abvs blws psts haln dist abvm blwm mark mkmk".split(" ");
const hindiOptions = { ...options, keepFeatures: hindiFeatures };
await write("web/fonts/resume-devanagari.ttf", await subsetFont(await readFile(noto), kept, hindiOptions));

async function write(target: string, font: Uint8Array) {
  await writeFile(target, font);
  console.log(`${target}: ${font.byteLength} bytes`);
}
