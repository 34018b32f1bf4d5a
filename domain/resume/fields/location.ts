import type { Block } from "../cell.ts";
import { contactLabel, isContactText, otherParts } from "../contact-text.ts";
import { personLabel } from "../form-labels.ts";
import type { Pair } from "../pairs.ts";
import { isCountry, isKnownPlace, isPlace, jobAndPlace, placeAfterIn, withoutPostcode } from "../places.ts";
import type { ReadValue } from "../read-value.ts";
import { isState } from "../vocabulary/states.ts";
import { jobScore } from "../words.ts";

const placeName = /^\p{Lu}[\p{L}\p{M}'’. -]+(?:, ?\p{L}[\p{L}\p{M}'’. -]+){0,3}$/u;

const origin =
  /(?<!\p{L})(?:nationality|citizenship|(?:place|country) of birth|born in|nationalité|lieu de naissance|staatsangehörigkeit|nationalität|geburtsort|nacionalidad|lugar de nacimiento|nacionalidade|naturalidade)\s?:[^|•·;]{0,60}/giu;

const postcodeAndTown =
  /(?:^|[ ,])(?:[A-Z]{1,2}-)?(?:\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{4,5}(?:-\d{3})?|\d{3} \d{2,3}) (\p{Lu}[\p{L}\p{M}'’. -]{2,40})$/u;

/** Where the person lives: a place among the contact details, without street and postcode. */
export function findLocation(all: Block[], form: Pair[]): ReadValue {
  const contact = all.map(withoutOrigin);
  const stated = ["place", "street"].flatMap((asked) =>
    form.filter(({ label, value }) => personLabel(label) === asked && !isContactText(value)),
  );
  const home = stated.map(({ value }) => homeOf(value)).find((place) => place !== "");
  if (home) return { value: home, confidence: 0.9 };
  const named = ["city", "region", "state", "country"]
    .map((part) => form.find(({ label }) => label === part)?.value)
    .filter(Boolean);
  if (named.length > 0) return { value: named.join(", "), confidence: 0.9 };
  for (const cell of contact) {
    const dashed = cell.text.split(/ [–—-] /);
    if (dashed.length > 1 && isPlace(dashed.join(", "))) {
      const parts = dashed.map(withoutPostcode).filter((part) => part !== "");
      return { value: parts.join(", "), confidence: 0.9 };
    }
    const place = placeAmong(cell);
    if (place) return { value: placeOnly(withStack(wholeOf(place, contact), cell, contact)), confidence: 0.9 };
  }
  for (const cell of contact) {
    const street = otherParts(cell.text)
      .map(placeOnly)
      .find((text) => isPlace(text));
    if (street) return { value: street, confidence: 0.8 };
  }
  const ending = placeAtEnd(contact);
  if (ending) return ending;
  for (const cell of contact) {
    const marked = cell.symbols.includes("place");
    const beside =
      isContactText(cell.text) ||
      contact.some((other) => other !== cell && Math.abs(other.y - cell.y) < 1 && isContactText(other.text));
    const rest = otherParts(cell.text).find(
      (part) => placeName.test(part) && jobScore(part) <= 0 && !contactLabel(part),
    );
    if (rest && (marked || (beside && rest.length < 50))) return { value: placeOnly(rest), confidence: 0.6 };
  }
  return { value: contact.find((cell) => isAmongContact(cell, contact))?.text ?? "", confidence: 0.5 };
}

/** "Leeds, England" for "Leeds", if another contact detail says so. */
function wholeOf(place: string, contact: Block[]): string {
  return contact.find(({ text }) => text.startsWith(`${place}, `) && isPlace(text))?.text ?? place;
}

/** One or two names, possibly with small words: "Te Anau, Southland", "Rio de Janeiro". */
const placeNames =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:(?:de|del|do|la|le|du|of|am|an|on) )?\p{Lu}[\p{L}'’.-]+){0,3}(?:, \p{Lu}[\p{L}'’. -]+)?$/u;

/**
 * Whether a line may be an unknown place: it is below contact details, or between the job and
 * contact details.
 */
function isAmongContact(cell: Block, contact: Block[]): boolean {
  if (!placeNames.test(cell.text) || cell.text.length > 40 || jobScore(cell.text) > 0 || contactLabel(cell.text))
    return false;
  const above = contact.find((other) => isRightBelow(cell, other));
  const below = contact.find((other) => isRightBelow(other, cell));
  if (above && isContactText(above.text)) return true;
  return jobScore(above?.text ?? "") > 0 && isContactText(below?.text ?? "");
}

