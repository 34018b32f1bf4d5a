import platformLists from "#content/job-search-platforms.json" with { type: "json" };
import { type JobSearch, searchProblem, timeOptions } from "./job-search.ts";
import { namesOf, townsOf } from "./places.ts";
import { plainWords } from "./role-parts.ts";
import { cityOf, type OnePlace, onePlaces, searchedPlace, understood } from "./searched-place.ts";
import { searchedTitles } from "./searched-titles.ts";

/** A search platform. One without `sites` has its own job search. */
export type Platform = {
  name: string;
  emoji: string;
  description: string;
  hot?: boolean;
  sites?: string[];
  /** Extra sites by country. A site is searched when its country is searched. */
  countrySites?: Record<string, string>;
};

export const platforms: Platform[] = platformLists.main;
export const morePlatforms: Platform[] = platformLists.more;

/** Where a platform takes one city and several are searched, `cities` has a link for each. */
export type SearchLink = { platform: Platform; url: string; cities?: CityLink[] };
export type CityLink = { city: string; url: string };

/** One link per platform; none while the search has a problem. */
export function searchLinks(typed: JobSearch, among: Platform[] = platforms): SearchLink[] {
  if (searchProblem(typed)) return [];
  const search = understood(typed);
  return among.map((platform) =>
    platform.sites
      ? { platform, url: webSearch(search, sitesOf(platform, search)) }
      : { platform, ...linkedInLinks(search) },
  );
}

/** LinkedIn takes one place. */
function linkedInLinks(search: JobSearch): { url: string; cities?: CityLink[] } {
  const places = search.includeLocation ? onePlaces(search) : [];
  const cities = places.map((place) => ({ city: place.town, url: linkedInSearch(search, place) }));
  const url = cities[0]?.url ?? linkedInSearch(search);
  return cities.length > 1 ? { url, cities } : { url };
}

function sitesOf({ sites = [], countrySites = {} }: Platform, search: JobSearch): string[] {
  const own = search.includeLocation ? countrySites[searchedPlace(search).country] : undefined;
  return own ? [own, ...sites] : sites;
}

/** All links as text, one per line. */
export function linksText(links: SearchLink[]): string {
  const lines = ({ platform: { name }, url, cities }: SearchLink) =>
    cities ? cities.map((one) => `${name}, ${one.city}: ${one.url}`) : `${name}: ${url}`;
  return links.flatMap(lines).join("\n");
}

/**
 * A role without synonyms or excluded words is not quoted. With them, it becomes a boolean query.
 * "All time" sets no time filter. f_WT=2 is LinkedIn's filter for remote work.
 */
function linkedInSearch(search: JobSearch, place?: OnePlace): string {
  const { titles, levels, excluded } = searchedTitles(search);
  const keywords = [
    titles.length > 1 ? anyOf(titles.map(quoted)) : titles.join(""),
    ...levels,
    ...excluded.map((word) => `NOT ${phrase(word)}`),
  ].join(" ");
  return [
    `https://www.linkedin.com/jobs/search/?keywords=${encodeURIComponent(keywords)}`,
    ...(place ? [`location=${encodeURIComponent(place.text)}`] : []),
    ...(search.postedWithin === "r0" ? [] : [`f_TPR=${search.postedWithin}`]),
    ...(search.remoteOnly ? ["f_WT=2"] : []),
  ].join("&");
}

/**
 * A web search on the platform's sites. Postings name their city but often leave out the country.
 * So a city replaces the country, and a country is not searched as an exact phrase.
 */
function webSearch(search: JobSearch, sites: string[]): string {
  const { titles, levels, excluded } = searchedTitles(search);
  const query = [
    anyOf(sites.map((site) => `site:${site}`)),
    anyOf(titles.map(quoted)),
    ...levels.map(phrase),
    ...(search.includeLocation ? [wherePosted(search)] : []),
    ...(search.remoteOnly ? ["remote"] : []),
    ...excluded.map((word) => `-${phrase(word)}`),
  ].join(" ");
  const code = timeOptions.find(({ value }) => value === search.postedWithin)?.web;
  return `https://www.google.com/search?q=${encodeURIComponent(query)}&tbs=qdr:${code}`;
}

function wherePosted({ city, location }: JobSearch): string {
  const towns = townsOf(cityOf(city));
  if (towns.length === 0) return plainWords(location).split(" ").map(term).join(" ");
  return anyOf(towns.flatMap(namesOf).map(quoted));
}

const quoted = (text: string) => `"${text}"`;
/** A single word outside of quotes. OR and AND need quotes, since they are operators. */
const term = (word: string) => (/^(or|and)$/i.test(word) ? quoted(word) : phrase(word));
const phrase = (text: string) => (/^[\p{L}\p{N}]+$/u.test(text) ? text : quoted(text));
const anyOf = (parts: string[]) => (parts.length > 1 ? `(${parts.join(" OR ")})` : parts.join(""));
