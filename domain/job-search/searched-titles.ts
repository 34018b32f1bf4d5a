import titleFamilies from "#content/job-search-titles.json" with { type: "json" };
import { slug } from "../text/text.ts";
import { type JobSearch, listed, maxExcluded, maxSynonyms } from "./job-search.ts";
import { plainWords, type RoleParts, roleParts } from "./role-parts.ts";

const known = new Set(titleFamilies.flat().map(slug));

/** The role and `maxSynonyms` other titles. */
const maxTitles = 1 + maxSynonyms;

/** The parts of a typed role, with whole titles. */
export function titlesOf(role: string): RoleParts {
  const parts = roleParts(role);
  return { ...parts, titles: parts.titles.map((title) => wholeTitle(title, parts.titles)) };
}

/** The role as a sentence names it: "Java Developer" of "Java Developer - Fresher (2026 batch)". */
export const plainTitle = (role: string): string => titlesOf(role).titles.join(" or ");

/**
 * The words of a search. A result has any of up to six `titles`, all `levels`, and none of up to
 * eight `excluded` words. `leftOut` has the titles beyond six.
 */
export function searchedTitles({ role, synonyms, excluded }: JobSearch): RoleParts & { leftOut: string[] } {
  const { titles, levels, excluded: unwanted } = titlesOf(role);
  const own = titles.map((title) => title.replace(/[,;]/g, " "));
  const all = listed([...own, synonyms].join(), Number.POSITIVE_INFINITY);
  const none = listed([...unwanted, excluded].join(), maxExcluded);
  return { titles: all.slice(0, maxTitles), levels, excluded: none, leftOut: all.slice(maxTitles) };
}

/** One word with the word that it shares: "Python developer" in "python or Django developer". */
function wholeTitle(title: string, titles: string[]): string {
  if (title.includes(" ")) return title;
  const words = titles.filter((other) => other.includes(" ")).map((other) => other.split(" "));
  const whole = words.flatMap((other) => [`${title} ${other.at(-1)}`, `${other[0]} ${title}`]);
  return (!known.has(slug(title)) && whole.find((candidate) => known.has(slug(candidate)))) || title;
}

/** How the typed role is searched, as a sentence. */
export function titleSentence(search: JobSearch): string {
  const { titles, levels, excluded, leftOut } = searchedTitles({ ...search, synonyms: "", excluded: "" });
  const isPlain = titles.length === 1 && levels.length + excluded.length === 0;
  if (isPlain && titles[0] !== plainWords(search.role))
    return `Searched as one exact title: “${titles[0]}”. An “or” between two titles searches for either.`;
  if (isPlain) return "Searched as one exact title. A comma or “or” between two titles searches for either.";
  const quoted = (texts: string[]) => texts.map((text) => `“${text}”`);
  const named = new Intl.ListFormat("en", { type: "disjunction" }).format(quoted(titles));
  const beside = levels.length > 0 ? `, with ${quoted(levels).join(" and ")} anywhere` : "";
  const without = excluded.length > 0 ? `, without ${quoted(excluded).join(" and ")}` : "";
  const rest = leftOut.length > 0 ? ` Left out, since six titles are the most: ${leftOut.join(", ")}.` : "";
  return `Searched as ${named}${beside}${without}.${rest}`;
}
