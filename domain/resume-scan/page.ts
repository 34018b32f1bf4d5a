import { median } from "../median.ts";
import type { ResumePage, TextItem } from "../resume/page.ts";
import type { Gray } from "./gray.ts";
import type { Word, WordLine } from "./words.ts";

/** In line heights. Words that are further apart may belong to different columns. */
export const widestSpace = 0.6;

/** Sizes that differ by a smaller factor count as the same size. */
const sizeStep = 1.2;

/** The strokes of bold text are this many times as thick as most strokes of the page. */
const boldStroke = 1.3;

/**
 * A page for the reader, made from the words recognized in its picture. `scale` is in pixels per
 * point.
 */
export function pageOfWords(lines: WordLine[], picture: Gray, scale: number): ResumePage {
  const usual = median(lines.flatMap(({ words, size }) => words.map(() => size)));
  const strokes = lines.map(({ words, size }) => words.map((word) => strokeOf(picture, word) / size));
  const stroke = median(strokes.flat());
  const items = lines.flatMap(({ words, baseline, size }, row) => {
    const even = usual * sizeStep ** Math.round(Math.log(size / usual) / Math.log(sizeStep));
    const bold: boolean[] = [];
    for (const [at, { text }] of words.entries())
      bold.push(hasLetters(text) ? (strokes[row]?.[at] ?? 0) > boldStroke * stroke : (bold[at - 1] ?? false));
    return partsOf(corrected(words), bold, size).map(
      ([at, part]): TextItem => ({
        text: part.map(({ text }) => text).join(" "),
        x: (part[0]?.left ?? 0) / scale,
        y: baseline / scale,
        width: ((part.at(-1)?.right ?? 0) - (part[0]?.left ?? 0)) / scale,
        angle: 0,
        size: even / scale,
        font: bold[at] ? "Scan-Bold" : "Scan",
      }),
    );
  });
  return { width: picture.width / scale, height: picture.height / scale, items, links: [] };
}

/** Whether text has strokes to measure. Other signs get the look of the word before them. */
const hasLetters = (text: string) => /[\p{L}\p{N}]{2}/u.test(text);

/** Characters that a bullet at the start of a line is often misread as. */
const looksLikeBullet = /^(?:[^\p{L}\p{N}&("'|]|[eo¢°©®])$/u;

/**
 * Restores a misread bullet, and the word "I" if it was read as a stroke before a lower-case word.
 */
function corrected(words: Word[]): Word[] {
  return words.map((word, at) => {
    const next = words[at + 1]?.text ?? "";
    if (at === 0 && next !== "" && looksLikeBullet.test(word.text)) return { ...word, text: "•" };
    return word.text === "|" && /^\p{Ll}+,?$/u.test(next) ? { ...word, text: "I" } : word;
  });
}

/** Joins neighboring words of one look. Each part has the index of its first word. */
function partsOf(words: Word[], bold: boolean[], size: number): [number, Word[]][] {
  const parts: [number, Word[]][] = [];
  for (const [at, word] of words.entries()) {
    const part = parts.at(-1);
    const last = part?.[1].at(-1);
    const isNear = last !== undefined && word.left - last.right <= widestSpace * size && last.text !== "•";
    if (part && isNear && bold[at] === bold[at - 1]) part[1].push(word);
    else parts.push([at, [word]]);
  }
  return parts;
}

/** The mean width of a word's strokes in pixels, measured along its rows. */
function strokeOf({ width, data }: Gray, { left, top, right, bottom }: Word): number {
  let ink = 0;
  let strokes = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const shade = data[y * width + x] ?? 0;
      ink += Math.max(0, 1 - shade / 200);
      if (shade < 128 && (x === left || (data[y * width + x - 1] ?? 0) >= 128)) strokes++;
    }
  }
  return strokes && ink / strokes;
}
