import { portfolioDraftKey } from "#domain/storage-keys.ts";
import { forget, readStored, store } from "#web/lib/storage.ts";

/** A draft that could not be stored. It lasts until the page is left. */
let refused: string | null = null;

/** The draft of the portfolio, as JSON. */
export function readDraft(): string | null {
  return refused ?? readStored(portfolioDraftKey);
}

/**
 * Stores the draft. False if the storage is full or blocked: then the draft is lost when the page
 * is closed.
 */
export function keepDraft(draft: string): boolean {
  refused = draft; // set first, since store() calls listeners that read the draft
  const isKept = store(portfolioDraftKey, draft);
  if (isKept) refused = null;
  return isKept;
}

/** Deletes the draft. */
export function forgetDraft(): void {
  refused = null;
  forget(portfolioDraftKey);
}
