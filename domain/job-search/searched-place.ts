import { maxSearchLength } from "../limits.ts";
import type { JobSearch } from "./job-search.ts";
import { placeFor, townsOf } from "./places.ts";
import { plainWords } from "./role-parts.ts";
import { rolePlace } from "./role-place.ts";

type Place = Pick<JobSearch, "city" | "location">;
export type RoleAndPlace = Place & Pick<JobSearch, "role" | "includeLocation">;

/**
 * The search with the place that its role says, as in "cook in Pune", in the fields for a place. A
 * city that was typed there stays.
 */
export function understood<Search extends RoleAndPlace>(search: Search): Search {
  const { rest, place } = rolePlace(search.role);
  if (!place) return search;
  if (search.includeLocation && cityOf(search.city)) return { ...search, role: rest };
  const { city, country } = placeFor(place, search.location);
  return { ...search, role: rest, city, location: country || search.location, includeLocation: true };
}

/** Where a search looks: its country is another one if the city says so. */
export const searchedPlace = ({ city, location }: Place) => placeFor(cityOf(city), plainWords(location));

/** "Pune, India", or the country alone. A country that was typed with the city is said once. */
export function placeOf(search: Place): string {
  const { city, country } = searchedPlace(search);
  return [city, country].filter(Boolean).join(", ");
}

/** A place of a search: its town, which is empty for a country alone, and both in one text. */
export type OnePlace = { town: string; country: string; text: string };

/** Each place of a search, for sites that take one: two in "Pune or Mumbai". */
export function onePlaces(search: Place): OnePlace[] {
  const { country } = searchedPlace(search);
  const towns = townsOf(cityOf(search.city));
  if (towns.length < 2) return [{ town: towns[0] ?? "", country, text: placeOf(search) }];
  const place = (town: string) => ({ city: town, location: country });
  return towns.map((town) => ({ town, country: searchedPlace(place(town)).country, text: placeOf(place(town)) }));
}

/** Where the search looks, where the fields for it do not say so. */
export function placeSentence(typed: JobSearch): string | undefined {
  const search = understood(typed);
  if (!search.includeLocation) return undefined;
  const [first, ...more] = onePlaces(search);
  if (first && more.length > 0) return `Searched in ${placeOf(search)}. LinkedIn takes one city: ${first.town}.`;
  const isSaid = search.city === typed.city && searchedPlace(search).country === plainWords(typed.location);
  return isSaid ? undefined : `Searched in ${placeOf(search)}.`;
}

/** A typed city as links use it: plain words, at most 100 characters. */
export const cityOf = (city: string) => plainWords(city).slice(0, maxSearchLength).trim();
