import { maxSearchLength } from "../limits.ts";

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
  tags: string[];
  difficulty: (typeof difficulties)[number];
  popular: boolean;
};

export type Prompt = PromptEntry & { prompt: string };

/**
 * A prompt's entry from its front matter. The cast is safe: scripts/check-content.ts checks every
 * prompt before a build.
 */
export function promptEntry(id: string, { tags = "", popular, ...attributes }: Record<string, string>): PromptEntry {
  const words = tags.split(",").map((tag) => tag.trim());
  return { ...attributes, id, tags: words, popular: popular === "true" } as PromptEntry;
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
 * category is chosen (or All is), and it is popular if only popular ones are wanted.
 */
export function filterPrompts<Entry extends PromptEntry>(prompts: Entry[], filter: PromptFilter): Entry[] {
  const wanted = filter.search.toLowerCase();
  return prompts.filter(
    ({ title, description, tags, category, popular }) =>
      [title, description, ...tags].some((text) => text.toLowerCase().includes(wanted)) &&
      (filter.category === "All" || filter.category === category) &&
      (!filter.popularOnly || popular),
  );
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
