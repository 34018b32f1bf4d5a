import { type Check, ofFile, ofPdf, placed } from "./check.ts";
import { fonts, singleSigns, spacedLetters } from "./letter-findings.ts";
import { sideLabels } from "./side-labels.ts";

const textOfPages = ofPdf(({ pages }) =>
  pages.flatMap(({ items }, page) => {
    const letters = items.reduce((sum, { text }) => sum + text.trim().length, 0);
    return letters >= 20 ? [] : [{ text: `Page ${page + 1}`, why: "has no text that a program can read." }];
  }),
);

const textLayer: Check["find"] = (subject) =>
  subject.file?.isPicture
    ? [{ text: subject.file.name, why: "is a picture. What stands below was recognized in it, which few programs do." }]
    : textOfPages(subject);

const columns = ofPdf(({ columns, pages }, { lines }) => {
  const texts = columns.slice(1).flatMap((at, index) => {
    const before = columns[index];
    if (before?.page !== at.page) return [];
    return [
      {
        text: `Page ${at.page + 1}`,
        why: "has text in columns. We read one column after the other; a simpler reader goes straight across.",
        at,
      },
    ];
  });
  const labels = pages.flatMap((_, page) => {
    const [first] = texts.some(({ at }) => at.page === page) ? [] : sideLabels(lines, page);
    const why = `has labels or dates in a column left of the text, such as “${first?.text}”. A simpler reader takes them apart.`;
    return first ? [{ text: `Page ${page + 1}`, why, at: first.at }] : [];
  });
  return [...texts, ...labels];
});

const hidden: Check["find"] = ({ file }) =>
  file?.hidden?.map(({ text, at }) => ({
    text,
    why: "is in the file, and nobody sees it on the page.",
    ...placed(at),
  }));

const tables = ofFile(({ tables = [] }) =>
  tables.map((text) => ({
    text,
    why: "begins a table. Some readers skip tables, or take their cells in another order.",
  })),
);

export const textChecks = {
  "text-layer": {
    title: "Every page is text, not a picture of text",
    fault: "A page has no text in it",
    cost: "loss",
    fix: "Export the PDF from the program that you wrote it in. Do not scan or photograph a print.",
    find: textLayer,
  },
  fonts: {
    title: "Every letter can be read outside its font",
    fault: "Some letters cannot be read outside their font",
    cost: "loss",
    fix: "Set the text in a common font, and export again. In LaTeX, load cmap or use XeLaTeX or LuaLaTeX.",
    find: fonts,
  },
  columns: {
    title: "The text runs in one column",
    fault: "Text stands in columns",
    cost: "risk",
    fix: "Put the sections below each other, and labels and dates above their text or behind it. Columns that look good cost readers the order of the lines.",
    find: columns,
  },
  tables: {
    title: "The text stands in no table",
    fault: "Text stands in a table",
    cost: "risk",
    fix: "Write each row as a line of its own: what it is, a colon, and what belongs to it.",
    isAsked: ({ file }) => file?.tables !== undefined,
    find: tables,
  },
  "spaced-letters": {
    title: "No word is spaced out letter by letter",
    fault: "Words come out letter by letter",
    cost: "loss",
    fix: "Take the letter spacing out of headings and of your name, or use small amounts of it.",
    find: spacedLetters,
  },
  ligatures: {
    title: "Words are made of plain letters",
    fault: "Some words are not made of plain letters",
    cost: "risk",
    fix: "Turn ligatures off: in Word under Font, Advanced; on a web page with font-variant-ligatures: none. In LaTeX, load cmap and glyphtounicode.",
    find: singleSigns,
  },
  hidden: {
    title: "No text is hidden",
    fault: "Text is hidden",
    cost: "risk",
    fix: "Delete text in the color of the page, under pictures or off the page. Who sees it found takes it for a trick.",
    find: hidden,
  },
} satisfies Record<string, Check>;
