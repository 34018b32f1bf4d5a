import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { type Screen, screenList, stages, toolOf } from "#domain/screens.ts";
import { sharePicturePath, shareSize, shareText } from "#domain/share-picture.ts";
import { site } from "#domain/site.ts";
import { cached } from "./cached.ts";
import { hexColor, themeColor } from "./colors.ts";

const source = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const [theme] = source("web/styles.css").split("\n  .dark {") as [string];
const mark = source("web/public/icon.svg").replace(/<\/?svg[^>]*>/g, "");

/** Everything that a picture depends on besides its text. */
const makers = [theme, mark, ...["scripts/share-pictures.ts", "scripts/colors.ts", "package-lock.json"].map(source)];

const left = 80;
const textWidth = shareSize.width - 2 * left;

/** Writes the picture of each screen into the folder of a build. */
export async function writeSharePictures(out: string): Promise<void> {
  for (const screen of screenList) {
    const file = out + sharePicturePath(screen);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await sharePicture(screen));
  }
}

/** The share picture of a screen as a PNG. Social networks show it next to a link. */
function sharePicture(screen: Screen): Promise<Buffer> {
  const words = JSON.stringify([shareText(screen), toolOf(screen.name)?.card.stage, stages, site.name]);
  return cached([words, ...makers], async () => {
    const { Resvg, fonts } = await tools();
    return Buffer.from(new Resvg(drawing(screen, fonts), { shapeRendering: 2 }).render().asPng());
  });
}

type Fonts = { heavy: Font; plain: Font };
let loading: Promise<{ Resvg: typeof Resvg; fonts: Fonts }> | undefined;

/** Loads the renderer and the fonts once, and only if a picture must be made. */
function tools() {
  loading ??= (async () => {
    await initWasm(readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
    return { Resvg, fonts: { heavy: await fontOf(800), plain: await fontOf(500) } };
  })();
  return loading;
}

/** The web font at one weight, in the format that fontkit draws. */
async function fontOf(wght: number): Promise<Font> {
  const letters = String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index));
  const font = await subsetFont(await readFile("web/fonts/hanken-grotesk.woff2"), `${letters}–—‘’“”…✓→`, {
    targetFormat: "truetype",
    variationAxes: { wght },
  });
  return create(font) as Font;
}

function drawing(screen: Screen, { heavy, plain }: Fonts): string {
  const { title, line } = shareText(screen);
  const size = [84, 76, 68, 60].find((size) => wrapped(title, heavy, size).length <= 2) ?? 52;
  const heading = balanced(title, heavy, size);
  const text = wrapped(line, plain, 34);
  const top = heading.length === 1 ? 300 : 254;
  const below = top + (heading.length - 1) * size * 1.08 + 62;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">`,
    `<rect width="100%" height="100%" fill="${color("page")}"/>`,
    `<circle cx="1110" cy="-70" r="420" fill="${color("tint")}"/>`,
    `<g transform="translate(${left} 72) scale(2.125)">${mark}</g>`,
    written(site.name, heavy, { x: left + 88, y: 118, size: 36, fill: color("ink") }),
    ...heading.map((words, index) =>
      written(words, heavy, { x: left, y: top + index * size * 1.08, size, fill: color("ink") }),
    ),
    ...text.map((words, index) =>
      written(words, plain, { x: left, y: below + index * 45, size: 34, fill: color("muted") }),
    ),
    ...way(screen, heavy, plain),
    "</svg>",
  ].join("");
}

/**
 * The stages from zero to an offer. The stages up to the tool's own are drawn as passed. On other
 * screens, all stages are.
 */
function way({ name }: Screen, heavy: Font, plain: Font): string[] {
  const stops = [...stages.map(({ title }) => title), "Offer"];
  const tool = toolOf(name);
  const current = tool ? stages.findIndex(({ id }) => id === tool.card.stage) : stages.length;
  const step = (textWidth - 90) / (stops.length - 1);
  const y = 554;
  return [
    `<path d="M${left} ${y}h${textWidth - 90}" stroke="${color("line")}" stroke-width="4"/>`,
    `<path d="M${left} ${y}h${current * step}" stroke="${color("accent")}" stroke-width="4"/>`,
    ...stops.flatMap((title, index) => {
      const isCurrent = index === current;
      const x = left + index * step;
      const ring = index <= current ? "accent" : "edge";
      const fill = color(isCurrent ? "accent" : "page");
      return [
        `<circle cx="${x + 14}" cy="${y}" r="14" fill="${fill}" stroke="${color(ring)}" stroke-width="4"/>`,
        written(title, isCurrent ? heavy : plain, {
          x,
          y: y + 46,
          size: 24,
          fill: color(isCurrent ? "accent" : "muted"),
        }),
      ];
    }),
  ];
}

const color = (name: string) => hexColor(...themeColor(theme, name));

/** Splits a text into two lines so that the longer one is as short as possible. */
function balanced(text: string, font: Font, size: number): string[] {
  const lines = wrapped(text, font, size);
  if (lines.length !== 2) return lines;
  const words = text.split(" ");
  const pairs = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (pair: string[]) => Math.max(...pair.map((line) => widthOf(line, font, size)));
  return pairs.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best), lines);
}

/** Breaks a text into lines that fit the picture's width. */
function wrapped(text: string, font: Font, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, font, size) <= textWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const widthOf = (text: string, font: Font, size: number) => (font.layout(text).advanceWidth / font.unitsPerEm) * size;

type Place = { x: number; y: number; size: number; fill: string };

/** A line of text as outlines, so that the picture needs no font. */
function written(text: string, font: Font, { x, y, size, fill }: Place): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const outline = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
    at += positions[index]?.xAdvance ?? 0;
    return outline;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${outlines.join("")}</g>`;
}
