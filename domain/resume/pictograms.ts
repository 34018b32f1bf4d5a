import type { Cell, Pictogram } from "./cell.ts";
import { symbolMarkers } from "./letters.ts";
import type { TextItem } from "./page.ts";

/** Code points of contact pictograms in Font Awesome, versions 4 to 6. */
const fontAwesome: Record<number, Pictogram> = {
  61664: "email",
  61443: "email",
  61849: "email",
  61589: "phone",
  61592: "phone",
  61707: "phone",
  62413: "phone",
  62414: "phone",
  61505: "place",
  62405: "place",
  61732: "place",
  61461: "place",
  61612: "web",
  61633: "web",
  61580: "linkedin",
  61665: "linkedin",
  61595: "github",
  61586: "github",
  61715: "github",
  61593: "twitter",
  61569: "twitter",
  58907: "twitter",
  61524: "bullet",
  61537: "bullet",
  61609: "bullet",
  61658: "bullet",
  61701: "bullet",
  61713: "bullet",
  61708: "bullet",
  61752: "bullet",
  61452: "bullet",
  128231: "email",
  9993: "email",
  128222: "phone",
  9742: "phone",
  128241: "phone",
  128205: "place",
  9990: "phone",
  8962: "place",
  127968: "place",
  128279: "web",
  127760: "web",
};

const iconFontName = /awesome|icon|symbol|dingbat|marvosym|academicons|glyph|^msam\d/i;

/** TeX's font of triangles, squares and check marks. Its characters are letters to a reader: "B" is "▷". */
const mathSigns = /^msam\d/i;

/** Fonts of signs, in which a word processor writes list markers. */
const markerFont = /symbol|wingding|dingbat/i;

/**
 * Whether a lone character is a list marker. In a font of other pictograms, the same code point is
 * a picture, unless it is a plain dot, square or arrow.
 */
function isSymbolMarker(text: string, font: string, fonts: Set<string>): boolean {
  if (!symbolMarkers.includes(text) || /awesome/i.test(font)) return false;
  return markerFont.test(font) || !fonts.has(font) || /[\uf0b7\uf0a7\uf0d8]/.test(text);
}

/** Gives an arrow between two texts of one font the same font: "Clerk → Teller". */
export function withArrowsInText(items: TextItem[]): TextItem[] {
  return items.map((arrow) => {
    if (arrow.text.trim() !== "→") return arrow;
    const beside = items.filter(
      ({ y, size, text }) => Math.abs(y - arrow.y) < 1 && size === arrow.size && /\p{L}/u.test(text),
    );
    const isNear = (gap: number) => gap > -1 && gap < 0.6 * arrow.size;
    const before = beside.find(({ x, width }) => isNear(arrow.x - x - width));
    const behind = beside.find(({ x }) => isNear(x - arrow.x - arrow.width));
    return before && behind && before.font === behind.font ? { ...arrow, font: before.font } : arrow;
  });
}

/**
 * Fonts of pictograms: by their name, or because they are used only for lone characters that are
 * not digits or one-letter words.
 */
export function symbolFonts(items: TextItem[]): Set<string> {
  const texts = new Map<string, string[]>();
  for (const { font, text } of items) {
    const list = texts.get(font);
    if (list) list.push(text.trim());
    else texts.set(font, [text.trim()]);
  }
  const fonts = [...texts].filter(
    ([font, written]) =>
      iconFontName.test(font) ||
      (written.every((text) => [...text].length === 1 && !/[\dA-Za-z]/.test(text)) && !isInsideWords(font, items)),
  );
  return new Set(fonts.map(([font]) => font));
}

/**
 * Whether a font's characters are parts of words. A letter from another font touches its neighbors;
 * a pictogram does not.
 */
function isInsideWords(font: string, items: TextItem[]): boolean {
  const own = items.filter((item) => item.font === font && /\p{L}/u.test(item.text)).slice(0, 20);
  return own.some((item) =>
    items.some(
      (other) =>
        other.font !== font &&
        Math.abs(other.y - item.y) < 1 &&
        (Math.abs(other.x + other.width - item.x) < 0.1 * item.size ||
          Math.abs(item.x + item.width - other.x) < 0.1 * item.size),
    ),
  );
}

/** The meaning of a pictogram by its code point. */
function meaningOf(character: string): Pictogram | undefined {
  return fontAwesome[character.codePointAt(0) ?? 0];
}

/** The meaning of an item that is a pictogram; undefined for text. */
export function symbolOf(item: TextItem, fonts: Set<string>): Pictogram | undefined {
  const text = item.text.trim();
  const code = text.codePointAt(0) ?? 0;
  const alone = [...text].length === 1;
  if (alone && /[•●○◦▪▫■□◆◇►▶▸▹‣⁃∙➢➤❖★✓]/u.test(text)) return "bullet";
  if (alone && /\p{Cc}/u.test(text)) return "bullet"; // a marker without a Unicode character
  if (alone && isSymbolMarker(text, item.font, fonts)) return "bullet";
  if (alone && mathSigns.test(item.font)) return "bullet";
  if (alone && fontAwesome[code]) return fontAwesome[code];
  if (fonts.has(item.font) && [...text].length <= 2) return "icon";
  if (alone && /\p{Co}/u.test(text) && !/[a-z]/i.test(item.font)) return "icon";
  return undefined;
}

type Pictured = Pick<Cell, "text" | "runs" | "symbols">;

/** Removes pictograms before and after a text. They only say what the text is. */
export function withoutPictures(cell: Pictured): Pictured {
  return withoutPictureBehind(withoutPictureBefore(cell));
}

function withoutPictureBefore({ text, runs, symbols }: Pictured): Pictured {
  const picture = /^(?=[\p{So}\p{Sk}\u2190-\u21ff])(?![•●○◦▪■□◆►▶▸])(\p{Any})\ufe0f?\s*(?=.)/u.exec(text);
  const [first, ...others] = runs;
  if (!picture || !first) return { text, runs, symbols };
  const { length } = picture[0];
  return {
    text: text.slice(length),
    runs: [{ ...first, text: first.text.trimStart().slice(length) }, ...others],
    symbols: [...symbols, meaningOf(picture[1] ?? "") ?? "icon"],
  };
}

function withoutPictureBehind({ text, runs, symbols }: Pictured): Pictured {
  const behind = /(?<=\S) ([\p{So}\u2302])\ufe0f?$/u.exec(text);
  const last = runs.at(-1);
  if (!behind || !last || /[•●○◦▪■□◆►▶▸★☆⬤◯]/u.test(behind[0])) return { text, runs, symbols };
  const rest = last.text
    .trimEnd()
    .replace(/\S\ufe0f?$/u, "")
    .trimEnd();
  return {
    text: text.slice(0, behind.index),
    runs: [...runs.slice(0, -1), { ...last, text: rest }].filter((run) => run.text.trim() !== ""),
    symbols: [...symbols, meaningOf(behind[1] ?? "") ?? "icon"],
  };
}
