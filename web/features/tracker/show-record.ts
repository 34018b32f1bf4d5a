const headerHeight = 64;

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
