import { alphabetically } from "./text/text.ts";

export type CountryEntry = { name: { common: string } };

/** The list when the countries cannot be had. */
export const fallbackCountries = ["Australia", "Canada", "Germany", "India", "United Kingdom", "United States"];

/** The common names in alphabetical order; an entry without one is dropped, anything but an array is a failure. */
export function countryNames(body: unknown): string[] {
  if (!Array.isArray(body)) throw new Error("The countries are not a list");
  return body
    .map((entry) => entry?.name?.common)
    .filter((name) => typeof name === "string" && name !== "")
    .sort(alphabetically);
}
