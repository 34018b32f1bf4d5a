import { joinSpacedLetters, plain } from "../resume/letters.ts";
import type { TextItem } from "../resume/page.ts";
import type { Source } from "../resume/resume.schema.ts";
import { type Check, type FileFacts, type Finding, ofFile, ofPdf, placed } from "./check.ts";

const boxOf = ({ x, y, width, size: height }: TextItem, page: number): Source => ({
  page,
  x,
  y: y - height,
  width,
  height,
});

/** The runs of text that have a fault, with their places. */
function itemsWith({ pages }: FileFacts, isFaulty: (text: string) => boolean, why: string): Finding[] {
  return pages.flatMap(({ items }, page) =>
    items.filter(({ text }) => isFaulty(text)).map((item) => ({ text: item.text.trim(), why, at: boxOf(item, page) })),
  );
}

const textLayer = ofPdf(({ pages }) =>
  pages.flatMap(({ items }, page) => {
    const letters = items.reduce((sum, { text }) => sum + text.trim().length, 0);
    return letters >= 20 ? [] : [{ text: `Page ${page + 1}`, why: "has no text that a program can read." }];
  }),
);

/** A sign without a meaning within a word. Pictograms stand alone, and nobody misses them. */
const noise = /\p{L}[\ufffd\p{Cc}\p{Cn}]|[\ufffd\p{Cc}\p{Cn}]\p{L}/u;

const fonts = ofPdf((file) => [
  ...itemsWith(file, (text) => noise.test(text), "has letters that stand for nothing outside its font."),
  ...fontsWithoutVowels(file).map((font) => ({
    text: font,
    why: "is a font whose letters come out as others.",
  })),
]);

/** Fonts in which words hardly ever have a vowel: their letters stand for other ones. */
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

const columns = ofPdf(({ columns }) =>
  columns.slice(1).flatMap((at, index) => {
    const before = columns[index];
    if (before?.page !== at.page) return [];
    return [
      {
        text: `Page ${at.page + 1}`,
        why: "has text in columns. We read one column after the other; a simpler reader goes straight across.",
        at,
      },
    ];
  }),
);

const spacedLetters = ofFile((file) =>
  itemsWith(
    file,
    (text) => joinSpacedLetters(plain(text).trim()) !== plain(text).trim(),
    "comes out letter by letter, so no search finds the word.",
  ),
);

const singleSigns = ofFile(({ rawTexts }) => {
  const all = rawTexts.join("\n");
  const joined = all.match(/[\ufb00-\ufb06]/g) ?? [];
  const own = all.match(/\S*(?:\p{L}\p{Co}|\p{Co}\p{L})\S*/gu) ?? [];
  return [
    ...[...new Set(joined)].map((sign) => {
      const times = joined.filter((other) => other === sign).length;
      return {
        text: plain(sign),
        why: `is one sign instead of its letters, ${times === 1 ? "once" : `${times} times`}.`,
      };
    }),
    ...own.map((word) => ({ text: plain(word), why: "holds a sign that only its font knows." })),
  ];
});

const hidden: Check["find"] = ({ file }) =>
  file?.hidden?.map(({ text, at }) => ({
    text,
    why: "is in the file, and nobody sees it on the page.",
    ...placed(at),
  }));

export const textChecks = {
  "text-layer": {
    title: "Every page is text, not a picture of text",
    fault: "A page has no text in it",
    about: "reading",
    mend: "Export the PDF from the program that you wrote it in. Do not scan or photograph a print.",
    find: textLayer,
  },
  fonts: {
    title: "Every letter can be read outside its font",
    fault: "Some letters cannot be read outside their font",
    about: "reading",
    mend: "Set the text in a common font, and export again. In LaTeX, load cmap or use XeLaTeX or LuaLaTeX.",
    find: fonts,
  },
  columns: {
    title: "The text runs in one column",
    fault: "Text stands in columns",
    about: "reading",
    mend: "Put the sections below each other. Columns that look good cost readers the order of the lines.",
    find: columns,
  },
  "spaced-letters": {
    title: "No word is spaced out letter by letter",
    fault: "Words come out letter by letter",
    about: "reading",
    mend: "Take the letter spacing out of headings and of your name, or use small amounts of it.",
    find: spacedLetters,
  },
  ligatures: {
    title: "Words are made of plain letters",
    fault: "Some words are not made of plain letters",
    about: "reading",
    mend: "Turn ligatures off: in Word under Font, Advanced; on a web page with font-variant-ligatures: none. In LaTeX, load cmap and glyphtounicode.",
    find: singleSigns,
  },
  hidden: {
    title: "Nothing is hidden",
    fault: "Text is hidden",
    about: "reading",
    mend: "Delete text in the color of the page, under pictures or off the page. Who sees it found takes it for a trick.",
    find: hidden,
  },
} satisfies Record<string, Check>;
