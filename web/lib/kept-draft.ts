import { clearedDraftKey, portfolioDraftKey } from "#domain/storage-keys.ts";
import { forget, readStored, store } from "#web/lib/storage.ts";
import { keepInTab, readTab } from "#web/lib/tab-storage.ts";

/** A draft that could not be stored. It lasts until the visitor leaves the page. */
let refused: string | null = null;

/** The draft of the portfolio, as JSON. */
export function readDraft(): string | null {
  return refused ?? readStored(portfolioDraftKey);
}

/**
 * Stores the draft. Returns false if the storage is full or blocked: the draft is then lost when
 * the page is closed.
 */
export function keepDraft(draft: string): boolean {
  refused = draft; // set first, since store() calls listeners that read the draft
  const isKept = store(portfolioDraftKey, draft);
  if (isKept) refused = null;
  return isKept;
}

/** Deletes the draft. Until the tab is closed, the draft can be restored, even after a reload. */
export function clearDraft(draft: string): void {
  refused = null;
  forget(portfolioDraftKey);
  keepInTab(clearedDraftKey, draft);
}

/** The draft that was cleared in this tab, as JSON. */
export const readClearedDraft = (): string | null => readTab(clearedDraftKey);
