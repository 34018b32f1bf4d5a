import { withoutEntities } from "../text/text.ts";

/** A word that was recognized, in pixels of its picture. `confidence` is 0 to 1. */
export type Word = { text: string; left: number; top: number; right: number; bottom: number; confidence: number };

/** The words of a line, its baseline and its height from the lowest to the highest letter. */
export type WordLine = { words: Word[]; baseline: number; size: number };

/**
 * The lines of an hOCR page, as Tesseract writes it. hOCR 1.2 gives boxes as "bbox left top right
 * bottom", and a baseline as its slope and its distance from the lower left corner of the line.
 */
export function linesOfHocr(hocr: string): WordLine[] {
  return hocr
    .split(/(?=<span class='ocr_(?:line|header|caption|textfloat)')/)
    .filter((part) => part.startsWith("<span"))
    .flatMap((line) => {
      const [left = 0, , , bottom = 0] = numbersOf(line, "bbox");
      const [slope = 0, offset = 0] = numbersOf(line, "baseline");
      const [size = 0] = numbersOf(line, "x_size");
      const words = wordsOf(line);
      const [first, last] = [words[0], words.at(-1)];
      if (!first || !last) return [];
      const middle = (first.left + last.right) / 2 - left;
      return [{ words, baseline: bottom + offset + slope * middle, size }];
    });
}

function wordsOf(line: string): Word[] {
  return [...line.matchAll(/<span class='ocrx_word'[^>]*title='([^']*)'[^>]*>(.*?)<\/span>/gs)].flatMap(
    ([, title = "", inner = ""]) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = numbersOf(title, "bbox");
      const [percent = 0] = numbersOf(title, "x_wconf");
      const text = withoutEntities(inner.replace(/<[^>]*>/g, "")).trim();
      return text === "" ? [] : [{ text, left, top, right, bottom, confidence: percent / 100 }];
    },
  );
}

function numbersOf(title: string, name: string): number[] {
  const values = new RegExp(`\\b${name} ([-\\d. ]+)`).exec(title)?.[1] ?? "";
  return values
    .trim()
    .split(" ")
    .map((text) => (Number.isFinite(Number(text)) ? Number(text) : 0));
}
