import type { FlowBlock, TableCell } from "./flow.ts";
import { ParagraphText } from "./paragraph-text.ts";

/** A group inherits everything of the one around it and gives nothing back. */
export type State = {
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isCapitals: boolean;
  isHidden: boolean;
  color: number;
  isShaded: boolean;
  font: number;
  /** How many characters stand for those who cannot read a \u. */
  unicodeSkip: number;
  destination: Destination;
  story: Story;
  /** Where the shape around it stands. */
  across: number;
  down: number;
  url: string | undefined;
  above: number;
  indent: number;
  isItem: boolean;
  level: number;
  endsRight: boolean;
  inTable: boolean;
};

type Destination = "text" | "skipped" | "fonts" | "colors" | "instruction";

export const plainLetters = {
  size: 12,
  isBold: false,
  isItalic: false,
  isCapitals: false,
  isHidden: false,
  color: 0,
  isShaded: false,
  font: -1,
};
export const plainParagraph = { above: 0, indent: 0, isItem: false, level: 0, endsRight: false, inTable: false };

export const start = {
  ...plainLetters,
  ...plainParagraph,
  unicodeSkip: 1,
  destination: "text" as Destination,
  across: 0,
  down: 0,
  url: undefined,
};

/** Groups that hold no text of the page. Those behind \* that nobody knows are skipped, too. */
export const skippedGroups = new Set(
  "stylesheet sp info pict nonshppict filetbl listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping latentstyles datastore xmlnstbl listtext pntext footnote annotation atnid atnauthor bkmkstart bkmkend object shprslt pgdsctbl mmathPr upr tc xe ftnsep ftnsepc aftnsep aftnsepc fontemb".split(
    " ",
  ),
);

/** Groups behind \* that hold text all the same. */
export const readGroups = new Set(["shpinst", "fldinst", "ud"]);

export const headers = new Set(["header", "headerf", "headerl", "headerr"]);
export const footers = new Set(["footer", "footerf", "footerl", "footerr"]);

export const signs: Record<string, string> = {
  bullet: "•",
  endash: "–",
  emdash: "—",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  emspace: "\u2003",
  enspace: "\u2002",
  "~": "\u00a0",
  _: "-",
};

export const charsets: Record<number, string> = {
  77: "macintosh",
  128: "shift_jis",
  129: "euc-kr",
  134: "gbk",
  136: "big5",
  161: "windows-1253",
  162: "windows-1254",
  163: "windows-1258",
  177: "windows-1255",
  178: "windows-1256",
  186: "windows-1257",
  204: "windows-1251",
  222: "windows-874",
  238: "windows-1250",
};

const codePages: Record<number, string> = {
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  874: "windows-874",
  10000: "macintosh",
  65001: "utf-8",
};

/** What has been said of a part of the file so far, and the table that is open in it. */
export type Story = {
  blocks: FlowBlock[];
  text: ParagraphText;
  rows: TableCell[][];
  cells: TableCell[];
  cell: FlowBlock[];
  boxes: FlowBlock[];
};

export const newStory = (): Story => ({
  blocks: [],
  text: new ParagraphText(),
  rows: [],
  cells: [],
  cell: [],
  boxes: [],
});

/** What a story says in all. */
export function ended(story: Story): FlowBlock[] {
  const left = story.text.paragraph(plainParagraph);
  story.text = new ParagraphText();
  endTable(story);
  story.blocks.push(...(left ? [left] : []), ...story.boxes.splice(0));
  return story.blocks;
}

/** Rows below each other are one table. */
export function endTable(story: Story): void {
  if (story.cells.length > 0) story.rows.push(story.cells.splice(0));
  if (story.rows.length > 0) story.blocks.push({ kind: "table", rows: story.rows.splice(0) });
}

/** What a control word changes; 0 behind the name of a look switches it off. */
export const formats: Record<string, (value: number | undefined) => Partial<State>> = {
  uc: (value = 1) => ({ unicodeSkip: within(value, 10) }),
  plain: () => plainLetters,
  pard: () => plainParagraph,
  b: (value) => ({ isBold: value !== 0 }),
  i: (value) => ({ isItalic: value !== 0 }),
  caps: (value) => ({ isCapitals: value !== 0 }),
  scaps: (value) => ({ isCapitals: value !== 0 }),
  v: (value) => ({ isHidden: value !== 0 }),
  deleted: (value) => ({ isHidden: value !== 0 }),
  fs: (value = 24) => ({ size: value / 2 }),
  f: (value = 0) => ({ font: value }),
  cf: (value = 0) => ({ color: value }),
  highlight: (value = 0) => ({ isShaded: value > 0 }),
  cb: (value = 0) => ({ isShaded: value > 0 }),
  chcbpat: (value = 0) => ({ isShaded: value > 0 }),
  cbpat: (value = 0) => ({ isShaded: value > 0 }),
  sb: (value = 0) => ({ above: within(value / 20, 24) }),
  li: (value = 0) => ({ indent: within(value / 20, 200) }),
  ls: (value = 0) => ({ isItem: value > 0 }),
  outlinelevel: (value = 9) => ({ level: value < 9 ? value + 1 : 0 }),
  tqr: () => ({ endsRight: true }),
  intbl: () => ({ inTable: true }),
  shpleft: (value = 0) => ({ across: value }),
  shptop: (value = 0) => ({ down: value }),
};

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The encoding of a code page; undefined where no browser knows it. */
export function encodingOf(codePage: number): string | undefined {
  const name = codePages[codePage] ?? `windows-${codePage}`;
  return knows(name) ? name : undefined;
}

function knows(encoding: string): boolean {
  try {
    return Boolean(new TextDecoder(encoding));
  } catch {
    return false;
  }
}
