import cities from "#content/job-search-cities.json" with { type: "json" };
import titleFamilies from "#content/job-search-titles.json" with { type: "json" };
import { bare, isNear } from "../text/near.ts";
import { townOf } from "../wanted-job.ts";
import { cityOf, type JobSearch, plainWords } from "./job-search.ts";

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
      const said = typed.slice(at, at + words.length).map(bare);
      const isMisspelled = said.some((word) => !knownWords.has(word));
      if (isMisspelled && words.every((word, index) => isNear(said[index] ?? "", word)))
        return typed.toSpliced(at, words.length, title).join(" ");
    }
}

/**
 * Whether a role also says a place or remote work, which have fields of their own. "Remote sensing"
 * is a trade.
 */
export function saysPlace({ role }: Pick<JobSearch, "role">): boolean {
  const typed = plainWords(role).toLowerCase();
  const isRemote = /\b(?:remote(?! sensing)|remotely|work from home|wfh)\b/.test(typed);
  return isRemote || cities.flat().some((name) => typed.endsWith(` ${name.toLowerCase()}`));
}

/** The city that a misspelled one is near; undefined when the city is known or no city is near. */
export function meantCity({ city, includeLocation }: Pick<JobSearch, "city" | "includeLocation">): string | undefined {
  const typed = townOf(cityOf(city));
  const isKnown = cities.flat().some((name) => name.toLowerCase() === typed.toLowerCase());
  if (isKnown || !includeLocation) return undefined;
  return cities.find((names) => names.some((name) => isNear(bare(typed), bare(name))))?.[0];
}
