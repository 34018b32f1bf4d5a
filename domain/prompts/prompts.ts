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

/** A prompt without its text, as lists need it. */
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

/** A prompt's entry out of its front matter. The cast is safe: scripts/check-content.ts parses every prompt before a build. */
export function promptEntry(id: string, { tags = "", popular, ...attributes }: Record<string, string>): PromptEntry {
  const words = tags.split(",").map((tag) => tag.trim());
  return { ...attributes, id, tags: words, popular: popular === "true" } as PromptEntry;
}

/** A prompt out of its file: the entry, and the text below the front matter. */
export function promptFromFile(id: string, file: { attributes: Record<string, string>; text: string }): Prompt {
  return { ...promptEntry(id, file.attributes), prompt: file.text };
}

/** The buttons over the list, in the order shown. */
export const promptFilters = ["All", ...promptCategories] as const;

export type PromptFilter = { search: string; category: (typeof promptFilters)[number]; popularOnly: boolean };

/**
 * A prompt shows only if the lower-cased search text is contained in its title, description or any tag, and the category
 * is All or its own, and popular-only is off or it is popular.
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

/** The filter as an address's parameters; undefined where it is as at the start. */
export function promptFilterToParams({ search, category, popularOnly }: PromptFilter) {
  return {
    q: search || undefined,
    category: category === "All" ? undefined : category,
    popular: popularOnly ? "1" : undefined,
  };
}

/** Reads any address: an unknown category is All, a long search text is cut. */
export function promptFilterFromParams(params: URLSearchParams): PromptFilter {
  return {
    search: (params.get("q") ?? "").slice(0, maxSearchLength),
    category: promptFilters.find((name) => name === params.get("category")) ?? "All",
    popularOnly: params.get("popular") === "1",
  };
}
