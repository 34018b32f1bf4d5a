import { alphabetically } from "./text/text.ts";

export type CountryEntry = { name: { common: string } };

/** Other names of countries, without dots, and the common name of each. */
export const otherCountryNames: Record<string, string> = {
  usa: "United States",
  us: "United States",
  "united states of america": "United States",
  uk: "United Kingdom",
  england: "United Kingdom",
  scotland: "United Kingdom",
  wales: "United Kingdom",
  "northern ireland": "United Kingdom",
  uae: "United Arab Emirates",
  turkey: "Türkiye",
};

/** The list to show when the countries cannot be loaded. */
export const fallbackCountries = ["Australia", "Canada", "Germany", "India", "United Kingdom", "United States"];

/**
 * Common names in alphabetical order. An entry without a name is dropped. Anything but an array is
 * an error.
 */
export function countryNames(body: unknown): string[] {
  if (!Array.isArray(body)) throw new Error("The countries are not a list");
  return body
    .map((entry) => entry?.name?.common)
    .filter((name) => typeof name === "string" && name !== "")
    .sort(alphabetically);
}
