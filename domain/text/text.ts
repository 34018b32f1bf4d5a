const plainLetters: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/**
 * A slug: lower case, a hyphen for every run of characters other than letters and digits, none at
 * the ends.
 */
export function slug(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[łøđßæœı]/g, (letter) => plainLetters[letter] ?? "")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Alphabetical order, ignoring case and accents. localeCompare takes tens of milliseconds to start
 * on a phone.
 */
export function alphabetically(a: string, b: string): number {
  return compare(withoutAccents(a), withoutAccents(b));
}

/** The order of ISO dates, ISO times and plain words. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Text in lower case without accents. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** Text without anything that looks like an HTML tag, trimmed. */
export function stripTags(text: string): string {
  // No tag ends after the last ">". Searching beyond it from every "<" would take quadratic time.
  const tail = text.lastIndexOf(">") + 1;
  return (text.slice(0, tail).replace(/<[^>]*>/g, "") + text.slice(tail)).trim();
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** Text with the HTML entities for & < > " and ' decoded. */
export function withoutEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/** Bytes in hexadecimal, two digits each. */
export function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Text without angle brackets, so typed text never opens a tag. */
export function stripAngles(text: string): string {
  return text.replace(/[<>]/g, "");
}

/**
 * Text on one line. Control characters, direction marks and broken surrogates become spaces, and
 * runs of spaces become one.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Control}\p{Surrogate}\p{Bidi_Control}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Text that ends a sentence: with one full stop, also after "Acme Inc.". */
export function withFullStop(text: string): string {
  return text.replace(/\.?$/, ".");
}

/**
 * The typed text without a list's nouns for its items, in the singular or the plural: every item is
 * one, so these words distinguish none. Empty if no other words remain: then everything is meant.
 * `nouns` is the inside of a regular expression: "open source|project".
 */
export function withoutNouns(typed: string, nouns: string): string {
  return nouns ? typed.replace(new RegExp(`(?<!\\S)(?:${nouns})s?(?:\\s+|$)`, "gi"), "").trim() : typed;
}
