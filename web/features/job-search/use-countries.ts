import { startTransition, useEffect, useState } from "react";
import { countryNames, fallbackCountries } from "#domain/countries.ts";
import { fetchInTime } from "#web/lib/fetch-in-time.ts";

/**
 * The names of all countries: undefined while loading, a short list when loading fails. One address
 * without parameters does not need the client of the API, so this page does not download it.
 */
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
    const answer = await fetchInTime("/api/countries");
    if (!answer.ok) throw new Error(`/api/countries answers ${answer.status}`);
    return countryNames(await answer.json());
  } catch (error) {
    console.error("The countries could not be loaded", error);
    return fallbackCountries;
  }
}
