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

/** Assistants that start a chat with the text in their address's `q`. */
const assistants = [
  { name: "ChatGPT", start: "https://chatgpt.com/?q=" },
  { name: "Claude", start: "https://claude.ai/new?q=" },
  { name: "Perplexity", start: "https://www.perplexity.ai/search?q=" },
  { name: "Grok", start: "https://grok.com/?q=" },
];

/** Servers commonly refuse longer addresses. */
const longestAddress = 8000;

/** Where a prompt can be opened; no url where its address would be longer than servers take, so that copying is the way. */
export function assistantLinks(prompt: string): { name: string; url: string | undefined }[] {
  const text = encodeURIComponent(prompt.replace(/\p{Surrogate}/gu, " "));
  return assistants.map(({ name, start }) => ({
    name,
    url: start.length + text.length <= longestAddress ? start + text : undefined,
  }));
}
