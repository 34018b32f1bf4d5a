import { startTransition, useEffect, useState } from "react";
import { countryNames, fallbackCountries } from "#domain/countries.ts";
import { api, read } from "#web/lib/api.ts";

/** The names of all countries: undefined while loading, a short list when loading fails. */
export function useCountries(): string[] | undefined {
  const [names, setNames] = useState<string[]>();
  // Loads the names once.
  useEffect(() => {
    loadCountries().then((loaded) => startTransition(() => setNames(loaded)));
  }, []);
  return names;
}

async function loadCountries(): Promise<string[]> {
  try {
    return countryNames(await read(api.countries.$get()));
  } catch (error) {
    console.error("The countries could not be loaded", error);
    return fallbackCountries;
  }
}
