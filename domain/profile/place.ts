import countries from "#content/countries.json" with { type: "json" };
import { otherCountryNames } from "../countries.ts";
import { states } from "../resume/vocabulary/states.ts";

/** The countries of a profile: the names that the job search uses, in alphabetical order. */
export const profileCountries = countries.map(({ name }) => name);

/** Languages in which resumes name their country, beside the names in `otherCountryNames`. */
const languages = ["en", "de", "fr", "es", "pt", "it", "nl", "pl"];

/** The city and the country of a place as written in a resume: "Pune, Maharashtra, India". */
export function placeFrom(text: string): { city: string; country: string } {
  const parts = text
    .split(/,|\s[–—|-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^\(?(?:remote|hybrid|on-?site|worldwide)\)?$/i.test(part));
  const last = parts.at(-1) ?? "";
  const country = countryNamed(last);
  if (country) return { city: parts.length > 1 ? (parts[0] ?? "") : "", country };
  return { city: parts[0] ?? "", country: parts.length > 1 && states.has(last) ? "United States" : "" };
}

let foreignNames: Map<string, string> | undefined;

/**
 * The first use of `Intl` is slow on a phone, so other languages are tried only if English fails.
 */
function countryNamed(text: string): string {
  const name = plain(text);
  const known = englishNames.get(name);
  if (known || name === "") return known ?? "";
  foreignNames ??= new Map(languages.flatMap(countriesIn));
  return foreignNames.get(name) ?? "";
}

const plain = (text: string) => text.toLowerCase().replaceAll(".", "");
const named = ({ name }: (typeof countries)[number]): [string, string] => [plain(name), name];

const englishNames = new Map([...countries.map(named), ...Object.entries(otherCountryNames)]);

function countriesIn(language: string): [string, string][] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return countries.map(({ name, cca2 }) => [plain(names.of(cca2) ?? name), name]);
}
