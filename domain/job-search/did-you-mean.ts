import titleFamilies from "#content/job-search-titles.json" with { type: "json" };
import { bare, isNear } from "../text/near.ts";
import { townOf } from "../wanted-job.ts";
import { cityOf, type JobSearch } from "./job-search.ts";
import { allCities, citiesIn } from "./places.ts";
import { plainWords } from "./role-parts.ts";

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
 * Whether a role also says a place or remote work, which have fields of their own. "Remote sensing"
 * is a trade.
 */
export function saysPlace({ role }: Pick<JobSearch, "role">): boolean {
  const typed = plainWords(role).toLowerCase();
  const isRemote = /\b(?:remote(?! sensing)|remotely|work from home|wfh)\b/.test(typed);
  const isCity = (name: string) => typed.endsWith(` ${name.toLowerCase()}`);
  return isRemote || allCities.flat().some(isCity);
}

/**
 * The city that a misspelled one is near: one of the country, else any of six letters or more,
 * since Essex is no slip for Essen. Undefined when the city is known or no city is near.
 */
export function meantCity({ city, location = "", includeLocation }: WhereToLook): string | undefined {
  const typed = townOf(cityOf(city));
  const isNearTyped = (name: string) => isNear(bare(typed), bare(name));
  const near = (cities: string[][]) => cities.find((names) => names.some(isNearTyped))?.[0];
  const isKnown = allCities.flat().some((name) => name.toLowerCase() === typed.toLowerCase());
  if (isKnown || !includeLocation) return undefined;
  return near(citiesIn(location)) ?? (typed.length >= longName ? near(allCities) : undefined);
}

const longName = 6;

type WhereToLook = Pick<JobSearch, "city" | "includeLocation"> & { location?: string };
