import { plainParagraph, type Story } from "./rtf-story.ts";

/** The state of a group. A group inherits the state around it and does not change it. */
export type State = {
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isCapitals: boolean;
  isHidden: boolean;
  color: number;
  isShaded: boolean;
  font: number;
  /** How many fallback characters follow a \u. */
  unicodeSkip: number;
  destination: Destination;
  story: Story;
  /** The position of the shape around the text. */
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

const plainLetters = {
  size: 12,
  isBold: false,
  isItalic: false,
  isCapitals: false,
  isHidden: false,
  color: 0,
  isShaded: false,
  font: -1,
};

export const start = {
  ...plainLetters,
  ...plainParagraph,
  unicodeSkip: 1,
  destination: "text" as Destination,
  across: 0,
  down: 0,
  url: undefined,
};

/** Groups without text of the page. Unknown groups after \* are skipped, too. */
export const skippedGroups = new Set(
  "stylesheet sp info pict nonshppict filetbl listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping latentstyles datastore xmlnstbl listtext pntext footnote annotation atnid atnauthor bkmkstart bkmkend object shprslt pgdsctbl mmathPr upr tc xe ftnsep ftnsepc aftnsep aftnsepc fontemb".split(
    " ",
  ),
);

/** Groups after \* that contain text nevertheless. */
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

/** How a control word changes the state. A look is switched off by a 0 after its name. */
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
