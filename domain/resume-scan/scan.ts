import { FileRefused } from "../resume-formats/file-refused.ts";
import type { WordLine } from "./words.ts";

/**
 * Pixels per point for recognition: 200 dots an inch. More take longer and do not find more words.
 */
export const scanScale = 200 / 72;

/**
 * In points: the longer side of A4. Scanners state arbitrary sizes, so all pages are rendered at
 * this one.
 */
export const longSide = 842;

/** The compressed size of the engine and its English data, which reading a scan downloads. */
export const scanMegabytes = 3.6;

/** Below this mean confidence, most words are wrong. */
const leastConfidence = 0.6;

export const scanRefusals = {
  noWords: "No words were found in this picture. Scan it at 300 dots an inch, or export a PDF with text.",
  blurred: "This picture is too blurred or too dark to be read. Scan it again, flat and in good light.",
  damaged: "This picture is damaged or of a kind that browsers do not open. Save it as a PNG or JPEG.",
  tooManyPixels: "This picture has more than 50 million pixels. Save it smaller: 3,000 pixels are enough for a page.",
  tooFewPixels: "This picture is too small to be read. Take one of at least 1,700 by 2,300 pixels for a page.",
  stopped: "Reading this picture stopped. Please try again.",
  tooSlow: "Reading this picture took too long. Scan fewer pages, or export a PDF with text.",
  download: "What reads pictures could not be loaded. Check your connection, then try again.",
};

/** Throws FileRefused if most of the words must be wrong. */
export function assertClear(lines: WordLine[]): void {
  const words = lines.flatMap((line) => line.words);
  const sum = words.reduce((total, { confidence }) => total + confidence, 0);
  if (sum < leastConfidence * words.length) throw new FileRefused(scanRefusals.blurred);
}

/** Low enough that the visitor is asked to check each value. */
const maxConfidence = 0.5;

/** The confidence of values read from a picture. */
export function unsure(confidence: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(confidence).map(([path, value]) => [path, Math.min(value, maxConfidence)]));
}
