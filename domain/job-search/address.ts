import { maxSearchLength } from "../limits.ts";
import { oneLine, stripAngles } from "../text/text.ts";
import type { WantedJob } from "../wanted-job.ts";
import { defaultSearch, type JobSearch, listed, maxExcluded, maxSynonyms, timeOptions } from "./job-search.ts";
import { placeFor } from "./places.ts";
import { plainWords } from "./role-parts.ts";
import { placeOf, understood } from "./searched-place.ts";

/**
 * The search as address parameters, to share and bookmark. Without a location, the city is left
 * out, too.
 */
export function searchToParams(search: JobSearch): URLSearchParams {
  const params = new URLSearchParams({ role: search.role });
  if (search.includeLocation) params.set("location", search.location);
  if (search.includeLocation && search.city) params.set("city", search.city);
  if (search.remoteOnly) params.set("remote", "1");
  params.set("within", search.postedWithin);
  if (search.synonyms) params.set("also", search.synonyms);
  if (search.excluded) params.set("not", search.excluded);
  return params;
}

/**
 * Reads any address. Unknown times and missing parameters have their default; long values are cut.
 */
export function searchFromParams(params: URLSearchParams): JobSearch {
  const role = params.get("role");
  if (role === null) return defaultSearch;
  const location = params.get("location");
  const within = timeOptions.find(({ value }) => value === params.get("within"));
  return {
    role: cut(role, maxSearchLength),
    location: cut(location ?? defaultSearch.location, maxSearchLength),
    includeLocation: location !== null,
    city: location === null ? "" : cut(params.get("city") ?? "", maxSearchLength),
    remoteOnly: params.get("remote") === "1",
    postedWithin: within?.value ?? defaultSearch.postedWithin,
    synonyms: cut(params.get("also") ?? "", 500),
    excluded: cut(params.get("not") ?? "", 500),
  };
}

/**
 * The place of the wanted job. A city without a country has that of the known city with its name,
 * and is left out where no such city is known: it may not be in the default country.
 */
export function placeOffered({ city, country }: WantedJob): Partial<JobSearch> {
  const place = country ? { city, country } : placeFor(city, "");
  if (place.country) return { location: place.country, city: place.city };
  return city.includes(",") ? { city } : {}; // "Lomé, Togo" says enough
}

/**
 * What the form offers where the address searches everywhere: the place that the address has for
 * that, as from a posting, else that of the wanted job.
 */
export function offeredPlace(params: URLSearchParams, kept: WantedJob): Partial<JobSearch> {
  if (params.has("location")) return {};
  const offered = {
    country: cut(params.get("country") ?? "", maxSearchLength),
    city: cut(params.get("city") ?? "", maxSearchLength),
  };
  if (offered.country) return { location: offered.country, city: offered.city };
  return placeOffered(kept);
}

const cut = (text: string, maxLength: number) => oneLine(oneLine(stripAngles(text)).slice(0, maxLength));

/** The search in a few words, for headings and the list of saved searches. */
export function searchSummary(typed: JobSearch): string {
  const search = understood(typed);
  const also = listed(search.synonyms, maxSynonyms);
  const excluded = listed(search.excluded, maxExcluded);
  return [
    plainWords(search.role),
    search.includeLocation ? placeOf(search) : "any location",
    ...(search.remoteOnly ? ["remote only"] : []),
    timeOptions.find(({ value }) => value === search.postedWithin)?.label,
    ...(also.length > 0 ? [`also ${also.join(", ")}`] : []),
    ...(excluded.length > 0 ? [`without ${excluded.join(", ")}`] : []),
  ].join("\u00a0· "); // the dot stays with the words before it
}
