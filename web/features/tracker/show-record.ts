const headerHeight = 64;

/**
 * Scrolls to a record of the table or the board that is out of sight, or below a toast. If the
 * focused element comes to lie below the header by that, the record gets the focus.
 */
export function showRecord(id: string): void {
  const place = document.querySelector<HTMLElement>(`[data-record="${id}"],[data-card="${id}"]`);
  place?.scrollIntoView({ block: "nearest" });
  if (document.activeElement && document.activeElement.getBoundingClientRect().top < headerHeight)
    place?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
}
