import { memoized } from "./memoize.ts";
import { trimOf } from "./trim.ts";

/** Labels before a contact detail, in the reader's languages. */
const label =
  "e-?mail(?: address)?|mail|courriel|correo|phone(?: number)?|tele?phone|telefon|téléphone|teléfono|tél|tel|mobile|mobil|móvil|cell|handy|whatsapp|fax|address|adresse|dirección|anschrift|location|city|based in|linked ?in|git ?hub|twitter|x|website|web ?site|web|homepage|portfolio|url|blog|skype|telegram|date of birth|born|nationality|website";

const labelBeforeColon = new RegExp(`(?<![\\p{L}\\d-])(?:${label})\\.?\\s*:`, "giu");
const labelAlone = new RegExp(`^(${label})\\s*:?\\s*$`, "iu");

const emailPattern =
  /(?<![\p{L}\d])[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,24}/u;
const everyEmail = new RegExp(emailPattern, "gu");
const topLevel =
  "com|org|net|io|dev|me|co|app|ai|eu|info|tech|design|page|xyz|edu|gov|example|in|uk|de|fr|br|pl|es|it|nl|ca|au|us|ch|at|se|no|dk|fi|ng|za|vn|mx|ar|cl|tr|pt|ie|nz|jp|kr|cn|sg|ae|kz|ma|eg|ua|ro|cz|gr|be|lt|lv|ee|il|id|my|ph|th|pk|bd|lk|ke|gh|pe|ec|uy";
/** A scheme or "www."; or a lower-case host with a path or a usual top-level domain. */
const urlPattern = new RegExp(
  `\\(?(?:https?:\\/\\/|www\\.)[^\\s|•·]+|(?<![@\\w./-])(?:[a-z\\d][a-z\\d-]*\\.)+(?:${topLevel})(?:\\/[^\\s|•·,;)]*)?(?![\\w@.-])|(?<![@\\w./-])(?:[A-Za-z\\d][A-Za-z\\d-]*\\.)+[A-Za-z]{2,}\\/[^\\s|•·,;)]+`,
  "gu",
);
/** A quick test for the signs that every address has. */
const mayHaveUrl = /:\/\/|www\.|\.[A-Za-z]{2}/;
const phonePattern = /(?:\+|\(\+?|00)?\d[\d\s().\-/‑–]{5,20}\d/g;

export const findEmail = memoized((text: string): string | undefined => {
  return text.includes("@") ? emailPattern.exec(text)?.[0] : undefined;
});

export const findUrls = memoized((text: string): string[] => {
  if (!text.includes(".") || !mayHaveUrl.test(text)) return [];
  return ((text.includes("@") ? text.replace(everyEmail, " ") : text).match(urlPattern) ?? []).map((url) =>
    trimOf(url.replace(/^\(/, ""), "),.;", false),
  );
});

/** The first phone number: seven to fifteen digits that are neither a date nor a span of years. */
export const findPhone = memoized((text: string): string | undefined => {
  if (!/\d\D*\d\D*\d\D*\d/.test(text)) return undefined;
  const candidates = text.replace(everyEmail, " | ").replace(urlPattern, " | ").match(phonePattern) ?? [];
  return candidates.map(cleanPhone).find((number) => isPhone(number));
});

function cleanPhone(number: string): string {
  const trimmed = number.trim().replace(/\s+/g, " ");
  return trimmed.includes("(") && !trimmed.includes(")") ? trimmed.replace("(", "") : trimmed;
}

function isPhone(number: string): boolean {
  const digits = number.replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return false;
  // A Portuguese or Brazilian postcode: "1200-195", "01310-100".
  if (/^\d{4,5}-\d{3}$/.test(number)) return false;
  // A house number and a postcode: "12 – 20144".
  if (/^[1-9]\d{0,3} [–-] \d{5}$/.test(number)) return false;
  if (/^(?:19|20)\d\d\D+(?:19|20)\d\d$/.test(number) || /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/.test(number)) return false;
  return !/^\d{1,2}[./]\d{4}\D+\d{1,2}[./]\d{4}$|^(?:19|20)\d\d[-./]\d\d\D+(?:19|20)\d\d[-./]\d\d$/.test(number);
}

/** The parts of a contact line that are not an email address, a number, a link or a label. */
export const otherParts = memoized((text: string): string[] => {
  return text
    .replace(/ ?\(([A-Z]{2})\)/g, ", $1")
    .replace(everyEmail, " | ")
    .replace(urlPattern, " | ")
    .replace(phonePattern, (number) => (isPhone(number.trim()) ? " | " : number))
    .replace(labelBeforeColon, " | ")
    .replace(/(?<=\|\s?|\s)(?:e-?mail|phone|tel\.?|mobile|telephone)(?=\s{0,2}\|)/giu, " | ")
    .replace(isContactText(text) ? /(?<!\b(?:St|Co|Mt|Ft|Pt))\. {1,2}(?=[\p{Lu}|]|$)/gu : /$^/, " | ")
    .split(/[|•·‧∙⋄◆●()\p{So}]|\s(?:\/{1,2}|[*~—–])\s|\s{3,}/u)
    .map((part) => trimOf(part, ",;:/–—-"))
    .filter((part) => part !== "" && !labelAlone.test(part));
});

/** Whether a text contains an email address, a phone number or a web address. */
export const isContactText = memoized((text: string): boolean => {
  return findEmail(text) !== undefined || findPhone(text) !== undefined || findUrls(text).length > 0;
});

/** The label if a text is nothing but a contact label: "phone" for "Phone:". */
export function contactLabel(text: string): string | undefined {
  return labelAlone.exec(text)?.[1]?.toLowerCase();
}
