import { startTransition, useEffect, useState } from "react";
import { countryNames, fallbackCountries } from "#domain/countries.ts";
import { fetchInTime } from "#web/lib/fetch-in-time.ts";

/**
 * The names of all countries. They are undefined while they load. If loading fails, the hook
 * returns a short list, and loads all names when the connection is back. It fetches one address
 * without parameters, so the page does not need to download the API client.
 */
export function useCountries(): string[] | undefined {
  const [names, setNames] = useState<string[]>();
  // Loads the names. After a failure, loads them again at each reconnection.
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