/** Whether a line stands right below another, with the same look and edge. */
function isRightBelow(cell: Block, above: Block): boolean {
  const drop = cell.y - above.lastY;
  return (
    above.runs[0]?.style === cell.runs[0]?.style &&
    drop > 0.5 * cell.size &&
    drop < 1.9 * cell.size &&
    (Math.abs(above.x - cell.x) < 2 || Math.abs(above.right - cell.right) < 2)
  );
}

/** The place in an address: the parts without digits, or the town after the postcode. */
function homeOf(address: string): string {
  const [, town] = postcodeAndTown.exec(address) ?? [];
  return town ?? townAtEnd(placeOnly(withoutStreet(address)));
}

/** The known town at the end of names that no list knows: "Sai Residency, Pune". */
function townAtEnd(place: string): string {
  const [last = "", ...others] = place.split(", ").reverse();
  const isTown = isKnownPlace(last) && !isCountry(last) && !isState(last);
  return isTown && !others.some(isKnownPlace) ? last : place;
}

/** A label without a colon: "Address Dublin". */
const addressLabel = /^(?:home )?(?:address|location|adresse|anschrift|dirección|wohnort) (?=\p{Lu})/iu;

/** The place among the parts of a text. A place in lower case must be known and follow a job. */
function placeAmong(cell: Block): string | undefined {
  const texts = otherParts(withoutInitial(cell)).map((part) => part.replace(addressLabel, ""));
  const parts = texts.map(
    (part) => placeAfterIn(part) ?? jobAndPlace(part)?.place ?? (cell.lastY > cell.y ? cityOf(part) : part),
  );
  return parts.find(isPlace) ?? texts.flatMap((part) => jobAndPlace(part)?.place ?? [])[0];
}

/**
 * Removes "Nationality: Irish" and "Place of birth: Cork", which do not say where the person lives.
 */
function withoutOrigin(cell: Block): Block {
  const text = withoutStreet(cell.text.replace(origin, " | ").replace(letterLabel, "")).replace(dashedState, ", $1");
  return text === cell.text ? cell : { ...cell, text };
}

/** "A: Budapest" */
const letterLabel = /^[AL][.:] (?=\p{Lu}\p{Ll})/u;

/** "Belo Horizonte – MG" */
const dashedState = /(?<=\p{Ll}) ?[–-] ?([A-Z]{2})(?=$|[ ,|•·/])/gu;

/**
 * The town of "8020 Graz", or the known place at the end of "Harbor Wing, Old School, Leeds,
 * England".
 */
function placeAtEnd(contact: Block[]): ReadValue | undefined {
  for (const text of contact.flatMap((cell) => [cell.text, ...otherParts(cell.text)])) {
    const [, town] = postcodeAndTown.exec(text) ?? [];
    if (town)
      return { value: [town, ...contact.map((cell) => cell.text).filter(isCountry)].join(", "), confidence: 0.8 };
    const parts = text.split(/,\s+/);
    const end = [3, 2].map((length) => parts.slice(-length).join(", ")).find((last) => last !== text && isPlace(last));
    if (end && isKnownPlace(parts.at(-1) ?? "")) return { value: end, confidence: 0.7 };
    // "No. 12, Second Cross Street, Adyar, Chennai – 600020"
    const last = withoutPostcode(parts.at(-1) ?? "");
    if (parts.length > 2 && /\d/.test(text) && isKnownPlace(last)) return { value: last, confidence: 0.7 };
  }
  return undefined;
}

