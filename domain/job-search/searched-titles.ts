import titleFamilies from "#content/job-search-titles.json" with { type: "json" };
import { bare } from "../text/near.ts";
import { type JobSearch, listed, maxSynonyms } from "./job-search.ts";
import { type RoleParts, roleParts } from "./role-parts.ts";

const known = new Set(titleFamilies.flat().map(bare));

/** The role and `maxSynonyms` other titles. */
const maxTitles = 1 + maxSynonyms;

/**
 * What a search looks for: any of up to six titles, and each of the words beside them. `leftOut`
 * are the titles beyond that.
 */
export function searchedTitles({ role, synonyms }: JobSearch): RoleParts & { leftOut: string[] } {
  const { titles, levels } = roleParts(role);
  const own = titles.map((title) => wholeTitle(title, titles).replace(/[,;]/g, " "));
  const all = listed([...own, synonyms].join(), Number.POSITIVE_INFINITY);
  return { titles: all.slice(0, maxTitles), levels, leftOut: all.slice(maxTitles) };
}

/** One word with the word that it shares: "Python developer" in "python or Django developer". */
function wholeTitle(title: string, titles: string[]): string {
  if (title.includes(" ")) return title;
  const words = titles.filter((other) => other.includes(" ")).map((other) => other.split(" "));
  const whole = words.flatMap((other) => [`${title} ${other.at(-1)}`, `${other[0]} ${title}`]);
  return (!known.has(bare(title)) && whole.find((candidate) => known.has(bare(candidate)))) || title;
}

/** How the typed role is searched, as a sentence. */
export function titleSentence(search: JobSearch): string {
  const { titles, levels, leftOut } = searchedTitles({ ...search, synonyms: "" });
  const isPlain = titles.length === 1 && levels.length === 0;
  if (isPlain && /[,;()]/.test(search.role))
    return `Searched as one exact title: “${titles[0]}”. An “or” between two titles searches for either.`;
  if (isPlain) return "Searched as one exact title. A comma or “or” between two titles searches for either.";
  const named = new Intl.ListFormat("en", { type: "disjunction" }).format(titles.map((title) => `“${title}”`));
  const beside = levels.length > 0 ? `, with ${levels.map((level) => `“${level}”`).join(" and ")} anywhere` : "";
  const rest = leftOut.length > 0 ? ` Left out, since six titles are the most: ${leftOut.join(", ")}.` : "";
  return `Searched as ${named}${beside}.${rest}`;
}
