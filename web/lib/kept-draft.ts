import { portfolioDraftKey } from "#domain/storage-keys.ts";
import { forget, readStored, store } from "#web/lib/storage.ts";

/** What the browser's storage refused: it lives as long as the page. */
let refused: string | null = null;

export function readDraft(): string | null {
  return refused ?? readStored(portfolioDraftKey);
}

/**
 * False when the browser's storage is full or blocked: then the draft is gone when the page is
 * closed.
 */
export function keepDraft(draft: string): boolean {
  refused = draft; // listeners to the storage read this one already
  const isKept = store(portfolioDraftKey, draft);
  if (isKept) refused = null;
  return isKept;
}

export function forgetDraft(): void {
  refused = null;
  forget(portfolioDraftKey);
}
