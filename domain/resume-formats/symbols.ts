/** Characters of symbol fonts that resumes use: from their code in the font to Unicode. */
const wingdings: Record<number, string> = {
  40: "\u260e",
  41: "\u260e",
  42: "\u2709",
  43: "\u2709",
  108: "\u25cf",
  110: "\u25a0",
  111: "\u25a1",
  113: "\u25a1",
  117: "\u25c6",
  118: "\u25c6",
  119: "\u25c6",
  158: "\u2022",
  159: "\u2022",
  167: "\u25aa",
  168: "\u25a1",
  216: "\u27a2",
  224: "\u2192",
  252: "\u2713",
};
const symbol: Record<number, string> = { 45: "-", 183: "\u2022", 168: "\u2666", 222: "\u2192", 174: "\u2192" };
const webdings: Record<number, string> = { 200: "\u260e", 201: "\u260e", 155: "\u2709", 252: "\u{1f310}" };

/** A character of a symbol font in Unicode; "" if it means nothing in a resume. */
export function symbolText(font: string, code: number): string {
  const place = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (/^wingdings$/i.test(font)) return wingdings[place] ?? "";
  if (/^webdings/i.test(font)) return webdings[place] ?? "";
  if (/^symbol/i.test(font)) return symbol[place] ?? "";
  return /^wingdings/i.test(font) || (code >= 0xe000 && code <= 0xf8ff) ? "" : String.fromCodePoint(code);
}

/** Text in a symbol font, character by character. */
export const symbolTexts = (font: string, text: string) =>
  [...text].map((sign) => (/\s/.test(sign) ? sign : symbolText(font, sign.codePointAt(0) ?? 0))).join("");
