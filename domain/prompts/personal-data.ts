/** Whether the digits are a date or a span of dates: "01-2019 - 03-2023". */
const isDate = (text: string) => !/^[+(]/.test(text) && /^(?:(?:[0-3]?\d|(?:19|20)\d\d)(?:\D+|$))+$/.test(text);

/**
 * Patterns of contact data and addresses, with their replacement. A link needs a path, so "Node.js"
 * is not one.
 */
const personal: { pattern: RegExp; stand: string; isNone?: (match: string) => boolean }[] = [
  { pattern: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, stand: "(email)" },
  { pattern: /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+(?<![.,;:!?])/gi, stand: "(link)" },
  {
    pattern:
      /(?<![\w./-])(?:[a-z\d-]{1,63}\.){1,5}(?:com|org|net|io|dev|me|in|co|app|ai|uk|de|fr|eu)\/[^\s<>"')\]]+(?<![.,;:!?])/g,
    stand: "(link)",
  },
  { pattern: /\b(?:linkedin|github|gitlab)\.com\/[^\s<>"')\]]+(?<![.,;:!?])/gi, stand: "(link)" },
  {
    // With a country or area code, or grouped as in North America or India.
    pattern:
      /(?<![\w.,/-])(?:\+\d[\d ().-]{6,18}\d|\(\d{2,5}\)[ -]?\d[\d -]{4,10}\d|0(?:0[1-9]|[1-9])\d{0,3}[ -]?\d[\d -]{4,10}\d|\d{3}[ .-]\d{3}[ .-]\d{4}|\d{5}[ -]\d{5}|[6-9]\d{9})(?!\w|[.,/-]\d)/g,
    stand: "(phone)",
    isNone: isDate,
  },
  {
    pattern:
      /\b\d{1,5}[a-z]?,? (?:[A-Z][\w'’.-]{0,30} ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Square|Terrace|Crescent|Nagar|Marg|Colony)\b/g,
    stand: "(street address)",
  },
  {
    pattern: /(?<![\p{L}-])\p{Lu}[\p{L}-]{0,40}?(?:straße|strasse|str\.|gasse|allee) \d{1,4}[a-z]?\b/giu,
    stand: "(street address)",
  },
  {
    pattern:
      /\b(?:Flat|House|Plot|Door|Apartment|Apt)\.? ?(?:No\.? ?)?#?\d[\w/-]{0,10}(?:, [^\n,]{2,40}(?=,|$)){1,2}/gm,
    stand: "(street address)",
  },
];

/**
 * The text without email addresses, phone numbers, links and street addresses, and how many were
 * removed. Names stay, and so does anything that no pattern can know, such as an employer's
 * secrets.
 */
export function withoutPersonalData(text: string): { text: string; removed: number } {
  let removed = 0;
  const cleaned = personal.reduce(
    (cleaner, { pattern, stand, isNone }) =>
      cleaner.replace(pattern, (match) => {
        if (isNone?.(match)) return match;
        removed += 1;
        return stand;
      }),
    text,
  );
  return { text: cleaned, removed };
}
