import citiesByCountry from "#content/job-search-cities.json" with { type: "json" };
import { otherCountryNames } from "../countries.ts";
import { ownValue } from "../own-value.ts";
import { states } from "../resume/vocabulary/states.ts";
import { placesIn, townOf } from "../wanted-job.ts";

const plain = (text: string) => text.toLowerCase().replaceAll(".", "");
const byCountry = new Map(Object.entries(citiesByCountry));
const countryNames = new Map([...byCountry.keys()].map((name) => [plain(name), name]));

/** For each city name that two countries have, the country of the larger city. */
const largerCity = new Map([
  ["birmingham", "United Kingdom"],
  ["cambridge", "United Kingdom"],
  ["hyderabad", "India"],
  ["london", "United Kingdom"],
  ["manchester", "United Kingdom"],
  ["vancouver", "Canada"],
]);

/** All known cities. Each has one name or more. */
export const allCities: string[][] = [...byCountry.values()].flat();

/** The known cities of a country. */
export const citiesIn = (country: string): string[][] => byCountry.get(country) ?? [];

/** All known names of cities and countries, the longest first. */
export const placeNames: string[] = [...allCities.flat(), ...byCountry.keys(), ...Object.keys(otherCountryNames)].sort(
  (a, b) => b.length - a.length,
);

/** All names of a city: "Bengaluru" and "Bangalore". An unknown one has its own name alone. */
export const namesOf = (town: string): string[] => allCities.find((names) => isAmong(names, town)) ?? [town];

const countryBehind = new RegExp(`^(.+) (${[...byCountry.keys(), ...Object.keys(otherCountryNames)].join("|")})$`, "i");

const isAmong = (names: string[], town: string) => names.some((name) => plain(name) === plain(town));

/** The towns that were typed: two in "Pune or Mumbai", and in "Pune, Mumbai", as both are known. */
export function townsOf(typed: string): string[] {
  const towns = placesIn(typed).flatMap((place) => {
    const parts = partsOf(place);
    return parts.every((part) => allCities.some((names) => isAmong(names, part))) ? parts : townOf(parts.join(", "));
  });
  return [...new Set(towns)].filter(Boolean);
}

/** The parts of a place between commas. "Bangalore India" counts as "Bangalore, India". */
const partsOf = (place: string) =>
  place
    .split(/ ?[,;] ?/)
    .filter(Boolean)
    .flatMap((part) => {
      const [, city = "", country = ""] = countryBehind.exec(part) ?? [];
      return allCities.some((names) => isAmong(names, city)) ? [city, country] : [part];
    });

/**
 * Where a typed city lies. Of several, the last decides. What was typed wins over the given
 * country: a country or a state behind a comma, then a city that is known in other countries only:
 * of two, the one with the larger city. Behind any other comma the country is empty, unless the
 * given one has the city.
 */
export function placeFor(typed: string, given: string): { city: string; country: string } {
  const towns = townsOf(typed);
  if (towns.length < 2) return onePlace(typed, given);
  const countries = [placesIn(typed).at(-1), towns.at(-1)].map((last = "") => onePlace(last, given).country);
  return { city: towns.join(" or "), country: countries.find(Boolean) ?? "" };
}

function onePlace(typed: string, given: string): { city: string; country: string } {
  const parts = partsOf(typed);
  const city = parts.join(", ");
  const known = [...byCountry].filter(([, cities]) =>
    parts.some((part) => cities.some((names) => isAmong(names, part))),
  );
  const isIn = (country: string) => known.some(([name]) => name === country);
  const last = plain(parts.at(-1) ?? "");
  const named = last === plain(given) ? given : (ownValue(otherCountryNames, last) ?? countryNames.get(last));
  if (named) return { city: parts.slice(0, -1).join(", "), country: named };
  if (parts.length > 1 && states.has(last.toUpperCase())) return { city, country: "United States" };
  if (isIn(given)) return { city, country: given };
  return { city, country: parts.length > 1 ? "" : (largerCity.get(plain(city)) ?? known[0]?.[0] ?? given) };
}
