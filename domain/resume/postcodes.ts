/** A country before its postcode: "D-80331", "SE-123 45". American states are left out. */
const country = "(?:(?:[ABDFILS]|AT|CH|CZ|DE|DK|FI|HR|LT|LV|NL|NO|PL|SE|SI|SK)-)?";
/** The letters of Irish postcodes. */
const irish = "[AC-FHKNPRTV-Y\\d]";

/** Postcodes that no other number looks like. */
const distinct = [
  `(?:[AC-FHKNPRTV-Y]\\d{2}|D6W) ?(?=[A-Z]{0,3}\\d)${irish}{4}`, // Irish
  "[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}", // British
  "[A-Z]\\d[A-Z] ?\\d[A-Z]\\d", // Canadian
  "(?:NL-)?[1-9]\\d{3} ?(?!AM|PM)[A-Z]{2}", // Dutch
  "\\d{2}-\\d{3}", // Polish
  "\\d{4,5}-\\d{3}", // Portuguese and Brazilian
];

/** "123 45" in Sweden, Slovakia, Czechia and Greece, "411 045" in India; not in a longer number. */
const spaced = `(?<![\\d+][ -]?)${country}[1-9]\\d{2} \\d{2,3}(?![ -]?\\d)`;
const japanese = "(?:〒 ?)?\\d{3}-\\d{4}";

/** Every postcode, for a text that is known to be a place. The flag g is needed for more than one. */
export const anyPostcode = `(?<![\\p{L}\\d])(?:${distinct.join("|")}|${spaced}|${japanese}|${country}\\d{4,6}(?:-\\d{4})?)(?![\\p{L}\\d])`;

/** Postcodes in a line that may say something else: a plain number must be beside a town. */
export const surePostcode = `(?<![\\p{L}\\d])(?:${distinct.join("|")}|(?:${spaced}|${japanese}|${country}\\d{4,6})(?= \\p{Lu}\\p{Ll})|(?<=\\p{Lu}[\\p{L}.'’-]{1,20},? (?:[–-] ?)?)(?:${spaced}|${country}\\d{4,6})$)(?![\\p{L}\\d])`;
