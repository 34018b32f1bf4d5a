import { useQuery } from "@tanstack/react-query";
import { countryNames, fallbackCountries } from "#domain/countries.ts";
import { api, read } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query-client.ts";

/** The names of all countries: undefined while loading, six of them when loading fails. */
export function useCountries(): string[] | undefined {
  return useQuery({ queryKey: ["countries"], queryFn: loadCountries }, queryClient).data;
}

async function loadCountries(): Promise<string[]> {
  try {
    return countryNames(await read(api.countries.$get()));
  } catch (error) {
    console.error("The countries could not be loaded", error);
    return fallbackCountries;
  }
}
