import citiesByCountry from "#content/job-search-cities.json" with { type: "json" };
import { otherCountryNames } from "../countries.ts";
import { ownValue } from "../own-value.ts";
import { states } from "../resume/vocabulary/states.ts";

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

/** All names of a city: "Bengaluru" and "Bangalore". An unknown one has its own name alone. */
export const namesOf = (town: string): string[] => allCities.find((names) => isAmong(names, town)) ?? [town];

const isAmong = (names: string[], town: string) => names.some((name) => plain(name) === plain(town));

/**
 * Where a typed city lies. What was typed wins over the given country: a country or a state behind
 * a comma, then a city that is known in other countries only: of two, the one with the larger city.
 * Behind any other comma the country is empty, unless the given one has the city.
 */
export function placeFor(typed: string, given: string): { city: string; country: string } {
  const parts = typed.split(/ ?[,;] ?/).filter(Boolean);
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
