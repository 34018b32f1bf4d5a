import { findDates } from "./dates.ts";
import { surePostcode } from "./postcodes.ts";
import { isSentence } from "./sentences.ts";

const words =
  "street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|court|ct|close|crescent|terrace|gardens|grove|square|parkway|highway|flat|apartments?|apt|suite|nagar|marg|colony|society|residency|chowk|layout|rue|quai|chemin|impasse|viale|piazza|calle|avenida|rua|travessa|praça|ulica|aleja|p\\.? ?o\\.? box|postfach";
const street = new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, "iu");
const joinedStreet =
  /\p{L}{2}(?:straße|strasse|str\.|weg|gasse|platz|allee|ring|damm|ufer|berg|hof|straat|laan|gracht|plein|singel|gatan|vägen)(?!\p{L})/iu;
/** Words that begin a street's name: "Via Roma 4", "Am Markt 3". */
const streetFirst =
  /(?:^|, ?)(?:via|corso|c\/|plaza|paseo|largo|ul\.?|os\.?|al\.?|place|am|an der|auf der|im|in der|zum|zur) ?\p{Lu}[^,\d]{0,40}\d/iu;
/** "14", "12b", "4/2": a house number. */
const house = /(?<![\p{L}\d.])\d{1,4}\p{L}?(?:[/-]\d{1,4})?(?![\p{L}\d])/u;
const postcode = new RegExp(surePostcode, "u");
/** "ul. ", "St. ": a stop that does not end a sentence. */
const abbreviated = /(?<!\p{L})\p{L}{1,4}\.(?= )/gu;

/**
 * Whether a short text is a postal address or one line of it: a street with its house number, or a
 * postcode with its town.
 */
export function isPostalAddress(text: string): boolean {
  if (text.length > 120 || /@|https?:/.test(text) || isSentence(text.replace(abbreviated, ""))) return false;
  const hasStreet = [street, joinedStreet, streetFirst].some((pattern) => pattern.test(text)) && house.test(text);
  const hasTown = postcode.test(text) && /\p{Lu}\p{Ll}{2}/u.test(text) && text.split(" ").length <= 6;
  return (hasStreet || hasTown) && findDates(text).length === 0;
}
