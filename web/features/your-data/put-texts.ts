import { forget, readStored, store } from "#web/lib/storage.ts";

/** Texts of the local storage by key; null: there is none. */
export type Texts = Record<string, string | null>;

/**
 * Stores texts, all or none, and returns those before. Throws where the browser does not keep them.
 */
export function putTexts(texts: Texts): Texts {
  const before = Object.fromEntries(Object.keys(texts).map((key) => [key, readStored(key)]));
  if (!areKept(texts)) {
    areKept(before);
    throw new Error("The storage is full or blocked");
  }
  return before;
}

/** Makes room first: a larger text would not fit beside another that is about to shrink. */
function areKept(texts: Texts): boolean {
  for (const key of Object.keys(texts)) forget(key);
  return Object.entries(texts).every(([key, text]) => text === null || store(key, text));
}
