/** Up to four words that begin with a capital letter. */
const place = String.raw`\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3}`;

/** "Flat No. 12", "H.No. 12-5-34/2". */
const labelled = String.raw`\b(?:(?:Flat|House|Plot|Door|Apartment|Apt|Unit)\.? ?(?:No\.?:? ?)?|[HD]\. ?No\.? ?)#?(?:[A-Z]-?)?\d[\w/-]{0,10}`;

/** "#42", "No. 17/2", "B-204", "221b". A year is not a house number. */
const house = String.raw`(?:#|\bNo\.? ?|(?<![\w.,/$€£₹-])(?!(?:19|20)\d\d\b))(?:[A-Z]-?)?\d{1,5}[A-Za-z]?(?:[/-]\d{1,4}[A-Za-z]?){0,2}(?![\w%+]|[.,]\d)`;

/** "3rd Cross": it stands for the house beside a street, and for the street beside a house. */
const ordinal = String.raw`\b\d{1,2}(?:st|nd|rd|th) (?:[A-Z] )?(?:Cross|Main)(?: Road| Rd| Street)?\b`;

const streetWords =
  "Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Square|Terrace|Crescent|Nagar|Marg|Colony|" +
  "Layout|Residency|Apartments?|Enclave|Society|Towers|Heights|Vihar|Chowk|Puram|Gali|Extension";

/** "MG Road", "HSR Layout", "Indiranagar", "Sector 62". */
const street = String.raw`(?:\b(?:[\p{Lu}\d][\p{L}\d.'’-]{0,30} ){1,4}(?:${streetWords})\b|\b\p{Lu}\p{Ll}{2,20}nagar\b|\b(?:Sector|Block|Phase|Stage|Ward)[ -](?:\d{1,3}[A-Z]?|[A-Z])\b)`;

/** "Hauptstraße 12a", "Storgatan 12". */
const numbered = String.raw`(?<![\p{L}-])\p{Lu}[\p{L}-]{0,40}?(?:straße|strasse|str\.|gasse|allee|gatan|vägen|straat|laan|gracht) \d{1,4}[a-z]?\b`;

/** "Pune 411045", "CA 94043", "London NW1 6XE", "10115 Berlin", "1012 AB Amsterdam". */
const code = String.raw`(?:\b${place}(?: ?[,–-] ?| )[1-9]\d{2} ?\d{3}(?!\w)|\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\b(?:${place},? )?(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)\b|\b(?!\d{5} ${street})(?:\d{5}|[1-9]\d{3} [A-Z]{2}) ${place})`;

const kinds = { labelled, numbered, ordinal, code, house, street };

/** The gap between two parts, with up to two names of places. */
const between = `,? {1,2}(?:${place},? ){0,2}`;

/** "40 people" is not a house, but "40 in London" may be. */
const noCount = String.raw`(?! (?!(?:in|at|near|by|off|behind|opposite|and|or|to|from)\b)\p{Ll})`;

/**
 * A house number precedes its street, or directly follows it: "Wall Street Journal, 40" has none.
 */
const way = `(?:${house}${between})?(?:${street}|${ordinal})(?:,? {1,2}${house}${noCount})?`;

const part = `(?:${labelled}|${numbered}|${code}|${way}|(?=#|No)${house})`;

/** Parts of an address on one line. */
export const address = new RegExp(`${part}(?:${between}${part}){0,8}`, "gu");

const sure = new RegExp(`${numbered}|^${labelled}, `, "u");
const telling = new RegExp([labelled, numbered, ordinal, street].join("|"), "u");
const evidence = Object.values(kinds).map((kind) => new RegExp(kind, "gu"));

/**
 * Whether a match is an address. A single kind of part may be anything: a number, the name of a
 * road in a project, a town. So may two numbers: "120 Orders, 45000 Customers".
 */
export function isAddress(text: string): boolean {
  if (sure.test(text)) return true;
  let rest = text;
  const found = evidence.filter((kind) => {
    const before = rest;
    rest = rest.replace(kind, "_");
    return rest !== before;
  });
  return found.length > 1 && telling.test(text);
}
