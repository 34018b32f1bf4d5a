import { maxSearchLength } from "./limits.ts";
import { storedList } from "./stored-list.ts";
import { oneLine } from "./text/text.ts";

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

const placeholder = /\[([A-Z][A-Z0-9 ,.:/'&-]*)\]/g;

/** The names in capitals between square brackets, each once, in the order in which they first appear. */
export function placeholders(prompt: string): string[] {
  return [...new Set([...prompt.matchAll(placeholder)].map(([, name]) => name ?? ""))];
}

/** Placeholders that ask for a whole document want a text area instead of a line. */
export function wantsLongText(name: string): boolean {
  return name.startsWith("PASTE");
}

/** A placeholder as the label of a field: "TARGET JOB TITLE" is "Target job title"; a letter at the end is a name. */
export function placeholderLabel(name: string): string {
  const words = name.toLowerCase().replace(/ [a-z]$/, (letter) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A piece of a prompt: plain text, or a placeholder that is filled or still open. */
export type PromptPart = { text: string; kind: "text" | "filled" | "open" };

/** Fills what has a value; the rest stays bracketed. What is filled in is never read for placeholders again. */
export function promptParts(prompt: string, values: Record<string, string>): PromptPart[] {
  return prompt.split(placeholder).flatMap((text, index): PromptPart[] => {
    if (index % 2 === 0) return text ? [{ text, kind: "text" }] : [];
    const value = Object.hasOwn(values, text) && values[text]?.trim();
    return [value ? { text: value, kind: "filled" } : { text: `[${text}]`, kind: "open" }];
  });
}

/** The prompt that promptParts() makes, as one text. */
export function fillPrompt(prompt: string, values: Record<string, string>): string {
  return promptParts(prompt, values)
    .map(({ text }) => text)
    .join("");
}

/** Whether digits are a date or a span of dates: "01-2019 - 03-2023". */
const isDate = (text: string) => !/^[+(]/.test(text) && /^(?:(?:[0-3]?\d|(?:19|20)\d\d)(?:\D+|$))+$/.test(text);

/** What tells how to reach somebody or where they live, and what stands in its place. A link leads to a page: "Node.js" is none. */
const personal: { pattern: RegExp; stand: string; isNone?: (match: string) => boolean }[] = [
  { pattern: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, stand: "(email)" },
  { pattern: /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+(?<![.,;:!?])/gi, stand: "(link)" },
  {
    pattern:
      /(?<![\w./-])(?:[a-z\d-]{1,63}\.){1,5}(?:com|org|net|io|dev|me|in|co|app|ai|uk|de|fr|eu)\/[^\s<>"')\]]+(?<![.,;:!?])/g,
    stand: "(link)",
  },
  { pattern: /\b(?:linkedin|github|gitlab)\.com\/[^\s<>"')\]]+(?<![.,;:!?])/gi, stand: "(link)" },
  {
    // With a country's or an area's prefix; else in the groups of North America or India.
    pattern:
      /(?<![\w.,/-])(?:\+\d[\d ().-]{6,18}\d|\(\d{2,5}\)[ -]?\d[\d -]{4,10}\d|0(?:0[1-9]|[1-9])\d{0,3}[ -]?\d[\d -]{4,10}\d|\d{3}[ .-]\d{3}[ .-]\d{4}|\d{5}[ -]\d{5}|[6-9]\d{9})(?!\w|[.,/-]\d)/g,
    stand: "(phone)",
    isNone: isDate,
  },
  {
    pattern:
      /\b\d{1,5}[a-z]?,? (?:[A-Z][\w'’.-]{0,30} ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Square|Terrace|Crescent|Nagar|Marg|Colony)\b/g,
    stand: "(street address)",
  },
  {
    pattern: /(?<![\p{L}-])\p{Lu}[\p{L}-]{0,40}?(?:straße|strasse|str\.|gasse|allee) \d{1,4}[a-z]?\b/giu,
    stand: "(street address)",
  },
  {
    pattern:
      /\b(?:Flat|House|Plot|Door|Apartment|Apt)\.? ?(?:No\.? ?)?#?\d[\w/-]{0,10}(?:, [^\n,]{2,40}(?=,|$)){1,2}/gm,
    stand: "(street address)",
  },
];

/**
 * The text without email addresses, phone numbers, links and street addresses, and how many there were. Names stay, and so does
 * what a rule cannot know, such as the secrets of an employer.
 */
export function withoutPersonalData(text: string): { text: string; removed: number } {
  let removed = 0;
  const cleaned = personal.reduce(
    (cleaner, { pattern, stand, isNone }) =>
      cleaner.replace(pattern, (match) => {
        if (isNone?.(match)) return match;
        removed += 1;
        return stand;
      }),
    text,
  );
  return { text: cleaned, removed };
}

/** Assistants that start a chat with the text in their address's `q`. */
const assistants = [
  { name: "ChatGPT", start: "https://chatgpt.com/?q=" },
  { name: "Claude", start: "https://claude.ai/new?q=" },
  { name: "Perplexity", start: "https://www.perplexity.ai/search?q=" },
  { name: "Grok", start: "https://grok.com/?q=" },
];

/** Servers commonly refuse longer addresses. */
const longestAddress = 8000;

/** Where a prompt can be opened; no url where its address would be longer than servers take, so that copying and pasting at `home` is the way. */
export function assistantLinks(prompt: string): { name: string; home: string; url: string | undefined }[] {
  const text = encodeURIComponent(prompt.replace(/\p{Surrogate}/gu, " "));
  return assistants.map(({ name, start }) => ({
    name,
    home: new URL(start).origin,
    url: start.length + text.length <= longestAddress ? start + text : undefined,
  }));
}

/** A prompt as the visitor filled it in. `saved` is milliseconds since 1970. */
export type PromptVariant = { promptId: string; name: string; values: Record<string, string>; saved: number };

export const promptVariantsKey = "prompt_variants_v1";
const mostVariants = 50;
const longestValue = 20_000;

/** Newest first; a name is kept once for each prompt; at most 50. */
export function saveVariant(variants: PromptVariant[], variant: PromptVariant): PromptVariant[] {
  const named = { ...variant, name: oneLine(variant.name).slice(0, 80) || "My version" };
  return [named, ...variants.filter((other) => !isSameVariant(other, named))].slice(0, mostVariants);
}

/** Variants are told apart by prompt and name. */
export function forgetVariant(variants: PromptVariant[], variant: PromptVariant): PromptVariant[] {
  return variants.filter((other) => !isSameVariant(other, variant));
}

const isSameVariant = (a: PromptVariant, b: PromptVariant) => a.promptId === b.promptId && a.name === b.name;

/** Anything unreadable is no variant; over-long values are cut. */
export function readVariants(stored: string | null): PromptVariant[] {
  return storedList(stored, isVariant, mostVariants).map(bounded);
}

function isVariant(entry: unknown): entry is PromptVariant {
  if (typeof entry !== "object" || entry === null) return false;
  const { promptId, name, values, saved } = entry as Partial<PromptVariant>;
  return (
    typeof promptId === "string" &&
    typeof name === "string" &&
    Number.isFinite(saved) &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((value) => typeof value === "string")
  );
}

function bounded({ promptId, name, values, saved }: PromptVariant): PromptVariant {
  const cut = Object.entries(values).map(([key, value]) => [key, value.slice(0, longestValue)]);
  return { promptId, name: oneLine(name).slice(0, 80), values: Object.fromEntries(cut), saved };
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
