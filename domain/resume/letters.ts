/** Ligatures and dashes that TeX's old fonts keep at control characters. A marker there stands alone. */
const texLigatures: Record<string, string> = {
  "\u000b": "ff", "\u000c": "fi", "\u000d": "fl", "\u000e": "ffi", "\u000f": "ffl",
  "\u001b": "ff", "\u001c": "fi", "\u001d": "fl", "\u001e": "ffi", "\u001f": "ffl",
};

/** Ligatures, odd spaces and hyphens become what a keyboard types; accents stay. */
export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/(?<=\p{L})[\u000b-\u000f\u001b-\u001f]|[\u000b-\u000f\u001b-\u001f](?=\p{L})/gu, (code) => texLigatures[code] ?? code)
    .replace(/\u0015(?=[\s\p{L}\d])/gu, "–")
    .replace(/\u0016(?=[\s\p{L}\d])/gu, "—")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[\p{Cc}\p{Zs}]/gu, " ")
    .replace(/[\p{Co}\ufffd]/gu, "");
}

/** "E X P E R I E N C E" is the word EXPERIENCE, set wide. */
export function joinSpacedLetters(text: string): string {
  const parts = text.split(" ");
  const letters = parts.filter((part) => [...part].length === 1).length;
  return parts.length >= 4 && letters >= 3 && parts.every((part) => /^(?:\p{L}{1,3}|[&'’-])$/u.test(part))
    ? parts.join("")
    : text;
}

/** An accent that is printed before its letter, as some typesetters do ("¨u"); once plain, it stands behind a space. */
export const loneAccent = / [\u0300-\u030c\u0327\u0328]$/;

/** Text without spaces at its ends; one that carries an accent stays. */
export function trimPlain(text: string): string {
  return text.trimEnd().replace(/^ +(?! ?[\u0300-\u030c\u0327\u0328])/, "");
}

/** Sets accents that are printed before their letters on top of them. */
export function withAccents(text: string): string {
  return text.replace(/ ([\u0300-\u030c\u0327\u0328]) ?(\p{L})/gu, (_, accent: string, letter: string) =>
    ((letter === "ı" ? "i" : letter) + accent).normalize("NFC"),
  );
}
