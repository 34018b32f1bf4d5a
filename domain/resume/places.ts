import { findDates } from "./dates.ts";
import { memoized } from "./memoize.ts";
import { anyPostcode } from "./postcodes.ts";
import { trimOf } from "./trim.ts";
import { cities, countries, regions } from "./vocabulary/places.ts";
import { isState } from "./vocabulary/states.ts";
import { companyScore, institutionScore, jobScore } from "./words.ts";
import { withoutWorkMode } from "./work-modes.ts";

const cityNames = new Set(cities);
const known = new Set([...countries, ...regions, ...cities]);
const knownCountries = new Set(countries);
const namesCountry = (name: string) =>
  knownCountries.has(name) || (name.startsWith("the ") && knownCountries.has(name.slice(4)));
/** Whether a list has a lower-case name, with or without accents: "Reykjavík". */
const knows = (name: string) =>
  known.has(name) ||
  namesCountry(name) ||
  (/[^\0-\x7f]/.test(name) && known.has(name.normalize("NFD").replace(/\p{M}/gu, "")));

/** Whether a text names a country, a large region or a large city. */
export const isKnownPlace = memoized((text: string): boolean => {
  const name = text.trim().replace(/’/g, "'");
  const words = name.toLowerCase().split(" ");
  // "Guadalajara Jalisco": two known places with nothing between.
  const isPair = words.some(
    (_, index) => index > 0 && knows(words.slice(0, index).join(" ")) && knows(words.slice(index).join(" ")),
  );
  const coded = /^(.+?)(?: [A-Z]{2}){1,2}$/.exec(name)?.[1]?.toLowerCase().split(" ");
  // "Raleigh NC US", "Nagpur Maharashtra IN"
  const isCoded =
    coded?.some((_, index) => knows(coded.slice(0, index + 1).join(" "))) === true &&
    institutionScore(name) + companyScore(name) === 0;
  return (
    isPair ||
    isCoded ||
    knows(name.toLowerCase()) ||
    (/ [A-Z]{2}$/.test(name) && knows(name.slice(0, -3).toLowerCase()))
  );
});

export function isCountry(text: string): boolean {
  return namesCountry(text.toLowerCase().trim()) || /^(?:US|U\.S\.A?\.?|UK|U\.K\.|UAE)$/.test(text.trim());
}

const part =
  /^\p{Lu}[\p{L}\p{M}'’.]*(?:[\s-](?:de|la|le|du|des|del|do|da|dos|das|di|am|an der|sur|upon|on|of|and|the|el|los|las|al|e)?[\s-]?[\p{L}'’.]+){0,4}$/u;

/**
 * Whether a text is the name of a place and nothing else: "Pune", "Austin, TX", "Lyon,
 * Auvergne-Rhône-Alpes, France", "Remote", "Pune (hybrid)".
 */
export const isPlace = memoized((text: string): boolean => {
  if (findDates(text).length > 0) return false;
  if (australian.test(text) || isAmerican(text)) return true;
  const town = withoutWorkMode(text);
  if (town !== undefined && (town === "" || areas.has(town.toLowerCase()) || isPlace(town))) return true;
  const bare = withoutPostcode(text);
  if (bare === "" || bare.length > 70 || /[@/:]|\d/.test(bare)) return false;
  const parts = placeParts(bare);
  if (parts.length > 4 || !parts.every((name) => part.test(name) && jobScore(name) < 2 && !isOrganization(name)))
    return false;
  if (parts.length === 1) return isKnownPlace(parts[0] ?? "");
  const last = parts.at(-1) ?? "";
  return (
    isKnownPlace(parts[0] ?? "") ||
    (isKnownPlace(last) && !cityNames.has(last.toLowerCase())) ||
    isCountry(last) ||
    (/^[A-Z]{2}$/.test(last) && jobScore(text) <= 0)
  );
});

/** Areas for remote work that are larger than a country. */
const areas = new Set(["eu", "eea", "emea", "apac", "latam", "dach", "global"]);

/**
 * Whether a name belongs to a school or a company: "Linfield University", "Baptist Medical Center",
 * but not "College Park", "CO" for Colorado, or a county: "Co. Donegal".
 */
function isOrganization(name: string): boolean {
  if (isKnownPlace(name) || isState(name) || /^Co\.? /.test(name)) return false;
  return institutionScore(name) > 0 || companyScore(name) > 0;
}

/**
 * The place at the end of a short line: "Product Designer in Valencia, Spain", "Based in Leeds".
 */
export function placeAfterIn(text: string): string | undefined {
  if (text.split(" ").length > 12) return undefined;
  const [, place = ""] = /(?:^|\s)in (\p{Lu}[^|•]*)$/u.exec(text) ?? [];
  return place !== "" && isPlace(place) ? place : undefined;
}

/** Splits a job from its town if only commas separate them: "UX Researcher, Pärnu, Estonia". */
export function jobAndPlace(text: string): { job: string; place: string } | undefined {
  const [, job = "", place = ""] = /^([^,|•]{3,60}),\s+(.+)$/u.exec(text) ?? [];
  return jobScore(job) >= 2 && (isPlace(place) || isKnownPlace(place)) ? { job, place } : undefined;
}

export function placeParts(text: string): string[] {
  return text
    .split(/,| [–—-] |[()]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** "Fitzroy VIC 3065", "Perth WA 6000": a town with its Australian state. */
const australian = /^\p{Lu}[\p{L}'’ -]{2,30}(?:,? (?:NSW|VIC|QLD|TAS|ACT)(?: \d{4})?|,? (?:SA|WA|NT) \d{4})$/u;

/** "Decatur GA 30030", "Duluth MN 55802 US": a town with its American state and postcode. */
function isAmerican(text: string): boolean {
  const [, state = ""] = /^\p{Lu}[\p{L}'’. -]{2,30},? ([A-Z]{2}) \d{5}(?:-\d{4})?(?:,? USA?)?$/u.exec(text) ?? [];
  return isState(state);
}

/** Removes the first half of a British postcode after a known place: "Bristol BS6". */
function withoutOutwardCode(text: string): string {
  const [, place = ""] = /^(.{3,40}?),? [A-Z]{1,2}\d{1,2}[A-Z]?$/.exec(text) ?? [];
  return isKnownPlace(place.split(", ").at(-1) ?? "") ? place : text;
}

const postcode = new RegExp(anyPostcode, "gu");
/** The postal district in "Dublin 8". */
const district = /(?<=^Dublin) \d{1,2}W?\b/g;

/** Removes postcodes, with the countries before them. */
export function withoutPostcode(text: string): string {
  const rest = /\d/.test(text) ? text.replace(district, "").replace(postcode, " ") : text;
  return trimOf(withoutOutwardCode(rest.trim()).replace(/\s+/g, " ").replace(/ ,/g, ","), ",–-");
}
