import { forget, readStored, store } from "#web/lib/storage.ts";

/** Texts of localStorage by key. Null means that there is none. */
export type Texts = Record<string, string | null>;

/** Stores all texts or none, and returns those before. Throws if the browser refuses. */
export function storeTexts(texts: Texts): Texts {
  const before = Object.fromEntries(Object.keys(texts).map((key) => [key, readStored(key)]));
  if (!replaceTexts(texts)) {
    replaceTexts(before);
    throw new Error("The storage is full or blocked");
  }
  return before;
}

/** Replaces texts; false if one does not fit. Deletes all first, since a smaller one makes room. */
function replaceTexts(texts: Texts): boolean {
  for (const key of Object.keys(texts)) forget(key);
  return Object.entries(texts).every(([key, text]) => text === null || store(key, text));
}
