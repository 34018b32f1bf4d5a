import { maxSearchLength } from "../limits.ts";
import { corrected, startOf, stemOf, tellingWords, words } from "../text/search.ts";

export const promptCategories = [
  "Resume",
  "Interview",
  "Outreach",
  "Email",
  "Cover Letter",
  "Career Development",
  "Compensation",
  "Job Search",
] as const;

export const difficulties = ["Beginner", "Intermediate", "Advanced"] as const;

/** A prompt without its text, for lists. */
export type PromptEntry = {
  id: string;
  title: string;
  description: string;
  category: (typeof promptCategories)[number];
  /** With commas between them, as in the file. */
  tags: string;
  difficulty: (typeof difficulties)[number];
  popular: boolean;
};

export type Prompt = PromptEntry & { prompt: string };

/**
 * A prompt's entry from its front matter. The cast is safe: scripts/check-content.ts checks every
 * prompt before a build.
 */
export function promptEntry(id: string, { popular, ...attributes }: Record<string, string>): PromptEntry {
  return { ...attributes, id, popular: popular === "true" } as PromptEntry;
}

/** A prompt from its file: the entry, and the text below the front matter. */
export function promptFromFile(id: string, file: { attributes: Record<string, string>; text: string }): Prompt {
  return { ...promptEntry(id, file.attributes), prompt: file.text };
}

/** The filter buttons, in order. */
export const promptFilters = ["All", ...promptCategories] as const;

export type PromptFilter = { search: string; category: (typeof promptFilters)[number]; popularOnly: boolean };

/**
 * A prompt matches when its title, description or a tag contains the search text in lower case, its
 * category is chosen (or All is), and it is popular if only popular ones are wanted. If none has
 * the text, those with most of its words match: in any order, with one wrong letter in a word, and
 * one word may be missing.
 */
export function filterPrompts<Entry extends PromptEntry>(prompts: Entry[], filter: PromptFilter): Entry[] {
  const wanted = filter.search.toLowerCase();
  const offered = prompts.filter(
    ({ category, popular }) =>
      (filter.category === "All" || filter.category === category) && (!filter.popularOnly || popular),
  );
  const contain = offered.filter((prompt) => textsOf(prompt).some((text) => text.toLowerCase().includes(wanted)));
  return contain.length > 0 ? contain : withMostWords(offered, filter.search);
}

const textsOf = ({ title, description, tags }: PromptEntry) => [title, description, ...tags.split(", ")];

function withMostWords<Entry extends PromptEntry>(prompts: Entry[], search: string): Entry[] {
  const texts = prompts.map((prompt) => ` ${words(textsOf(prompt).join(" "))} `);
  const stems = [...new Set(corrected(tellingWords(words(search)), texts).map(stemOf))];
  const score = (_: Entry, at: number) => stems.filter((stem) => texts[at]?.includes(startOf(stem))).length;
  const best = Math.max(...prompts.map(score));
  return prompts.filter((prompt, at) => best >= Math.max(1, stems.length - 1) && score(prompt, at) === best);
}

/** The filter as address parameters; defaults are undefined. */
export function promptFilterToParams({ search, category, popularOnly }: PromptFilter) {
  return {
    q: search || undefined,
    category: category === "All" ? undefined : category,
    popular: popularOnly ? "1" : undefined,
  };
}

/** Reads any address. An unknown category is All, and a long search text is cut. */
export function promptFilterFromParams(params: URLSearchParams): PromptFilter {
  return {
    search: (params.get("q") ?? "").slice(0, maxSearchLength),
    category: promptFilters.find((name) => name === params.get("category")) ?? "All",
    popularOnly: params.get("popular") === "1",
  };
}
