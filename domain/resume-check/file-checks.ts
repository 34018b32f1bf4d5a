import { joinSpacedLetters, plain } from "../resume/letters.ts";
import type { TextItem } from "../resume/page.ts";
import type { Source } from "../resume/resume.schema.ts";
import type { Check, FileFacts, Finding, Subject } from "./check.ts";

/** A check that only the file can answer. */
const ofFile = (find: (file: FileFacts, subject: Subject) => Finding[]): Check["find"] => {
  return (subject) => subject.file && find(subject.file, subject);
};

const boxOf = ({ x, y, width, size }: TextItem, page: number): Source => ({
  page,
  x,
  y: y - size,
  width,
  height: size,
});

/** The runs of text that have a fault, with their places. */
function itemsWith({ pages }: FileFacts, isFaulty: (text: string) => boolean, why: string): Finding[] {
  return pages.flatMap(({ items }, page) =>
    items.filter(({ text }) => isFaulty(text)).map((item) => ({ text: item.text.trim(), why, at: boxOf(item, page) })),
  );
}

const textLayer = ofFile(({ pages }) =>
  pages.flatMap(({ items }, page) => {
    const letters = items.reduce((sum, { text }) => sum + text.trim().length, 0);
    return letters >= 20 ? [] : [{ text: `Page ${page + 1}`, why: "has no text that a program can read." }];
  }),
);

/** A sign without a meaning within a word. Pictograms stand alone, and nobody misses them. */
const noise = /\p{L}[\ufffd\p{Cc}\p{Cn}]|[\ufffd\p{Cc}\p{Cn}]\p{L}/u;

const fonts = ofFile((file) => [
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

const columns = ofFile(({ columns }) =>
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
  file?.hidden?.map(({ text, at }) => ({ text, why: "is in the file, and nobody sees it on the page.", at }));

const paper = [
  { name: "A4", width: 595, height: 842 },
  { name: "US Letter", width: 612, height: 792 },
];
const fewLines = 4;

const pages = ofFile(({ pages }, { lines }) => {
  const odd = pages.flatMap(({ width, height }, page) => {
    const isKnown = paper.some((one) => Math.abs(one.width - width) < 6 && Math.abs(one.height - height) < 6);
    const size = `${Math.round(width / 7.2) / 10} × ${Math.round(height / 7.2) / 10} inches`;
    return isKnown ? [] : [{ text: `Page ${page + 1}`, why: `measures ${size}: neither A4 nor US Letter.` }];
  });
  const onLast = lines.filter(({ at }) => at?.page === pages.length - 1).length;
  if (pages.length === 1 || onLast >= fewLines) return odd;
  return [...odd, { text: `Page ${pages.length}`, why: "is nearly empty." }];
});

const generated = /^(?:untitled|document\d*|microsoft word\b.*|.*\.(?:docx?|odt|tex|html?))$/i;

const properties = ofFile(({ title, language, isTagged }) => [
  ...(title.trim() === "" ? [{ text: "Title", why: "is empty. Windows and tabs show it." }] : []),
  ...(generated.test(title.trim()) ? [{ text: title, why: "is the title, which a program made up." }] : []),
  ...(language === "" ? [{ text: "Language", why: "is not named, so a screen reader guesses how to speak." }] : []),
  ...(isTagged ? [] : [{ text: "Tags", why: "are missing: they say what is a heading, a list or a paragraph." }]),
]);

const unaccented = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const fileName = ofFile(({ name }, { resume }) => {
  const said = unaccented(name);
  const words = unaccented(resume.basics.name.text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
  if (words.length > 0 && !words.some((word) => said.includes(word)))
    return [{ text: name, why: "does not say whose resume it is." }];
  return /\(\d+\)|\bcopy\b|\bfinal\b|[-_ ]v\d/i.test(name)
    ? [{ text: name, why: "looks like one of several versions." }]
    : [];
});

export const fileChecks = {
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
  "file-name": {
    title: "The file name says whose resume it is",
    fault: "The file name could say more",
    about: "file",
    mend: "Name the file after yourself: First-Last-Resume.pdf.",
    find: fileName,
  },
  pages: {
    title: "The pages are A4 or US Letter, and the last one is in use",
    fault: "A page has an odd size or is nearly empty",
    about: "file",
    mend: "Choose A4 or US Letter in the page setup. Bring a few last lines back to the page before.",
    find: pages,
  },
  properties: {
    title: "The PDF names its title and language and has tags",
    fault: "The PDF does not fully describe itself",
    about: "file",
    mend: "Word: File, Info, Title; when you save, Options, Document structure tags. LibreOffice: Tagged PDF.",
    find: properties,
  },
} satisfies Record<string, Check>;
