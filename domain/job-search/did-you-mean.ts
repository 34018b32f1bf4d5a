import titleFamilies from "#content/job-search-titles.json" with { type: "json" };
import { bare, isNear } from "../text/near.ts";
import { townOf } from "../wanted-job.ts";
import type { JobSearch } from "./job-search.ts";
import { allCities, citiesIn, namesOf, townsOf } from "./places.ts";
import { plainWords } from "./role-parts.ts";
import { rolePlace } from "./role-place.ts";
import { cityOf, placeOf, type RoleAndPlace, searchedPlace } from "./searched-place.ts";

const titles = titleFamilies.flat().map((title) => ({ title, words: title.split(" ").map(bare) }));
const knownWords = new Set(titles.flatMap(({ words }) => words));

/**
 * The role with a known title in place of misspelled words, such as "Senior Frontend Developer" for
 * "Senior Fronted Devloper". Undefined when every word is known or no title is near.
 */
export function meantRole({ role }: Pick<JobSearch, "role">): string | undefined {
  const typed = plainWords(role).split(" ");
  for (const { title, words } of titles)
    for (let at = 0; at + words.length <= typed.length; at++) {
      const typedWords = typed.slice(at, at + words.length).map(bare);
      const isMisspelled = typedWords.some((word) => !knownWords.has(word) && !/\d/.test(word)); // "SDE-1"
      if (isMisspelled && words.every((word, index) => isNear(typedWords[index] ?? "", word))) {
        const comma = /[,;]$/.exec(typed[at + words.length - 1] ?? "")?.[0] ?? "";
        return typed.toSpliced(at, words.length, title + comma).join(" ");
      }
    }
}

/**
 * What to type elsewhere: remote work, and a place that we do not know or that is not the typed
 * one. "Remote sensing" is a trade. Undefined if there is nothing.
 */
export function elsewhere({ role, city, includeLocation, location = "" }: Typed): string | undefined {
  const typed = { role, city, includeLocation, location };
  const other = otherPlace(typed);
  if (other) return `Searched in ${placeOf(typed)}, though “${role}” says ${other}.`;
  const rest = plainWords(rolePlace(role).rest);
  const isCity = (name: string) => rest.toLowerCase().endsWith(` ${name.toLowerCase()}`);
  const advice = [
    ...(unknownPlace.test(rest) || allCities.flat().some(isCity) ? ["Type a place under City."] : []),
    ...(remote.test(rest) ? ["Choose Remote only for remote work."] : []),
  ];
  return advice.length > 0 ? [`“${rest}” is searched as one job title.`, ...advice].join(" ") : undefined;
}

const remote = /\b(?:remote(?! sensing)|remotely|work from home|wfh)\b/i;
/** The place that the role says, where another one was typed into the fields for it. */
function otherPlace({ role, includeLocation, ...typed }: RoleAndPlace): string | undefined {
  const { place } = rolePlace(role);
  if (!place || !includeLocation || !cityOf(typed.city)) return undefined;
  const names = ({ city }: Pick<JobSearch, "city">) =>
    townsOf(cityOf(city))
      .flatMap(namesOf)
      .map((name) => name.toLowerCase());
  const [said, own] = [{ city: place, location: typed.location }, typed];
  const known = names(own);
  const isSame =
    searchedPlace(said).city === ""
      ? searchedPlace(said).country === searchedPlace(own).country
      : names(said).some((name) => known.includes(name));
  return isSame ? undefined : place;
}

/** Words behind which "in" leads to a place more often than to a trade. */
const unknownPlace = /\b(?:jobs?|vacanc(?:y|ies)|openings?|freshers?|internships?) (?:in|at|near) \p{L}/iu;

/**
 * The city that was meant: that of the role, where another one was typed, else the one that a
 * misspelled city is near: one of the country, else any of six letters or more, since Essex is no
 * slip for Essen. Undefined when the city is known or no city is near.
 */
export function meantCity({ role, city, location = "", includeLocation }: Typed): string | undefined {
  const other = otherPlace({ role, city, location, includeLocation });
  if (other) return other;
  const typed = townOf(cityOf(city));
  const isNearTyped = (name: string) => isNear(bare(typed), bare(name));
  const near = (cities: string[][]) => cities.find((names) => names.some(isNearTyped))?.[0];
  const isKnown = allCities.flat().some((name) => name.toLowerCase() === typed.toLowerCase());
  if (isKnown || !includeLocation) return undefined;
  return near(citiesIn(location)) ?? (typed.length >= longName ? near(allCities) : undefined);
}

const longName = 6;

type Typed = Pick<JobSearch, "role" | "city" | "includeLocation"> & { location?: string };
