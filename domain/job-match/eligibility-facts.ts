import { type Fact, factAt, type Sentence } from "./facts.ts";

/** A quick test, see `rules`. */
export const anyEligibility =
  /batch|pass(?:ed)?[ -]?out|passing|graduates|%|gpa\b|male\b|males\b|women|bond\b|service agreement/gim;
const year = "(?:19|20)\\d\\d";
const years = `${year}(?:\\s?(?:,|&|/|-|and|or|to)\\s?(?:${year}|\\d\\d\\b)){0,6}`;
const graduates = "(?:batch(?:es)?|pass(?:ed)?[- ]?outs?|graduates)\\b";
const batch = new RegExp(
  `\\b(${years})\\s(?:year )?${graduates}|\\b(?:${graduates}|(?:passing|graduation) year|year of (?:passing|graduation))(?: of| from| in|\\s?:|\\s-)?\\s?(${years})`,
  "i",
);
const marks =
  /\b(\d\d(?:\.\d+)?\s?%)(?= (?:[a-z]+ ){0,3}(?:throughout|aggregate|marks|academics?|in (?:10th|12th|ssc|hsc|graduation)))|\b(?:marks|aggregate|throughout|academics?)\b[^.;%]{0,30}?\b(\d\d(?:\.\d+)?\s?%)/i;
const grade = /\bC?GPA\b[^.;\d]{0,20}(\d(?:\.\d+)?)|\b(\d(?:\.\d+)?)\s?\+?\s?C?GPA\b/i;
const sex =
  /\b(?:only|strictly)(?: for)? ((?:fe)?males?|women|men)\b|(?<!\b(?:and|or|&|\/) ?)\b((?:fe)?males?|women)(?: (?:candidates?|applicants?|nurses?|staff))? only(?=\s*(?:$|[.,;:)!]|can\b|may\b|apply\b|please\b))|\(((?:fe)?males?)(?: only)?\)/i;
const preferredSex =
  /(?<!\b(?:and|or|&|\/) ?)\b((?:fe)?males?|women)(?: (?:candidates?|applicants?|nurses?|staff))?(?: (?:is|are|will be))? preferred\b|\b(?:preferably|preferred:?|preference (?:to|for))(?: an?)? ((?:fe)?males?|women)\b(?! (?:and|or|&|\/))/i;
const lasting = "(?:(\\d{1,2}(?:\\.\\d)?|one|two|three)[- ]?(years?|yrs?|months?)\\b\\.?)";
const bond = new RegExp(
  `\\b${lasting} (?:of )?(?:(?:service |employment )?bond|service agreement)\\b|\\b(?:bond|service agreement)\\b(?: (?:of|for|period|is))*[ :-]{0,3}${lasting}`,
  "i",
);

const noBond = /\b(?:no|without(?: any)?) (?:service |employment )?bond\b|\bbond\s?[:-]\s?no(?:ne)?\b/i;

/**
 * Limits on who may apply, as postings in India write them: the year of graduation, the marks, and
 * the sex, required or preferred. Also a bond: the time before which nobody may leave.
 */
export function eligibilityFacts({ text, strength, block }: Sentence): Fact[] {
  if (block === "duties") return [];
  const found = (pattern: RegExp, words: (value: string) => string) => {
    const match = pattern.exec(text);
    const value = match?.slice(1).filter(Boolean).join(" ") ?? "";
    return factAt("eligibility", words(value).toLowerCase(), words(value), match);
  };
  const isBond = bond.exec(text);
  const [length = "", unit = ""] = isBond?.slice(1).filter(Boolean) ?? [];
  const lasts = `Bond of ${length} ${unit.startsWith("m") ? "month" : "year"}${/^(?:1|one)$/i.test(length) ? "" : "s"}`;
  const bonds = [
    ...factAt("contract", lasts.toLowerCase(), lasts, isBond),
    ...factAt("contract", "no bond", "No bond", noBond.exec(text)),
  ];
  if (!strength) return block === "offer" ? bonds : [];
  return [
    ...found(batch, (value) => `Graduated in ${value}`),
    ...found(marks, (value) => `Marks of ${value}`),
    ...found(grade, (value) => `GPA of ${value}`),
    ...found(sex, (value) => (/^(?:f|w)/i.test(value) ? "Women only" : "Men only")),
    ...found(preferredSex, (value) => (/^(?:f|w)/i.test(value) ? "Women preferred" : "Men preferred")),
    ...bonds,
  ];
}
