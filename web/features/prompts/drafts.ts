export type Values = Record<string, string>;

/** What was typed into the form of each prompt: closing it, or a look at another page, loses nothing. */
export const drafts = new Map<string, Values>();
