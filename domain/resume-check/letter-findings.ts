import { joinSpacedLetters, plain } from "../resume/letters.ts";
import type { TextItem } from "../resume/page.ts";
import type { Source } from "../resume/resume.schema.ts";
import { type Check, type FileFacts, type Finding, ofFile, ofPdf } from "./check.ts";

const boxOf = ({ x, y, width, size: height }: TextItem, page: number): Source => ({
  page,
  x,
  y: y - height,
  width,
  height,
});

/** The runs of text that have a fault, with their places. */
function itemsWith({ pages }: Pick<FileFacts, "pages">, isFaulty: (item: TextItem) => boolean, why: string): Finding[] {
  return pages.flatMap(({ items }, page) =>
    items.filter(isFaulty).map((item) => ({ text: item.text.trim(), why, at: boxOf(item, page) })),
  );
}

/** A check of the letters in a file. A picture has none. */
const ofLetters = (find: (file: FileFacts) => Finding[]) =>
  ((subject) => (subject.file?.isPicture ? undefined : ofFile(find)(subject))) satisfies Check["find"];

/** A meaningless character within a word. Pictograms stand alone and nobody misses them. */
const noise = /\p{L}[\ufffd\p{Cc}\p{Cn}]|[\ufffd\p{Cc}\p{Cn}]\p{L}/u;

export const fonts = ofPdf((file) => [
  ...itemsWith(file, ({ text }) => noise.test(text), "has letters that stand for nothing outside its font."),
  ...fontsWithoutVowels(file).map((font) => ({
    text: font,
    why: "is a font whose letters come out as others.",
  })),
]);

/** Fonts whose words hardly ever have a vowel. Their letters are stored as other letters. */
function fontsWithoutVowels({ pages }: FileFacts): string[] {
  const texts = new Map<string, string>();
  for (const { text, font } of pages.flatMap(({ items }) => items))
    texts.set(font, `${texts.get(font) ?? ""} ${plain(text)}`);
  return [...texts].flatMap(([font, text]) => {
    const words = text.match(/\b[a-z]{4,}\b/gi) ?? [];
    const spoken = words.filter((word) => /[aeiouy]/i.test(word)).length;
    return words.length >= 20 && spoken < 0.6 * words.length ? [font] : [];
  });
}

export const spacedLetters = ofLetters((file) =>
  itemsWith(
    file,
    ({ text, isTracked }) => isTracked || joinSpacedLetters(plain(text).trim()) !== plain(text).trim(),
    "comes out letter by letter, so no search finds the word.",
  ),
);

/** The place of the first word with a sign. The page has the word in plain letters. */
function placeOf({ rawTexts, pages }: FileFacts, sign: string): Source | undefined {
  const words = rawTexts.flatMap((text) => text.split(/\s+/));
  const word = plain(words.find((word) => word.includes(sign)) ?? "");
  const [at] = word === "" ? [] : itemsWith({ pages }, ({ text }) => plain(text).includes(word), "");
  return at?.at;
}

export const singleSigns = ofLetters((file) => {
  const { rawTexts } = file;
  const all = rawTexts.join("\n");
  const joined = all.match(/[\ufb00-\ufb06]/g) ?? [];
  const own = all.match(/\S*(?:\p{L}\p{Co}|\p{Co}\p{L})\S*/gu) ?? [];
  return [
    ...[...new Set(joined)].map((sign) => {
      const times = joined.filter((other) => other === sign).length;
      const at = placeOf(file, sign);
      return {
        text: plain(sign),
        why: `is one sign instead of its letters, ${times === 1 ? "once" : `${times} times`}.`,
        ...(at && { at }),
      };
    }),
    ...own.map((word) => ({ text: plain(word), why: "holds a sign that only its font knows." })),
  ];
});
