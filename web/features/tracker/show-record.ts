import { besideRow } from "#web/lib/focus.ts";

const headerHeight = 64;

/** The id of the button that adds a record, in the tracker and while it is empty. */
export const addId = "add-application";

/**
 * Finds where the focus goes once a record is deleted: to the next row of the list that it was
 * opened from, else to the row before it, else to "Add". To be called before the deletion.
 */
export function placeAfter(id: string, opener: Element | null = null): () => HTMLElement | null {
  const beside = besideRow(opener?.closest("li"));
  const inList = besideRow(shownRecord(id));
  return () => beside() ?? inList() ?? document.getElementById(addId);
}

/** The row of the table or the card of the board that shows a record, if one does. */
export function shownRecord(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-record="${id}"],[data-card="${id}"]`);
}

/**
 * Scrolls to a record of the table or the board that is out of sight, or below a toast. If the
 * scrolling moves the focused element under the header, the record gets the focus.
 */
export function showRecord(id: string): void {
  const place = shownRecord(id);
  place?.scrollIntoView({ block: "nearest" });
  if (document.activeElement && document.activeElement.getBoundingClientRect().top < headerHeight)
    place?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
}
