import { maxPromptValue } from "../limits.ts";

const placeholder = /\[([A-Z][A-Z0-9 ,.:/'&-]*)\]/g;

/**
 * The names of a prompt's placeholders, which are in capitals and square brackets. In order,
 * without repeats.
 */
export function placeholders(prompt: string): string[] {
  return [...new Set([...prompt.matchAll(placeholder)].map(([, name]) => name ?? ""))];
}

/** A placeholder for a whole document gets a tall text area; any other starts as one line. */
export function wantsLongText(name: string): boolean {
  return name.startsWith("PASTE");
}

/**
 * A placeholder as a field label: "TARGET JOB TITLE" becomes "Target job title". A single letter at
 * the end stays a capital.
 */
export function placeholderLabel(name: string): string {
  const words = name.toLowerCase().replace(/ [a-z]$/, (letter) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A part of a prompt: plain text, or a placeholder that is filled or open. */
type PromptPart = { text: string; kind: "text" | "filled" | "open" };

/**
 * Fills the placeholders that have a value; the others stay in brackets. Filled-in values are never
 * searched for placeholders.
 */
export function promptParts(prompt: string, values: Record<string, string>): PromptPart[] {
  return prompt.split(placeholder).flatMap((text, index): PromptPart[] => {
    if (index % 2 === 0) return text ? [{ text, kind: "text" }] : [];
    const value = Object.hasOwn(values, text) && values[text]?.trim();
    return [value ? { text: value, kind: "filled" } : { text: `[${text}]`, kind: "open" }];
  });
}

/** The prompt of promptParts() as one text. */
export function fillPrompt(prompt: string, values: Record<string, string>): string {
  return promptParts(prompt, values)
    .map(({ text }) => text)
    .join("");
}

/**
 * What is known about a job, by the placeholders that ask for it. Empty without a role or company.
 */
export function valuesOfJob(
  role: string | null,
  company: string | null,
  posting: string | null,
): Record<string, string> {
  if (!role && !company) return {};
  const values = { "TARGET JOB TITLE": role, "COMPANY NAME": company };
  const known = Object.entries({ ...values, "PASTE THE JOB DESCRIPTION": posting });
  return Object.fromEntries(known.flatMap(([name, value]) => (value ? [[name, value.slice(0, maxPromptValue)]] : [])));
}

/** What the visitor has told other tools, by the placeholders that ask for it. */
export function valuesOfVisitor(known: {
  role: string;
  company: string;
  city: string;
  country: string;
  skills: string[];
  links: string[];
}): Record<string, string> {
  const { role, company, city, country, links } = known;
  const skills = known.skills.slice(0, 12).join(", ");
  const values = {
    "TARGET JOB TITLE": role,
    "TARGET JOB TITLES": role,
    "TARGET FIELD OR ROLE": role,
    "COMPANY NAME": company,
    "LOCATION OR REMOTE": [city, country].filter(Boolean).join(", "),
    COUNTRY: country,
    TECHNOLOGIES: skills,
    "PROGRAMMING LANGUAGE AND STACK": skills,
    "PORTFOLIO OR PROJECT LINK": links[0] ?? "",
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

/** Assistants that start a chat with the text in the URL parameter `q`. */
const assistants = [
  { name: "ChatGPT", start: "https://chatgpt.com/?q=" },
  { name: "Claude", start: "https://claude.ai/new?q=" },
  { name: "Perplexity", start: "https://www.perplexity.ai/search?q=" },
  { name: "Grok", start: "https://grok.com/?q=" },
];

/** In characters. Servers commonly refuse longer addresses. */
const maxAddress = 8000;

/**
 * Links that open the prompt in an assistant. `url` is undefined if it would be too long for
 * servers.
 */
export function assistantLinks(prompt: string): { name: string; home: string; url: string | undefined }[] {
  const text = encodeURIComponent(prompt.replace(/\p{Surrogate}/gu, " "));
  return assistants.map(({ name, start }) => ({
    name,
    home: new URL(start).origin,
    url: start.length + text.length <= maxAddress ? start + text : undefined,
  }));
}
