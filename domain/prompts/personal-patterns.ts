import { address, isAddress } from "./address-pattern.ts";
import { labelledAddress } from "./labelled-address.ts";
import { isCount, postalAddress } from "./postal-address.ts";

/** The kinds of data that are removed, with their singular and plural. */
export const kindNames = {
  email: ["email", "emails"],
  link: ["link", "links"],
  "date of birth": ["date of birth", "dates of birth"],
  "bank account": ["bank account", "bank accounts"],
  "ID number": ["ID number", "ID numbers"],
  address: ["address", "addresses"],
  phone: ["phone number", "phone numbers"],
} as const;
export type Kind = keyof typeof kindNames;

/** Whether the digits are a date or a span of dates: "01-2019 - 03-2023". */
const isDate = (text: string) => !/^[+(]/.test(text) && /^(?:(?:[0-3]?\d|(?:19|20)\d\d)(?:\D+|$))+$/.test(text);

/**
 * Technologies whose names look like domains. A name with a capital letter never counts as a link.
 */
const isTechnology = (text: string) =>
  /^(?:asp|ado|vb|ml|xunit)\.net|^(?:socket|engine|draw|cypress|sentry|customer)\.io|^fast\.ai|^web\.dev/.test(text);

const month = String.raw`\p{L}{3,12}\.?`;
const ofMonth = String.raw`\d{1,2}(?:st|nd|rd|th|er|[.º°])?`;

/** "12/03/1998", "12. März 1998", "12 de marzo de 1998", "March 12, 1998", "1998年3月12日". */
const day =
  String.raw`(?:\d{1,4}[./ -] ?\d{1,2}[./ -] ?\d{1,4}|${ofMonth}(?:[ -]| de )${month},?(?:[ -]| de )\d{4}|` +
  String.raw`${month} ${ofMonth},? \d{4}|\d{4}\.? ${month} ${ofMonth}|\d{4} ?[年년] ?\d{1,2} ?[月월] ?\d{1,2} ?[日일])`;

const birthLabels =
  "date of birth|birth ?date|birthday|d\\.?o\\.?b\\b\\.?|born(?: on)?|Geburtsdatum|Geburtstag|(?:geboren|geb\\.)(?: am| op)?|" +
  "date de naissance|né(?:e|\\(e\\))? le|fecha de nacimiento|nacid[oa] el|data de nascimento|nascid[oa] (?:em|a)|" +
  "data di nascita|nat[oa] il|geboortedatum|data urodzenia|urodzon[ya]|ur\\.|födelsedatum|född(?: den)?|fødselsdato|" +
  "født(?: den)?|syntymäaika|syntynyt|datum narození|narozena?|születési (?:idő|dátum)|született|дата рождения|" +
  "出生日期|出生年月|生日|生年月日|생년월일";

const idLabels =
  "Aadhaar|Aadhar|UIDAI|PAN|Passport|SSN|Social Security|Driving Licen[cs]e|UAN|National Insurance|" +
  "(?:National|Voter|Tax|Employee|Student) ID|(?:Roll|Registration|Enrol?lment) (?:No|Number)";

/** Patterns in the order in which they are applied. The group `label` of a match stays. */
export const personalPatterns: { kind: Kind; pattern: RegExp; isNone?: (match: string) => boolean }[] = [
  { kind: "email", pattern: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu },
  {
    kind: "link",
    pattern: /\b(?:https?:\/\/|www\.|(?:linkedin|github|gitlab)\.com\/|t\.me\/)[^\s<>"')\]]+(?<![.,;:!?])/gi,
  },
  {
    kind: "link",
    pattern:
      /(?<![\w./@-])(?:[a-z\d-]{2,63}\.){1,5}(?:com|org|net|io|dev|me|in|co|app|ai|uk|de|fr|eu|tech|xyz|site|page)(?:\/[^\s<>"')\]]*(?<![.,;:!?])|(?![\w/-]|\.\w))/g,
    isNone: isTechnology,
  },
  {
    kind: "date of birth",
    pattern: new RegExp(
      String.raw`(?<label>(?<![\p{L}\d])(?:${birthLabels})(?: ?\([^()\n]{1,20}\))?[:：\s–-]{1,4})${day}(?!\d)`,
      "giu",
    ),
  },
  {
    // Before phone numbers, since it may contain digits that look like one.
    kind: "bank account",
    pattern: /(?<!\w)[A-Z]{2}\d\d(?: ?[A-Z\d]{4}){2,7}(?: ?\d[A-Z\d]{0,2})?(?!\w)/g,
    isNone: (match) => match.replace(/\D/g, "").length < 12 || isDate(match.slice(4).trim()),
  },
  {
    kind: "ID number",
    pattern: new RegExp(
      `(?<label>\\b(?:${idLabels})\\b(?: (?:card|no|number|id)\\b)*[.:#\\s–-]{1,4})[A-Z]{0,5}-?\\d(?:[ /-]?\\d|[A-Z]){4,17}\\b`,
      "gi",
    ),
    isNone: isDate,
  },
  {
    // Aadhaar; PAN; a social security number; the number of an Indian passport; National Insurance.
    kind: "ID number",
    pattern:
      /(?<![\w+.,/-]|\+\d\d? )(?:\d{4}([ -])\d{4}\1\d{4}|[A-Z]{5}\d{4}[A-Z]|\d{3}-\d\d-\d{4}|[A-Z]\d{7}|[A-Z]{2}(?: ?\d\d){3} ?[A-D])(?![\w%]|[ .,-]\d)/g,
    isNone: isDate,
  },
  // Before phone numbers, since a postal code may look like part of one: "01310-100".
  { kind: "address", pattern: postalAddress, isNone: isCount },
  {
    // With a country or area code, or grouped as in North America or India.
    kind: "phone",
    pattern:
      /(?<![\w.,/-])(?:\+\d[\d ().-]{6,18}\d|\(\d{2,5}\)[ -]?\d[\d -]{4,10}\d|0(?:0[1-9]|[1-9])\d{0,3}[ -]?\d[\d -]{4,10}\d|\d{3}[ .-]\d{3}[ .-]\d{4}|\d{5}[ -]\d{5}|[6-9]\d{9})(?!\w|[.,/-]\d)/g,
    isNone: isDate,
  },
  { kind: "address", pattern: labelledAddress },
  { kind: "address", pattern: address, isNone: (match) => !isAddress(match) },
];