const street =
  /(?<=^|[|•·;:] ?)(?:\d{1,4}\/)?\d{1,5}\p{L}? (?:[\p{L}\d'’.-]{1,20} ){1,4}?(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|square|sq|parkway|pkwy|highway|hwy|freeway|pike|crescent|close|circle|trail)(?: ?\.|(?=[ ,]))(?: (?:[NS]?[EW]?|north|south|east|west)(?=[ ,]))?,? /giu;

const postBox = /(?<![\p{L}\d])(?:p\.? ?o\.? ?box|postfach|apartado|boîte postale) \d{1,6},? /giu;

/** Removes house number and street from "14 Mill Rd. Mobile, AL", and a post office box. */
function withoutStreet(text: string): string {
  const named = text.replace(street, "").replace(postBox, "");
  // "8114 Mesquite Bend, San Antonio, TX": a street without a word such as "road", before a town
  // with its region.
  return named.replace(/(?<=^|[|•·;:] ?)\d{1,5} [^,|•·;:\d]{3,40}, (?=[^,|•·;:\d]{2,40}, ?[A-Z]{2}(?: \d{5}|$))/u, "");
}

/** Removes a label of one letter, in a look of its own: "**A** Galway, Ireland". */
function withoutInitial({ text, runs: [first, second] }: Block): string {
  return first && second && /^\p{Lu}[.:]?$/u.test(first.text.trim()) ? text.slice(first.text.length).trim() : text;
}

/**
 * Separates a city and its country that were joined from two lines: "Stellenbosch South Africa".
 */
function cityOf(text: string): string {
  const words = text.split(" ");
  const at = words.findIndex((_, index) => index > 0 && isCountry(words.slice(index).join(" ")));
  const city = words.slice(0, at).join(" ");
  return at > 0 && placeName.test(city) && jobScore(city) <= 0 ? `${city}, ${words.slice(at).join(" ")}` : text;
}

/** Adds a country that is alone on the line below. */
function withCountryBelow(place: string, cell: Block, contact: Block[]): string {
  const below = contact.find(
    (other) =>
      Math.abs(other.x - cell.x) < 2 &&
      other.y > cell.lastY &&
      other.y - cell.lastY < 1.7 * cell.size &&
      (isCountry(other.text) || /^[A-Z]{2}$/.test(other.text)),
  );
  return below && place === cell.text ? `${place}, ${below.text}` : place;
}

/** Joins city, region and country that are set below each other. */
function withStack(place: string, cell: Block, contact: Block[]): string {
  if (otherParts(cell.text).length > 1) return place;
  const row = contact.filter(
    (other) =>
      Math.abs(other.y - cell.y) < 1 &&
      other.x >= cell.x &&
      placeName.test(other.text) &&
      !contactLabel(other.text) &&
      jobScore(other.text) <= 0,
  );
  if (row.length > 1 && row.length <= 3 && isCountry(row.at(-1)?.text ?? ""))
    return row.map((other) => other.text).join(", ");
  if (cell.text.includes(",")) return withCountryBelow(place, cell, contact);
  const stack = contact.filter(
    (other) =>
      Math.abs(other.size - cell.size) < 0.3 &&
      Math.abs(other.y - cell.y) < 4 * cell.size &&
      (Math.abs(other.x - cell.x) < 2 || Math.abs(other.right - cell.right) < 2) &&
      placeName.test(other.text.replace(/,$/, "")) &&
      jobScore(other.text) <= 0 &&
      !contactLabel(other.text) &&
      !isContactText(other.text) &&
      other.runs[0]?.style === cell.runs[0]?.style,
  );
  return stack.length > 1 && stack.length <= 4 ? stack.map((other) => other.text.replace(/,$/, "")).join(", ") : place;
}

const isStreet =
  /^(?:av|avenida|c\/|calle|chemin|jl|largo|praça|plaza|quai|rua|rue|travessa|ul|via)(?:\.? (?=\p{L})|\.$)/iu;

/** A street and its house number before the town, from two lines: "Rue Haute 12b Namur". */
const afterHouse = /^\p{L}[^\d]{2,40} \d{1,4}\p{Ll}? (?=\p{Lu}\p{Ll})/u;

/** Drops the parts of an address that have digits (street, postcode). */
function placeOnly(text: string): string {
  const parts = text
    .replace(/ ?\((?:home|work|private|current|permanent)\)$/i, "")
    .split(",")
    .map((part) => withoutPostcode(part.trim().replace(afterHouse, "")));
  const kept = parts.filter((part) => part !== "" && !/\d/.test(part) && !(parts.length > 1 && isStreet.test(part)));
  const street =
    kept.length < parts.length
      ? kept.filter(
          (part) =>
            isKnownPlace(part) ||
            !/\b(?:st|street|road|rd|ave|avenue|lane|drive|apt|suite|straße|str)\b\.?/i.test(part),
        )
      : kept;
  return street.join(", ");
}
