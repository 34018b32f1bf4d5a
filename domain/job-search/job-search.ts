import titleFamilies from "#content/job-search-titles.json" with { type: "json" };
import { maxSearchLength } from "../limits.ts";
import { stripAngles } from "../text/text.ts";
import { plainWords, roleParts } from "./role-parts.ts";

/** How far back a search looks. `web` is the code for the web search's parameter `qdr`. */
export const timeOptions = [
  { value: "r3600", label: "Past 1hr", web: "h1" },
  { value: "r14400", label: "Past 4hr", web: "h4" },
  { value: "r28800", label: "Past 8hr", web: "h8" },
  { value: "r43200", label: "Past 12hr", web: "h12" },
  { value: "r86400", label: "Past 24hr", web: "d1" },
  { value: "r172800", label: "Past 48hr", web: "d2" },
  { value: "r259200", label: "Past 72hr", web: "d3" },
  { value: "r604800", label: "1 Week", web: "w" },
  { value: "r2592000", label: "1 Month", web: "m" },
  { value: "r0", label: "All Time", web: "y" },
] as const;

export type PostedWithin = (typeof timeOptions)[number]["value"];

/**
 * The form's fields. `city` may be empty and needs the location. `synonyms` and `excluded` are
 * lists with commas, as typed.
 */
export type JobSearch = {
  role: string;
  location: string;
  includeLocation: boolean;
  city: string;
  remoteOnly: boolean;
  postedWithin: PostedWithin;
  synonyms: string;
  excluded: string;
};

export const defaultSearch: JobSearch = {
  role: "Application Developer",
  location: "India",
  includeLocation: true,
  city: "",
  remoteOnly: false,
  postedWithin: "r86400",
  synonyms: "",
  excluded: "",
};

const shortest = 2;
export const maxSynonyms = 5;
export const maxExcluded = 8;

export type SearchProblem = { field: "role" | "location"; text: string };

/**
 * Without angle brackets and outer spaces, the role (and the location, if included) has 2 to 100
 * characters.
 */
export function searchProblem(search: JobSearch): SearchProblem | undefined {
  const fields = search.includeLocation ? (["role", "location"] as const) : (["role"] as const);
  for (const field of fields) {
    const text = stripAngles(search[field]).trim();
    if (text.length < shortest || plainWords(text) === "")
      return { field, text: `Type a ${field} of at least ${shortest} characters.` };
    if (text.length > maxSearchLength)
      return { field, text: `Keep the ${field} to ${maxSearchLength} characters or fewer.` };
  }
}

/** The cleaned parts of a comma-separated list, without repeats in any case, up to `limit`. */
export function listed(text: string, limit: number): string[] {
  const parts = new Map<string, string>();
  for (const part of text.slice(0, 1000).split(/[,;\n]/)) {
    const words = plainWords(part).slice(0, maxSearchLength).trim();
    if (words && !parts.has(words.toLowerCase())) parts.set(words.toLowerCase(), words);
  }
  return [...parts.values()].slice(0, limit);
}

/** Other titles that employers use for the role. Of several titles, the first one decides. */
export function suggestedSynonyms(role: string): string[] {
  const typed = roleParts(role).titles.map((title) => title.toLowerCase());
  const family = titleFamilies.find((titles) => titles.some((title) => title.toLowerCase() === typed[0])) ?? [];
  return family.filter((title) => !typed.includes(title.toLowerCase())).slice(0, maxSynonyms);
}
