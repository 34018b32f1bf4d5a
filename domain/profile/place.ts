import countries from "#content/countries.json" with { type: "json" };
import { otherCountryNames } from "../countries.ts";
import { states } from "../resume/vocabulary/states.ts";
import { withoutWorkMode } from "../resume/work-modes.ts";

/** The countries of a profile: the names that the job search uses, in alphabetical order. */
export const profileCountries = countries.map(({ name }) => name);

/** Languages in which resumes name their country, beside the names in `otherCountryNames`. */
const languages = ["en", "de", "fr", "es", "pt", "it", "nl", "pl"];

/** The city and the country of a place as written in a resume: "Pune, Maharashtra, India". */
export function placeFrom(text: string): { city: string; country: string } {
  const parts = text
    .replace(/ \(([^()]+)\)$/, ", $1")
    .split(/,|\s[–—|·-]\s/)
    .map((part) => withoutWorkMode(part.trim()) ?? part.trim())
    .filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  const country = countryNamed(last);
  if (country) return { city: parts.length > 1 ? (parts[0] ?? "") : "", country };
  return { city: parts[0] ?? "", country: parts.length > 1 && states.has(last) ? "United States" : "" };
}

let foreignNames: Map<string, string> | undefined;

/** An article that a country may have before its name: "The Netherlands", "Die Schweiz". */
const article = /^(?:(?:the|die|der|l[aeo]s?|el|il|os?|as?|de|het) |l['’])/;

/**
 * The country of a name with its article or without. The first use of `Intl` is slow on a phone, so
 * other languages are tried only if English fails.
 */
function countryNamed(text: string): string {
  const name = plain(text);
  if (name === "") return "";
  const names = [name, name.replace(article, "")];
  const known = names.map((one) => englishNames.get(one)).find(Boolean);
  if (known) return known;
  foreignNames ??= new Map(languages.flatMap(countriesIn));
  return names.map((one) => foreignNames?.get(one)).find(Boolean) ?? "";
}

const plain = (text: string) => text.toLowerCase().replaceAll(".", "");
const named = ({ name }: (typeof countries)[number]): [string, string] => [plain(name), name];

const englishNames = new Map([...countries.map(named), ...Object.entries(otherCountryNames)]);

function countriesIn(language: string): [string, string][] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return countries.map(({ name, cca2 }) => [plain(names.of(cca2) ?? name), name]);
}
