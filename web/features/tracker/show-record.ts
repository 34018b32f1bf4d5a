import { besideRow } from "#web/lib/focus.ts";

const headerHeight = 64;

/** The id of the button that adds a record. An empty tracker has a button with this id, too. */
export const addId = "add-application";

/**
 * Finds the element that gets the focus after a record is deleted. To be called before the
 * deletion. The next row of the list comes first, then the previous row, then the button "Add".
 */
export function placeAfter(id: string, opener: Element | null = null): () => HTMLElement | null {
  const beside = besideRow(opener?.closest("li"));
  const inList = besideRow(shownRecord(id));
  return () => beside() ?? inList() ?? document.getElementById(addId);
}

/** The table row or the board card of a record. Null if the record is not shown. */
export function shownRecord(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-record="${id}"],[data-card="${id}"]`);
}

/**
 * Scrolls to a record of the table or the board if it is out of view or a toast covers it. If the
 * header then covers the focused element, the record gets the focus.
 */
export function showRecord(id: string): void {
  const place = shownRecord(id);
  place?.scrollIntoView({ block: "nearest" });
  if (document.activeElement && document.activeElement.getBoundingClientRect().top < headerHeight)
    place?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
}
