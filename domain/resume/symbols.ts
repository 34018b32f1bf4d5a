import type { TextItem } from "./page.ts";

/** What a pictogram beside a contact stands for; "icon" is any other picture, "bullet" a list marker. */
export type Symbol = "bullet" | "icon" | "email" | "phone" | "place" | "web" | "linkedin" | "github" | "twitter";

/** Code points that Font Awesome (the icon font of the web and of LaTeX) gives to contact pictograms, versions 4 to 6. */
const fontAwesome: Record<number, Symbol> = {
  0xf0e0: "email",
  0xf003: "email",
  0xf199: "email",
  0xf095: "phone",
  0xf098: "phone",
  0xf10b: "phone",
  0xf3cd: "phone",
  0xf3ce: "phone",
  0xf041: "place",
  0xf3c5: "place",
  0xf124: "place",
  0xf015: "place",
  0xf0ac: "web",
  0xf0c1: "web",
  0xf08c: "linkedin",
  0xf0e1: "linkedin",
  0xf09b: "github",
  0xf092: "github",
  0xf113: "github",
  0xf099: "twitter",
  0xf081: "twitter",
  0xe61b: "twitter",
  0xf054: "bullet",
  0xf061: "bullet",
  0xf0a9: "bullet",
  0xf0da: "bullet",
  0xf105: "bullet",
  0xf111: "bullet",
  0xf10c: "bullet",
  0xf138: "bullet",
  0xf00c: "bullet",
  0x1f4e7: "email",
  0x2709: "email",
  0x1f4de: "phone",
  0x260e: "phone",
  0x1f4f1: "phone",
  0x1f4cd: "place",
  0x2706: "phone",
  0x2302: "place",
  0x1f3e0: "place",
  0x1f517: "web",
  0x1f310: "web",
};

const iconFontName = /awesome|icon|symbol|dingbat|marvosym|academicons|glyph/i;

/**
 * Fonts that draw pictures: by their name, or because all they ever write is single characters that stand alone
 * and are not digits or ordinary words of one letter.
 */
export function symbolFonts(items: TextItem[]): Set<string> {
  const texts = new Map<string, string[]>();
  for (const { font, text } of items) {
    const list = texts.get(font);
    if (list) list.push(text.trim());
    else texts.set(font, [text.trim()]);
  }
  const fonts = [...texts].filter(
    ([font, written]) => iconFontName.test(font) || (written.every((text) => [...text].length === 1 && !/[\dA-Za-z]/.test(text)) && !isInsideWords(font, items)),
  );
  return new Set(fonts.map(([font]) => font));
}

/** A letter that another font lends to a word touches its neighbors; a picture keeps its distance. */
function isInsideWords(font: string, items: TextItem[]): boolean {
  const own = items.filter((item) => item.font === font && /\p{L}/u.test(item.text)).slice(0, 20);
  return own.some((item) =>
    items.some(
      (other) =>
        other.font !== font &&
        Math.abs(other.y - item.y) < 1 &&
        (Math.abs(other.x + other.width - item.x) < 0.08 * item.size || Math.abs(item.x + item.width - other.x) < 0.08 * item.size),
    ),
  );
}

/** The meaning of a pictogram by its code point. */
export function meaningOf(character: string): Symbol | undefined {
  return fontAwesome[character.codePointAt(0) ?? 0];
}

/** The meaning of an item that is a picture, or undefined for text. */
export function symbolOf(item: TextItem, fonts: Set<string>): Symbol | undefined {
  const text = item.text.trim();
  const code = text.codePointAt(0) ?? 0;
  const alone = [...text].length === 1;
  if (alone && /[•●○◦▪▫■□◆◇►▶▸▹‣⁃∙➢➤❖★✓]/u.test(text)) return "bullet";
  if (alone && /\p{Cc}/u.test(text)) return "bullet"; // a marker without a character of its own
  if (alone && fontAwesome[code]) return fontAwesome[code];
  if (fonts.has(item.font) && [...text].length <= 2) return "icon";
  if (alone && /\p{Co}/u.test(text) && !/[a-z]/i.test(item.font)) return "icon";
  return undefined;
}
