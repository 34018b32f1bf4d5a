/**
 * Ligatures and dashes that old TeX fonts put at control characters. A list marker among these
 * stands alone.
 */
const texLigatures: Record<number, string> = {
  11: "ff",
  12: "fi",
  13: "fl",
  14: "ffi",
  15: "ffl",
  27: "ff",
  28: "fi",
  29: "fl",
  30: "ffi",
  31: "ffl",
};
const texDashes: Record<number, string> = { 21: "–", 22: "—" };

/**
 * The list markers of the fonts Symbol and Wingdings, which have no characters of their own: word
 * processors write dots, squares, arrows, checks and a dash at these code points.
 */
export const symbolMarkers =
  "\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf06c\uf06e\uf06f\uf070\uf071\uf072\uf075\uf077\uf09e\uf09f\uf0a8\uf0e8\uf0f0\uf0fe\uf02d";
const symbolMarker = new RegExp(`(?<=^|\\s)[${symbolMarkers}]\\s*(?=\\S)`, "gu");

/** Replaces ligatures and unusual spaces, hyphens and list markers with plain characters. Accents stay. */
export function plain(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/\p{Cc}(?=\p{Ll})|(?<=\p{Ll})(?!\r)\p{Cc}/gu, (code) => texLigatures[code.charCodeAt(0)] ?? code)
    .replace(/(?<=[\s\d])\p{Cc}(?=[\s\d\p{Lu}])/gu, (code) => texDashes[code.charCodeAt(0)] ?? code)
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(symbolMarker, "• ")
    .replace(/[\u00ad\u2010\u2011]/g, "-")
    .replace(/[\p{Cc}\p{Zs}]/gu, " ")
    .replace(/[\p{Co}\ufffd]/gu, "");
}

/**
 * Joins spaced letters: "E X P E R I E N C E" becomes "EXPERIENCE". Wider spaces separate words: "A
 * D A  L E E". The digits of a date such as "2 0 1 9 -0 2 -0 1" are joined, too.
 */
export function joinSpacedLetters(text: string): string {
  if (/^\d(?: \d){3}(?: [-./]\d \d){1,2}$/.test(text)) return text.replaceAll(" ", "");
  const parts = text.split(/ +/);
  return parts.length >= 4 &&
    parts.every((part) => /^(?:\p{L}{1,3}|[&'’-])$/u.test(part)) &&
    parts.filter((part) => [...part].length === 1).length >= 3
    ? text.replace(/ ( *)/g, (_, more: string) => (more === "" ? "" : " "))
    : text;
}

/**
 * An accent before its letter, as some typesetters write it ("¨u"). After plain(), the accent
 * follows a space.
 */
export const loneAccent = / [\u0300-\u030c\u0327\u0328]$/;

/** Text without spaces at its ends. A space that carries an accent stays. */
export function trimPlain(text: string): string {
  return text.trimEnd().replace(/^ +(?! ?[\u0300-\u030c\u0327\u0328])/, "");
}

/** Combines accents with the letters after them. */
export function withAccents(text: string): string {
  return text.replace(/ ([\u0300-\u030c\u0327\u0328]) ?(\p{L})/gu, (_, accent: string, letter: string) =>
    ((letter === "ı" ? "i" : letter) + accent).normalize("NFC"),
  );
}
