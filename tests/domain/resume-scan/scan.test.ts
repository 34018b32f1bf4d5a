import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, constants, gunzipSync } from "node:zlib";
import { createOCREngine, type OCREngine } from "tesseract-wasm";
import { extractImages, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import type { ResumePage } from "#domain/resume/page.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { type Gray, turned } from "#domain/resume-scan/gray.ts";
import { withAlikeHeadings } from "#domain/resume-scan/headings.ts";
import { pageOfWords } from "#domain/resume-scan/page.ts";
import { assertClear, scanMegabytes, scanScale, unsure } from "#domain/resume-scan/scan.ts";
import { skewOf } from "#domain/resume-scan/skew.ts";
import { linesOfHocr } from "#domain/resume-scan/words.ts";
import { recognize } from "#web/lib/resume-reader/recognize.ts";
import { lines, resume, text } from "../../support/resume-page.ts";
import { scanText } from "../../support/scan-text.ts";
import { eachNth } from "../../support/sweep.ts";

const find = createRequire(import.meta.url).resolve;
const engineFile = find("tesseract-wasm").replace("lib.js", "tesseract-core.wasm");
const dataFile = find("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");

/** The picture that a scanned PDF consists of. */
async function pictureOf(name: string): Promise<Gray> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(`tests/fixtures/scans/${name}.pdf`)));
  const [picture] = await extractImages(pdf, 1);
  if (!picture) throw new Error(`${name}.pdf has no picture`);
  const { width, height, channels, data } = picture;
  const shades = new Uint8ClampedArray(width * height);
  for (let at = 0; at < shades.length; at++) shades[at] = data[at * channels] ?? 0;
  return { width, height, data: shades };
}

const truth = scanText.flatMap(([, text]) => text.split(" "));

/**
 * The share of the page's words that were recognized in every letter. A repeated word must be found
 * each time.
 */
function recallOf({ items }: ResumePage): number {
  const found = items.flatMap(({ text }) => text.split(" "));
  const hits = truth.filter((word) => {
    const at = found.indexOf(word);
    if (at >= 0) found.splice(at, 1);
    return at >= 0;
  });
  return hits.length / truth.length;
}

describe("words of a scanned page", { timeout: 600_000 }, () => {
  let engine: OCREngine;
  beforeAll(async () => {
    engine = await createOCREngine({ wasmBinary: new Uint8Array(readFileSync(engineFile)).buffer });
    engine.loadModel(new Uint8Array(gunzipSync(readFileSync(dataFile))).buffer);
  }, 600_000);

  /** A short run reads only the hardest page, which comes first. */
  const pages = [
    ["askew", 0.94],
    ["serif", 0.96],
    ["sans", 0.96],
  ] as const;
  test.each(eachNth(pages, pages.length))(
    "on the page %s, at least %d of the words are recognized, and its facts are read",
    async (name, least) => {
      const shares: number[] = [];
      const { page, picture } = recognize(engine, await pictureOf(name), (share) => shares.push(share));
      expect(picture.data.length).toBe(4 * picture.width * picture.height);
      expect(picture.width / page.width).toBeCloseTo(scanScale);
      expect(recallOf(page)).toBeGreaterThanOrEqual(least);
      const { basics, roles } = readResume({ pages: withAlikeHeadings([page]) });
      expect(basics.name.text).toBe("Tomasz Whitfield");
      expect(basics.email.text).toBe("tomasz.whitfield@example.com");
      expect(roles.map(({ organization }) => organization.text)).toEqual([
        "Pennine Parcels",
        "Aire Valley Foods",
        "Aire Valley Foods",
      ]);
      expect(roles.map(({ story }) => story.paragraphs.length)).toEqual([3, 2, 1]);
      expect(Math.max(...shares)).toBeLessThanOrEqual(1);
      expect(shares.length).toBeGreaterThan(3);
    },
  );
});

/** Rows of black strokes on a white page, rotated by these degrees. */
function striped(degrees: number): Gray {
  const [width, height] = [900, 1200];
  const data = new Uint8ClampedArray(width * height).fill(255);
  for (let y = 200; y < 1000; y++)
    for (let x = 150; x < 750; x++) if (y % 30 < 10 && x % 8 < 4 && (x * 7 + y) % 90 > 20) data[y * width + x] = 0;
  return turned({ width, height, data }, degrees);
}

describe("a rotated page", () => {
  test.each([0, 1.2, -3.3, 8, -10, 14])("at %d degrees is measured to a tenth of a degree", (degrees) => {
    expect(Math.abs(skewOf(striped(degrees)) - degrees)).toBeLessThan(0.11);
  });

  test("is turned clockwise, and no part is cut off", () => {
    const data = new Uint8ClampedArray([0, 255, 255, 255, 255, 255]);
    const quarter = turned({ width: 3, height: 2, data }, 90);
    expect([quarter.width, quarter.height]).toEqual([2, 3]);
    const { width, height } = turned({ width: 300, height: 200, data: new Uint8ClampedArray(60_000) }, 30);
    expect([width, height]).toEqual([360, 323]);
  });
});

const line = (words: string, title = "baseline 0 -6; x_size 26; x_descenders 6") =>
  `<span class='ocr_line' id='line_1_1' title="bbox 100 261 1422 287; ${title}">${words}</span>`;
const word = (text: string, box: string, confidence = 96) =>
  `<span class='ocrx_word' id='word_1_1' title='bbox ${box}; x_wconf ${confidence}'>${text}</span>`;

