import type { OCREngine } from "tesseract-wasm";
import type { ResumePage } from "#domain/resume/page.ts";
import { colorsOf, type Gray, turned } from "#domain/resume-scan/gray.ts";
import { pageOfWords } from "#domain/resume-scan/page.ts";
import { assertClear, scanScale } from "#domain/resume-scan/scan.ts";
import { skewOf } from "#domain/resume-scan/skew.ts";
import { linesOfHocr } from "#domain/resume-scan/words.ts";

/** The words of a page, and its picture, turned upright and leveled. */
type Recognized = { page: ResumePage; picture: Pixels };

/** Four bytes per pixel: red, green, blue and alpha. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/**
 * Recognizes the words of a page, which may be skewed or lie on its side. `onShare` gets the
 * progress from 0 to 1. Throws FileRefused if the recognized words cannot be right.
 */
export function recognize(engine: OCREngine, picture: Gray, onShare: (share: number) => void): Recognized {
  const page = upright(engine, turned(picture, -skewOf(picture)));
  const image = imageOf(page);
  engine.loadImage(image);
  const lines = linesOfHocr(engine.getHOCR((percent) => onShare(percent / 100)));
  assertClear(lines);
  return { page: pageOfWords(lines, page, scanScale), picture: image };
}

/** Below this confidence, the engine is only guessing the orientation. */
const minConfidence = 0.5;

/** Turns a page that lies on its side or upside down, then levels its lines. */
function upright(engine: OCREngine, page: Gray): Gray {
  engine.loadImage(imageOf(page));
  const { rotation, confidence } = engine.getOrientation();
  if (rotation === 0 || confidence < minConfidence) return page;
  const quartered = turned(page, -rotation);
  return turned(quartered, -skewOf(quartered));
}

const imageOf = (page: Gray) =>
  ({ width: page.width, height: page.height, data: colorsOf(page), colorSpace: "srgb" }) as ImageData;
