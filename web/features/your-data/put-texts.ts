import { forget, readStored, store } from "#web/lib/storage.ts";

/** Texts of localStorage by key. Null means that there is none. */
export type Texts = Record<string, string | null>;

/** Stores all texts or none, and returns the previous texts. Throws if the browser refuses. */
export function storeTexts(texts: Texts): Texts {
  const before = Object.fromEntries(Object.keys(texts).map((key) => [key, readStored(key)]));
  if (!replaceTexts(texts)) {
    replaceTexts(before);
    throw new Error("The storage is full or blocked");
  }
  return before;
}

/** Replaces texts. Returns false if one does not fit. Deletes all old texts first, to make room. */
function replaceTexts(texts: Texts): boolean {
  for (const key of Object.keys(texts)) forget(key);
  return Object.entries(texts).every(([key, text]) => text === null || store(key, text));
}