describe("hOCR", () => {
  test("gives the words of a line with its baseline and its size", () => {
    const words = word("R&amp;D", "100 261 160 281") + word("<strong>lead</strong>", "170 261 240 281", 80);
    expect(linesOfHocr(line(words))).toEqual([
      {
        words: [
          { text: "R&D", left: 100, top: 261, right: 160, bottom: 281, confidence: 0.96 },
          { text: "lead", left: 170, top: 261, right: 240, bottom: 281, confidence: 0.8 },
        ],
        baseline: 281,
        size: 26,
      },
    ]);
  });

  test("without words gives no lines", () => {
    expect(linesOfHocr(line(word(" ", "1 2 3 4")))).toEqual([]);
    expect(linesOfHocr("")).toEqual([]);
  });
});

describe("a page of words", () => {
  const picture: Gray = { width: 1654, height: 2339, data: new Uint8ClampedArray(1654 * 2339).fill(255) };
  const textsOf = (words: string) => pageOfWords(linesOfHocr(line(words)), picture, 2).items.map(({ text }) => text);

  test("has a bullet for a sign or a small letter before a line", () => {
    expect(textsOf(word("e", "100 261 108 281") + word("Led", "130 261 170 281"))).toEqual(["•", "Led"]);
    expect(textsOf(word("A", "100 261 108 281") + word("team", "115 261 170 281"))).toEqual(["A team"]);
  });

  test("has the word I for a stroke in a sentence, and keeps a bar that separates two parts", () => {
    expect(textsOf(word("|", "100 261 103 287") + word("care", "113 261 170 281"))).toEqual(["I care"]);
    expect(textsOf(word("|", "100 261 103 287") + word("Leeds", "113 261 170 281"))).toEqual(["| Leeds"]);
  });

  test("keeps the words of two columns apart", () => {
    expect(textsOf(word("Skills", "100 261 160 281") + word("Leeds", "700 261 760 281"))).toEqual(["Skills", "Leeds"]);
  });
});

describe("headings that were measured as small as the text", () => {
  const bold = { font: "Scan-Bold", size: 12 };
  const scan = (...more: ReturnType<typeof text>[]) =>
    resume([
      text(40, 40, "Ana Silva", { font: "Scan-Bold", size: 20 }),
      text(40, 60, "ana@example.com"),
      text(40, 100, "Experience", bold),
      ...lines(40, 120, "Nurse, Santa Maria Hospital, 2019 to 2024", "Cared for twelve patients on each night shift."),
      text(40, 160, "Education", bold),
      ...lines(40, 180, "BSc in Nursing, University of Porto, 2015 to 2019"),
      text(40, 220, "Skills", bold),
      ...lines(40, 240, "Triage, Wound care, Patient education and support"),
      text(40, 280, "Awards"),
      ...lines(40, 300, "Nurse of the Year"),
      text(40, 340, "Languages"),
      ...lines(40, 360, "Portuguese", "English"),
      ...more,
    ]);
  const read = (page = scan()) => readResume({ pages: withAlikeHeadings(page.pages) });

  test("still begin sections: awards are not skills, and the languages are found", () => {
    const { skills, honors, languages } = read();
    expect(skills.flatMap(({ items }) => items.map(({ text }) => text))).toEqual([
      "Triage",
      "Wound care",
      "Patient education and support",
    ]);
    expect(honors.map(({ title }) => title.text)).toEqual(["Nurse of the Year"]);
    expect(languages.map(({ name }) => name.text)).toEqual(["Portuguese", "English"]);
  });

  test("have no misread pictograms before them, and labels and job titles do not become headings", () => {
    const more = [
      text(30, 280, "•"),
      text(40, 400, "Projects"),
      text(120, 400, "Ward app"),
      text(40, 420, "Social Worker"),
    ];
    const page = withAlikeHeadings(scan(...more).pages).flatMap(({ items }) => items);
    const lookOf = (said: string) => page.filter(({ text }) => text === said).map(({ font, size }) => [font, size]);
    expect(lookOf("Awards")).toEqual([["Scan-Bold", 12]]);
    expect(lookOf("•")).toEqual([]);
    for (const said of ["Projects", "Social Worker", "English"]) expect(lookOf(said), said).toEqual([["Sans", 10]]);
  });

  test("are not invented in a picture without headings", () => {
    const { pages } = resume(lines(40, 40, "Ana Silva", "ana@example.com"));
    expect(withAlikeHeadings(pages)).toEqual(pages);
  });
});

test("a page where most words are probably wrong is refused with a sentence", () => {
  const lines = (confidence: number) => linesOfHocr(line(word("Leeds", "100 261 160 281", confidence)));
  expect(() => assertClear(lines(59))).toThrow(FileRefused);
  expect(() => assertClear(lines(59))).toThrow(/too blurred/);
  expect(() => assertClear(lines(60))).not.toThrow();
  expect(() => assertClear([])).not.toThrow();
});

test("every value from a picture is a thing to check", () => {
  expect(unsure({ "settings.name": 0.95, "settings.title": 0.3 })).toEqual({
    "settings.name": 0.5,
    "settings.title": 0.3,
  });
});

test("the page shows the true size of the download", () => {
  const packed = (file: string) =>
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
  const bytes = packed(engineFile) + packed(find("tesseract-wasm")) + readFileSync(dataFile).length;
  expect(Math.abs(bytes / 1_000_000 - scanMegabytes)).toBeLessThan(0.1);
});
