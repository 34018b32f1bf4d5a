import { startTransition, useEffect, useState } from "react";
import { countryNames, fallbackCountries } from "#domain/countries.ts";
import { fetchInTime } from "#web/lib/fetch-in-time.ts";

/**
 * The names of all countries: undefined while loading, a short list when loading fails. Then they
 * are loaded again when the connection is back. One address without parameters does not need the
 * client of the API, so this page does not download it.
 */
export function useCountries(): string[] | undefined {
  const [names, setNames] = useState<string[]>();
  // Loads the names, and again at each reconnection until they are here.
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const loaded = await loadCountries();
      if (loaded) stop.abort();
      startTransition(() => setNames((known) => loaded ?? known ?? fallbackCountries));
    };
    addEventListener("online", load, { signal: stop.signal });
    load();
    return () => stop.abort();
  }, []);
  return names;
}

async function loadCountries(): Promise<string[] | undefined> {
  try {
    const answer = await fetchInTime("/api/countries");
    if (!answer.ok) throw new Error(`/api/countries answers ${answer.status}`);
    return countryNames(await answer.json());
  } catch (error) {
    console.error("The countries could not be loaded", error);
    return;
  }
}
